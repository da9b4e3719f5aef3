#if Macros
import SwiftSyntax

/// Finds the cases of an enum, and checks that they can be told apart.
struct EnumMembers {
    private static let rawTypes: Set<String> = [
        "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8",
        "UInt16", "UInt32", "UInt64", "UInt128", "Double", "Float", "Float16", "Bool", "CChar",
        "CShort", "CInt", "CLong", "CLongLong", "CUnsignedChar", "CUnsignedShort", "CUnsignedInt",
        "CUnsignedLong", "CUnsignedLongLong", "StaticString",
    ]
    /// Types whose values are not objects.
    private static let scalarTypes: Set<String> = rawTypes.union(["Date", "URL", "UUID", "Decimal"])

    let options: ModelOptions
    let findings: Findings

    /// True if the values are raw values, which the enum's type says.
    static func hasRawValues(_ declaration: EnumDeclSyntax) -> Bool {
        let first = declaration.inheritanceClause?.inheritedTypes.first?.type
        return first.map { rawTypes.contains($0.plainName) } == true
            || declaration.memberBlock.members.contains { item in
                item.decl.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.rawValue != nil }
                    == true
            }
    }

    /// True if the values may be raw values, of a type under another name.
    static func mayHaveRawValues(_ declaration: EnumDeclSyntax) -> Bool {
        declaration.inheritanceClause != nil
            && declaration.memberBlock.members.allSatisfy { item in
                if let cases = item.decl.as(EnumCaseDeclSyntax.self) {
                    return cases.elements.allSatisfy { $0.parameterClause == nil }
                }
                let bindings = item.decl.as(VariableDeclSyntax.self)?.bindings ?? []
                return bindings.allSatisfy { $0.pattern.trimmedDescription != "rawValue" }
            }
    }

    /// The case for unknown raw values, if there is one.
    ///
    /// Only the raw value is read and written, so no other option is allowed.
    func unknownRawCase(of declaration: EnumDeclSyntax, _ node: AttributeSyntax) -> TokenSyntax? {
        if let type = declaration.inheritanceClause?.inheritedTypes.first?.type,
            type.plainName == "Character"
        {
            findings.error("a 'Character' has no JSON form; use 'String'", at: type)
        }
        for argument in node.labeledArguments {
            findings.error(
                "this has no effect: an enum with raw values is read and written as its raw values",
                at: argument
            )
        }
        var unknown: [TokenSyntax] = []
        for item in declaration.memberBlock.members {
            if let conditional = item.decl.as(IfConfigDeclSyntax.self),
                conditional.cases.contains(where: { !$0.attributes.named("JSONCase").isEmpty })
            {
                findings.error("'@JSONCase' cannot stand in '#if'", at: conditional)
            }
            guard let list = item.decl.as(EnumCaseDeclSyntax.self) else { continue }
            let field = FieldOptions("JSONCase", in: list.attributes, findings)
            guard let attribute = field.attribute else { continue }
            if field.isUnknown {
                unknown += list.elements.map(\.name)
            } else {
                findings.error("write the name as the raw value of the case", at: attribute)
            }
        }
        checkUnknown(unknown)
        return unknown.first
    }

    private func checkUnknown(_ names: [TokenSyntax]) {
        for name in names.dropFirst() {
            findings.error("only one case can be marked 'unknown: true'", at: name)
        }
    }

    /// The cases, in their order.
    func cases(of declaration: EnumDeclSyntax) -> [EnumCase] {
        var cases: [EnumCase] = []
        let members = declaration.memberBlock.members
        // With a tag, or without names, the keys of `Codable` are those of code written by hand.
        let hasForm = options.tag == nil && options.untagged == nil
        let codingKeys = hasForm ? CodingKeyNames(in: members, findings) : nil
        for item in members {
            if let conditional = item.decl.as(IfConfigDeclSyntax.self), !conditional.cases.isEmpty {
                findings.error("the cases of a model cannot be inside '#if'", at: conditional)
            }
            guard let list = item.decl.as(EnumCaseDeclSyntax.self) else { continue }
            let field = FieldOptions("JSONCase", in: list.attributes, findings)
            if list.elements.count > 1, let attribute = field.attribute {
                findings.error(
                    "'@JSONCase' is for a single case; declare each case on its own",
                    at: attribute
                )
            }
            if options.untagged != nil, let attribute = field.attribute, !field.isUnknown {
                findings.error(
                    "an untagged enum reads and writes no names, so this has no effect",
                    at: attribute
                )
            }
            cases += list.elements.map { element in
                EnumCase(
                    element,
                    field,
                    naming: options.naming,
                    codingKey: codingKeys?.key(of: element.name),
                    payloadKeys: hasForm
                        ? CodingKeyNames(ofPayloadOf: element.name, in: members, findings) : nil
                )
            }
        }
        if cases.isEmpty {
            findings.error("an enum without cases has no values", at: declaration.name)
        }
        checkNames(cases)
        let mayHaveRawValues = EnumMembers.mayHaveRawValues(declaration)
        cases.forEach { check($0, mayHaveRawValues) }
        checkTags()
        if case .collect(_, let node) = options.unknownKeys {
            findings.error("an enum has no property for unknown members", at: node)
        }
        return cases
    }

    private func checkTags() {
        if let content = options.content {
            if options.tag == nil {
                findings.error("'content' needs a 'tag'", at: content.node)
            } else if content.text.bytes == options.tag?.text.bytes {
                findings.error(
                    "the tag already uses the key \(content.text.literal)",
                    at: content.node
                )
            }
        }
        if let untagged = options.untagged, options.tag != nil {
            findings.error("an enum with a tag is not untagged", at: untagged)
        }
    }

    private func checkNames(_ cases: [EnumCase]) {
        var declared: Set<String> = []
        for item in cases where !declared.insert(item.name.plainText).inserted {
            // The compiler takes one for the other in patterns.
            findings.error("two cases of a model cannot share a name", at: item.name)
        }
        if options.untagged != nil { return }
        var found: Set<[UInt8]> = []
        for (text, node) in cases.flatMap(\.names) where !found.insert(text.bytes).inserted {
            findings.error("the name \(text.literal) is given twice", at: node)
        }
        checkUnknown(cases.filter(\.isUnknown).map(\.name))
    }

    private func check(_ item: EnumCase, _ mayHaveRawValues: Bool) {
        for value in item.values {
            findings.checkType(value.type, noun: "value")
            if let defaultValue = value.defaultValue {
                findings.checkDefault(defaultValue, of: value.type)
            }
        }
        if item.isUnknown, !item.isWrapper {
            let hint =
                mayHaveRawValues
                ? "; if the enum has raw values, write their type by its own name, such as 'String'"
                : ""
            findings.error(
                "a case for unknown names holds the whole value: one, without a label\(hint)",
                at: item.nameNode
            )
        } else if item.isUnknown, let untagged = options.untagged {
            findings.error("an untagged enum has no names, so none can be unknown", at: untagged)
        }
        if item.isWrapper {
            let type = item.values[0].type
            if let value = item.values[0].defaultValue {
                findings.error("a value without a label has no default", at: value)
            }
            if options.tag != nil, options.content == nil, !item.isUnknown,
                EnumMembers.scalarTypes.contains(type.trimmedDescription)
                    || type.is(ArrayTypeSyntax.self) || type.isOptional
            {
                findings.error("a value beside the tag needs a label, or must be a model", at: type)
            }
            return
        }
        var keys: Set<[UInt8]> = []
        for value in item.values {
            guard let label = value.label else {
                findings.error("each of several values needs a label", at: value.type)
                continue
            }
            // Others are compared when the program runs.
            guard let key = value.key.known else { continue }
            if !keys.insert(key.bytes).inserted {
                findings.error("the key \(key.literal) is given twice", at: label)
            }
            if options.content == nil, key.bytes == options.tag?.text.bytes {
                findings.error("the tag already uses the key \(key.literal)", at: label)
            }
        }
    }
}

extension IfConfigDeclSyntax {
    /// The cases of an enum in its clauses.
    fileprivate var cases: [EnumCaseDeclSyntax] {
        clauses.flatMap { clause in
            guard case .decls(let block) = clause.elements else { return [EnumCaseDeclSyntax]() }
            return block.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        }
    }
}
#endif
