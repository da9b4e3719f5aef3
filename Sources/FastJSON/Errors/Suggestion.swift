/// A key that may have been meant where another one is missing or unknown.
///
/// All suggestions are equal. Whether there is one depends on how much of the object is still in
/// memory, but an error must be the same however its text was fed.
package struct Suggestion: Sendable, Hashable {
    let key: String?

    package init(_ key: String? = nil) {
        self.key = key
    }

    package static func == (left: Suggestion, right: Suggestion) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}

    /// The longest key that is compared with others, in bytes.
    private static let longestKey = 64

    /// The key that resembles another one most, if any does.
    ///
    /// The two differ only in capitals, `_`, `-` and spaces, or in at most one letter of four.
    ///
    /// Takes time in the product of their lengths, which are at most 64 bytes each.
    static func nearest(to key: String, among others: some Sequence<String>) -> Suggestion {
        let wanted = fold(key)
        guard !wanted.isEmpty, wanted.count <= longestKey else { return Suggestion() }
        var best: (distance: Int, key: String)?
        for other in others {
            let found = fold(other)
            let limit = min(max(wanted.count, found.count) / 4, (best?.distance ?? .max) - 1)
            guard found.count <= longestKey, !found.isEmpty, limit >= 0,
                abs(found.count - wanted.count) <= limit
            else { continue }
            let distance = distance(wanted, found)
            if distance <= limit { best = (distance, other) }
        }
        return Suggestion(best?.key)
    }

    private static func fold(_ key: String) -> [UInt8] {
        key.utf8.compactMap { byte in
            switch byte {
            case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "): nil
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                byte + (UInt8(ascii: "a") - UInt8(ascii: "A"))
            default: byte
            }
        }
    }

    /// How many bytes have to be inserted, removed, replaced or exchanged with the next one.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var before: [Int] = []
        var last = Array(0...right.count)
        for (row, byte) in left.enumerated() {
            var next = [row + 1]
            for (column, other) in right.enumerated() {
                var distance = min(last[column + 1], next[column]) + 1
                distance = min(distance, last[column] + (byte == other ? 0 : 1))
                if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
                    distance = min(distance, before[column - 1] + 1)
                }
                next.append(distance)
            }
            (before, last) = (last, next)
        }
        return last[right.count]
    }
}
