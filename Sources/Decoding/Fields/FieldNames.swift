import FastJSON

/// Finds fields in the wrong place, or with equal keys, when a parser is made.
///
/// Fields go to an initialiser by position, so two of one type that are swapped compile. A field that
/// names its property must be at the position of that property. A field that names none seems to be
/// swapped if its key is the name of another property of the same type; capitals, `_` and `-` make no
/// difference.
enum FieldNames {
    /// The error for the first field in the wrong place; nil if there is none.
    static func misfit(_ parts: [FieldPart], _ assembly: ErasedAssembly) -> JSONError? {
        if let key = parts.repeatedKey { return .repeatedKey(key, in: assembly.type) }
        for case .group(let group) in parts.lazy.map(\.kind) {
            if let message = group.misfit { return .misplaced(message) }
            if let error = misfit(group.parts, group.assembly) { return error }
        }
        guard assembly.checksNames else { return nil }
        if let stored = StoredProperties(of: assembly.type, as: assembly.slots) {
            return misplacedProperty(parts, stored.properties, in: assembly.type)
                ?? swapped(
                    parts,
                    stored.properties.map(\.name),
                    assembly,
                    noun: "property",
                    remedy: { "name the property, Field(\(quoted($0)), \\.\($1)), or " }
                )
        }
        let cases = CaseLabels.all(of: assembly.type, holding: assembly.slots.map(\.type))
        for labels in cases {
            let error = swapped(
                parts,
                labels,
                assembly,
                noun: "payload value",
                remedy: { _, _ in "" }
            )
            // Of several cases with such a payload, one whose fields are all in place is enough.
            guard let error else { return nil }
            if labels == cases.last { return error }
        }
        return nil
    }

    /// The error for a field that is not at the position of its property.
    private static func misplacedProperty(
        _ parts: [FieldPart],
        _ properties: [StoredProperties.Property],
        in type: any Any.Type
    ) -> JSONError? {
        for (field, index) in placed(parts) {
            guard let named = field.property else { continue }
            guard named.root == type, let offset = named.offset,
                let other = properties.firstIndex(where: { $0.offset == offset })
            else {
                return .misplaced(
                    "\(type): the field \(quoted(field.key)) names a property that is not stored in it."
                )
            }
            if properties[index].offset != offset {
                return .misplaced(
                    "\(type): the field \(quoted(field.key)) stands where the property "
                        + "\(quoted(properties[index].name)) is set, and names "
                        + "\(quoted(properties[other].name)). "
                        + "Put the fields in the order of the properties."
                )
            }
        }
        return nil
    }

    /// The error for a field that has the key of another field's property of the same type.
    private static func swapped(
        _ parts: [FieldPart],
        _ names: [String],
        _ assembly: ErasedAssembly,
        noun: String,
        remedy: (_ key: String, _ name: String) -> String
    ) -> JSONError? {
        let fields = placed(parts)
        let folded = names.map(KeyBytes.folded)
        for (field, index) in fields where field.property == nil && !names[index].isEmpty {
            let key = KeyBytes.folded(field.key)
            guard key != folded[index], !key.isEmpty,
                let other = folded.firstIndex(of: key),
                assembly.slots[other].type == assembly.slots[index].type,
                let otherField = fields.first(where: { $0.index == other })?.field
            else { continue }
            return .misplaced(
                "\(assembly.type): the field \(quoted(field.key)) sets the \(noun) "
                    + "\(quoted(names[index])), and the field \(quoted(otherField.key)) sets "
                    + "\(quoted(names[other])). Put the fields in the order of the declaration. "
                    + "If this is meant, \(remedy(field.key, names[index]))add .withoutNameCheck."
            )
        }
        return nil
    }

    /// The fields of single members, each with the position of its slot.
    private static func placed(
        _ parts: [FieldPart]
    ) -> [(field: (key: String, property: NamedProperty?), index: Int)] {
        var index = 0
        var fields: [(field: (key: String, property: NamedProperty?), index: Int)] = []
        for part in parts {
            if case .field(let field) = part.kind, part.slots.count == 1 {
                fields.append(((field.key, part.property), index))
            }
            index += part.slots.count
        }
        return fields
    }

    private static func quoted(_ name: String) -> String { DiagnosticText.quoted(name) }
}

extension FieldPart {
    /// Stands where a value without members was to have some.
    @usableFromInline
    static func withoutMembers<Value>(_ type: Value.Type, in model: any Any.Type) -> FieldPart {
        misfit(type, "\(model): its flat property of type \(type) is not an object.")
    }

    /// Stands for a value whose members cannot be used.
    static func misfit<Value>(_ type: Value.Type, _ message: String) -> FieldPart {
        let assembly = unsafe ErasedAssembly(
            layout: SlotLayout(type),
            slots: [],
            make: { _, _, _ in preconditionFailure("What misfits is not read.") },
            taking: .offsets([]),
            checksNames: false
        )
        return FieldPart([], assembly, misfit: message)
    }
}

extension JSONError {
    /// The error of a parser that cannot be used.
    static func misplaced(_ message: String) -> JSONError {
        JSONError(.typed(.refused(.misplacedField, message)))
    }

    /// The error of a parser with one key in two fields, or twice in one; nil for unknown members.
    static func repeatedKey(_ key: String?, in type: (any Any.Type)? = nil) -> JSONError {
        let noun = key.map { "the key \(DiagnosticText.quoted($0))" } ?? "unknown members"
        return misplaced("\(type.map { "\($0): " } ?? "")\(noun) cannot belong to two fields.")
    }
}
