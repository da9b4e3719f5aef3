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
        guard !wanted.isEmpty else { return Suggestion() }
        var best: (distance: Int, key: String)?
        for other in others {
            let found = fold(other)
            let limit = min(max(wanted.count, found.count) / 4, (best?.distance ?? .max) - 1)
            guard !found.isEmpty, limit >= 0, abs(found.count - wanted.count) <= limit else {
                continue
            }
            if let distance = distance(wanted, found, upTo: limit) { best = (distance, other) }
        }
        return Suggestion(best?.key)
    }

    /// The letters that are compared; none of a key that is too long.
    private static func fold(_ key: String) -> [UInt8] {
        guard key.utf8.count <= longestKey else { return [] }
        return KeyBytes.folded(key).filter { $0 != UInt8(ascii: " ") }
    }

    /// How many bytes have to be inserted, removed, replaced or exchanged with the next one; nil if
    /// they are more than a limit.
    ///
    /// - Precondition: neither is empty, and the limit is at least the difference of their lengths.
    private static func distance(_ left: [UInt8], _ right: [UInt8], upTo limit: Int) -> Int? {
        // Rows of a table, of which only the cells that may be within the limit are looked at.
        let far = limit + 1
        var before = Array(repeating: far, count: right.count + 1)
        var last = (0...right.count).map { min($0, far) }
        var next = before
        var nearestBefore = 0
        for row in 1...left.count {
            var nearest = far
            let first = max(1, row - limit)
            let end = min(right.count, row + limit)
            next[first - 1] = first == 1 ? min(row, far) : far
            for column in first...end {
                let isSame = left[row - 1] == right[column - 1]
                var distance = min(last[column], next[column - 1]) + 1
                distance = min(distance, last[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2],
                    left[row - 2] == right[column - 1]
                {
                    distance = min(distance, before[column - 2] + 1)
                }
                next[column] = min(distance, far)
                nearest = min(nearest, next[column])
            }
            if end < right.count { next[end + 1] = far }
            if min(nearest, nearestBefore) == far { return nil }
            nearestBefore = nearest
            (before, last, next) = (last, next, before)
        }
        return last[right.count] < far ? last[right.count] : nil
    }
}
