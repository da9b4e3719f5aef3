import Decoding
import FastJSON
import Foundation

/// Reads and writes dates in the format of a format style.
///
/// `Date.jsonParser(_:)` makes one; see there for what it accepts.
public struct DateStyleParser<Style: ParseableFormatStyle & Sendable>: JSONParserPrinter
where Style.FormatInput == Date, Style.FormatOutput == String {
    fileprivate let style: Style

    /// Reads the next value.
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Date {
        try cursor.decodeText(Date.expectation { style.format($0) }) { text in
            let strategy = style.parseStrategy
            if let consumer = strategy as? any CustomConsumingRegexComponent {
                return DateStyleParser.date(from: text, by: consumer)
            }
            return try? strategy.parse(text)
        }
    }

    /// The date of the whole text.
    ///
    /// The strategies of Foundation are content with the beginning of a text.
    private static func date(
        from text: String,
        by consumer: some CustomConsumingRegexComponent
    ) -> Date? {
        let range = text.startIndex..<text.endIndex
        guard
            let (end, output) = try? consumer.consuming(
                text,
                startingAt: text.startIndex,
                in: range
            ),
            end == text.endIndex
        else { return nil }
        return output as? Date
    }

    /// Writes a date.
    ///
    /// Throws `JSONError.Code.unwritableValue` for a date that the style has no text for.
    public func print(_ output: Date, to writer: inout JSONWriter) throws(JSONError) {
        guard output.isFormattable, case let text = style.format(output), !text.isEmpty else {
            throw writer.printingFailure("The date has no text that could be read again.")
        }
        writer.write(text)
    }
}

extension Date {
    /// Reads and writes dates as strings, in the format of a format style.
    ///
    /// ```swift
    /// let style = Date.ISO8601FormatStyle().year().month().day()
    /// let birthday = Field("birthday") { Date.jsonParser(style) }
    /// ```
    ///
    /// The style decides what is read: some styles take the 31st of June for the first of July. But the
    /// text must be read to its end. Parts that the style does not write, such as the time of day, are
    /// lost. For whole timestamps, use `Date.jsonParser(.iso8601)`.
    @_disfavoredOverload
    public static func jsonParser<Style: ParseableFormatStyle & Sendable>(
        _ style: Style
    ) -> DateStyleParser<Style> where Style.FormatInput == Date, Style.FormatOutput == String {
        DateStyleParser(style: style)
    }
}
