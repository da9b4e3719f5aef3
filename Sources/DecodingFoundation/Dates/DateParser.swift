import Decoding
import FastJSON
import Foundation

/// Reads and writes dates in one of the common formats.
///
/// ```swift
/// try DateParser(.secondsSince1970).parse(911_567_349)
/// ```
///
/// `Date.jsonParser(.secondsSince1970)` is the same.
public struct DateParser: JSONParserPrinter {
    private let format: JSONDateFormat

    /// Creates a parser for a format.
    public init(_ format: JSONDateFormat) {
        self.format = format
    }

    /// Reads the next value.
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Date {
        switch format.form {
        case .iso8601(let hasMilliseconds):
            try unsafe cursor.decodeText(
                utf8: Date.expectation {
                    ISO8601Text.text(of: $0, hasMilliseconds: hasMilliseconds)
                },
                ISO8601Text.date(from:)
            )
        case .unixTime(let power):
            try parseUnixTime(power: power, from: &cursor)
        }
    }

    private func parseUnixTime(
        power: Int,
        from cursor: inout JSONCursor
    ) throws(JSONError) -> Date {
        let time = UnixTime(power: power)
        let most = UnixTime.largestPlainCount
        if let count = try cursor.decodeSmallInteger(from: -most, through: most) {
            return time.date(fromPlain: count)
        }
        let start = try cursor.place()
        let text = try cursor.decodeNumberText(allowInteger: true)
        if let date = time.date(from: text) { return date }
        throw cursor.numberOutOfRange(text, "Date", at: start)
    }

    /// Writes a date.
    ///
    /// Throws `JSONError.Code.unwritableValue` for a year that the format does not have.
    public func print(_ output: Date, to writer: inout JSONWriter) throws(JSONError) {
        switch format.form {
        case .iso8601(let hasMilliseconds):
            guard let text = ISO8601Text.text(of: output, hasMilliseconds: hasMilliseconds) else {
                throw writer.printingFailure("ISO 8601 has only dates of the years 0000 to 9999.")
            }
            writer.write(text)
        case .unixTime(let power):
            let time = UnixTime(power: power)
            if let count = time.plainCount(of: output) {
                writer.write(count)
            } else if let number = time.text(of: output).flatMap(JSONValue.Number.init) {
                writer.write(number)
            } else {
                writer.write(time.roundedCount(of: output))
            }
        }
    }
}

extension Date {
    /// Reads and writes dates in one of the common formats.
    ///
    /// ```swift
    /// Date.jsonParser(.iso8601)                           // "1998-11-20T13:09:09Z"
    /// Date.jsonParser(.iso8601(fractionalSeconds: true))  // "1998-11-20T13:09:09.000Z"
    /// Date.jsonParser(.secondsSince1970)                  // 911567349
    /// Date.jsonParser(.millisecondsSince1970)             // 911567349000
    /// ```
    public static func jsonParser(_ format: JSONDateFormat) -> DateParser {
        DateParser(format)
    }

    /// Not available: it would read the seconds since 2001 that `Codable` writes, without a word.
    @available(*, unavailable, message: "say how dates are written: Date.jsonParser(.iso8601)")
    public static var jsonParser: DateParser {
        DateParser(.iso8601)
    }

    /// 20 November 1998, 13:09:09 UTC: what messages show as an example.
    static let example = Date(timeIntervalSince1970: 911_567_349)

    /// An example of what the text should have been.
    static func expectation(_ text: (Date) -> String?) -> String {
        guard let example = text(example), !example.isEmpty else { return "a date" }
        return "a date formatted such as \(DiagnosticText.quoted(example))"
    }
}

@_documentation(visibility: internal)
extension Decodable where Self == Date {
    /// The format of `Codable`: the seconds since 2001, which hardly any other program uses.
    @available(
        *,
        deprecated,
        message: """
            this reads seconds since 2001, as Codable does: say how dates are written, as in \
            Date.jsonParser(.iso8601)
            """
    )
    public static func jsonParser() -> CodableParser<Date> { CodableParser(self) }
}
