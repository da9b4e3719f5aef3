import Decoding
import FastJSON
import Foundation

/// Reads and writes URLs as strings.
///
/// `URL.jsonParser` makes one; see there for what it accepts.
public struct URLParser: JSONParserPrinter {
    /// Reads the next value.
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> URL {
        try cursor.decodeText("a url") { text in
            URL(string: text, encodingInvalidCharacters: false)
        }
    }

    /// Writes the absolute string of a URL.
    public func print(_ output: URL, to writer: inout JSONWriter) throws(JSONError) {
        writer.write(output.absoluteString)
    }
}

extension URL: JSONParsable {
    /// Reads and writes URLs as strings.
    ///
    /// ```swift
    /// let poster = OptionalField("poster_url", URL.self)
    /// ```
    ///
    /// The text must be a URL or relative reference as it stands. A character that would have to be
    /// encoded first, such as a space or `é`, is an error, because the text would change when it is
    /// written again. The empty string is an error, too. A URL that is relative to another one is
    /// written as the absolute URL that both make.
    public static var jsonParser: URLParser {
        URLParser()
    }
}
