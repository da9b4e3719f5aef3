#if Macros
import SwiftSyntax

/// A stored property that is read and written.
struct StoredProperty {
    /// What stands in JSON for it.
    enum Role {
        /// One member.
        case member
        /// The members of its model.
        case flat
        /// All members that no other property names.
        case others
    }

    /// The name as it is written, perhaps in backticks.
    let name: TokenSyntax
    /// The type as it is written; nil if there is none, or only its optional is known.
    let type: TypeSyntax?
    /// True if the declaration gives it a value.
    let hasInitialValue: Bool
    let role: Role
    let key: KeyNaming.Key
    /// The node that gives the key.
    let keyNode: Syntax
    let aliases: [ModelOptions.Text]
    /// The value where the member is missing.
    let defaultValue: ExprSyntax?
    let parser: ExprSyntax?

    /// An expression of the type of the property in a model, for code that is compiled for it.
    ///
    /// Nil if the plan of the parser has to read the property.
    func typeExpression(in model: String) -> String? {
        if parser != nil { return nil }
        if hasInitialValue {
            // `var all: Array = [1]`: only the compiler knows the whole type.
            return "FastJSON.MemberReader.propertyType { (model: \(model)) in model.\(name.text) }"
        }
        // `any P` and `some P` need parentheses before a member.
        return type.map(\.trimmedDescription).map {
            $0.contains(" ") ? "(\($0)).self" : "\($0).self"
        }
    }
}

/// What `@JSONField` says of a property, or `@JSONCase` of a case.
struct FieldOptions {
    var key: ModelOptions.Text?
    var aliases: [ModelOptions.Text] = []
    var defaultValue: ExprSyntax?
    var parser: ExprSyntax?
    var isIgnored = false
    var isFlat = false
    var isUnknown = false
    /// The attribute, if there is one.
    let attribute: AttributeSyntax?

    init(_ name: String, in list: AttributeListSyntax, _ findings: Findings) {
        let attributes = list.named(name)
        attribute = attributes.first
        for other in list.conditional(name) {
            findings.error(
                "'@\(name)' cannot stand in '#if'; put the whole declaration there",
                at: other
            )
        }
        for other in attributes.dropFirst() {
            findings.error("combine both attributes into one", at: other)
        }
        for argument in attribute?.labeledArguments ?? [] {
            let value = argument.expression
            switch argument.label?.text {
            case nil: key = value.text(findings).map { ModelOptions.Text(text: $0, node: value) }
            case "aliases": aliases = value.texts(findings)
            case "default": defaultValue = value
            case "parser": parser = value
            case "ignored": isIgnored = value.isTrue(findings)
            case "flat": isFlat = value.isTrue(findings)
            case "unknown": isUnknown = value.isTrue(findings)
            default: break
            }
        }
    }
}
#endif
