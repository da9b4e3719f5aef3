import FastJSON

/// The text of one JSON value, exactly as it was written.
///
/// ```swift
/// struct Envelope {
///     let id: Int
///     let payload: RawJSON
/// }
/// let parser = ParsePrint(.memberwise(Envelope.init)) {
///     Field("id", \.id)
///     Field("payload", \.payload)
/// }
/// ```
///
/// Equal when the bytes are.
public struct RawJSON: Sendable, Hashable, CustomStringConvertible {
    /// The text in UTF-8, without white space around it.
    public let bytes: [UInt8]

    init(checked bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Takes one value from a text; throws what is wrong with it.
    public init<Text: JSONText & ~Copyable & ~Escapable>(_ text: borrowing Text) throws(JSONError) {
        self = try RawJSON.jsonParser().decode(text)
    }

    /// The text.
    public var description: String { String(decoding: bytes, as: UTF8.self) }

    /// Captures any value as its text, and writes it unchanged.
    ///
    /// If the writing options escape slashes or characters beyond ASCII, the value is written with these
    /// escapes, and in the layout of the options.
    public static var jsonParser: RawJSONParser {
        RawJSONParser()
    }
}

/// Captures any value as its text, and writes it unchanged.
///
/// All of it is checked.
@_documentation(visibility: internal)
public struct RawJSONParser: JSONParserPrinter {
    /// Creates the parser.
    public init() {}

    /// Reads the next value.
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> RawJSON {
        RawJSON(checked: try cursor.readRawValue())
    }

    /// Writes the text as it is, whatever the layout; token by token if the options ask for escapes.
    public func print(_ output: RawJSON, to writer: inout JSONWriter) throws(JSONError) {
        if writer.escapesMore {
            // It was read within limits, which are not known here.
            let limits = JSONLimits(
                depth: 10_000,
                stringLength: 1 << 31,
                keyLength: 1 << 31,
                numberLength: 1 << 31
            )
            let document = try JSONDocument(parsing: output.bytes, options: .init(limits: limits))
            return writer.write(document.root)
        }
        unsafe output.bytes.withUnsafeBufferPointer { unsafe writer.write(validated: $0) }
    }
}
