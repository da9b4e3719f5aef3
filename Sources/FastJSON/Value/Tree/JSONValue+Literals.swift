/// Writing values in Swift: `["title": "hello", "more": [1, 2.5, true, nil]]`.
extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates `null`.
    ///
    /// So `nil` is `null` where a `JSONValue` is expected, as in `["a": nil]`, and no value where a
    /// `JSONValue?` is expected: `object["a"] = nil` removes a member, and `value["a"] == nil` is true
    /// if there is none. Write `JSONValue.null` where `nil` could mean either.
    @_documentation(visibility: internal)
    public init(nilLiteral: ()) {
        self = .null
    }

    /// Creates a boolean.
    @_documentation(visibility: internal)
    public init(booleanLiteral value: Bool) {
        self = .boolean(value)
    }

    /// Creates an integer.
    @_documentation(visibility: internal)
    public init(integerLiteral value: Int) {
        self = .integer(value)
    }

    /// Creates a number with a fraction.
    @_documentation(visibility: internal)
    public init(floatLiteral value: Double) {
        self = .float(value)
    }

    /// Creates a string.
    @_documentation(visibility: internal)
    public init(stringLiteral value: String) {
        self = .string(value)
    }

    /// Creates an array.
    @_documentation(visibility: internal)
    public init(arrayLiteral elements: JSONValue...) {
        self = .array(elements)
    }

    /// Creates an object with its members in this order.
    @_documentation(visibility: internal)
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Object(elements))
    }
}
