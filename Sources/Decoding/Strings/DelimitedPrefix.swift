import FastJSON

extension StringPiece {
    /// The text before the first occurrence of a delimiter, which is not consumed.
    ///
    /// ```swift
    /// let pair = StringPieces {
    ///     StringPiece.prefix(upTo: "=")
    ///     "="
    ///     StringPiece.rest()
    /// }
    /// try pair.parse("a=b=c")         // → ("a", "b=c")
    /// try pair.print(("a=b", "c"))    // throws: cannot print "a=b": it would not end at the first "="
    /// ```
    ///
    /// It looks for the delimiter in all of the text that follows. So a ``OneOf`` of such pieces, repeated by
    /// `many`, takes quadratic time for a text without the first delimiter.
    ///
    /// - Precondition: the delimiter is not empty.
    public static func prefix(upTo delimiter: String) -> StringPieces<String> {
        StringPieces(erasing: DelimitedPrefix(delimiter, takesDelimiter: false))
    }

    /// The text up to and including the first occurrence of a delimiter.
    ///
    /// ```swift
    /// try StringPiece.prefix(through: "/").parse("a/")  // → "a/"
    /// try StringPiece.prefix(through: "/").print("a")   // throws: cannot print "a": it does not end at the first "/"
    /// ```
    ///
    /// It looks for the delimiter as ``prefix(upTo:)`` does.
    ///
    /// - Precondition: the delimiter is not empty.
    public static func prefix(through delimiter: String) -> StringPieces<String> {
        StringPieces(erasing: DelimitedPrefix(delimiter, takesDelimiter: true))
    }
}

/// The text up to the first occurrence of a delimiter, with or without it.
struct DelimitedPrefix: StringParserPrinter {
    private let delimiter: String
    private let takesDelimiter: Bool

    /// Creates a piece that ends before or after the delimiter, which may not be empty.
    init(_ delimiter: String, takesDelimiter: Bool) {
        precondition(!delimiter.isEmpty, "a delimiter is not empty")
        self.delimiter = delimiter
        self.takesDelimiter = takesDelimiter
    }

    /// Consumes the text, and the delimiter if it is part of the piece.
    func parse(_ input: inout StringInput) throws(StringFailure) -> String {
        var end = input
        guard end.take(upTo: delimiter) != nil else {
            let delimiter = DiagnosticText.quoted(delimiter)
            throw StringFailure(
                expected: "text \(takesDelimiter ? "through" : "up to") \(delimiter)",
                at: input
            )
        }
        if takesDelimiter { end.skip(delimiter) }
        defer { input = end }
        return String(input.text(before: end))
    }

    /// Appends the text if reading it again would end at the same place.
    func print(_ output: String, to text: inout String) throws(StringFailure) {
        var input = StringInput(takesDelimiter ? output : output + delimiter)
        guard input.take(upTo: delimiter) != nil, input.skip(delimiter), input.isAtEnd else {
            let reason = takesDelimiter ? "does not end" : "would not end"
            throw StringFailure(
                printing: "cannot print \(DiagnosticText.quoted(output)): "
                    + "it \(reason) at the first \(DiagnosticText.quoted(delimiter))"
            )
        }
        text += output
    }
}
