/// Alternatives for a text, of which the first that fits is taken.
///
/// Each alternative starts again at the same place. A value is printed by the first alternative
/// that does not refuse it. `Ways` is ``BothWays`` if all of them can print, and ``OneWay`` otherwise.
///
/// ```swift
/// let truth = StringAlternatives<BothWays, Bool>([
///     StringPieces { "yes"; Always(true) },
///     StringPieces { "no"; Always(false) },
/// ])
/// try truth.parse("no")       // → false
/// try truth.print(true)       // → "yes"
/// ```
@_documentation(visibility: internal)
public struct StringAlternatives<Ways, Output>: StringParser {
    private let parsers: [any StringParser<Output>]
    /// The same parsers as printers, if all of them can print; otherwise not used.
    private let printers: [any StringParserPrinter<Output>]

    private init(
        parsers: [any StringParser<Output>],
        printers: [any StringParserPrinter<Output>]
    ) {
        self.parsers = parsers
        self.printers = printers
    }

    /// These alternatives and then others.
    func adding<OtherWays, NewWays>(
        _ others: StringAlternatives<OtherWays, Output>
    ) -> StringAlternatives<NewWays, Output> {
        StringAlternatives<NewWays, Output>(
            parsers: parsers + others.parsers,
            printers: printers + others.printers
        )
    }

    /// Goes over the first alternative that fits.
    public func parse(_ input: inout StringInput) throws(StringFailure) -> Output {
        var failures: [StringFailure] = []
        for parser in parsers {
            var attempt = input
            do throws(StringFailure) {
                let output = try parser.parse(&attempt)
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

extension StringAlternatives where Ways == OneWay {
    /// Creates a parser that tries these, in order.
    @_disfavoredOverload
    public init(_ alternatives: [any StringParser<Output>]) {
        self.init(parsers: alternatives, printers: [])
    }
}

extension StringAlternatives: StringParserPrinter where Ways == BothWays {
    /// Creates a parser that tries these, in order.
    public init(_ alternatives: [any StringParserPrinter<Output>]) {
        self.init(parsers: alternatives, printers: alternatives)
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
