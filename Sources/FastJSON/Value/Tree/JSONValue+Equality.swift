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
            guard left.count == right.count, let pair = Pair(left, right) else {
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
            case ordered([JSONValue], [JSONValue], [Int], [Int])
        }

        private let contents: Contents
        private let count: Int
        private var position = 0

        init(_ left: [JSONValue], _ right: [JSONValue]) {
            contents = .elements(left, right)
            count = left.count
        }

        /// Pairs the members with the same keys; nil if the keys differ.
        init?(_ left: Object, _ right: Object) {
            count = left.count
            let (leftKeys, rightKeys) = (left.keys, right.keys)
            if leftKeys.elementsEqual(rightKeys, by: KeyBytes.areEqual) {
                contents = .elements(left.values, right.values)
                return
            }
            let (leftOrder, rightOrder) = (
                KeyBytes.order(of: leftKeys), KeyBytes.order(of: rightKeys)
            )
            let isMatch = leftKeys.indices.allSatisfy {
                KeyBytes.areEqual(leftKeys[leftOrder[$0]], rightKeys[rightOrder[$0]])
            }
            guard isMatch else { return nil }
            contents = .ordered(left.values, right.values, leftOrder, rightOrder)
        }

        mutating func next() -> (JSONValue, JSONValue)? {
            guard position < count else { return nil }
            defer { position += 1 }
            switch contents {
            case .elements(let left, let right):
                return (left[position], right[position])
            case .ordered(let left, let right, let leftOrder, let rightOrder):
                return (left[leftOrder[position]], right[rightOrder[position]])
            }
        }
    }
}
