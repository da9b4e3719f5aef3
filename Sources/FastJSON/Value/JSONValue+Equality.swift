extension JSONValue: Equatable {
    /// Equal kinds with equal contents; strings by their bytes, objects in any order.
    ///
    /// `1` and `1.0` differ: one is an integer, the other is not.
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.boolean(let left), .boolean(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.float(let left), .float(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): KeyBytes.areEqual(left, right)
        case (.array(let left), .array(let right)): areEqual(left, right)
        case (.object(let left), .object(let right)): left == right
        default: false
        }
    }

    // A loop of its own: the frames of `Array.==` make deep values need twice the stack.
    private static func areEqual(_ left: [JSONValue], _ right: [JSONValue]) -> Bool {
        guard left.count == right.count else { return false }
        for index in left.indices where left[index] != right[index] {
            return false
        }
        return true
    }
}

extension JSONValue: Hashable {
    /// Feeds kind and contents into the hasher.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null:
            hasher.combine(0)
        case .boolean(let value):
            hasher.combine(value)
        case .integer(let value):
            hasher.combine(value)
        case .float(let value):
            hasher.combine(value)
        case .number(let value):
            hasher.combine(value)
        case .string(let value):
            KeyBytes.hash(value, into: &hasher)
        case .array(let elements):
            hasher.combine(elements.count)
            for index in elements.indices {
                elements[index].hash(into: &hasher)
            }
        case .object(let object):
            object.hash(into: &hasher)
        }
    }
}
