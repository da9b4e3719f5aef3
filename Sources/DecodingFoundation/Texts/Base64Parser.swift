import Decoding
import FastJSON
import Foundation

/// Reads and writes data as strings in base64.
///
/// `Data.jsonParser` makes one; see there for what it accepts.
public struct Base64Parser: JSONParserPrinter {
    /// Reads the next value.
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Data {
        try cursor.decodeText("data in base64") { text in
            // Foundation reads some texts that no encoder writes, "====" among them.
            guard let data = Data(base64Encoded: text), data.base64EncodedString() == text else {
                return nil
            }
            return data
        }
    }

    /// Writes data in base64.
    public func print(_ output: Data, to writer: inout JSONWriter) throws(JSONError) {
        writer.write(output.base64EncodedString())
    }
}

extension Data: JSONParsable {
    /// Reads and writes data as strings in base64.
    ///
    /// ```swift
    /// let key = Field("key", Data.self)
    /// ```
    ///
    /// It is the base64 of RFC 4648 §4: with `+`, `/` and padding, without line breaks or white space,
    /// and with zeros for the unused bits. So every `Data` has exactly one text.
    public static var jsonParser: Base64Parser {
        Base64Parser()
    }
}
