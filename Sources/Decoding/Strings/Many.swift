extension StringPiece {
    /// The same piece again and again, perhaps with something between.
    ///
    /// ```swift
    /// let numbers = StringPiece.many {
    ///     Int.parser()
    /// } separator: {
    ///     ","
    /// }
    /// try numbers.parse("1,2,3")          // → [1, 2, 3]
    /// try numbers.print([1, 2, 3])        // → "1,2,3"
    /// ```
    ///
    /// It takes as many elements as fit, up to the allowed number. A separator without an element after
    /// it is not consumed. If there are too few elements, it fails where the next element fails.
    ///
    /// An element without any text ends it, unless a separator came before or more elements are needed:
    /// `""` has no element, and `","` has two empty ones. Elements that would get lost this way are
    /// refused when printed.
    public static func many<Element: StringParserPrinter, Separator: StringParserPrinter<Void>>(
        _ count: some CountExpression = 0...,
        @StringBuilder element: () -> Element,
        @StringBuilder separator: () -> Separator = { StringPieces<Void> {} }
    ) -> StringPieces<[Element.Output]> {
        StringPieces(
            erasing: Many(count: CountRange(count), element: element(), separator: separator())
        )
    }

    /// The same piece again and again, which only parses.
    ///
    /// It consumes the same text as a piece that also prints.
    public static func many<Element: StringParser, Separator: StringParser<Void>>(
        _ count: some CountExpression = 0...,
        @StringBuilder element: () -> Element,
        @StringBuilder separator: () -> Separator = { StringPieces<Void> {} }
    ) -> ParseOnlyStringPieces<[Element.Output]> {
        ParseOnlyStringPieces(
            erasing: Many(count: CountRange(count), element: element(), separator: separator())
        )
    }
}

/// The same piece again and again.
struct Many<Element: StringParser, Separator: StringParser<Void>>: StringParser {
    let count: CountRange
    let element: Element
    let separator: Separator

    /// Goes over as many elements as may be.
    func parse(_ input: inout StringInput) throws(StringFailure) -> [Element.Output] {
        var elements: [Element.Output] = []
        var accepted = input
        while elements.count < count.highest {
            var attempt = accepted
            do throws(StringFailure) {
                if !elements.isEmpty {
                    try separator.parse(&attempt)
                }
                let output = try element.parse(&attempt)
                if !elements.isEmpty, attempt.position == accepted.position,
                    elements.count >= count.lowest
                {
                    break
                }
                elements.append(output)
                accepted = attempt
            } catch {
                guard elements.count >= count.lowest else { throw error }
                break
            }
        }
        if elements.count == 1, count.lowest == 0, accepted.position == input.position {
            elements = []
        }
        input = accepted
        return elements
    }
}

extension Many: StringParserPrinter
where Element: StringParserPrinter, Separator: StringParserPrinter {
    /// Appends the elements with separators between them.
    func print(_ output: [Element.Output], to text: inout String) throws(StringFailure) {
        guard count.contains(output.count) else {
            let expected = count.text("element")
            throw StringFailure(
                printing: "cannot print \(output.count) elements: expected \(expected)"
            )
        }
        var seams = StringSeams(text)
        for (index, value) in output.enumerated() {
            let start = text.utf8.count
            if index > 0 {
                try separator.print((), to: &text)
                try seams.close(text)
            }
            try element.print(value, to: &text)
            try seams.close(text)
            // The only element, or one that no separator tells from none.
            let isLost = text.utf8.count == start && (index > 0 || output.count == 1)
            guard !isLost || index < count.lowest else {
                throw StringFailure(
                    printing: "cannot print an element without text: it would be read as none"
                )
            }
        }
    }
}
