/// The same piece again and again, perhaps with something between.
///
/// ```swift
/// let numbers = Many {
///     Int.parser()
/// } separator: {
///     ","
/// }
/// try numbers.parse("1,2,3")          // → [1, 2, 3]
/// try numbers.print([1, 2, 3])        // → "1,2,3"
/// ```
///
/// It takes as many elements as fit and as are allowed. A separator without an element behind it
/// is left. If there are too few elements, it fails where the next one does.
///
/// An element without any text ends it, unless a separator came before or more elements are
/// needed: `""` has no element, and `","` two that are empty. Elements that would get lost this
/// way are refused when printed.
public struct Many<Element: StringParser, Separator: StringParser<Void>>: StringParser {
    let count: CountRange
    let element: Element
    let separator: Separator

    /// Creates a piece of as many elements as the range allows.
    public init(
        _ count: some RangeExpression<Int> = 0...,
        @StringBuilder element: () -> Element,
        @StringBuilder separator: () -> Separator = { StringPieces<Void> {} }
    ) {
        self.count = CountRange(count)
        self.element = element()
        self.separator = separator()
    }

    /// Creates a piece of exactly so many elements.
    public init(
        _ count: Int,
        @StringBuilder element: () -> Element,
        @StringBuilder separator: () -> Separator = { StringPieces<Void> {} }
    ) {
        self.count = CountRange(lowest: count, highest: count)
        self.element = element()
        self.separator = separator()
    }

    /// Goes over as many elements as may be.
    public func parse(_ input: inout StringInput) throws(StringFailure) -> [Element.Output] {
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
    public func print(
        _ output: [Element.Output],
        to text: inout String
    ) throws(StringFailure) {
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
