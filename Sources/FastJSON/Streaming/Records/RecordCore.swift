/// Finds the records of a stream, and reads each as a document of its own.
///
/// So whatever is wrong with one, the next one is found again. All but the first are read with one cursor:
/// to make a cursor took a third of the time of reading a record of 60 bytes.
final class RecordCore: ElementCore {
    // SAFETY: accesses do not overlap: what reads a record has no way to here, since `JSONElements`
    // takes no other meanwhile, and the core of a `BlockDecoder` is known to nobody else.
    @exclusivity(unchecked)
    private var finder: RecordFinder
    @exclusivity(unchecked)
    private var cursor: JSONCursor
    private let format: JSONRecordFormat
    private let options: JSONReadingOptions
    private let wantsText: Bool
    private var isOver = false
    private(set) var index: Int
    private(set) var offset: Int
    /// The record that was passed last, and what was counted up to its end.
    private var passedRecord: (index: Int, place: SourceText.Origin)?

    init(
        _ window: Window,
        format: JSONRecordFormat,
        options: JSONReadingOptions,
        resuming checkpoint: JSONCheckpoint?,
        wantsText: Bool = true
    ) {
        index = checkpoint?.index ?? -1
        offset = checkpoint?.offset ?? 0
        passedRecord = checkpoint.map { ($0.index, $0.place) }
        self.format = format
        self.options = options
        self.wantsText = wantsText
        unsafe finder = RecordFinder(window, format: format, options: options)
        var cursorOptions = options
        cursorOptions.engine = .native
        cursorOptions.byteOrderMark = .reject
        unsafe cursor = JSONCursor(options: cursorOptions, memory: .allocate())
    }

    /// Reads the lines of a block.
    ///
    /// Wrong lines come with their text only if it is wanted.
    convenience init(_ block: TextBlock, options: JSONReadingOptions, wantsText: Bool) {
        self.init(
            Window(block),
            format: .lines,
            options: options,
            resuming: nil,
            wantsText: wantsText
        )
    }

    var path: JSONValuePath { JSONValuePath() }

    var checkpoint: JSONCheckpoint? {
        passedRecord.map { JSONCheckpoint(place: $0.place, index: $0.index, format: format) }
    }

    func passReject() {
        passedRecord = unsafe (index, finder.place)
    }

    func next(
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) -> ElementOutcome? {
        guard !isOver else { return nil }
        do throws(JSONError) {
            guard let record = try unsafe finder.next() else {
                isOver = true
                return nil
            }
            index += 1
            offset = record.place.offset
            return try unsafe finder.withText(of: record) { text throws(JSONError) in
                do throws(JSONError) {
                    if let problem = record.problem { throw JSONError(problem, offset: 0) }
                    let place = ElementPlace(selection: 0, index: index, base: offset)
                    try self.read(text) { cursor throws(JSONError) in try read(place, &cursor) }
                    passReject()
                    return .element
                } catch {
                    let error = unsafe error.located(in: text.bytes, limits: options.limits)
                    return unsafe .rejected(
                        error.moved(after: record.place),
                        bytes: wantsText ? Array(text.bytes) : nil
                    )
                }
            }
        } catch {
            if error.isStarved { return .starved }
            isOver = true
            return .failed(error)
        }
    }

    /// Reads a record to its end.
    private func read(
        _ text: JSONCursor.Text,
        _ body: (inout JSONCursor) throws(JSONError) -> Void
    ) throws(JSONError) {
        // A byte order mark may only be in front of the first one.
        let isFirst = offset == 0
        guard !isFirst, options.engine == .native, text.count <= options.limits.documentLength
        else {
            // Libyajl starts again with each document.
            var options = options
            if !isFirst { options.byteOrderMark = .reject }
            return try unsafe JSONCursor.withCursor(
                over: UnsafeRawBufferPointer(text.bytes),
                options: options
            ) { cursor throws(JSONError) in
                do throws(JSONError) {
                    try body(&cursor)
                } catch {
                    throw cursor.asTyped(error)
                }
            }
        }
        do throws(JSONError) {
            try unsafe cursor.startAgain(text)
            do throws(JSONError) {
                try unsafe body(&cursor)
            } catch {
                throw unsafe cursor.asTyped(error)
            }
        } catch {
            throw unsafe cursor.concluding(error)
        }
        try unsafe cursor.conclude()
    }
}
