#if Macros
import SwiftSyntax

/// The keys that `CodingKeys`, or a type like it, gives the members of a `Codable` type.
struct CodingKeyNames {
    /// The keys by the names of the cases.
    private let keys: [String: String]

    /// The keys of an enum of this name in a block; nil if there is no such enum.
    init?(_ name: String = "CodingKeys", in block: MemberBlockItemListSyntax) {
        let declaration = block.lazy.compactMap { $0.decl.as(EnumDeclSyntax.self) }
            .first { $0.name.text == name }
        guard let declaration,
            let types = declaration.inheritanceClause?.inheritedTypes,
            types.contains(where: { $0.type.plainName == "CodingKey" })
        else { return nil }
        keys = Dictionary(
            CodingKeyNames.elements(of: declaration.memberBlock.members).map { element in
                let literal = element.rawValue?.value.as(StringLiteralExprSyntax.self)
                let name = element.name.plainText
                return (name, literal?.representedLiteralValue ?? name)
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The keys of the labels of a case, which `Codable` takes from an enum with a name of its own.
    init?(ofPayloadOf name: TokenSyntax, in block: MemberBlockItemListSyntax) {
        let text = name.plainText
        self.init(text.prefix(1).uppercased() + text.dropFirst() + "CodingKeys", in: block)
    }

    /// The key of a property, case or label; nil if no case has its name.
    subscript(name: TokenSyntax) -> String? { keys[name.plainText] }

    private static func elements(
        of block: MemberBlockItemListSyntax
    ) -> [EnumCaseElementSyntax] {
        block.flatMap { item -> [EnumCaseElementSyntax] in
            if let cases = item.decl.as(EnumCaseDeclSyntax.self) { return Array(cases.elements) }
            let clauses = item.decl.as(IfConfigDeclSyntax.self)?.clauses
            return (clauses.map(Array.init) ?? []).flatMap { clause in
                guard case .decls(let block) = clause.elements else {
                    return [EnumCaseElementSyntax]()
                }
                return elements(of: block)
            }
        }
    }
}
#endif
