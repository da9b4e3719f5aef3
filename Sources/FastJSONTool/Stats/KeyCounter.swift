import FastJSON

/// Counts how often each key stands in a document, in bounded memory.
///
/// When there is no room for another key, those that are known are still counted.
struct KeyCounter {
    /// A key, equal to another if their bytes are.
    ///
    /// A `String` compares by canonical equivalence, which JSON does not know.
    private struct Key: Hashable {
        let text: String

        static func == (left: Key, right: Key) -> Bool {
            KeyBytes.areEqual(left.text, right.text)
        }

        func hash(into hasher: inout Hasher) {
            KeyBytes.hash(text, into: &hasher)
        }
    }

    private let largestCount: Int
    private let largestTextSize: Int
    private var counts: [Key: Int] = [:]
    private var textSize = 0

    /// False if there are keys that are not known.
    private(set) var isExact = true

    /// Creates a counter for so many different keys, with so many bytes of text.
    init(largestCount: Int = 100_000, largestTextSize: Int = 16_000_000) {
        self.largestCount = largestCount
        self.largestTextSize = largestTextSize
    }

    /// The number of different keys; if it is not exact, there are at least so many.
    var distinctCount: Int { isExact ? counts.count : counts.count + 1 }

    /// Counts a key.
    mutating func count(_ text: String) {
        let key = Key(text: text)
        if let index = counts.index(forKey: key) {
            counts.values[index] += 1
        } else if counts.count < largestCount, textSize + text.utf8.count <= largestTextSize {
            counts[key] = 1
            textSize += text.utf8.count
        } else {
            isExact = false
        }
    }

    /// The keys that came most often, most frequent first, and equal ones by their bytes.
    func mostFrequent(_ limit: Int) -> [(key: String, count: Int)] {
        var best: [(key: String, count: Int)] = []
        for (key, count) in counts {
            let entry = (key.text, count)
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
