/// Values for people to look at.
extension JSONValue {
    /// The value as text for people, cut to bounds.
    ///
    /// ```swift
    /// let value: JSONValue = ["name": "Ada", "born": 1815, "languages": ["en", "fr", "de"]]
    /// print(value.prettyPrinted(maxSubValueCount: 2))
    /// // → {
    /// // →   "name": "Ada",
    /// // →   "born": 1815,
    /// // →   ...(+1 more)
    /// // → }
    /// ```
    ///
    /// Arrays and objects whose line has fewer than 30 characters stay on one line:
    /// `[ 1, 2, 3 ]`. A string with line feeds is shown in triple quotes over several lines.
    /// Characters that could do harm to a terminal are escaped as `\u{1B}`. So the text is not
    /// always JSON: ``jsonString(options:)`` writes that. Numbers are shown whole.
    ///
    /// Characters are Unicode scalars. A negative bound counts as 0. Time and memory are linear in the
    /// size of the shown text and of the strings that are cut. Takes no stack per level.
    ///
    /// - Parameters:
    ///   - maxDepth: How many levels of arrays and objects show their contents; deeper ones read
    ///     `[...]` and `{...}`. With 2, `[[[1]]]` is `[ [ [...] ] ]`. Nil shows all.
    ///   - maxSubValueCount: How many elements or members of each array or object are shown, before
    ///     `...(+5 more)`. Nil shows all.
    ///   - maxStringLength: How many characters of each string and key are shown, before
    ///     `...(+5 more chars)`. Nil shows all.
    ///   - indentation: The indentation of each level that has separate lines.
    /// - Returns: The text, without a line feed at its end.
    public func prettyPrinted(
        maxDepth: Int? = nil,
        maxSubValueCount: Int? = nil,
        maxStringLength: Int? = nil,
        indentation: String = "  "
    ) -> String {
        let bounds = ValueSketch.Bounds(
            maxDepth: maxDepth,
            maxSubValueCount: maxSubValueCount,
            maxStringLength: maxStringLength
        )
        return ValueSketch(self, within: bounds).text(indentation: indentation)
    }

    /// The value as text for a message: of bounded size, whatever the size of the value.
    package var errorText: String {
        ValueSketch(self, within: .forErrors).text()
    }
}
