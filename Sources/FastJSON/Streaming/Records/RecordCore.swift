/// Finds the records of a stream, and reads each as a document of its own.
///
/// So whatever is wrong with one, the next one is found again.
final class RecordCore: ElementCore {
    // SAFETY: accesses do not overlap: what reads a record has no way to here, since `JSONElements`
    // takes no other meanwhile, and the core of a `BlockDecoder` is known to nobody else.
    @exclusivity(unchecked)
    private var window: RecordWindow
    private let framing: any RecordFraming
    private let format: JSONRecordFormat
    private let options: JSONReadingOptions
    /// What reads the records after the first one, where no byte order mark may be.
    private let reader: RecordReader
    private let wantsText: Bool
    private var isOver = false
    private(set) var index: Int
    private(set) var offset: Int
    /// The record that was passed last, and what was counted up to its end.
    private var passedRecord: (index: Int, place: SourceText.Origin)?

    init(
        _ input: consuming JSONInput,
        format: JSONRecordFormat,
        options: JSONReadingOptions,
        resuming checkpoint: JSONCheckpoint?
    ) {
        index = checkpoint?.index ?? -1
        offset = checkpoint?.offset ?? 0
        passedRecord = checkpoint.map { ($0.index, $0.place) }
        self.format = format
        wantsText = true
        framing = format.framing(allowsComments: options.syntax.contains(.allowComments))
        self.options = options
        reader = RecordReader(options: options)
        unsafe window = RecordWindow(input, startingAt: checkpoint?.place ?? SourceText.Origin())
    }

    /// Reads the lines of a block.
    ///
    /// Wrong lines come with their text only if it is wanted.
    init(_ block: TextBlock, options: JSONReadingOptions, wantsText: Bool) {
        index = -1
        offset = 0
        format = .lines
        self.wantsText = wantsText
        framing = LineFraming(allowsComments: options.syntax.contains(.allowComments))
        self.options = options
        reader = RecordReader(options: options)
        unsafe window = RecordWindow(block)
    }

    var path: JSONValuePath { JSONValuePath() }

    var passed: PassedElement? {
        passedRecord.map { PassedElement(index: $0.index, place: $0.place, format: format) }
    }

    func passReject() {
        passedRecord = unsafe (index, window.startPlace)
    }

    func next(
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) -> ElementOutcome? {
        guard !isOver else { return nil }
        do throws(JSONError) {
            if options.byteOrderMark == .skip { try unsafe window.skipByteOrderMark() }
            guard
                let record = try unsafe framing.nextRecord(
                    in: &window,
                    limit: options.limits.recordLength
                )
            else {
                isOver = true
                return nil
            }
            let place = unsafe window.place(of: record.range.lowerBound)
            index += 1
            offset = place.offset
            let bytes = unsafe window.bytes(in: record.range)
            let element = ElementPlace(selection: 0, index: index, base: place.offset)
            do throws(JSONError) {
                if let problem = record.problem { throw JSONError(problem, offset: 0) }
                if place.offset > 0 {
                    try unsafe window.withText(in: record.range) { text throws(JSONError) in
                        try reader.read(text) { cursor throws(JSONError) in
                            try read(element, &cursor)
                        }
                    }
                } else {
                    try unsafe JSONCursor.withCursor(
                        over: UnsafeRawBufferPointer(bytes),
                        options: options
                    ) { cursor throws(JSONError) in
                        do throws(JSONError) {
                            try read(element, &cursor)
                        } catch {
                            throw cursor.asTyped(error)
                        }
                    }
                }
                passedRecord = unsafe (index, window.startPlace)
                return .element
            } catch {
                let error = unsafe error.located(in: bytes, limits: options.limits)
                return unsafe .rejected(
                    error.moved(after: place),
                    bytes: wantsText ? Array(bytes) : nil
                )
            }
        } catch {
            if error.isStarved { return .starved }
            isOver = true
            return .failed(error)
        }
    }
}
