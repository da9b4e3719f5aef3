import FastJSON

/// So many characters, all that fit, or so many that fit.
///
/// ```swift
/// Prefix { $0 != "," }                            // up to a comma or the end
/// Prefix(2)                                       // two characters
/// Prefix(1...3, while: \.isHexDigit)              // as many as fit, three at most
/// ```
///
/// It counts characters (`Character`) and never cuts one. Text that it would not take whole it
/// refuses to print.
public struct Prefix: StringParserPrinter {
    private let count: CountRange
    /// Nil if every character fits.
    private let fits: (@Sendable (Character) -> Bool)?

    /// Creates a piece that takes characters as long as they fit, perhaps none.
    public init(while fits: @escaping @Sendable (Character) -> Bool) {
        count = CountRange()
        self.fits = fits
    }

    /// Creates a piece that takes exactly so many characters.
    public init(_ count: Int, while fits: (@Sendable (Character) -> Bool)? = nil) {
        self.count = CountRange(lowest: count, highest: count)
        self.fits = fits
    }

    /// Creates a piece that takes as many characters as fit and as the range allows.
    public init(
        _ count: some RangeExpression<Int>,
        while fits: (@Sendable (Character) -> Bool)? = nil
    ) {
        self.count = CountRange(count)
        self.fits = fits
    }

    /// Goes over as many characters as may be.
    public func parse(_ input: inout StringInput) throws(StringFailure) -> String {
        var end = input
        let taken = end.take(count.highest, while: fits ?? { _ in true })
        guard taken.count >= count.lowest else {
            throw StringFailure(expected: expected, at: input)
        }
        input = end
        return String(taken.text)
    }

    /// Appends the characters if all of them fit and their number is right.
    public func print(_ output: String, to text: inout String) throws(StringFailure) {
        if let fits, let character = output.first(where: { !fits($0) }) {
            let found = DiagnosticText.quoted(String(character))
            throw StringFailure(
                printing: "cannot print \(DiagnosticText.quoted(output)): \(found) does not fit"
            )
        }
        guard count.contains(output.count) else {
            throw StringFailure(
                printing: "cannot print \(DiagnosticText.quoted(output)): expected \(expected)"
            )
        }
        text += output
    }

    private var expected: String {
        count.text(fits == nil ? "character" : "matching character")
    }
}
