internal import FastJSONPlatform

/// Finds the records of an input, one after the other, without reading them.
///
/// The bytes of a record stay in the window until the next one is looked for. Of a record that is longer
/// than the limit, only the beginning is kept while its end is looked for. If more bytes are needed, the search
/// later resumes where it stopped.
struct RecordFinder: ~Copyable {
    /// A record that was found.
    struct Record {
        /// Its offsets in the input, or its indices in `beginning`, without white space around it.
        let range: Range<Int>
        /// The beginning of a text that did not stay in the window.
        let beginning: [UInt8]?
        /// What was counted before it.
        let place: SourceText.Origin
        /// What is wrong with it before its text is parsed.
        let problem: Problem?
    }

    /// A record that is too long to keep, on its own or with the white space after it.
    private struct Excess {
        let beginning: [UInt8]
        /// What was counted up to the bytes that are still in the window.
        var place: SourceText.Origin
        /// True if something else than white space was dropped.
        var isTooLong = false
    }

    /// The character RS, U+001E, which precedes each text of a sequence (RFC 7464).
    private static let recordSeparator = UInt8(ascii: "\u{1E}")

    let window: Window
    private let format: JSONRecordFormat
    private let allowsComments: Bool
    private let skipsByteOrderMark: Bool
    private let limit: Int
    /// What was counted before the next record, or before what precedes it.
    private(set) var place: SourceText.Origin
    /// The offset up to which the end of the record was looked for.
    private var searched: Int
    /// What finds the end of a value, if that is the end of the record.
    private var scan: ValueScan?
    private var excess: Excess?
    /// True until the text before the first separator has ended.
    private var isAtFront: Bool

    /// Finds the records in a window, from a place on or from its start.
    init(
        _ window: Window,
        format: JSONRecordFormat,
        options: JSONReadingOptions,
        startingAt start: SourceText.Origin? = nil
    ) {
        self.window = window
        self.format = format
        allowsComments = options.syntax.contains(.allowComments)
        skipsByteOrderMark = options.byteOrderMark == .skip
        limit = options.limits.recordLength
        place = start ?? window.origin
        searched = place.offset
        isAtFront = place.offset == 0
    }

    /// Finds the next record that is not blank; nil after the last.
    mutating func next() throws(JSONError) -> Record? {
        if skipsByteOrderMark { try skipByteOrderMark() }
        switch format {
        case .lines: return try nextPart(endingWith: UInt8(ascii: "\n"))
        case .sequence: return try nextPart(endingWith: RecordFinder.recordSeparator)
        case .concatenated: return try nextValue()
        }
    }

    /// Calls a function with the text of the record that was found last.
    func withText<Output>(
        of record: Record,
        _ body: (JSONCursor.Text) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        guard let beginning = record.beginning else {
            return try window.withText(in: record.range, body)
        }
        return try unsafe beginning.withUnsafeBufferPointer { bytes throws(JSONError) in
            let text = unsafe UnsafeBufferPointer(rebasing: bytes[record.range])
            return try unsafe body(JSONCursor.Text(text, readableAfter: 0))
        }
    }

    // MARK: Lines and sequences

    private mutating func nextPart(endingWith byte: UInt8) throws(JSONError) -> Record? {
        while let isLast = try findEnd(byte) {
            let record = unsafe withContent { content in
                unsafe format == .lines ? line(content) : sequenceText(content)
            }
            isAtFront = false
            if !isLast, excess == nil, format == .lines {
                // The line feed is the only one.
                place = SourceText.Origin(offset: searched + 1, lineFeeds: place.lineFeeds + 1)
                searched = place.offset
            } else {
                endSearch(at: isLast ? searched : searched + 1)
            }
            if record != nil || isLast { return record }
        }
        return nil
    }

    /// Looks for the byte that ends a record.
    ///
    /// False where it is, true at the end of the input, and nil if nothing is left. White space around the
    /// record does not count for the limit.
    private mutating func findEnd(_ byte: UInt8) throws(JSONError) -> Bool? {
        while true {
            if let found = firstOffset(of: byte) {
                searched = found
                if excess != nil { dropExcess() }
                return false
            }
            if searched == place.offset { skipWhiteSpace() }
            searched = window.endOffset
            if excess != nil || searched - place.offset > limit { dropExcess() }
            if try !load() { return place.offset < searched ? true : nil }
        }
    }

    private func firstOffset(of byte: UInt8) -> Int? {
        let bytes = unsafe window.bytes(in: searched..<window.endOffset)
        guard let start = bytes.baseAddress, bytes.count > 0 else { return nil }
        let found = unsafe memchr(start, CInt(byte), bytes.count)
        return unsafe found.map {
            unsafe searched + (UnsafeRawPointer($0) - UnsafeRawPointer(start))
        }
    }

    private func line(_ content: UnsafeBufferPointer<UInt8>) -> Record? {
        let (range, problem) = unsafe frame(content)
        if range.isEmpty { return nil }
        if allowsComments {
            let text = unsafe UnsafeBufferPointer(rebasing: content[range])
            // A comment at the end of its line may be as long as it likes.
            let isComment =
                unsafe problem == nil
                ? RecordText.isComments(text)
                : text.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")])
            if isComment { return nil }
        }
        return unsafe record(range, of: content, problem)
    }

    private func sequenceText(_ content: UnsafeBufferPointer<UInt8>) -> Record? {
        var (range, problem) = unsafe frame(content)
        guard problem == nil else { return unsafe record(range, of: content, problem) }
        let text = unsafe UnsafeBufferPointer(rebasing: content[range])
        guard let last = unsafe text.last, unsafe !allowsComments || !RecordText.isComments(text)
        else {
            return nil
        }
        if isAtFront {
            // A byte order mark that is not skipped is an error of its own.
            if unsafe !text.starts(with: TextEncoding.byteOrderMark) {
                problem = .custom(.unexpectedCharacter, "expected a record separator (U+001E)")
            }
        } else if excess == nil, range.upperBound == content.count,
            last != UInt8(ascii: "}"), last != UInt8(ascii: "]"), last != UInt8(ascii: "\""),
            unsafe !allowsComments || RecordText.isScalarAtEnd(text)
        {
            // RFC 7464 §2.4: without the line feed, it may have been 1234 that became 12.
            problem = .custom(.unexpectedEnd, "the record is cut: it has no end of line")
        }
        return unsafe record(range, of: content, problem)
    }

    // MARK: Values

    /// Finds where brackets balance, without looking at what is between them.
    private mutating func nextValue() throws(JSONError) -> Record? {
        while true {
            while scan == nil {
                skipWhiteSpace()
                searched = place.offset
                if searched < window.endOffset {
                    scan = ValueScan(allowsComments: allowsComments)
                } else if try !load() {
                    return nil
                }
            }
            let isComment = try findEndOfValue()
            let isTooLong = excess != nil || searched - place.offset > limit
            let record = unsafe withContent { content -> Record? in
                // A comment that is not valid UTF-8 is left for the reader to reject.
                if isComment, unsafe isTooLong || RecordText.isText(content) { return nil }
                let (range, problem) = unsafe frame(content, isTooLong: isTooLong)
                return unsafe self.record(range, of: content, problem)
            }
            endSearch(at: searched)
            if let record { return record }
        }
    }

    /// Looks for the end of a value, or of a comment in front of it; true if it is a comment.
    private mutating func findEndOfValue() throws(JSONError) -> Bool {
        guard var scan else { return false }
        defer { self.scan = scan }
        while true {
            let bytes = unsafe window.bytes(in: searched..<window.endOffset)
            var index = 0
            var step = ValueScan.Step.goesOn
            while index < bytes.count, step == .goesOn {
                step = unsafe scan.take(bytes[index], &index)
            }
            searched += index
            if excess != nil || step == .goesOn && searched - place.offset > limit { dropExcess() }
            guard step == .goesOn else { return step == .endsBlank }
            if try !load() { return scan.isInLineComment }
        }
    }

    // MARK: Helpers

    /// Goes past a byte order mark at the very start of the input.
    private mutating func skipByteOrderMark() throws(JSONError) {
        guard searched == 0 else { return }
        let prefix = TextEncoding.byteOrderMark
        while window.endOffset < prefix.count, unsafe prefix.starts(with: window.bytes) {
            guard try load() else { return }
        }
        if unsafe window.bytes.starts(with: prefix) { endSearch(at: prefix.count) }
    }

    /// Reads more, and keeps what is needed; false at the end of the input.
    private func load() throws(JSONError) -> Bool {
        let kept = excess?.place.offset ?? place.offset
        return try window.load(keeping: kept, until: window.endOffset + 1)
    }

    /// Moves the start of the record past white space.
    private mutating func skipWhiteSpace() {
        let bytes = unsafe window.bytes(in: place.offset..<window.endOffset)
        let count = unsafe bytes.firstIndex { !WhiteSpace.contains($0) } ?? bytes.count
        if count > 0 { unsafe place.advance(over: UnsafeBufferPointer(rebasing: bytes[..<count])) }
    }

    /// Drops what was searched, except the beginning of the record.
    private mutating func dropExcess() {
        var excess = excess ?? startExcess()
        let dropped = unsafe window.bytes(in: excess.place.offset..<searched)
        if !excess.isTooLong { excess.isTooLong = unsafe !dropped.allSatisfy(WhiteSpace.contains) }
        unsafe excess.place.advance(over: dropped)
        self.excess = excess
    }

    private func startExcess() -> Excess {
        let bytes = unsafe window.bytes(in: place.offset..<place.offset + limit)
        var end = place
        unsafe end.advance(over: bytes)
        return unsafe Excess(beginning: Array(bytes), place: end)
    }

    /// Calls a function with what was found, as far as it was kept.
    private func withContent(_ body: (UnsafeBufferPointer<UInt8>) -> Record?) -> Record? {
        guard let excess else { return unsafe body(window.bytes(in: place.offset..<searched)) }
        return unsafe excess.beginning.withUnsafeBufferPointer(body)
    }

    /// What a record is without the white space around it; of one that is too long, so much as the limit
    /// says.
    private func frame(
        _ content: UnsafeBufferPointer<UInt8>,
        isTooLong: Bool = false
    ) -> (range: Range<Int>, problem: Problem?) {
        let range = unsafe RecordText.trimmed(content, 0..<content.count)
        let isTooLong = isTooLong || excess?.isTooLong == true || range.count > limit
        guard isTooLong else { return (range, nil) }
        let shown = range.lowerBound..<min(range.lowerBound + limit, range.upperBound)
        return unsafe (RecordText.trimmed(content, shown), .recordTooLong(limit))
    }

    private func record(
        _ range: Range<Int>,
        of content: UnsafeBufferPointer<UInt8>,
        _ problem: Problem?
    ) -> Record {
        var start = place
        if range.lowerBound > 0 {
            unsafe start.advance(over: UnsafeBufferPointer(rebasing: content[..<range.lowerBound]))
        }
        return Record(
            range: excess == nil ? start.offset..<start.offset + range.count : range,
            beginning: excess?.beginning,
            place: start,
            problem: problem
        )
    }

    /// Ends the search at an offset, where the next one starts.
    private mutating func endSearch(at offset: Int) {
        if let excess { place = excess.place }
        unsafe place.advance(over: window.bytes(in: place.offset..<offset))
        (searched, scan, excess) = (offset, nil, nil)
    }
}
