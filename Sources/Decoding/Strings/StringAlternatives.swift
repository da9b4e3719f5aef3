/// Alternatives for a text, of which the first that fits is taken.
///
/// Each alternative starts again at the same place. A value is printed by the first alternative
/// that does not refuse it. `Ways` is ``BothWays`` if all of them can print, and ``OneWay`` otherwise.
@_documentation(visibility: internal)
public struct StringAlternatives<Ways, Output>: StringParser {
    /// At least one.
    let pieces: [ErasedPiece<Output>]

    /// Goes over the first alternative that fits.
    public func parse(_ input: inout StringInput) throws(StringFailure) -> Output {
        var failures: [StringFailure] = []
        for piece in pieces {
            var attempt = input
            do throws(StringFailure) {
                let output = try piece.parser.parse(&attempt)
                input = attempt
                return output
            } catch {
                failures.append(error)
            }
        }
        throw StringFailure(anyOf: failures)
    }
}

extension StringAlternatives: StringParserPrinter where Ways == BothWays {
    /// Appends the text of the first alternative that has one for the value.
    public func print(_ output: Output, to text: inout String) throws(StringFailure) {
        var failures: [StringFailure] = []
        for piece in pieces {
            guard let printer = piece.printer else { continue }
            do throws(StringFailure) {
                text += try printer.print(output)
                return
            } catch {
                failures.append(error)
            }
        }
        throw StringFailure(anyOf: failures)
    }
}
