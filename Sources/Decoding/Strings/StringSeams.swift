import FastJSON

/// Watches the places between pieces that are printed one after another.
///
/// A piece whose text begins with an accent would join the character before it, and the pieces
/// would not be told apart again: that is refused.
///
/// ```text
/// var seams = StringSeams(text)
/// try first.print(one, to: &text)
/// try seams.close(text)
/// try second.print(two, to: &text)
/// try seams.close(text)
/// ```
struct StringSeams {
    /// Where the last piece with text began, if there was one.
    private var previous: Int?
    /// Where the piece begins that is being printed.
    private var start: Int

    init(_ text: String) {
        start = text.utf8.count
    }

    /// Ends a piece.
    ///
    /// Each piece is looked at twice at most, so that printing stays linear.
    mutating func close(_ text: String) throws(StringFailure) {
        let end = text.utf8.count
        guard end > start else { return }
        if let previous {
            let utf8 = text.utf8
            let seam = utf8.index(utf8.startIndex, offsetBy: start)
            let pieces = text[utf8.index(utf8.startIndex, offsetBy: previous)...]
            if !pieces.hasCharacterBoundary(at: seam) {
                let first = DiagnosticText.quoted(String(pieces[..<seam].suffix(1)))
                let second = DiagnosticText.quoted(String(pieces[seam...]))
                throw StringFailure(
                    printing: "cannot print \(second) after \(first): they join into one character"
                )
            }
        }
        previous = start
        start = end
    }
}
