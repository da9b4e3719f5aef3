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
/// The pieces may end anywhere, also inside a character or an escape. Nothing is read again from the
/// start: the work of all calls of `append` together is linear in the number of bytes. The reader keeps
/// the value, the unfinished token, and a few kilobytes before it in memory.
///
/// The value, and the error if there is one, are those of
/// ``JSONValue/init(parsing:options:)-([UInt8],_)`` for all bytes together. The call that appends the
/// wrong bytes throws the error. A later call may throw it if the first bytes leave the encoding open,
/// and for numbers of more than 64 bytes; at the latest, ``finish()`` throws it. After an error every
/// further call throws it again, and ``value`` still gives what was read before.
///
/// The bytes are read natively, whatever ``JSONReadingOptions/engine`` says.
public struct JSONPartialReader: ~Copyable, Sendable {
    /// What the grammar expects next.
    enum Phase {
        /// A value: of the document, of a member, or after a comma.
        case value
        case firstElement
        /// A first element that has begun.
        case firstValue
        case firstKey, key, colon, afterValue
        /// Nothing: the value of the document has ended.
        case end
    }

    /// An open array or object.
    enum Container {
        case array, object
    }

    /// A comment that was entered.
    enum Comment {
        case line
        case block(previous: UInt8)
    }

    /// What comes after the bytes that are there.
    enum Ending {
        /// Perhaps more.
        case unknown
        /// More than the limit for documents allows.
        case cut
        /// Nothing.
        case end
    }

    let options: JSONReadingOptions
    var builder: TreeBuilder
    var containers: [Container] = []
    /// The keys of the open objects, when equal ones are an error.
    var seenKeys: [KeySet] = []
    var phase = Phase.value
    var comment: Comment?
    /// The unfinished token, and some bytes before it for the excerpt of an error.
    var window: [UInt8] = []
    /// The bytes before the window.
    var origin = SourceText.Origin()
    /// The first byte in the window that is not understood, which starts a token.
    var position = 0
    /// The bytes from `position` on that were checked, if a string or a key starts there.
    var checkedCount = 0
    /// True if they have a backslash.
    var isEscaped = false
    /// The bytes from `position` on that there must be to look at a long number again.
    var awaitedCount = 0
    /// True after the first bytes, which tell the encoding.
    var didCheckEncoding = false
    private var failure: JSONError?
    private var isFinished = false

    /// Starts reading a document of which nothing has arrived yet.
    ///
    /// ```swift
    /// var reader = JSONPartialReader(options: .init(syntax: .allowTrailingCommas))
    /// ```
    public init(options: JSONReadingOptions = JSONReadingOptions()) {
        self.options = options
        builder = TreeBuilder(options: options)
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
        let result = unsafe bytes.withUnsafeBytes { bytes in
            Result { () throws(JSONError) in try unsafe append(bytes) }
        }
        try result.get()
    }

    /// Reads the next bytes, as many as have come.
    ///
    /// ```swift
    /// try reader.append(buffer.bytes)
    /// ```
    public mutating func append(_ bytes: RawSpan) throws(JSONError) {
        let result = unsafe bytes.withUnsafeBytes { bytes in
            Result { () throws(JSONError) in try unsafe append(bytes) }
        }
        try result.get()
    }

    /// Reads the UTF-8 of a string as the next bytes.
    ///
    /// ```swift
    /// for try await token in tokens {
    ///     try reader.append(token)
    /// }
    /// ```
    public mutating func append(_ text: String) throws(JSONError) {
        let result = unsafe KeyBytes.withBytes(text) { bytes in
            Result { () throws(JSONError) in try unsafe append(UnsafeRawBufferPointer(bytes)) }
        }
        try result.get()
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
            try advance(.end)
            isFinished = true
        }
        guard let value else {
            preconditionFailure("A document that ended has a value.")
        }
        return value
    }

    private mutating func append(_ bytes: UnsafeRawBufferPointer) throws(JSONError) {
        if let failure { throw failure }
        if unsafe bytes.isEmpty { return }
        guard !isFinished else {
            throw JSONError(.invalidStructure("bytes were appended to a document that was ended"))
        }
        let room = options.limits.documentLength - origin.offset - window.count
        let count = min(room, bytes.count)
        unsafe window.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
        if count < bytes.count {
            try advance(.cut)
        } else if unsafe window.count - position >= awaitedCount
            || !bytes.allSatisfy(JSONPartialReader.canBeInNumber)
        {
            try advance(.unknown)
        }
    }

    /// Reads as far as the bytes in the window allow.
    private mutating func advance(_ ending: Ending) throws(JSONError) {
        if let failure { throw failure }
        awaitedCount = 0
        do {
            let window = window
            try unsafe window.withUnsafeBufferPointer { (bytes) throws(JSONError) in
                try unsafe read(bytes, ending)
            }
        } catch {
            failure = error
            throw error
        }
        slide()
    }

    /// Lets go of bytes that nothing needs any more.
    ///
    /// Seldom, so that what is copied is less than what came since the last time.
    private mutating func slide() {
        let count = position - Excerpt.bytesBefore
        guard count > 4096, count > window.count / 2 else { return }
        unsafe window.withUnsafeBufferPointer { bytes in
            unsafe origin.advance(over: UnsafeBufferPointer(rebasing: bytes[..<count]))
        }
        window = Array(window[count...])
        position -= count
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
    public var isComplete: Bool { phase == .end }

    /// The string at the position, as far as it was checked, if it is a value.
    private var openString: JSONValue? {
        guard isInScalar, window[position] == UInt8(ascii: "\"") else { return nil }
        return unsafe window.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return nil }
            // SAFETY: after the quote at `position`, up to `checkedCount` all of it was scanned,
            // and the scan stopped in front of any character or escape that was not whole.
            let text = unsafe TextToken(
                start: start + position + 1,
                count: max(0, checkedCount - 1),
                offset: origin.offset + position,
                isEscaped: isEscaped
            )
            return unsafe .string(text.string())
        }
    }

    /// True if a string, number or literal has begun and not ended.
    var isInScalar: Bool {
        guard phase == .value || phase == .firstValue, position < window.count else {
            return false
        }
        switch window[position] {
        case UInt8(ascii: "\""), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "t"):
            return true
        default: return false
        }
    }
}
