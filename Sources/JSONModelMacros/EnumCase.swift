#if Macros
import SwiftSyntax

/// A case of an enum.
struct EnumCase {
    /// One value of its payload.
    struct Value {
        /// The label as it is written; nil if there is none.
        let label: TokenSyntax?
        let type: TypeSyntax
        let defaultValue: ExprSyntax?
        let key: KeyNaming.Key
    }

    /// The name as it is written, perhaps in backticks.
    let name: TokenSyntax
    let values: [Value]
    let jsonName: KeyNaming.Key
    /// The node that gives the name in JSON.
    let nameNode: Syntax
    let aliases: [ModelOptions.Text]
    /// True if it is for all names that no other case has.
    let isUnknown: Bool

    /// The names that are read and known, with their nodes.
    var names: [(text: String, node: Syntax)] {
        isUnknown
            ? []
            : (jsonName.known.map { [($0, nameNode)] } ?? [])
                + aliases.map { ($0.text, Syntax($0.node)) }
    }

    /// True if the payload is one value without a label, which is written as it is.
    var isWrapper: Bool { values.count == 1 && values[0].label == nil }

    /// `codingKey` is the name of the case for `Codable`, `payloadKeys` are the keys of its labels.
    init(
        _ element: EnumCaseElementSyntax,
        _ field: FieldOptions,
        naming: KeyNaming,
        codingKey: KeyNaming.Key?,
        payloadKeys: CodingKeyNames?
    ) {
        name = element.name
        jsonName =
            field.key.map { KeyNaming.Key(text: $0.text) }
            ?? codingKey ?? naming.key(of: element.name.plainText)
        nameNode = field.key.map { Syntax($0.node) } ?? Syntax(element.name)
        aliases = field.aliases
        isUnknown = field.isUnknown
        values = (element.parameterClause?.parameters ?? []).map { parameter in
            let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0 }
            return Value(
                label: label,
                type: parameter.type,
                defaultValue: parameter.defaultValue?.value,
                key: label.flatMap { payloadKeys?.key(of: $0) }
                    ?? naming.key(of: label?.plainText ?? "")
            )
        }
    }
}
#endif
