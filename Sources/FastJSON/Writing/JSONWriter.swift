/// Writes JSON text piece by piece.
///
/// It adds commas, colons and white space. If calls come in a wrong order, or a number has no JSON
/// form, the writer remembers the error, and ``finish()`` throws it. The text grows in memory that the writer
/// owns, and is copied once, by ``finish()``.
///
/// ```swift
/// func list(_ primes: [Int]) throws -> [UInt8] {
///     var writer = JSONWriter()
///     writer.beginObject()
///     writer.key("primes")
///     writer.beginArray()
///     for prime in primes { writer.write(prime) }
///     writer.endArray()
///     writer.endObject()
///     return try writer.finish()
/// }
/// try list([2, 3, 5])  // → {"primes":[2,3,5]}
/// ```
public struct JSONWriter: ~Copyable, Sendable {
    /// How the text is written.
    public let options: JSONWritingOptions
    let escaping: StringEscaping
    /// The text of one level of indent; nil when the layout is compact.
    let indent: [UInt8]?
    let isCompact: Bool
    @usableFromInline var output: OutputBuffer
    /// The innermost open container, or the root.
    @usableFromInline var level = WriterLevel.root
    /// The levels around it: as many as containers are open.
    var outerLevels = PlainStack<WriterLevel>()
    /// How many of these only keep a value from what is around it.
    var barrierCount = 0
    var failure: JSONError?
    /// What was taken back since text was handed over.
    var retraction = Retraction()
    /// Where the stack was when values of their own type began to be written.
    package var stack = StackGuard()
    /// True while a printer only compares what it would write: then inner ones need not.
    package var isComparing = false

    /// Gives the string for a number without JSON form by its name: `inf`, `-inf`, or a name for what is not a number.
    package var nonFiniteText: (@Sendable (_ name: String) -> String)?

    /// True to put a space after numbers whose text counts: see ``JSONValue/textOfTree()``.
    var putsSpaceAfterNumberText = false

    /// True if the options escape characters that need no escape.
    package var escapesMore: Bool { !escaping.isMinimal }

    /// What is reserved before any value: a comma and the longest number or literal.
    static let scalarLength = 1 + DoubleText.length

    /// Creates a writer without text.
    public init(options: JSONWritingOptions = JSONWritingOptions()) {
        self.init(options: options, capacity: 240)
    }

    /// Creates a writer with room for a text that may have this many bytes.
    package init(options: JSONWritingOptions, capacity: Int) {
        self.options = options
        escaping = StringEscaping(options)
        indent = if case .pretty(let indent) = options.layout { Array(indent.utf8) } else { nil }
        isCompact = indent == nil
        output = OutputBuffer(capacity: capacity)
    }

    /// The text, if the calls made one whole document.
    ///
    /// Throws ``JSONError/Code/unwritableValue`` for a number without JSON form, and
    /// ``JSONError/Code/invalidStructure`` for calls that do not fit together.
    public consuming func finish() throws(JSONError) -> [UInt8] {
        try checkCompletion()
        return unsafe Array(output.bytes)
    }

    /// The text as a string, if the calls made one whole document.
    public consuming func finishString() throws(JSONError) -> String {
        try checkCompletion()
        return unsafe String(decoding: output.bytes, as: UTF8.self)
    }

    // MARK: Containers

    /// Begins an array.
    public mutating func beginArray() {
        guard beginValue() else { return }
        output.append(UInt8(ascii: "["))
        outerLevels.push(level)
        level = .array
    }

    /// Ends the innermost array.
    public mutating func endArray() {
        guard level.isArray else { return refuseEnd(of: "array") }
        end(bracket: UInt8(ascii: "]"))
    }

    /// Begins an object.
    public mutating func beginObject() {
        guard beginValue() else { return }
        output.append(UInt8(ascii: "{"))
        outerLevels.push(level)
        level = .object
    }

    /// Ends the innermost object.
    public mutating func endObject() {
        guard level.awaitsKey else { return refuseEnd(of: "object") }
        end(bracket: UInt8(ascii: "}"))
    }

    /// Writes a key; its value must follow.
    public mutating func key(_ key: String) {
        guard level.awaitsKey else { return refuseKey() }
        output.reserve(1)
        separate()
        level.beginMember(keyOffset: output.count)
        escaping.append(key, to: &output)
        appendColon()
    }

    // MARK: Scalars

    /// Writes `null`.
    public mutating func writeNull() {
        guard beginValue() else { return }
        output.append(word: ByteWord.null, length: 4)
    }

    /// Writes a Boolean.
    public mutating func write(_ value: Bool) {
        guard beginValue() else { return }
        output.append(word: value ? ByteWord.true : ByteWord.false, length: value ? 4 : 5)
    }

    /// Writes an integer with all its digits.
    public mutating func write(_ value: Int) {
        guard beginValue() else { return }
        output.append(integer: Int64(value))
    }

    /// Writes an integer with all its digits.
    public mutating func write<Integer: FixedWidthInteger>(_ value: Integer) {
        guard Integer.bitWidth <= 64 else { return writeWide(value) }
        guard beginValue() else { return }
        if Integer.isSigned {
            output.append(integer: Int64(truncatingIfNeeded: value))
        } else {
            output.append(integer: UInt64(truncatingIfNeeded: value))
        }
    }

    private mutating func writeWide(_ value: some FixedWidthInteger) {
        if let value = UInt64(exactly: value) {
            write(value)
        } else {
            write(numberText: value.description)
        }
    }

    /// Writes a number with the fewest digits that read back as the same `Double`.
    public mutating func write(_ value: Double) {
        write(value, keepsZeroFraction: true)
    }

    /// Writes a number with the fewest digits that read back as the same `Float`.
    public mutating func write(_ value: Float) {
        write(value, keepsZeroFraction: true)
    }

    /// Writes a number as its text.
    public mutating func write(_ value: JSONValue.Number) {
        write(numberText: value.text)
    }

    /// Writes a string.
    public mutating func write(_ value: String) {
        guard beginValue() else { return }
        escaping.append(value, to: &output)
    }
}
