import FastJSON

/// What is in a document, counted event by event.
struct DocumentStatistics {
    /// The largest of its kind, and where it is.
    struct Largest {
        var size: Int
        var path: JSONValuePath
    }

    /// An array or object whose end was not yet read.
    private struct Container {
        let isArray: Bool
        /// The elements or members so far.
        var size = 0
    }

    /// The bytes of the document, with white space.
    var size = 0
    private(set) var objects = 0
    private(set) var arrays = 0
    private(set) var strings = 0
    private(set) var numbers = 0
    private(set) var booleans = 0
    private(set) var nulls = 0
    private(set) var keys = 0
    private(set) var depth = 0
    private(set) var longestString: Largest?
    private(set) var largestArray: Largest?
    private(set) var largestObject: Largest?
    private(set) var keyCounter = KeyCounter()
    private var open: [Container] = []

    /// Counts an event that the reader has just given.
    mutating func count(_ event: JSONEvent, from reader: borrowing JSONEventReader) {
        switch event {
        case .null:
            nulls += 1
            countElement()
        case .boolean:
            booleans += 1
            countElement()
        case .number:
            numbers += 1
            countElement()
        case .string(let text):
            strings += 1
            countElement()
            DocumentStatistics.keepLarger(&longestString, text.utf8.count, reader)
        case .beginArray:
            arrays += 1
            begin(Container(isArray: true))
        case .endArray:
            DocumentStatistics.keepLarger(&largestArray, open.removeLast().size, reader)
        case .beginObject:
            objects += 1
            begin(Container(isArray: false))
        case .key(let key):
            keys += 1
            open[open.count - 1].size += 1
            keyCounter.count(key)
        case .endObject:
            DocumentStatistics.keepLarger(&largestObject, open.removeLast().size, reader)
        }
    }

    private mutating func begin(_ container: Container) {
        countElement()
        open.append(container)
        depth = max(depth, open.count)
    }

    /// Counts a value, if it is an element; members are counted by their keys.
    private mutating func countElement() {
        if let last = open.indices.last, open[last].isArray {
            open[last].size += 1
        }
    }

    /// Asks for the path only where it is needed, for it takes time.
    private static func keepLarger(
        _ largest: inout Largest?,
        _ size: Int,
        _ reader: borrowing JSONEventReader
    ) {
        if largest.map({ size > $0.size }) ?? true {
            largest = Largest(size: size, path: reader.path)
        }
    }
}
