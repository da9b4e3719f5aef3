#if Macros
import SwiftSyntax

/// The keys that `CodingKeys`, or a type like it, gives the members of a `Codable` type.
struct CodingKeyNames {
    /// The keys by the names of the cases; nil for a case without one of its own.
    private let keys: [String: KeyNaming.Key?]

    /// The keys of an enum of this name in a block.
    ///
    /// Nil if there is none, and after a warning if the macro cannot know its keys.
    init?(
        _ name: String = "CodingKeys",
        in block: MemberBlockItemListSyntax,
        _ findings: Findings
    ) {
        let named = block.lazy.compactMap {
            CodingKeyNames.declarations($0.decl, named: name).first
        }
        guard let declaration = named.first else { return nil }
        guard let enumeration = declaration.as(EnumDeclSyntax.self),
            let types = enumeration.inheritanceClause?.inheritedTypes,
            types.contains(where: { $0.type.plainName == "CodingKey" }),
            enumeration.memberBlock.members.allSatisfy({ !$0.decl.is(IfConfigDeclSyntax.self) }),
            declaration.parent?.parent == Syntax(block)
        else {
            findings.warning(
                """
                '@JSONModel' ignores these keys, because it reads only an enum that lists 'CodingKey' and has no \
                '#if'; use '@JSONField' or '@JSONCase'
                """,
                at: declaration
            )
            return nil
        }
        let elements = enumeration.memberBlock.members.flatMap { item in
            item.decl.as(EnumCaseDeclSyntax.self).map { Array($0.elements) } ?? []
        }
        keys = Dictionary(
            elements.map { element in
                let literal = element.rawValue?.value.as(StringLiteralExprSyntax.self)
                let key = literal?.representedLiteralValue.map { KeyNaming.Key(text: $0) }
                return (element.name.plainText, key)
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The keys of the labels of a case, which `Codable` takes from an enum with a name of its own.
    init?(
        ofPayloadOf name: TokenSyntax,
        in block: MemberBlockItemListSyntax,
        _ findings: Findings
    ) {
        let text = name.plainText
        let capitalised = text.prefix(1).uppercased() + text.dropFirst()
        self.init(capitalised + "CodingKeys", in: block, findings)
    }

    /// True if there is a case for a property, case or label.
    func hasCase(_ name: TokenSyntax) -> Bool { keys[name.plainText] != nil }

    /// The key of a property, case or label, if its case gives one.
    func key(of name: TokenSyntax) -> KeyNaming.Key? { keys[name.plainText] ?? nil }

    /// The declarations of a name that may hold keys: enums and aliases, in `#if` too.
    private static func declarations(_ declaration: DeclSyntax, named name: String) -> [DeclSyntax]
    {
        if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            return conditional.clauses.flatMap { clause in
                guard case .decls(let block) = clause.elements else { return [DeclSyntax]() }
                return block.flatMap { declarations($0.decl, named: name) }
            }
        }
        let found =
            declaration.as(EnumDeclSyntax.self)?.name
            ?? declaration.as(TypeAliasDeclSyntax.self)?.name
        return found?.plainText == name ? [declaration] : []
    }
}
#endif
