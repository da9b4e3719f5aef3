#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// What the code of a model has to know of where its type is declared.
struct TypeContext {
    /// The access modifier of what a protocol asks for, with a space; empty where none is needed.
    let access: String
    /// The name in the scope of the type.
    let name: String
    /// The parameters of the type, and of those around it.
    private let parameters: [String]

    var isGeneric: Bool { !parameters.isEmpty }

    init(_ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
        let modifiers = declaration.modifiers.map(\.name.text)
        let outerModifiers = context.lexicalContext.map { TypeContext.modifiers(of: $0) }
        let isHidden = outerModifiers.joined().contains { ["private", "fileprivate"].contains($0) }
        // What is declared in `public extension` is public.
        let isInExtension = context.lexicalContext.first?.is(ExtensionDeclSyntax.self) == true
        let all = modifiers + (isInExtension ? outerModifiers[0] : [])
        let visible = all.first { ["public", "package", "open"].contains($0) }
        access = isHidden ? "fileprivate " : visible.map { $0 + " " } ?? ""
        let named = declaration.asProtocol((any NamedDeclSyntax).self)
        name = named?.name.trimmed.text ?? "Self"
        let outer = context.lexicalContext.compactMap {
            $0.asProtocol((any WithGenericParametersSyntax).self)
        }
        let own = declaration.asProtocol((any WithGenericParametersSyntax).self)
        parameters = ([own].compactMap { $0 } + outer).flatMap { generic in
            (generic.genericParameterClause?.parameters ?? []).filter { $0.specifier == nil }.map {
                $0.name.text
            }
        }
    }

    /// What is required of the parameters: a parser of those that the types hold, and members of those
    /// that are types of flat properties.
    ///
    /// With `where` and a space in front of it, or empty.
    func requirements(for types: [TypeSyntax?], flat: [TypeSyntax?] = []) -> String {
        if parameters.isEmpty { return "" }
        let tokens = types.compactMap { $0 }.flatMap { $0.tokens(viewMode: .sourceAccurate) }
        // Not those of members: in `Other.Item`, `Item` is no parameter.
        let used = Set(
            tokens.filter { $0.parent?.is(IdentifierTypeSyntax.self) == true }.map(\.text)
        )
        let flat = Set(flat.compactMap { $0?.trimmedDescription })
        let requirements =
            parameters.filter(used.contains).map { "\($0): Decoding.JSONParsable" }
            + parameters.filter(flat.contains).map { "\($0).Parser: Decoding.JSONMembersParser" }
        return requirements.isEmpty ? "" : " where " + requirements.joined(separator: ", ")
    }

    /// The attributes that say where the type is available, for its extension, too.
    static func availability(
        of declaration: some DeclGroupSyntax,
        in context: some MacroExpansionContext
    ) -> String {
        let outer = context.lexicalContext.compactMap {
            $0.asProtocol((any WithAttributesSyntax).self)?.attributes
        }
        let attributes = ([declaration.attributes] + outer).flatMap { $0.named("available") }
        return attributes.map { $0.trimmedDescription + "\n" }.joined()
    }

    /// The modifiers of a declaration around a type.
    private static func modifiers(of node: Syntax) -> [String] {
        node.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
    }
}
#endif
