import FastJSON

/// A way in which a ``JSONString`` reads its text.
///
/// The types of this module conform to it. To add your own way, write a ``Conversion``.
@_documentation(visibility: internal)
public protocol StringContent: Sendable {
    /// The type that is made of the text.
    associatedtype Output
    /// The value that a text represents; throws an error if there is none.
    func value(of text: String) throws -> Output
    /// Reads the next value, a string, and returns the value that it represents.
    ///
    /// There is an implementation that asks for the value of the text.
    func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output
}

extension StringContent {
    /// Reads the next value, a string, and returns the value that it represents.
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        let start = try cursor.place()
        let text = try cursor.decodeString()
        do {
            return try value(of: text)
        } catch {
            throw cursor.refusal(error, at: start)
        }
    }
}

/// A way in which a ``JSONString`` reads and writes its text.
@_documentation(visibility: internal)
public protocol PrintableStringContent: StringContent {
    /// The text that represents a value; throws an error if there is none.
    func text(of output: Output) throws -> String
}

/// Any text, as it is.
@_documentation(visibility: internal)
public struct WholeText: PrintableStringContent {
    @usableFromInline
    init() {}

    /// The text.
    @inlinable
    public func value(of text: String) -> String { text }
    /// Reads the next value, a string.
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> String {
        try cursor.decodeString()
    }
    /// The text.
    @inlinable
    public func text(of output: String) -> String { output }
}

/// Text made of pieces.
@_documentation(visibility: internal)
public struct ParsedText<Pieces: StringParser>: StringContent {
    @usableFromInline let pieces: Pieces

    @inlinable
    init(pieces: Pieces) {
        self.pieces = pieces
    }

    /// What the pieces make of the text.
    @inlinable
    public func value(of text: String) throws -> Pieces.Output {
        try pieces.parse(text)
    }
}

extension ParsedText: PrintableStringContent where Pieces: StringParserPrinter {
    /// What the pieces print.
    @inlinable
    public func text(of output: Pieces.Output) throws -> String {
        try pieces.print(output)
    }
}

/// Text that is converted.
@_documentation(visibility: internal)
public struct ConvertedText<Text: Conversion>: PrintableStringContent
where Text.Input == String {
    @usableFromInline let conversion: Text

    @inlinable
    init(conversion: Text) {
        self.conversion = conversion
    }

    /// What the conversion makes of the text.
    @inlinable
    public func value(of text: String) throws -> Text.Output {
        try conversion.apply(text)
    }

    /// What the conversion makes of the value.
    @inlinable
    public func text(of output: Text.Output) throws -> String {
        try conversion.unapply(output)
    }
}
