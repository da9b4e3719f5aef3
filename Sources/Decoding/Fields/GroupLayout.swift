import FastJSON

/// Flattens groups of fields: all members of one object, and what is made of some of them.
struct GroupLayout {
    /// Where the value of a slot comes from.
    enum Place {
        /// From a member.
        case field(Int)
        /// From a group.
        case result(Int)
    }

    /// A group whose values make one value.
    struct Group {
        let assembly: ErasedAssembly
        /// The slots that it is made of.
        let places: [Place]
        /// The position of its result among all results.
        let result: Int
    }

    private(set) var fields: [PlanField] = []
    private(set) var results: [SlotLayout] = []
    /// Inner groups first.
    private(set) var groups: [Group] = []
    /// The slots of the outermost parts.
    private(set) var places: [Place] = []

    /// Adds the outermost parts.
    mutating func add(_ parts: [FieldPart]) {
        places = flatten(parts)
    }

    private mutating func flatten(_ parts: [FieldPart]) -> [Place] {
        var places: [Place] = []
        for part in parts {
            switch part.kind {
            case .field(let field):
                if !part.slots.isEmpty {
                    places.append(.field(fields.count))
                }
                fields.append(field)
            case .group(let group):
                let inner = flatten(group.parts)
                let result = results.count
                // A group without a value has no slot, but a place for its nothing.
                results.append(part.slots.first ?? SlotLayout(Void.self))
                groups.append(Group(assembly: group.assembly, places: inner, result: result))
                if !part.slots.isEmpty {
                    places.append(.result(result))
                }
            case .whole, .element:
                preconditionFailure("A whole value stands beside fields: wrap it in a Field.")
            }
        }
        return places
    }
}
