/// A condition on one value: what follows `?` in a query (RFC 9535 §2.3.5).
///
/// `@` is the value, and so is `$`.
///
/// ```text
/// let isSlow = try PathCondition("@.ms > 100 && @.level == 'error'")
/// try isSlow.holds(for: record)
/// ```
package struct PathCondition: Sendable {
    private static let noun = "filter"

    private let filter: PathFilter
    /// A query with this filter; its limits apply.
    private let path: JSONPath

    /// Reads a condition.
    ///
    /// Throws ``JSONError/Code/invalidPath`` with the column if the text is not a filter.
    package init(_ text: String) throws(JSONError) {
        var parser = PathParser(text, noun: PathCondition.noun)
        filter = try parser.parseFilter()
        path = JSONPath(PathQuery(segments: [PathSegment(.filter(filter))]), readBy: parser)
    }

    /// Why regular expressions in it match nothing: see ``JSONPath/warnings``.
    package var warnings: [String] { path.warnings }

    /// True if the value satisfies the condition.
    ///
    /// Throws ``JSONError/Code/pathTooCostly`` beyond ``JSONPath/stepLimit`` or ``JSONPath/valueLimit``.
    package func holds(for value: JSONDocument.Node) throws(JSONError) -> Bool {
        try PathEvaluator(path, in: value, noun: PathCondition.noun).satisfies(filter, value)
    }
}
