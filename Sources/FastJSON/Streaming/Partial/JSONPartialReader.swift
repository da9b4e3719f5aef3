/// Reads a document that is still arriving, and shows its value so far.
///
/// ```swift
/// var reader = JSONPartialReader()
/// try reader.append(#"{"title": "Part"#)
/// reader.value        // → {"title":"Part"}
/// reader.openPath     // → $.title
/// try reader.append(#"ial", "year": 20"#)
/// reader.value        // → {"title":"Partial"}
/// reader.isComplete(at: ["title"])    // → true
/// try reader.append("26}")
/// let value = try reader.finish()     // → {"title":"Partial","year":2026}
/// ```
///
/// The pieces may end anywhere, also inside a character or an escape. The reader never starts over: the
/// work of all calls of `append` together is linear in the number of bytes. The reader keeps the value, the
/// unfinished token or comment, and a window in memory. The window has about 16 KB, and grows with the
/// longest token or comment.
///
/// The value, and the error if there is one, are those of
/// ``JSONValue/init(parsing:options:)-(Text,_)`` for all bytes together. The call that appends the
/// wrong bytes throws the error. A later call may throw it if the first bytes leave the encoding open,
/// and for numbers of more than 64 bytes; at the latest, ``finish()`` throws it. After an error every
/// further call throws it again, and ``value`` still gives what was read before.
///
/// The bytes are read natively, whatever ``JSONReadingOptions/engine`` says.
public struct JSONPartialReader: ~Copyable, @unchecked Sendable {
    // SAFETY: the reader is the only owner of the cursor, the window and the source, and it cannot be copied.
    private let source = PushedSource()
    private var reader: DocumentReader
    var builder: TreeBuilder
    /// The progress in reading the value; nil until the start of the document has been examined.
    private var state: JSONCursor.ReadingState?
    /// True after the first bytes, which tell the encoding.
    private var isEncodingKnown = false
    private var openToken = OpenToken()
    private var failure: JSONError?
    private var isFinished = false

    private static let chunkSize = 1 << 12

    /// Starts reading a document of which nothing has arrived yet.
    ///
    /// ```swift
    /// var reader = JSONPartialReader(options: .init(syntax: .allowTrailingCommas))
    /// ```
    public init(options: JSONReadingOptions = JSONReadingOptions()) {
        var options = options
        options.engine = .native
        builder = TreeBuilder(options: options, sharesKeys: false)
        reader = DocumentReader(
            JSONInput(source: source, chunkSize: JSONPartialReader.chunkSize),
            options: options
        )
    }

    // MARK: Bytes

    /// Reads the next bytes, as many as have come.
    ///
    /// ```swift
    /// for try await chunk in chunks {
    ///     try reader.append(chunk)
    /// }
    /// ```
    public mutating func append(_ bytes: [UInt8]) throws(JSONError) {
        try unsafe bytes.withJSONBytes { bytes throws(JSONError) in
            try unsafe append(unread: bytes)
        }
    }

    /// Reads the UTF-8 of a string as the next bytes, or other bytes in memory.
    ///
    /// ```swift
    /// for try await token in tokens {
    ///     try reader.append(token)
    /// }
    /// ```
    public mutating func append<Text: JSONText & ~Copyable & ~Escapable>(
        _ text: borrowing Text
    ) throws(JSONError) {
        try unsafe text.withJSONBytes { bytes throws(JSONError) in
            try unsafe append(unread: bytes)
        }
    }

    /// Ends the document and returns its value.
    ///
    /// Throws ``JSONError/Code/unexpectedEnd`` if the document is not complete, and
    /// ``JSONError/Code/emptyInput`` if nothing has arrived. A second call gives the same result.
    ///
    /// ```swift
    /// let value = try reader.finish()
    /// ```
    @discardableResult
    public mutating func finish() throws(JSONError) -> JSONValue {
        if !isFinished {
            source.isOver = true
            try advance()
            isFinished = true
        }
        guard let value else {
            preconditionFailure("A document that ended has a value.")
        }
        return value
    }

    private mutating func append(unread bytes: UnsafeRawBufferPointer) throws(JSONError) {
        if let failure { throw failure }
        if unsafe bytes.isEmpty { return }
        guard !isFinished else {
            throw JSONError(.invalidStructure("bytes were appended to a document that was ended"))
        }
        unsafe source.bytes = bytes
        defer { source.forgetBytes() }
        try advance()
    }

    /// Reads as far as the bytes allow.
    private mutating func advance() throws(JSONError) {
        if let failure { throw failure }
        do throws(JSONError) {
            repeat {
                try reader.cursor.extend(over: reader.window, until: reader.window.endOffset + 1)
                if try begin(), isDue { try read() }
            } while !source.isEmpty
        } catch {
            let error = reader.cursor.located(error, in: reader.window)
            failure = error
            throw error
        }
    }

    /// Looks at the start of the document; false if more of it must come first.
    private mutating func begin() throws(JSONError) -> Bool {
        if isEncodingKnown { return true }
        let start = unsafe reader.window.bytes
        guard unsafe reader.window.reachedEnd || !JSONPartialReader.isTooShort(start) else {
            return false
        }
        if state == nil {
            try reader.cursor.start(over: reader.window)
            state = try reader.cursor.startReading()
        } else if let name = unsafe TextEncoding.foreignName(of: start) {
            throw reader.cursor.fail(.unsupportedEncoding(name), at: 0, .document)
        }
        // A second byte of zero would tell, whatever the first is.
        isEncodingKnown = start.count > 1
        return true
    }

    /// True if the bytes may be the beginning of what is not UTF-8, or of a byte order mark.
    ///
    /// One byte alone is let through only where it changes the value.
    private static func isTooShort(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = unsafe bytes.first else { return true }
        guard bytes.count > 1 else {
            return first != UInt8(ascii: "[") && first != UInt8(ascii: "{")
                && first != UInt8(ascii: "\"")
        }
        if bytes.count < TextEncoding.byteOrderMark.count,
            unsafe TextEncoding.byteOrderMark.starts(with: bytes)
        {
            return true
        }
        return unsafe bytes.count < 4 && (first == 0 || first >= 0xFE || bytes[1] == 0)
    }

    /// True if the cursor can make progress with the bytes that have arrived.
    private var isDue: Bool {
        mutating get {
            if reader.window.reachedEnd { return true }
            let options = reader.cursor.options
            let limits = options.limits
            let isKey = state?.isInFrontOfValue != true
            return unsafe openToken.isDue(
                openBytes,
                options.syntax,
                stringLimit: isKey ? limits.keyLength : limits.stringLength
            )
        }
    }

    /// Lets the cursor read until it starves, or to the end.
    private mutating func read() throws(JSONError) {
        guard var state else { return }
        do throws(JSONError) {
            defer { self.state = state }
            if !state.isOver { try reader.cursor.read(into: &builder, from: &state) }
            try reader.cursor.finish()
        } catch {
            guard error.isStarved else { throw error }
        }
        openToken = unsafe OpenToken(tried: openBytes.count)
    }

    /// The bytes that have not been consumed.
    private var openBytes: UnsafeBufferPointer<UInt8> {
        let bytes = unsafe reader.window.bytes
        let index = reader.cursor.offset - reader.window.origin.offset
        return unsafe UnsafeBufferPointer(rebasing: bytes[index...])
    }

    // MARK: What has come

    /// The document as far as it has arrived; nil before its value has begun.
    ///
    /// An unfinished string is included with its complete characters and escapes. These are left out: a
    /// number, `true`, `false` or `null` that may continue, an unfinished key, and a key whose value
    /// has not arrived.
    ///
    /// Complete values are shared with later results, not copied. So this takes time linear in the
    /// number of elements and members of the open containers, and in the length of an unfinished
    /// string. ``JSONDuplicateKeys/first`` hashes those keys, too.
    ///
    /// ```swift
    /// try reader.append(#"{"a": [1, "tw"#)
    /// reader.value        // → {"a":[1,"tw"]}
    /// ```
    public var value: JSONValue? {
        builder.unfinishedValue(containers, open: openString)
    }

    /// True when the value of the document has ended.
    ///
    /// A number at the top ends with what follows it, or with ``finish()``.
    ///
    /// ```swift
    /// try reader.append("[1]")
    /// reader.isComplete   // → true
    /// ```
    public var isComplete: Bool { state?.isOver == true }

    /// The open containers, from the outermost one on.
    var containers: [JSONKind] {
        (0..<reader.cursor.depth).map {
            unsafe reader.cursor.frames[$0 + 1].isObject ? .object : .array
        }
    }

    /// True if a string, number or literal has begun as a value, and not ended.
    var isInScalar: Bool {
        guard state?.isInFrontOfValue == true, let first = unsafe openBytes.first else {
            return false
        }
        return switch first {
        case UInt8(ascii: "\""), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "t"):
            true
        default: false
        }
    }

    /// The complete characters and escapes of a string that has begun as a value, and not ended.
    private var openString: JSONValue? {
        let bytes = unsafe openBytes
        guard isInScalar, unsafe bytes.first == UInt8(ascii: "\""), let quote = bytes.baseAddress
        else {
            return nil
        }
        let syntax = reader.cursor.options.syntax
        let outcome = unsafe StringScanner.scan(
            from: quote + 1,
            to: quote + bytes.count,
            replacesSurrogates: syntax.contains(.replaceInvalidSurrogates)
        )
        let text = unsafe TextToken(
            start: quote + 1,
            count: outcome.position - quote - 1,
            offset: reader.cursor.offset,
            isEscaped: outcome.isEscaped
        )
        return unsafe .string(text.string())
    }
}

/// Bytes that are handed over as they come.
@safe
private final class PushedSource: ByteSource {
    /// The bytes that were not taken yet.
    var bytes = unsafe UnsafeRawBufferPointer(start: nil, count: 0)
    /// True if no others will come.
    var isOver = false
    var isEmpty: Bool { unsafe bytes.isEmpty }
    // An error may show the rest of its line if those bytes are here.
    var mayWait: Bool { isEmpty }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        guard !isEmpty || isOver else { throw .starved }
        let count = unsafe min(buffer.count, bytes.count)
        unsafe buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
        unsafe bytes = UnsafeRawBufferPointer(rebasing: bytes[count...])
        return count
    }

    func forgetBytes() {
        unsafe bytes = UnsafeRawBufferPointer(start: nil, count: 0)
    }
}
