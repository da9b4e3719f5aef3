import FastJSON

/// Reads and writes strings, as they are or as text with a format.
///
/// ```swift
/// try JSONString().parse("120,200,43")  // → "120,200,43"
///
/// try JSONString {
///     Int.parser()
///     ","
///     Int.parser()
/// }.parse("120,200")  // → (120, 200)
///
/// try JSONString(.representing(Direction.self)).parse("left")  // → Direction.left
/// ```
///
/// `String.jsonParser()` reads them as they are.
public struct JSONString<Content: StringContent>: JSONParser {
    @usableFromInline let content: Content

    /// Creates a parser for any string.
    @inlinable
    public init() where Content == WholeText {
        content = WholeText()
    }

    /// Creates a parser for strings made of pieces.
    @inlinable
    public init<Pieces: StringParser>(
        @StringBuilder _ pieces: () -> Pieces
    ) where Content == ParsedText<Pieces> {
        content = ParsedText(pieces: pieces())
    }

    /// Creates a parser for strings that are converted.
    @inlinable
    public init<Text: Conversion>(_ conversion: Text) where Content == ConvertedText<Text> {
        content = ConvertedText(conversion: conversion)
    }

    /// Reads the next value.
    @_documentation(visibility: internal)
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Content.Output {
        try content.parse(from: &cursor)
    }
}

extension JSONString: JSONParserPrinter where Content: PrintableStringContent {
    /// Writes a string.
    @_documentation(visibility: internal)
    @inlinable
    public func print(_ output: Content.Output, to writer: inout JSONWriter) throws(JSONError) {
        do {
            writer.write(try content.text(of: output))
        } catch {
            throw writer.refusal(error)
        }
    }
}

extension JSONString {
    /// How plans read the values.
    @_documentation(visibility: internal)
    public var fieldOperation: FieldOperation<Content.Output> {
        FieldOperation(Content.self == WholeText.self ? .string : .closures)
    }
}

extension String {
    /// Reads and writes any string.
    @inlinable
    public static var jsonParser: JSONString<WholeText> {
        JSONString()
    }
}
