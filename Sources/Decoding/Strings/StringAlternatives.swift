/// Alternatives for a text, of which the first that fits is taken.
///
/// Each alternative starts again at the same place. A value is printed by the first alternative
/// that does not refuse it.
///
/// ```swift
/// let truth = StringAlternatives<Bool>([
///     StringPieces { "yes"; Always(true) },
///     StringPieces { "no"; Always(false) },
/// ])
/// try truth.parse("no")       // → false
/// try truth.print(true)       // → "yes"
/// ```
@_documentation(visibility: internal)
public struct StringAlternatives<Output>: StringParserPrinter {
    let printers: [any StringParserPrinter<Output>]
    let parsers: ParseOnlyStringAlternatives<Output>

    /// Creates a parser that tries these, in order.
    public init(_ alternatives: [any StringParserPrinter<Output>]) {
        printers = alternatives
        parsers = ParseOnlyStringAlternatives(alternatives)
    }

    /// Goes over the first alternative that fits.
    public func parse(_ input: inout StringInput) throws(StringFailure) -> Output {
        try parsers.parse(&input)
    }

    /// Appends the text of the first alternative that has one for the value.
    public func print(_ output: Output, to text: inout String) throws(StringFailure) {
        var failures: [StringFailure] = []
        for printer in printers {
            do throws(StringFailure) {
                text += try printer.print(output)
                return
            } catch {
                failures.append(error)
            }
        }
        throw failures.isEmpty
            ? StringFailure(printing: "cannot print a value without alternatives")
            : StringFailure(anyOf: failures)
    }
}

/// Alternatives for a text, of which at least one cannot print.
///
/// ```swift
/// let number = ParseOnlyStringAlternatives<Int>([
///     Int.parser(),
///     StringPiece.literal("none").map { 0 },
/// ])
/// try number.parse("none")    // → 0
/// ```
@_documentation(visibility: internal)
public struct ParseOnlyStringAlternatives<Output>: StringParser {
    let alternatives: [any StringParser<Output>]

    /// Creates a parser that tries these, in order.
    public init(_ alternatives: [any StringParser<Output>]) {
        self.alternatives = alternatives
    }

    /// Goes over the first alternative that fits.
    public func parse(_ input: inout StringInput) throws(StringFailure) -> Output {
        var failures: [StringFailure] = []
        for alternative in alternatives {
            var attempt = input
            do throws(StringFailure) {
                let output = try alternative.parse(&attempt)
                input = attempt
                return output
            } catch {
                failures.append(error)
            }
        }
        throw failures.isEmpty
            ? StringFailure(expected: "nothing: there are no alternatives", at: input)
            : StringFailure(anyOf: failures)
    }
}
