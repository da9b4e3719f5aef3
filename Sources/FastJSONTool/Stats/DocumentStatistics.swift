import FastJSON

/// What is in a document, counted token by token.
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
        /// The number of the last key, if it is known.
        var key: Int?
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

    /// The last keys of open objects that are not known, by depth.
    private var unknownKeys: [Int: String] = [:]

    /// Counts a token.
    mutating func count(_ token: JSONToken) {
        switch token {
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
            // With escapes, a text is longer than the string that it represents.
            if unsafe isLarger(text.count, than: longestString) {
                let size = unsafe text.isEscaped ? text.string().utf8.count : text.count
                if isLarger(size, than: longestString) { longestString = largest(size) }
            }
        case .beginArray:
            arrays += 1
            begin(Container(isArray: true))
        case .endArray:
            let size = open.removeLast().size
            if isLarger(size, than: largestArray) { largestArray = largest(size) }
        case .beginObject:
            objects += 1
            begin(Container(isArray: false))
        case .key(let text):
            keys += 1
            let key = unsafe keyCounter.count(text)
            open[open.count - 1].size += 1
            open[open.count - 1].key = key
            if key == nil { unknownKeys[open.count] = unsafe text.string() }
        case .endObject:
            let size = open.removeLast().size
            if isLarger(size, than: largestObject) { largestObject = largest(size) }
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

    private func isLarger(_ size: Int, than largest: Largest?) -> Bool {
        largest.map { size > $0.size } ?? true
    }

    /// So large a value, where the reader is.
    private func largest(_ size: Int) -> Largest {
        let steps = open.enumerated().map { level, container -> JSONValuePath.Step in
            if container.isArray { return .index(container.size - 1) }
            return .key(container.key.map { keyCounter[$0] } ?? unknownKeys[level + 1] ?? "")
        }
        return Largest(size: size, path: JSONValuePath(steps))
    }
}
