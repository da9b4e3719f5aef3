/// How JSON text is written.
///
/// ```swift
/// let pretty = try value.jsonString(options: .pretty)
/// let text = try value.jsonString(options: .init(layout: .pretty(indent: "\t"), sortsKeys: true))
/// ```
public struct JSONWritingOptions: Sendable, Hashable {
    /// Where white space goes.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Layout: Sendable, Hashable {
        /// None at all.
        case compact
        /// One element or member per line, each level indented by this text.
        ///
        /// Empty containers stay on one line. The indent must be spaces and tabs.
        case pretty(indent: String = "  ")
    }

    /// What happens with numbers that have no JSON form.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum NonFiniteNumbers: Sendable, Hashable {
        /// Writing fails with ``JSONError/Code/unwritableValue``.
        case reject
        /// They are written as `null`.
        case null
    }

    /// Where white space goes.
    public var layout: Layout { didSet { checkIndent() } }
    /// True to write the members of objects in the order of their keys' bytes.
    ///
    /// False keeps the order of a ``JSONValue/Object``, and the order in which the fields of a parser
    /// or the properties of a model are declared. Nil, the default, means false for a
    /// ``JSONValue/Object``, and true for parsers and models. Events that are written one by one keep
    /// their order.
    public var sortsKeys: Bool?
    /// True to write `/` as `\/`, so that the text cannot contain `</script>`.
    public var escapesSlashes: Bool
    /// True to write all characters that are not ASCII as `\u` escapes.
    public var escapesNonASCII: Bool
    /// What happens with NaN and the infinities.
    public var nonFiniteNumbers: NonFiniteNumbers
    /// True to write NaN and the infinities by their names, which is not JSON: for descriptions.
    var namesNonFiniteNumbers = false
    /// True to write a text once more in the layout of Foundation.
    ///
    /// That has a space before each colon too, and an empty line in an empty container. Strings stay as they
    /// stand in the text. For `JSONWriter.write(_:sortingKeys:)` only.
    package var followsFoundation = false

    /// Creates options; the defaults write the shortest text.
    public init(
        layout: Layout = .compact,
        sortsKeys: Bool? = nil,
        escapesSlashes: Bool = false,
        escapesNonASCII: Bool = false,
        nonFiniteNumbers: NonFiniteNumbers = .reject
    ) {
        self.layout = layout
        self.sortsKeys = sortsKeys
        self.escapesSlashes = escapesSlashes
        self.escapesNonASCII = escapesNonASCII
        self.nonFiniteNumbers = nonFiniteNumbers
        checkIndent()
    }

    /// One element or member per line, each level indented by two spaces.
    ///
    /// ```swift
    /// let value: JSONValue = ["b": 1, "a": 2]
    /// print(try value.jsonString(options: .pretty))
    /// // → {
    /// // →   "b": 1,
    /// // →   "a": 2
    /// // → }
    /// ```
    public static let pretty = JSONWritingOptions(layout: .pretty())
    /// Without white space, the members of each object in the order of their keys' bytes.
    ///
    /// ```swift
    /// let value: JSONValue = ["b": 1, "a": 2]
    /// print(try value.jsonString(options: .sorted))  // → {"a":2,"b":1}
    /// ```
    public static let sorted = JSONWritingOptions(sortsKeys: true)
    /// As ``pretty``, with the members in the order of their keys' bytes.
    public static let prettySorted = JSONWritingOptions(layout: .pretty(), sortsKeys: true)

    /// Not available: the word of Foundation's encoder.
    @available(*, unavailable, renamed: "pretty")
    @_documentation(visibility: internal)
    public static var prettyPrinted: JSONWritingOptions { pretty }

    /// Not available: the word of Foundation's encoder.
    @available(*, unavailable, renamed: "sorted")
    @_documentation(visibility: internal)
    public static var sortedKeys: JSONWritingOptions { sorted }

    private func checkIndent() {
        if case .pretty(let indent) = layout {
            precondition(
                indent.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") },
                "An indent is made of spaces and tabs."
            )
        }
    }
}
