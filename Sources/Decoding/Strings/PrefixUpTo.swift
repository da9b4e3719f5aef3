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
    public static func prefix(upTo delimiter: String) -> StringPieces<String> {
        StringPieces(erasing: PrefixUpTo(delimiter))
    }
}

/// The text before a delimiter.
struct PrefixUpTo: StringParserPrinter {
    private let delimiter: String

    /// Creates a piece that ends before the delimiter, which may not be empty.
    init(_ delimiter: String) {
        precondition(!delimiter.isEmpty, "a delimiter is not empty")
        self.delimiter = delimiter
    }

    /// Goes up to the delimiter.
    func parse(_ input: inout StringInput) throws(StringFailure) -> String {
        guard let text = input.take(upTo: delimiter) else {
            throw StringFailure(
                expected: "text up to \(DiagnosticText.quoted(delimiter))",
                at: input
            )
        }
        return String(text)
    }

    /// Appends the text if the delimiter does not begin in it.
    func print(_ output: String, to text: inout String) throws(StringFailure) {
        var input = StringInput(output + delimiter)
        guard let taken = input.take(upTo: delimiter), taken.utf8.count == output.utf8.count else {
            let delimiter = DiagnosticText.quoted(delimiter)
            throw StringFailure(
                printing: "cannot print \(DiagnosticText.quoted(output)): "
                    + "it would not end at the first \(delimiter)"
            )
        }
        text += output
    }
}

extension StringPiece {
    /// The text up to and including the first occurrence of a delimiter.
    ///
    /// ```swift
    /// try StringPiece.prefix(through: "/").parse("a/")  // → "a/"
    /// try StringPiece.prefix(through: "/").print("a")   // throws: cannot print "a": it does not end at the first "/"
    /// ```
    public static func prefix(through delimiter: String) -> StringPieces<String> {
        StringPieces(erasing: PrefixThrough(delimiter))
    }
}

/// The text up to a delimiter and with it.
struct PrefixThrough: StringParserPrinter {
    private let delimiter: String

    /// Creates a piece that ends after the delimiter, which may not be empty.
    init(_ delimiter: String) {
        precondition(!delimiter.isEmpty, "a delimiter is not empty")
        self.delimiter = delimiter
    }

    /// Goes over the text and the delimiter.
    func parse(_ input: inout StringInput) throws(StringFailure) -> String {
        var end = input
        guard end.take(upTo: delimiter) != nil else {
            throw StringFailure(
                expected: "text through \(DiagnosticText.quoted(delimiter))",
                at: input
            )
        }
        end.skip(delimiter)
        let text = String(input.text(before: end))
        input = end
        return text
    }

    /// Appends the text if it ends at its first delimiter.
    func print(_ output: String, to text: inout String) throws(StringFailure) {
        var input = StringInput(output)
        guard input.take(upTo: delimiter) != nil, input.skip(delimiter), input.isAtEnd else {
            let delimiter = DiagnosticText.quoted(delimiter)
            throw StringFailure(
                printing: "cannot print \(DiagnosticText.quoted(output)): "
                    + "it does not end at the first \(delimiter)"
            )
        }
        text += output
    }
}
