import FastJSON

/// How many elements or members there may be.
@usableFromInline
struct CountRange: Sendable, Hashable {
    @usableFromInline var lowest = 0
    @usableFromInline var highest = Int.max

    @usableFromInline
    init(lowest: Int = 0, highest: Int = .max) {
        precondition(
            lowest >= 0 && lowest <= highest,
            "A count is not negative, and a range of counts is not empty."
        )
        self.lowest = lowest
        self.highest = highest
    }

    @inlinable
    init(_ count: some CountExpression) {
        self.init(lowest: count._fewest, highest: count._most)
    }

    @inlinable
    func contains(_ count: Int) -> Bool {
        lowest <= count && count <= highest
    }

    /// `3 elements`, `1-3 elements` or `at least 1 element`.
    func text(_ noun: String) -> String {
        if highest == .max {
            return "at least \(lowest) \(noun)\(lowest == 1 ? "" : "s")"
        }
        let range = lowest == highest ? "\(lowest)" : "\(lowest)-\(highest)"
        return "\(range) \(noun)\(lowest == 1 && highest == 1 ? "" : "s")"
    }
}

extension JSONWriter {
    /// The error for a container that may not be written.
    @usableFromInline
    func wrongCount(
        _ parser: String,
        _ count: CountRange,
        _ noun: String,
        given: Int
    ) -> JSONError {
        printingFailure(
            "\(parser) parser requiring \(count.text(noun)) was given \(given) to print."
        )
    }

    /// An error at the place where the writer is.
    @usableFromInline
    package func printingFailure(_ message: String) -> JSONError {
        JSONError(.typed(.refused(.unwritableValue, message)), path: pathOfNextValue)
    }
}
