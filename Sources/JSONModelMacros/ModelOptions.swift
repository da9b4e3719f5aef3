#if Macros
import SwiftSyntax

/// The arguments of `@JSONModel`.
struct ModelOptions {
    /// What becomes of the members that no property names.
    enum UnknownKeys {
        case skip
        case reject
        /// They go into the property of this name, which stands at this node.
        case collect(String, at: ExprSyntax)
    }

    /// An argument that is text, with its node.
    struct Text {
        let text: String
        let node: ExprSyntax
    }

    var naming = KeyNaming.asWritten
    var unknownKeys = UnknownKeys.skip
    var tag: Text?
    var content: Text?
    /// The argument that says that no name is written.
    var untagged: ExprSyntax?

    init(_ attribute: AttributeSyntax, _ findings: Findings) {
        for argument in attribute.labeledArguments {
            let value = argument.expression
            switch argument.label?.text {
            case "keys": naming = KeyNaming(value)
            case "unknownKeys": unknownKeys = ModelOptions.unknownKeys(value, findings)
            case "tag": tag = value.text(findings).map { Text(text: $0, node: value) }
            case "content": content = value.text(findings).map { Text(text: $0, node: value) }
            case "untagged": untagged = value.isTrue(findings) ? value : nil
            default: break
            }
        }
    }

    private static func unknownKeys(_ value: ExprSyntax, _ findings: Findings) -> UnknownKeys {
        if let call = value.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName,
            name.text == "collect", let property = call.arguments.first?.expression,
            let text = property.text(findings)
        {
            return .collect(text, at: property)
        }
        switch value.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
        case "skip": return .skip
        case "reject": return .reject
        default:
            findings.error("write '.skip', '.reject' or '.collect(into: \"property\")'", at: value)
            return .skip
        }
    }
}

/// How names become keys.
enum KeyNaming {
    case asWritten
    case snakeCase
    /// As this expression says, which only the running program knows.
    case other(ExprSyntax)

    init(_ value: ExprSyntax) {
        let access = value.as(MemberAccessExprSyntax.self)
        let isOurs = access?.base.map { $0.trimmedDescription.hasSuffix("KeyNaming") } ?? true
        switch isOurs ? access?.declName.baseName.text : nil {
        case "asWritten": self = .asWritten
        case "snakeCase": self = .snakeCase
        default: self = .other(value)
        }
    }

    /// The key of a name.
    func key(of name: String) -> Key {
        switch self {
        case .asWritten: Key(text: name)
        case .snakeCase: Key(text: SnakeCaseKey.convert(name))
        case .other(let value): Key(text: name, naming: value)
        }
    }

    /// A key, or what makes it of a name in the running program.
    struct Key {
        /// The key, or the name.
        let text: String
        var naming: ExprSyntax?

        /// The key; nil if only the running program knows it.
        var known: String? { naming == nil ? text : nil }

        /// The key as an expression.
        var code: String {
            guard let naming else { return text.literal }
            return "(\(naming.trimmedDescription) as Decoding.KeyNaming).key(of: \(text.literal))"
        }
    }
}

extension AttributeSyntax {
    /// The arguments in parentheses.
    var labeledArguments: [LabeledExprSyntax] {
        guard case .argumentList(let list) = arguments else { return [] }
        return Array(list)
    }

    /// The name without the modules in front of it.
    var lastName: String {
        attributeName.as(MemberTypeSyntax.self)?.name.text
            ?? attributeName.as(IdentifierTypeSyntax.self)?.name.text
            ?? attributeName.trimmedDescription
    }
}

extension AttributeListSyntax {
    /// The attributes of a name.
    func named(_ name: String) -> [AttributeSyntax] {
        compactMap { $0.as(AttributeSyntax.self) }.filter { $0.lastName == name }
    }

    /// The attributes of a name that stand in `#if`.
    func conditional(_ name: String) -> [AttributeSyntax] {
        compactMap { $0.as(IfConfigDeclSyntax.self) }.flatMap(\.clauses).flatMap { clause in
            guard case .attributes(let list) = clause.elements else { return [AttributeSyntax]() }
            return list.named(name) + list.conditional(name)
        }
    }
}

extension ExprSyntax {
    /// The text of a value as an argument: there, `if` and `switch` have to be in a closure.
    var asArgument: String {
        let isStatement = self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self)
        return isStatement ? "{ \(trimmedDescription) }()" : code
    }

    /// The text of a value, after which more may stand: not in the line of `#endif`.
    var code: String {
        trimmedDescription.hasSuffix("#endif") ? trimmedDescription + "\n" : trimmedDescription
    }

    /// The text of a string literal; nil for `nil`, and after an error.
    func text(_ findings: Findings) -> String? {
        if self.is(NilLiteralExprSyntax.self) { return nil }
        if let text = self.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
            return text
        }
        findings.error("write a string literal without interpolation", at: self)
        return nil
    }

    /// The texts of an array of string literals.
    func texts(_ findings: Findings) -> [ModelOptions.Text] {
        guard let array = self.as(ArrayExprSyntax.self) else {
            findings.error("write an array of string literals", at: self)
            return []
        }
        return array.elements.compactMap { element in
            element.expression.text(findings).map {
                ModelOptions.Text(text: $0, node: element.expression)
            }
        }
    }

    /// True for `true`; an error if it is neither that nor `false`.
    func isTrue(_ findings: Findings) -> Bool {
        guard let literal = self.as(BooleanLiteralExprSyntax.self) else {
            findings.error("write 'true' or 'false'", at: self)
            return false
        }
        return literal.literal.tokenKind == .keyword(.true)
    }
}

extension String {
    /// What keys are compared by: those that only look alike are different ones.
    var bytes: [UInt8] { Array(utf8) }

    /// The text as a string literal of Swift.
    var literal: String {
        quoted { scalar in
            scalar < " " || scalar == "\u{7F}" ? "\\u{\(String(scalar.value, radix: 16))}" : nil
        }
    }

    /// The text as a string of JSON.
    var jsonText: String {
        quoted { scalar in
            guard scalar < " " else { return nil }
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }

    /// The text in quotes, with escapes: a backslash before quotes and backslashes, and what the
    /// function gives for other characters.
    private func quoted(_ escape: (Unicode.Scalar) -> String?) -> String {
        var text = "\""
        for scalar in unicodeScalars {
            if scalar == "\"" || scalar == "\\" { text += "\\" }
            if let escaped = escape(scalar) {
                text += escaped
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
#endif
