import Decoding
import FastJSON
import Foundation

/// Reads and writes dates in the format of a `DateFormatter`.
///
/// `Date.jsonParser(formatter:)` makes one; see there for what it accepts.
public struct DateFormatterParser: JSONParserPrinter {
    /// A formatter that no other code can change.
    ///
    /// SAFETY: `DateFormatter` is not declared `Sendable` everywhere. Formatters may be used by many
    /// threads at once if their properties are not set meanwhile: the documentation of Foundation says
    /// so, and this code sets none.
    private final class Formatter: @unchecked Sendable {
        let base: DateFormatter

        init(copying formatter: DateFormatter) {
            // A copy of a formatter is a formatter.
            base = formatter.copy() as? DateFormatter ?? formatter
        }
    }

    private let formatter: Formatter

    /// Creates a parser with a copy of a formatter; changing the formatter later changes nothing.
    init(_ formatter: DateFormatter) {
        self.formatter = Formatter(copying: formatter)
    }

    /// Reads the next value.
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Date {
        try cursor.decodeText(Date.expectation { formatter.base.string(from: $0) }) { text in
            DateFormatterParser.isSafe(text) ? formatter.base.date(from: text) : nil
        }
    }

    /// Writes a date.
    ///
    /// Throws `JSONError.Code.unwritableValue` for a date whose text could not be read again.
    public func print(_ output: Date, to writer: inout JSONWriter) throws(JSONError) {
        guard
            output.isFormattable,
            case let text = formatter.base.string(from: output),
            !text.isEmpty,
            DateFormatterParser.isSafe(text)
        else { throw writer.printingFailure("The date has no text that could be read again.") }
        writer.write(text)
    }

    /// False for texts that could end the process.
    ///
    /// Except on Apple's systems, Foundation ends the process if the formatter stops reading within a
    /// character, such as between a letter and its accent. With characters of one unit there is no such
    /// place.
    private static func isSafe(_ text: String) -> Bool {
        #if canImport(Darwin)
        true
        #else
        text.count == text.utf16.count
        #endif
    }
}

extension Date {
    /// Reads and writes dates as strings, in the format of a `DateFormatter`.
    ///
    /// ```swift
    /// let formatter = DateFormatter()
    /// formatter.locale = Locale(identifier: "en_US_POSIX")
    /// formatter.timeZone = .gmt
    /// formatter.dateFormat = "yyyy-MM-dd"
    /// let birthday = Field("birthday") { Date.jsonParser(formatter: formatter) }
    /// ```
    ///
    /// The formatter is copied. Set its locale and time zone, or the same text is another date
    /// elsewhere. Parts that it does not write, such as the time of day, are lost.
    ///
    /// Except on Apple's systems, a text with an emoji, or with a character made of several scalars,
    /// such as a letter and a combining accent, is neither read nor written, because formatters there
    /// cannot handle all of them safely.
    public static func jsonParser(formatter: DateFormatter) -> DateFormatterParser {
        DateFormatterParser(formatter)
    }

    /// True if calendars can have the date: within a quarter of a million years.
    var isFormattable: Bool { abs(timeIntervalSinceReferenceDate) < 8e12 }
}
