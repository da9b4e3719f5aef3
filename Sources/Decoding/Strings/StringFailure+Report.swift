import FastJSON

extension StringFailure: CustomStringConvertible {
    /// What was expected, below the line of the text where it was expected.
    ///
    ///     error: unexpected input
    ///      --> input:1:4
    ///     1 | 55;190;25
    ///       |   ^ expected ","
    ///
    /// Several alternatives are listed one below the other.
    public var description: String {
        let reports = causes.map(\.report)
        return reports.count == 1
            ? reports[0]
            : (["error: multiple failures occurred"] + reports).joined(separator: "\n\n")
    }
}

extension StringFailure.Cause {
    fileprivate var report: String {
        switch self {
        case .parsing(let text, let expectation, let position):
            StringPlace(text, at: position).report(expectation)
        case .printing(let message):
            "error: \(DiagnosticText.onOneLine(message.unicodeScalars))"
        }
    }
}

/// The line of a text around a failure, cut to a size that can be shown.
private struct StringPlace {
    /// The most characters of a line that are shown.
    static let width = 80
    /// The most characters before the failure where the line is cut.
    static let widthBefore = 40

    let line: Int
    let column: Int
    /// What is shown of the line before and after the failure.
    let before: String
    let after: String

    init(_ text: String, at position: Int) {
        let scalars = text.unicodeScalars
        let place = text.utf8.index(text.startIndex, offsetBy: position)
        let lineStart =
            scalars[..<place].lastIndex(of: "\n").map { scalars.index(after: $0) }
            ?? scalars.startIndex
        let lineBefore = scalars[lineStart..<place]
        let lineAfter = scalars[place...].prefix { $0 != "\n" }
        line = scalars[..<lineStart].count { $0 == "\n" } + 1
        column = lineBefore.count + 1

        let countBefore = column - 1
        let countAfter = lineAfter.count
        guard countBefore + countAfter > StringPlace.width else {
            before = DiagnosticText.onOneLine(lineBefore)
            after = DiagnosticText.onOneLine(lineAfter)
            return
        }
        let shownBefore =
            countBefore <= StringPlace.widthBefore
            ? countBefore
            : min(countBefore, max(StringPlace.widthBefore, StringPlace.width - countAfter))
        let shownAfter = min(countAfter, StringPlace.width - shownBefore)
        before =
            shownBefore < countBefore
            ? "…" + DiagnosticText.onOneLine(lineBefore.suffix(shownBefore - 1))
            : DiagnosticText.onOneLine(lineBefore)
        after =
            shownAfter < countAfter
            ? DiagnosticText.onOneLine(lineAfter.prefix(shownAfter - 1)) + "…"
            : DiagnosticText.onOneLine(lineAfter)
    }

    func report(_ expectation: String) -> String {
        let number = String(line)
        let margin = String(repeating: " ", count: number.utf8.count)
        let indent = DiagnosticText.caretIndent(below: before)
        return """
            error: unexpected input
            \(margin)--> input:\(line):\(column)
            \(number) | \(before)\(after)
            \(margin) | \(indent)^ \(DiagnosticText.onOneLine(expectation.unicodeScalars))
            """
    }
}
