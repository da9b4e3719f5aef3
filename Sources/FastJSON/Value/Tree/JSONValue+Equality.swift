extension JSONValue: Equatable {
    /// Equal kinds with equal contents; strings by their bytes, objects in any order.
    ///
    /// `1` and `1.0` differ: one is an integer, the other is not. Takes no stack per level.
    @_documentation(visibility: internal)
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        var open: [Pair] = []
        guard areEqual(left, right, &open) else { return false }
        while var pair = open.popLast() {
            guard let (left, right) = pair.next() else { continue }
            open.append(pair)
            guard areEqual(left, right, &open) else { return false }
        }
        return true
    }

    /// Compares scalars; leaves the elements of containers for later.
    private static func areEqual(
        _ left: JSONValue,
        _ right: JSONValue,
        _ open: inout [Pair]
    ) -> Bool {
        switch (left, right) {
        case (.null, .null): return true
        case (.boolean(let left), .boolean(let right)): return left == right
        case (.integer(let left), .integer(let right)): return left == right
        case (.float(let left), .float(let right)): return left == right
        case (.number(let left), .number(let right)): return left == right
        case (.string(let left), .string(let right)): return KeyBytes.areEqual(left, right)
        case (.array(let left), .array(let right)):
            open.append(Pair(left, right))
            return left.count == right.count
        case (.object(let left), .object(let right)):
            guard left.count == right.count, let pair = Pair(left.members, right.members) else {
                return false
            }
            open.append(pair)
            return true
        default:
            return false
        }
    }

    /// Two containers of equal size, and how far they were compared.
    private struct Pair {
        private enum Contents {
            case elements([JSONValue], [JSONValue])
            case members([Object.Member], [Object.Member])
            case ordered([Object.Member], [Object.Member], [Int], [Int])
        }

        private let contents: Contents
        private let count: Int
        private var position = 0

        init(_ left: [JSONValue], _ right: [JSONValue]) {
            contents = .elements(left, right)
            count = left.count
        }

        /// Pairs the members with the same keys; nil if the keys differ.
        init?(_ left: [Object.Member], _ right: [Object.Member]) {
            count = left.count
            if left.indices.allSatisfy({ KeyBytes.areEqual(left[$0].key, right[$0].key) }) {
                contents = .members(left, right)
                return
            }
            let (leftOrder, rightOrder) = (Pair.orderOfKeys(left), Pair.orderOfKeys(right))
            let isMatch = left.indices.allSatisfy {
                KeyBytes.areEqual(left[leftOrder[$0]].key, right[rightOrder[$0]].key)
            }
            guard isMatch else { return nil }
            contents = .ordered(left, right, leftOrder, rightOrder)
        }

        /// Positions by the bytes of their keys; equal keys stay in their order.
        private static func orderOfKeys(_ members: [Object.Member]) -> [Int] {
            members.indices.sorted { one, other in
                if KeyBytes.areEqual(members[one].key, members[other].key) {
                    return one < other
                }
                return KeyBytes.precedes(members[one].key, members[other].key)
            }
        }

        mutating func next() -> (JSONValue, JSONValue)? {
            guard position < count else { return nil }
            defer { position += 1 }
            switch contents {
            case .elements(let left, let right):
                return (left[position], right[position])
            case .members(let left, let right):
                return (left[position].value, right[position].value)
            case .ordered(let left, let right, let leftOrder, let rightOrder):
                return (left[leftOrder[position]].value, right[rightOrder[position]].value)
            }
        }
    }
}
