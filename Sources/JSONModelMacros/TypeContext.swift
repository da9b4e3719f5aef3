#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// What the code of a model has to know of where its type is declared.
struct TypeContext {
    /// The access modifier of what a protocol asks for, with a space; empty where none is needed.
    let access: String
    /// The name in the scope of the type.
    let name: String
    /// True if the type, or one around it, has parameters, be they types, packs or values.
    let isGeneric: Bool
    /// True if one of these parameters is a pack.
    let hasPack: Bool
    /// The parameters of the type itself, as arguments: empty, or `<Item>`.
    let arguments: String
    /// The parameters that are single types.
    private let parameters: [String]

    init(_ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
        access = TypeContext.access(of: declaration, in: context)
        let named = declaration.asProtocol((any NamedDeclSyntax).self)
        name = named?.name.trimmed.text ?? "Self"
        let outer = context.lexicalContext.compactMap {
            $0.asProtocol((any WithGenericParametersSyntax).self)
        }
        let own = declaration.asProtocol((any WithGenericParametersSyntax).self)
        let all = ([own].compactMap { $0 } + outer).flatMap {
            Array($0.genericParameterClause?.parameters ?? [])
        }
        let names = own?.genericParameterClause?.parameters.map(\.name.text) ?? []
        arguments = names.isEmpty ? "" : "<" + names.joined(separator: ", ") + ">"
        isGeneric = !all.isEmpty
        hasPack = all.contains { $0.specifier?.tokenKind == .keyword(.each) }
        parameters = all.filter { $0.specifier == nil }.map(\.name.text)
    }

    /// The access modifier of a type's members, which is that of the least visible type around them.
    private static func access(
        of declaration: some DeclGroupSyntax,
        in context: some MacroExpansionContext
    ) -> String {
        let outer = context.lexicalContext
        if outer.flatMap(modifiers).contains(where: { ["private", "fileprivate"].contains($0) }) {
            return "fileprivate "
        }
        let levels = ["", "package ", "public "]
        let all = [Syntax(declaration)] + outer
        let least = all.indices.filter { !all[$0].is(ExtensionDeclSyntax.self) }.map { index in
            var modifiers = modifiers(of: all[index])
            // What is declared in `public extension` is public unless it says otherwise.
            if all.indices.contains(index + 1), all[index + 1].is(ExtensionDeclSyntax.self) {
                modifiers += self.modifiers(of: all[index + 1])
            }
            let words = ["public", "open", "package", "internal", "fileprivate", "private"]
            return switch modifiers.first(where: words.contains) {
            case "public", "open": 2
            case "package": 1
            default: 0
            }
        }
        .min()
        return levels[least ?? 0]
    }

    /// The property with the parser of the type, from the arguments and functions that make it.
    ///
    /// A generic type cannot hold its parser, so it shares one that is kept for it.
    func parserProperty(_ parser: String, _ maker: String) -> String {
        let declaration =
            isGeneric
            ? "static var jsonParser: \(parser) {\n\("unsafe .sharedOfMacro\(maker)".indented)\n}"
            : "static let jsonParser: \(parser) = .init\(maker)"
        return "nonisolated \(access)\(declaration)"
    }

    /// The property with the parser of raw values, all unknown ones of which are read as a case.
    func rawValueParser(unknown: TokenSyntax) -> String {
        """
        nonisolated \(access)static var jsonParser:
            Decoding.ConvertedParser<RawValue.Parser, Decoding.RepresentingOrUnknown<Self>>
        {
            rawValueParser(unknown: .\(unknown.text))
        }
        """
    }

    /// What is required of the parameters: a parser of those that the types hold, and members of those
    /// that are types of flat properties.
    ///
    /// With `where` and a space in front of it, or empty.
    func requirements(for types: [TypeSyntax?], flat: [TypeSyntax?] = []) -> String {
        if parameters.isEmpty { return "" }
        let tokens = types.compactMap { $0 }.flatMap { $0.tokens(viewMode: .sourceAccurate) }
        // Not those of members: in `Other.Item`, `Item` is no parameter.
        let names = tokens.compactMap { $0.parent?.as(IdentifierTypeSyntax.self) }
            .filter { parameters.contains($0.name.text) }
        var used: [String] = []
        for type in names.map(\.withMembers) where !used.contains(type) { used.append(type) }
        let flat = Set(flat.compactMap { $0?.trimmedDescription })
        let requirements =
            used.map { "\($0): Decoding.JSONParsable" }
            + used.filter(flat.contains).map { "\($0).Parser: Decoding.JSONMembersParser" }
        return requirements.isEmpty ? "" : " where " + requirements.joined(separator: ", ")
    }

    /// The attributes that say where the type is available, for its extension, too.
    static func availability(
        of declaration: some DeclGroupSyntax,
        in context: some MacroExpansionContext
    ) -> [AttributeSyntax] {
        let outer = context.lexicalContext.compactMap {
            $0.asProtocol((any WithAttributesSyntax).self)?.attributes
        }
        return ([declaration.attributes] + outer).flatMap { $0.named("available") }
    }

    /// The modifiers of a declaration around a type.
    private static func modifiers(of node: Syntax) -> [String] {
        node.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
    }
}

extension IdentifierTypeSyntax {
    /// The type with the members that it is asked for: `T.ID` of the `T` in it.
    fileprivate var withMembers: String {
        var type = TypeSyntax(self)
        while let member = type.parent?.as(MemberTypeSyntax.self), member.baseType == type {
            type = TypeSyntax(member)
        }
        return type.trimmedDescription
    }
}
#endif
