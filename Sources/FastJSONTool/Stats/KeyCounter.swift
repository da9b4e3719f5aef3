import FastJSON

/// Counts how often each key stands in a document, in bounded memory.
///
/// When there is no room for another key, those that are known are still counted.
struct KeyCounter {
    private let largestCount: Int
    private let largestTextSize: Int
    private var known = KeyNumbers()
    /// How often each key came, by its number.
    private var counts: [Int] = []
    private var textSize = 0

    /// False if there are keys that are not known.
    private(set) var isExact = true

    /// Creates a counter for that many different keys, with that many bytes of text.
    init(largestCount: Int = 100_000, largestTextSize: Int = 16_000_000) {
        self.largestCount = largestCount
        self.largestTextSize = largestTextSize
    }

    /// The number of different keys; if it is not exact, there are at least that many.
    var distinctCount: Int { isExact ? counts.count : counts.count + 1 }

    /// The key with a number.
    subscript(number: Int) -> String { known.keys[number] }

    /// Counts a key; its number, or nil if it is not known.
    mutating func count(_ text: TextToken) -> Int? {
        if let number = unsafe known.number(of: text) {
            counts[number] += 1
            return number
        }
        let key = unsafe text.string()
        guard counts.count < largestCount, textSize + key.utf8.count <= largestTextSize else {
            isExact = false
            return nil
        }
        textSize += key.utf8.count
        counts.append(1)
        return known.append(key)
    }

    /// The keys that came most often, most frequent first, and equal ones by their bytes.
    func mostFrequent(_ limit: Int) -> [(key: String, count: Int)] {
        var best: [(key: String, count: Int)] = []
        for entry in zip(known.keys, counts) {
            let entry = (key: entry.0, count: entry.1)
            if best.count == limit {
                guard let last = best.last, KeyCounter.precedes(entry, last) else { continue }
                best.removeLast()
            }
            let place = best.firstIndex { KeyCounter.precedes(entry, $0) } ?? best.endIndex
            best.insert(entry, at: place)
        }
        return best
    }

    private static func precedes(
        _ left: (key: String, count: Int),
        _ right: (key: String, count: Int)
    ) -> Bool {
        left.count != right.count
            ? left.count > right.count
            : KeyBytes.precedes(left.key, right.key)
    }
}
