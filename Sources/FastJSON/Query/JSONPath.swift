/// Selects values of a document: a query as RFC 9535 defines it, or a pointer with wildcards.
///
/// ```swift
/// let shop: JSONValue = ["books": [["title": "Emma", "price": 8], ["title": "Ulysses", "price": 12]]]
/// print(try shop.values(at: "$.books[?@.price < 10].title"))  // → ["Emma"]
/// print(try shop.values(at: "/books/*/price"))  // → [8, 12]
/// ```
///
/// A text that starts with `$` is a query. It selects values by their names (`.name`, `['name']`),
/// indices (`[0]`, `[-1]`), slices (`[1:10:2]`), wildcards (`*`), descendants (`..`), and filters
/// (`[?@.price < 10 && @.title]`) with the functions `length`, `count`, `match`, `search` and `value`.
/// Any other text is a pointer (RFC 6901), in which `*` stands for every element and member. The key
/// that is a single `*` is written `~2` there.
///
/// Parse a path once and use it often: it is `Sendable`. A literal must be a path, which is checked at
/// run time; in Swift, `JSONPath("$.users")` is a literal, too. For other texts, use ``init(_:)-(String)``,
/// which throws.
///
/// The regular expressions of `match` and `search` are those of RFC 9485. Matching takes time linear in the
/// length of the text times the size of the expression, whatever the expression. The whole work is limited
/// by ``stepLimit`` and ``valueLimit``. A query has at most 1,000 selectors.
public struct JSONPath: Sendable {
    /// The text of the path.
    public let text: String
    /// The most steps that a query may take for all values together: 100,000,000 unless set.
    ///
    /// A query without `..` looks at each value once for each filter. A query with several `..` may
    /// look at a value many times. A long name takes a step for each 16 bytes, and more in a small object.
    /// More steps are the error ``JSONError/Code/pathTooCostly``. In a stream this holds for each value that is
    /// held in memory; the others are looked at once.
    public var stepLimit = 100_000_000
    /// The most values that a segment of a query may find: 10,000,000 unless set.
    ///
    /// While a segment is followed, what it found and what the segment before it found are in memory: up to
    /// 50 bytes for each value, and up to 200 where the places are asked for.
    public var valueLimit = 10_000_000

    /// Why regular expressions in the path were refused; one sentence for each.
    ///
    /// RFC 9535 accepts any text as a regular expression. One that does not follow RFC 9485, such as `\d+`,
    /// or is too large, is refused: it matches nothing. Only expressions that are written in the path are
    /// checked here, not those that a query finds in the document.
    ///
    /// ```swift
    /// let path: JSONPath = #"$[?match(@.year, '\\d+')]"#
    /// print(path.warnings)
    /// // → ["the regular expression \"\\\\d+\" matches nothing: write [0-9] for \\d (character 1 of it)"]
    /// ```
    public let warnings: [String]

    let query: PathQuery
    /// True for a pointer, which names the arrays whose elements a stream reads.
    package let isPointer: Bool
    /// How many queries in filters start at the root.
    let absoluteCount: Int

    /// Creates a path from its text.
    ///
    /// Throws ``JSONError/Code/invalidPath`` with the column for a text that starts with `$`, and
    /// ``JSONError/Code/invalidPointer`` for any other one.
    public init(_ text: String) throws(JSONError) {
        if text.utf8.first == UInt8(ascii: "$") {
            var parser = PathParser(text)
            self.init(try parser.parse(), readBy: parser)
        } else {
            self.init(pointer: text, try JSONPath.segments(ofPointer: text))
        }
    }

    /// A query that a parser has read.
    init(_ query: PathQuery, readBy parser: PathParser) {
        text = parser.text
        isPointer = false
        self.query = query
        absoluteCount = parser.absoluteCount
        warnings = parser.warnings
    }

    private init(pointer text: String, _ segments: [PathSegment]) {
        self.text = text
        isPointer = true
        query = PathQuery(segments: segments)
        absoluteCount = 0
        warnings = []
    }

    /// True if one value at most is selected, by names and indices alone.
    package var isSingular: Bool { query.isSingular }

    /// True if a stream can be resumed after one of the values that are selected.
    package var allowsCheckpoints: Bool {
        let set = try? SelectorSet([Selector(self, wantsElements: false)])
        return set?.allowsCheckpoints == true
    }

    /// Creates the path to the value that a pointer leads to; `*` is a key in it.
    ///
    /// ```swift
    /// print(JSONPath(JSONPointer(tokens: ["a", "*"])))  // → /a/~2
    /// ```
    public init(_ pointer: JSONPointer) {
        let text = pointer.tokens.map { token in
            token == "*" ? "/~2" : JSONPointer(tokens: [token]).description
        }.joined()
        self.init(pointer: text, pointer.tokens.map { PathSegment(.token($0)) })
    }

    /// The segments of a pointer in which `*` stands for every element and member.
    private static func segments(ofPointer text: String) throws(JSONError) -> [PathSegment] {
        let slash = UInt8(ascii: "/")
        // By bytes: a combining mark may follow a slash.
        let parts = text.utf8.split(separator: slash, omittingEmptySubsequences: false).dropFirst()
        // RFC 6901 knows of no `~2`, which must be a whole token.
        let plain = parts.map { $0.elementsEqual("~2".utf8) ? "/*" : "/\(Substring($0))" }.joined()
        let tokens: [String]
        guard text.isEmpty || text.utf8.first == slash else {
            let reason = "a path must be empty, or start with '$' or '/'"
            throw JSONError(.invalidPointer(text, reason: reason))
        }
        if let pointer = try? JSONPointer(plain) {
            tokens = pointer.tokens
        } else {
            tokens = try JSONPointer(text).tokens
        }
        return zip(parts, tokens).map { part, token in
            PathSegment(part.elementsEqual("*".utf8) ? .wildcard : .token(token))
        }
    }
}

@_documentation(visibility: internal)
extension JSONPath: Hashable {
    /// True if the texts are the same, by their bytes, and the limits.
    public static func == (left: JSONPath, right: JSONPath) -> Bool {
        KeyBytes.areEqual(left.text, right.text) && left.stepLimit == right.stepLimit
            && left.valueLimit == right.valueLimit
    }

    /// Feeds what makes paths equal.
    public func hash(into hasher: inout Hasher) {
        KeyBytes.hash(text, into: &hasher)
        hasher.combine(stepLimit)
        hasher.combine(valueLimit)
    }
}

extension JSONPath: ExpressibleByStringLiteral {
    /// Creates a path from its text: `"$.users[3]"` or `"/users/3"`.
    ///
    /// - Precondition: the text is a path, as ``init(_:)-(String)`` reads it.
    @_documentation(visibility: internal)
    public init(stringLiteral text: String) {
        do {
            try self.init(text)
        } catch {
            fatalError(error.message)
        }
    }
}

extension JSONPath: CustomStringConvertible {
    /// The text of the path.
    public var description: String { text }
}
