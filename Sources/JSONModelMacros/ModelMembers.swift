#if Macros
import SwiftSyntax

/// What a struct or class holds that matters to its model.
indirect enum ModelMember {
    case property(StoredProperty)
    /// The clauses of `#if`, each with its condition as it is written.
    case conditional([(line: String, members: [ModelMember])])

    /// The properties, those in all clauses among them.
    var properties: [StoredProperty] {
        switch self {
        case .property(let property): [property]
        case .conditional(let clauses): clauses.flatMap { $0.members.flatMap(\.properties) }
        }
    }
}

/// Finds the stored properties of a declaration.
struct ModelMembers {
    /// Attributes in upper case that leave a property stored as it is.
    private static let plainAttributes: Set<String> = [
        "JSONField", "JSONCase", "MainActor", "GKInspectable", "NSCopying", "NSManaged",
        "IBInspectable", "ObservationIgnored", "Sendable",
    ]

    /// Types of what `init(json:)` reads.
    private static let jsonTypes: Set<String> = [
        "String", "Swift.String", "[UInt8]", "Array<UInt8>",
    ]

    let options: ModelOptions
    let findings: Findings
    let isClass: Bool
    /// True if properties belong to the main actor unless they say otherwise.
    let isOnMainActor: Bool
    /// The keys for `Codable`; nil if the type has no `CodingKeys`.
    let codingKeys: CodingKeyNames?

    /// The members of a block, in their order.
    func members(of block: MemberBlockItemListSyntax) -> [ModelMember] {
        block.flatMap { item -> [ModelMember] in
            if let variable = item.decl.as(VariableDeclSyntax.self) {
                return properties(of: variable).map { .property($0) }
            }
            guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [] }
            let clauses = conditional.clauses.map { clause in
                let condition = clause.condition.map { " " + $0.trimmedDescription } ?? ""
                var members: [ModelMember] = []
                if case .decls(let block) = clause.elements { members = self.members(of: block) }
                return (line: clause.poundKeyword.trimmed.text + condition, members: members)
            }
            return clauses.allSatisfy(\.members.isEmpty) ? [] : [.conditional(clauses)]
        }
    }

    /// True if another macro may add stored properties to a declaration.
    static func mayHaveMore(_ declaration: some DeclGroupSyntax) -> Bool {
        func isOther(_ element: AttributeListSyntax.Element) -> Bool {
            guard let attribute = element.as(AttributeSyntax.self) else { return true }
            return attribute.lastName.first?.isUppercase == true
                && attribute.lastName != "JSONModel"
                && !plainAttributes.contains(attribute.lastName)
        }
        return declaration.attributes.contains(where: isOther)
            || declaration.memberBlock.members.contains { member in
                member.decl.is(MacroExpansionDeclSyntax.self)
                    || member.decl.asProtocol((any WithAttributesSyntax).self)?.attributes
                        .contains(where: isOther) == true
            }
    }

    /// The number of stored properties of an instance that stand in a block, in `#if` too.
    static func storedCount(in block: MemberBlockItemListSyntax) -> Int {
        block.reduce(0) { count, item in
            if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
                return conditional.clauses.reduce(count) { count, clause in
                    guard case .decls(let block) = clause.elements else { return count }
                    return count + storedCount(in: block)
                }
            }
            guard let variable = item.decl.as(VariableDeclSyntax.self),
                variable.modifiers.allSatisfy({ !["static", "class"].contains($0.name.text) })
            else { return count }
            return count + variable.bindings.count(where: \.isStored)
        }
    }

    /// Warns of a property that makes the compiler's initialiser one that is called as that of a model.
    static func checkInitialiser(of block: MemberBlockItemListSyntax, _ findings: Findings) {
        if block.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) { return }
        let variables = block.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter {
            variable in
            variable.modifiers.allSatisfy { !["static", "lazy"].contains($0.name.text) }
        }
        var hiding: TokenSyntax?
        for variable in variables {
            let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
            var type: TypeSyntax?
            for binding in variable.bindings.reversed() where binding.isStored {
                type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
                if !isVariable, binding.initializer != nil {
                    continue
                } else if name?.plainText == "json" {
                    let isText = binding.initializer?.value.is(StringLiteralExprSyntax.self) == true
                    let text = type?.trimmedDescription ?? (isText ? "String" : "")
                    if jsonTypes.contains(text) { hiding = name }
                } else if binding.initializer == nil, !isVariable || type?.isImplicitlyNil != true {
                    // Calls have to name this one, too.
                    return
                }
            }
        }
        if let hiding {
            findings.warning(
                """
                the initialiser of this property hides 'init(json:)', which reads JSON; rename it, with \
                '@JSONField("json")'
                """,
                at: hiding
            )
        }
    }

    private func properties(of declaration: VariableDeclSyntax) -> [StoredProperty] {
        let field = FieldOptions("JSONField", in: declaration.attributes, findings)
        let modifiers = declaration.modifiers.map(\.name.text)
        let isStored = declaration.bindings.contains { $0.isStored }
        if !Set(modifiers).isDisjoint(with: ["static", "class", "lazy"]) || !isStored {
            if let attribute = field.attribute, !field.isIgnored {
                findings.error(
                    "'@JSONField' belongs to a stored property of an instance",
                    at: attribute
                )
            }
            return []
        }
        checkLeftOut(declaration, field)
        let isEmpty = declaration.bindings.allSatisfy { isLeftOut($0, field) }
        guard !isEmpty, check(declaration) else { return [] }
        // `let a, b: Int`: the type stands after the last name.
        var type: TypeSyntax?
        return declaration.bindings.reversed().compactMap { binding -> StoredProperty? in
            type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
            if isLeftOut(binding, field) { return nil }
            return property(binding, type, of: declaration, field)
        }
        .reversed()
    }

    /// True for a property that is ignored, and for one without options that has no case in `CodingKeys`.
    private func isLeftOut(_ binding: PatternBindingSyntax, _ field: FieldOptions) -> Bool {
        if field.isIgnored { return true }
        guard let codingKeys, field.attribute == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return false }
        if case .collect(name.plainText, _) = options.unknownKeys { return false }
        return !codingKeys.hasCase(name)
    }

    /// A property that is left out must have a value without being read.
    private func checkLeftOut(_ declaration: VariableDeclSyntax, _ field: FieldOptions) {
        let isVariable = declaration.bindingSpecifier.tokenKind == .keyword(.var)
        let isWrapped = declaration.attributes.contains { wrapper($0) != nil }
        let type = declaration.bindings.last?.typeAnnotation?.type
        if isWrapped || isVariable && type?.isImplicitlyNil == true { return }
        for binding in declaration.bindings
        where binding.initializer == nil && isLeftOut(binding, field) {
            findings.error(
                field.isIgnored
                    ? "a property that is left out needs an initial value"
                    : """
                    'CodingKeys' leaves this property out, so it needs an initial value; to read and \
                    write it, add a case to 'CodingKeys', or '@JSONField' to the property
                    """,
                at: binding.pattern
            )
        }
    }

    /// True if the declaration is one whose properties can be read.
    private func check(_ declaration: VariableDeclSyntax) -> Bool {
        if let wrapper = declaration.attributes.lazy.compactMap(wrapper).first {
            findings.error(
                """
                '@\(wrapper.lastName)' may be a property wrapper, whose storage a model cannot set; \
                leave the property out, or store the value without a wrapper
                """,
                at: wrapper,
                fixes: [.ignore(declaration)]
            )
            return false
        }
        let weak = ["weak": "a weak", "unowned": "an unowned"]
        if let modifier = declaration.modifiers.first(where: { weak[$0.name.text] != nil }) {
            findings.error(
                "\(weak[modifier.name.text] ?? "a weak") property would lose what is read",
                at: modifier,
                fixes: [.ignore(declaration)]
            )
            return false
        }
        checkIsolation(declaration)
        return true
    }

    private func checkIsolation(_ declaration: VariableDeclSyntax) {
        guard isOnMainActor || !declaration.attributes.named("MainActor").isEmpty,
            !declaration.modifiers.contains(where: { $0.name.text == "nonisolated" })
        else { return }
        let isConstant = declaration.bindingSpecifier.tokenKind == .keyword(.let)
        findings.error(
            "this property belongs to the main actor, but a model is read on any thread",
            at: declaration.bindingSpecifier,
            // A class has no variables that are not isolated.
            fixes: [isClass && !isConstant ? .ignore(declaration) : .nonisolated(declaration)]
        )
    }

    private func property(
        _ binding: PatternBindingSyntax,
        _ type: TypeSyntax?,
        of declaration: VariableDeclSyntax,
        _ field: FieldOptions
    ) -> StoredProperty? {
        let isConstant = declaration.bindingSpecifier.tokenKind == .keyword(.let)
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
            findings.error("declare the properties one by one", at: binding.pattern)
            return nil
        }
        if isConstant, binding.initializer != nil {
            var variable = declaration
            variable.bindingSpecifier.tokenKind = .keyword(.var)
            findings.warning(
                "a constant with an initial value is neither read nor written",
                at: name,
                fixes: [
                    .ignore(declaration),
                    .replace(
                        "make it a variable, so that its member may be missing",
                        declaration,
                        with: variable
                    ),
                ]
            )
            return nil
        }
        var role = StoredProperty.Role.member
        if field.isFlat {
            role = .flat
            if let value = binding.initializer?.value {
                findings.error("a flat property has no default", at: value)
            }
            if let type, type.isOptional {
                findings.error("a flat property cannot be optional", at: type)
            }
        }
        if case .collect(let property, _) = options.unknownKeys, property == name.plainText {
            role = .others
            if let attribute = field.attribute {
                findings.error("the property for unknown members has no key", at: attribute)
            }
        }
        let initial = binding.initializer?.value
        let isNil = initial?.is(NilLiteralExprSyntax.self) ?? true
        if let value = field.defaultValue, !isNil {
            findings.error("the initial value is the default already; give only one", at: value)
        }
        let defaultValue = role == .member ? field.defaultValue ?? (isNil ? nil : initial) : nil
        if let type, role == .member {
            if let defaultValue { findings.checkDefault(defaultValue, of: type) }
            if field.parser == nil { findings.checkType(type, noun: "property") }
        }
        return StoredProperty(
            name: name,
            type: type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true ? nil : type,
            hasInitialValue: !isNil,
            role: role,
            key: field.key.map { KeyNaming.Key(text: $0.text) }
                ?? codingKeys?.key(of: name) ?? options.naming.key(of: name.plainText),
            keyNode: field.key.map { Syntax($0.node) } ?? Syntax(name),
            aliases: field.aliases,
            defaultValue: defaultValue,
            parser: field.parser
        )
    }

    /// The attribute, if it may be a property wrapper.
    private func wrapper(_ element: AttributeListSyntax.Element) -> AttributeSyntax? {
        guard let attribute = element.as(AttributeSyntax.self),
            !ModelMembers.plainAttributes.contains(attribute.lastName),
            // `@available` and others of the language begin in lower case.
            attribute.lastName.first?.isUppercase == true
        else { return nil }
        return attribute
    }
}

extension PatternBindingSyntax {
    /// True without code that computes the value.
    var isStored: Bool {
        switch accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let list):
            list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}

extension TokenSyntax {
    /// The text without backticks.
    var plainText: String {
        text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
            ? String(text.dropFirst().dropLast()) : text
    }
}
#endif
