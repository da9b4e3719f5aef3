/// A condition on one value: what stands after the `?` of a query (RFC 9535 §2.3.5).
///
/// `@` is the value, and so is `$`.
///
/// ```text
/// let isSlow = try PathCondition("@.ms > 100 && @.level == 'error'")
/// try isSlow.holds(for: record)
/// ```
package struct PathCondition: Sendable {
    private let filter: PathFilter
    /// The query with this filter, which has the limits.
    private let path: JSONPath

    /// Reads a condition.
    ///
    /// Throws ``JSONError/Code/invalidPath`` with the column for a text that is no filter.
    package init(_ text: String) throws(JSONError) {
        var parser = PathParser(text, noun: "filter")
        filter = try parser.parseFilter()
        path = try JSONPath("$[?\(text)]")
    }

    /// Why regular expressions in it match nothing: see ``JSONPath/warnings``.
    package var warnings: [String] { path.warnings }

    /// True if the value satisfies the condition.
    ///
    /// Throws ``JSONError/Code/pathTooCostly`` beyond ``JSONPath/stepLimit`` or ``JSONPath/valueLimit``.
    package func holds(for value: JSONDocument.Node) throws(JSONError) -> Bool {
        try PathEvaluator(path, in: value).satisfies(filter, value)
    }
}
