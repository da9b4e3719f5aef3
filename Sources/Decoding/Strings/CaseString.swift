import FastJSON

extension CaseIterable where Self: RawRepresentable<String> & Sendable {
    /// A piece that is the raw value of one of the cases.
    ///
    /// ```swift
    /// enum Direction: String, CaseIterable {
    ///     case up, down, left, right
    /// }
    /// try Direction.parser().parse("left")        // → Direction.left
    /// try Direction.parser().print(.up)           // → "up"
    /// ```
    public static func parser() -> StringPieces<Self> {
        StringPieces(erasing: CaseString<Self>())
    }
}

/// The raw value of a case.
///
/// If several fit, the longest is taken.
struct CaseString<Value>: StringParserPrinter
where Value: CaseIterable & RawRepresentable<String> & Sendable {
    private let longestFirst: [Value]
    private let expected: String

    /// Creates a piece that is the raw value of one of the cases.
    init() {
        let cases = Array(Value.allCases)
        longestFirst = cases.sorted { $0.rawValue.utf8.count > $1.rawValue.utf8.count }
        var names = cases.map { DiagnosticText.quoted($0.rawValue) }
        let last = names.popLast() ?? "a case of \(Value.self), which has none"
        expected = names.isEmpty ? last : "\(names.joined(separator: ", ")) or \(last)"
    }

    /// Goes over the longest raw value that fits.
    func parse(_ input: inout StringInput) throws(StringFailure) -> Value {
        for value in longestFirst where input.skip(value.rawValue) {
            return value
        }
        throw StringFailure(expected: expected, at: input)
    }

    /// Appends the raw value.
    func print(_ output: Value, to text: inout String) throws(StringFailure) {
        text += output.rawValue
    }
}
