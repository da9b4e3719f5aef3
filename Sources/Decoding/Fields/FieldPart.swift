import FastJSON

/// The members that a parser reads, for the object of another parser.
///
/// It has the type of the value that they make, so that no parser can have the members of another type by
/// mistake.
@_documentation(visibility: internal)
public struct TypedFieldPart<Output>: Sendable {
    @usableFromInline let part: FieldPart

    @usableFromInline
    init(_ part: FieldPart) {
        self.part = part
    }
}

/// One line of a builder: what it reads, and the slots that it fills.
@usableFromInline
struct FieldPart: Sendable {
    /// What it is.
    enum Kind: Sendable {
        /// One member of an object.
        case field(PlanField)
        /// Members of the same object that make one value.
        case group(FieldGroup)
        /// One element of an array.
        case element(PlanField)
        /// A value that is not taken apart by fields.
        case whole(WholeValue)
    }

    var kind: Kind
    /// The slots that it fills, in order: none for a part that only checks or writes something.
    @usableFromInline var slots: [SlotLayout]
    /// The property that the field names.
    var property: NamedProperty?

    init(_ kind: Kind, slots: [SlotLayout]) {
        self.kind = kind
        self.slots = slots
    }

    /// Members of the same object that make one value.
    init(_ parts: [FieldPart], _ assembly: ErasedAssembly, misfit: String? = nil) {
        let group = FieldGroup(parts: parts, assembly: assembly, misfit: misfit)
        self.init(.group(group), slots: [assembly.layout])
    }

    /// The same part for a field that has other keys too, and may name a property.
    @usableFromInline
    func with(aliases: [String], property: NamedProperty?) -> FieldPart {
        guard !aliases.isEmpty || property != nil, case .field(var field) = kind else {
            return self
        }
        var part = self
        field.aliases = aliases
        part.kind = .field(field)
        part.property = property
        return part
    }
}

extension FieldPart {
    /// The description of the value.
    ///
    /// - Precondition: it is a member.
    var field: PlanField {
        guard case .field(let field) = kind else {
            preconditionFailure("An element is made of a single value.")
        }
        return field
    }

    /// The keys of the members, with aliases; nil for all that no field names.
    var keys: [String?] {
        switch kind {
        case .field(let field): field.isCollector ? [nil] : [field.key] + field.aliases
        case .group(let group): group.parts.flatMap(\.keys)
        case .element, .whole: []
        }
    }
}

extension [FieldPart] {
    /// The first key that two members have, or nil in an optional if two take all that no field names; nil if
    /// all keys are different.
    var repeatedKey: String?? {
        let keys = flatMap(\.keys)
        let named = keys.compactMap(\.self)
        // Not a set: the first set of keys in a process takes longer than all else here.
        let order = KeyBytes.order(of: named)
        let repeated = zip(order, order.dropFirst())
            .filter { KeyBytes.areEqual(named[$0], named[$1]) }
            .map(\.1)
            .min()
        if let repeated { return named[repeated] }
        return keys.count > named.count + 1 ? .some(nil) : nil
    }
}

/// Reads a value of its own into slots, and writes it from them.
@usableFromInline
@safe
struct WholeValue: Sendable {
    @usableFromInline typealias Read =
        @Sendable (inout JSONCursor, Slots) throws(JSONError) -> Void
    @usableFromInline typealias Write =
        @Sendable (Slots, inout JSONWriter) throws(JSONError) -> Void

    let read: Read
    let write: Write?

    @usableFromInline
    init(read: @escaping Read, write: Write?) {
        unsafe self.read = read
        unsafe self.write = write
    }
}

/// Parts whose values make one value in a slot of its own.
@usableFromInline
final class FieldGroup: Sendable {
    let parts: [FieldPart]
    let assembly: ErasedAssembly
    /// Why the group cannot be used: the message of what reading or writing throws then.
    let misfit: String?

    init(parts: [FieldPart], assembly: ErasedAssembly, misfit: String?) {
        self.parts = parts
        self.assembly = assembly
        self.misfit = misfit
    }
}
