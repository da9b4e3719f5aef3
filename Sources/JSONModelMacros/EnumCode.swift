#if Macros
import SwiftSyntax

/// The code that an enum with cases of its own gets.
struct EnumCode {
    let context: TypeContext
    let options: ModelOptions
    let cases: [EnumCase]
    /// True if the first type that the enum inherits may be that of raw values.
    let mayHaveRawValues: Bool

    /// The requirements on the parameters of the type.
    var requirements: String {
        context.requirements(for: cases.flatMap { $0.values.map(\.type) })
    }

    // MARK: In the type

    /// What has to stand in the type, where its own names mean what they mean in the payloads.
    var inType: [String] { [describeCases, indexOfCase] }

    private var describeCases: String {
        let kind = mayHaveRawValues ? ["let kind = _cases.kind()", "kind.checkRawType()"] : []
        return """
            nonisolated static func describeCases(
                in _cases: inout Decoding.EnumCases<Self>
            )\(requirements) {
            \((kind + cases.map(add)).joined(separator: "\n").indented)
            }
            """
    }

    private func add(_ item: EnumCase) -> String {
        let value = ".\(item.name.text)"
        var names = [item.jsonName.code]
        if !item.aliases.isEmpty {
            let texts = item.aliases.map(\.text.literal)
            names.append("aliases: [" + texts.joined(separator: ", ") + "]")
        }
        if item.values.isEmpty {
            let argument =
                context.isGeneric ? "making: \(sendable("{ \(value) }"))" : "value: \(value)"
            return "_cases.add(\((names + [argument]).joined(separator: ", ")))"
        }
        if item.isWrapper { return wrapper(item, names) }
        let fields = item.values.map(field)
        let call = "_cases.add(\((names + [".case(\(functions(item)))"]).joined(separator: ", ")))"
        return "\(call) {\n\(fields.joined(separator: "\n").indented)\n}"
    }

    /// The payload is one value, which stands for itself, or a model with members beside the tag.
    private func wrapper(_ item: EnumCase, _ names: [String]) -> String {
        let type = item.values[0].type.trimmedDescription
        let label = options.tag != nil && options.content == nil ? "flat" : "wrapping"
        let parser = "Decoding.EnumCases<Self>.parser((\(type)).self)"
        let start =
            item.isUnknown
            ? "_cases.addOther(\(parser)"
            : "_cases.add(\(names.joined(separator: ", ")), \(label): \(parser)"
        return start + ", \(functions(item)))"
    }

    /// The two functions between the values of a case and the case, as arguments.
    private func functions(_ item: EnumCase) -> String {
        let names = item.values.indices.map { "value\($0)" }
        let types = item.values.map(\.type.trimmedDescription)
        // Their types are not written: an alias of a closure would be one that cannot escape.
        let arguments = item.values.enumerated().map { index, value in
            value.label.map { "\($0.asLabel): $\(index)" } ?? "$\(index)"
        }
        let pattern = names.map { "let \($0)" }.joined(separator: ", ")
        let tuple = names.count == 1 ? names[0] : "(" + names.joined(separator: ", ") + ")"
        let extract = """
            { value -> (\(types.joined(separator: ", ")))? in
                guard case .\(item.name.text)(\(pattern)) = value else { return nil }
                return \(tuple)
            }
            """
        let embed = "{ .\(item.name.text)(\(arguments.joined(separator: ", "))) }"
        return "\(sendable(embed)), extract: \(sendable(extract))"
    }

    /// A function that any thread may call.
    ///
    /// In a generic type, the compiler has to be told so, because the function captures the type's parameters.
    private func sendable(_ function: String) -> String {
        context.isGeneric
            ? "unsafe Decoding.EnumCases<Self>.function(\(function))" : function
    }

    private func field(_ value: EnumCase.Value) -> String {
        var arguments = [value.key.code, "(\(value.type.trimmedDescription)).self"]
        // An optional is nil without a default, too.
        if let defaultValue = value.defaultValue, !defaultValue.is(NilLiteralExprSyntax.self) {
            arguments.append("default: \(defaultValue.asArgument)")
        }
        return
            "Decoding.EnumCases<Self>.field(\(arguments.joined(separator: ", ")))"
    }

    private var indexOfCase: String {
        """
        nonisolated static func indexOfCase(_ value: Self) -> Swift.Int {
            switch value {
        \(cases.enumerated().map(index).joined(separator: "\n").indented)
            }
        }
        """
    }

    private func index(_ number: Int, _ item: EnumCase) -> String {
        "case .\(item.name.text): \(number)"
    }

    // MARK: In the extension

    var inExtension: String {
        var unknownKeys = ""
        if case .reject = options.unknownKeys { unknownKeys = ", unknownKeys: .reject" }
        return context.parserProperty(
            "Decoding.JSONEnumParser<Self>",
            """
            (tag: \(tag)\(unknownKeys)) { cases in
                describeCases(in: &cases)
            } index: { value in
                indexOfCase(value)
            }
            """
        )
    }

    private var tag: String {
        if options.untagged != nil { return ".none" }
        guard let tag = options.tag?.text.literal else { return ".outside" }
        guard let content = options.content?.text.literal else { return ".inside(\(tag))" }
        return ".beside(\(tag), content: \(content))"
    }
}

extension TokenSyntax {
    /// A label as the compiler wants it: only three keywords need backticks there.
    fileprivate var asLabel: String {
        let needsBackticks =
            ["inout", "var", "let", "_"].contains(plainText)
            || !plainText.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
            || plainText.first?.isNumber == true
        return needsBackticks ? text : plainText
    }
}
#endif
