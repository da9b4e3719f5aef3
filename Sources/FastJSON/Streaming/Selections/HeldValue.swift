/// A value that was read as a whole, to tell what is selected in it.
final class HeldValue {
    private let document: JSONDocument
    /// What is selected: indices of values in the document, ascending, and the numbers of selectors.
    private let matches: [(index: Int, selector: Int)]
    /// How many of them were taken.
    private var taken = 0
    /// The way to the value.
    private let steps: [JSONValuePath.Step]
    private var walk: TapeWalk
    /// The place of the last match, or of the value.
    private var place: SourceText.Origin
    /// Where the value starts in the input.
    private let offset: Int
    private let options: JSONReadingOptions

    init(
        _ document: JSONDocument,
        matches: [(index: Int, selector: Int)],
        at steps: [JSONValuePath.Step],
        _ place: SourceText.Origin,
        options: JSONReadingOptions
    ) {
        self.document = document
        self.matches = matches
        self.steps = steps
        self.place = place
        self.options = options
        offset = place.offset
        walk = TapeWalk(document.storage)
    }

    var isOver: Bool { taken == matches.count }

    /// The next match: the number of its selector, its offset in the input, and its way.
    ///
    /// - Precondition: there is one.
    func next() -> (selector: Int, offset: Int, path: [JSONValuePath.Step]) {
        let match = matches[taken]
        taken += 1
        let start = JSONDocument.Node(storage: document.storage, index: match.index).offset
        unsafe document.storage.bytes.withUnsafeBufferPointer { bytes in
            let passed = (place.offset - offset)..<start
            unsafe place.advance(over: UnsafeBufferPointer(rebasing: bytes[passed]))
        }
        return (match.selector, place.offset, steps + walk.steps(to: match.index))
    }

    /// Lets a function read the last match: with a cursor that knows its place in the input.
    func withCursor<Output>(
        at path: [JSONValuePath.Step],
        _ body: (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        let match = matches[taken - 1]
        let node = JSONDocument.Node(storage: document.storage, index: match.index)
        let result = unsafe document.storage.bytes.withUnsafeBufferPointer { bytes in
            Result { () throws(JSONError) in
                var cursor = JSONCursor(options: options, memory: .allocate())
                let text = unsafe JSONCursor.Text(
                    UnsafeBufferPointer(rebasing: bytes[node.range]),
                    startingAt: place.offset,
                    readableAfter: bytes.count - node.range.upperBound
                )
                try cursor.show(text, from: place, at: path)
                return try body(&cursor)
            }
        }
        return try result.get()
    }
}
