#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@JSONModel`: makes the conformance of a struct, a class or an enum.
public enum JSONModelMacro: MemberMacro, ExtensionMacro {
    /// The code is laid out as it is made.
    public static var formatMode: FormatMode { .disabled }

    /// What is made in the type.
    public static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let findings = Findings()
        let code = code(for: declaration, node, in: context, findings)
        // The other expansion finds the same. Of an enum, the compiler asks for it first, and not always
        // for this one.
        if !declaration.is(EnumDeclSyntax.self) { findings.diagnostics.forEach(context.diagnose) }
        if findings.hasErrors { return [] }
        switch code {
        case .members(let code): return code.inType.map(DeclSyntax.init(code:))
        case .cases(let code): return code.inType.map(DeclSyntax.init(code:))
        case .rawValues, nil: return []
        }
    }

    /// The extension with the conformance.
    public static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let findings = Findings()
        let code = code(for: declaration, node, in: context, findings)
        if declaration.is(EnumDeclSyntax.self) { findings.diagnostics.forEach(context.diagnose) }
        guard let code, !findings.hasErrors else { return [] }
        let name = type.trimmedDescription
        let (isDirect, requirements, body) =
            switch code {
            case .members(let code): (code.isDirect, code.requirements, code.inExtension(of: name))
            case .cases(let code): (false, code.requirements, code.inExtension)
            case .rawValues(let parser): (false, "", parser)
            }
        let conformances = protocols.map(\.trimmedDescription).filter { conformance in
            isDirect || conformance.split(separator: ".").last != "JSONDirectModel"
        }
        let list = conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
        return [
            ExtensionDeclSyntax(
                attributes: TypeContext.availability(of: declaration, in: context),
                type: name,
                clauses: list + requirements,
                members: body
            )
        ]
    }

    /// The code of a declaration.
    private enum Code {
        case members(ModelCode)
        case cases(EnumCode)
        /// The parser of an enum with a case for unknown raw values; empty if there is no such case.
        case rawValues(String)
    }

    private static func code(
        for declaration: some DeclGroupSyntax,
        _ node: AttributeSyntax,
        in context: some MacroExpansionContext,
        _ findings: Findings
    ) -> Code? {
        let options = ModelOptions(node, findings)
        let type = TypeContext(declaration, in: context)
        if let modifier = declaration.modifiers.first(where: { $0.name.text == "private" }),
            !context.lexicalContext.isEmpty
        {
            findings.error(
                "the extension that '@JSONModel' adds cannot see a private nested type; make it 'fileprivate'",
                at: modifier,
                fixes: [
                    .replace(
                        "write 'fileprivate'",
                        modifier,
                        with: modifier.with(\.name.tokenKind, .keyword(.fileprivate))
                    )
                ]
            )
        }
        for inherited in declaration.inheritanceClause?.inheritedTypes ?? [] {
            if let type = inherited.type.as(SuppressedTypeSyntax.self),
                ["Copyable", "Escapable"].contains(type.type.plainName)
            {
                findings.error("a model must be copyable", at: type)
            }
        }
        if let declaration = declaration.as(EnumDeclSyntax.self) {
            let members = EnumMembers(options: options, findings: findings)
            if EnumMembers.hasRawValues(declaration) {
                return .rawValues(
                    members.unknownRawCase(of: declaration, node).map(type.rawValueParser) ?? ""
                )
            }
            let cases = members.cases(of: declaration)
            return .cases(
                EnumCode(
                    context: type,
                    options: options,
                    cases: cases,
                    mayHaveRawValues: EnumMembers.mayHaveRawValues(declaration)
                )
            )
        }
        let isClass = declaration.is(ClassDeclSyntax.self)
        guard isClass || declaration.is(StructDeclSyntax.self) else {
            findings.error(
                "'@JSONModel' is for structs, final classes and enums",
                at: declaration.introducer
            )
            return nil
        }
        if let declaration = declaration.as(ClassDeclSyntax.self) {
            check(declaration, findings)
        }
        if !isClass { ModelMembers.checkInitialiser(of: declaration.memberBlock.members, findings) }
        if type.hasPack, let named = declaration.asProtocol((any NamedDeclSyntax).self) {
            // The runtime ends the process when it makes one.
            findings.error(
                "a type with a parameter pack cannot be a model, because Swift has no key paths to its properties",
                at: named.name
            )
        }
        for argument in [options.tag?.node, options.content?.node, options.untagged] {
            if let argument { findings.error("only an enum has a tag", at: argument) }
        }
        let members = ModelMembers(
            options: options,
            findings: findings,
            isClass: isClass,
            isOnMainActor: !declaration.attributes.named("MainActor").isEmpty,
            codingKeys: CodingKeyNames(in: declaration.memberBlock.members, findings)
        )
        .members(of: declaration.memberBlock.members)
        check(members, options, findings)
        return .members(
            ModelCode(
                context: type,
                options: options,
                members: members,
                isClass: isClass,
                storedCount: ModelMembers.mayHaveMore(declaration)
                    ? nil : ModelMembers.storedCount(in: declaration.memberBlock.members)
            )
        )
    }

    private static func check(_ declaration: ClassDeclSyntax, _ findings: Findings) {
        if !declaration.modifiers.contains(where: { $0.name.text == "final" }) {
            var new = declaration
            new.leadingTrivia = []
            for index in new.modifiers.indices where new.modifiers[index].name.text == "open" {
                new.modifiers[index].name.tokenKind = .keyword(.public)
            }
            new.modifiers.append(DeclModifierSyntax(name: .keyword(.final, trailingTrivia: .space)))
            new.leadingTrivia = declaration.leadingTrivia
            findings.error(
                "a class must be final to be a model",
                at: declaration.classKeyword,
                fixes: [.replace("make the class final", declaration, with: new)]
            )
        }
        let members = declaration.memberBlock.members
        let isDesignated = members.contains { member in
            let initialiser = member.decl.as(InitializerDeclSyntax.self)
            return initialiser?.modifiers.contains { $0.name.text == "convenience" } == false
        }
        if !isDesignated {
            findings.error(
                "declare an initialiser: the one that '@JSONModel' adds replaces the implicit one",
                at: declaration.name
            )
        }
    }

    private static func check(
        _ members: [ModelMember],
        _ options: ModelOptions,
        _ findings: Findings
    ) {
        checkKeys(members, [], findings)
        let properties = members.flatMap(\.properties)
        guard case .collect(let name, let node) = options.unknownKeys else { return }
        let isThere = properties.contains { property in
            if case .others = property.role { true } else { false }
        }
        if !isThere { findings.error("there is no stored property \(name.literal)", at: node) }
    }

    /// Looks for keys that are there twice; returns all, with those that were found before.
    @discardableResult
    private static func checkKeys(
        _ members: [ModelMember],
        _ found: Set<[UInt8]>,
        _ findings: Findings
    ) -> Set<[UInt8]> {
        var keys = found
        for member in members {
            switch member {
            case .property(let property):
                guard case .member = property.role else { continue }
                var own = property.key.known.map { [($0, property.keyNode)] } ?? []
                own += property.aliases.map { ($0.text, Syntax($0.node)) }
                for (key, node) in own where !keys.insert(key.bytes).inserted {
                    findings.error("the key \(key.literal) is given twice", at: node)
                }
            case .conditional(let clauses):
                // Only one of them counts.
                keys = clauses.reduce(into: keys) { all, clause in
                    all.formUnion(checkKeys(clause.members, keys, findings))
                }
            }
        }
        return keys
    }
}
#endif
