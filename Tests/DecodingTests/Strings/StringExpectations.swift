import Decoding
import Testing

/// The text of the failure to parse; records an issue if there was none.
func parseFailure<Parser: StringParser>(
    _ parser: Parser,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
) -> String {
    do {
        let output = try parser.parse(text)
        Issue.record("\(text) was parsed as \(output)", sourceLocation: sourceLocation)
        return ""
    } catch {
        return error.description
    }
}

/// The text of the failure to print; records an issue if there was none.
func printFailure<Printer: StringParserPrinter>(
    _ printer: Printer,
    _ value: Printer.Output,
    sourceLocation: SourceLocation = #_sourceLocation
) -> String {
    do {
        let text = try printer.print(value)
        Issue.record("\(value) was printed as \(text)", sourceLocation: sourceLocation)
        return ""
    } catch {
        return error.description
    }
}

/// What is expected at a byte, without the report.
func parseExpectation(
    _ parser: some StringParser,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
) -> String {
    do {
        let output = try parser.parse(text)
        Issue.record("\(text) was parsed as \(output)", sourceLocation: sourceLocation)
        return ""
    } catch {
        return "\(error.position ?? -1): \(error.expectation)"
    }
}

/// Checks that the value is printed as the text, and that the text is parsed into the value.
func expectBothWays<Printer: StringParserPrinter>(
    _ printer: Printer,
    _ value: Printer.Output,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
) where Printer.Output: Equatable {
    expectBothWays(printer, value, text, by: ==, sourceLocation: sourceLocation)
}

/// The same for values that are not `Equatable`, such as tuples.
func expectBothWays<Printer: StringParserPrinter>(
    _ printer: Printer,
    _ value: Printer.Output,
    _ text: String,
    by areEqual: (Printer.Output, Printer.Output) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    do {
        let printed = try printer.print(value)
        #expect(Array(printed.utf8) == Array(text.utf8), sourceLocation: sourceLocation)
        let parsed = try printer.parse(text)
        #expect(areEqual(parsed, value), "\(parsed)", sourceLocation: sourceLocation)
    } catch {
        Issue.record(error, sourceLocation: sourceLocation)
    }
}
