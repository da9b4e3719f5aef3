/// Writing values in Swift: `["title": "hello", "more": [1, 2.5, true, nil]]`.
@_documentation(visibility: internal)
extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates `null`.
    ///
    /// So `nil` is `null` where a `JSONValue` is expected, as in `["a": nil]`, and no value where a
    /// `JSONValue?` is expected: `object["a"] = nil` removes a member, and `value["a"] == nil` is true
    /// if there is none. Write `JSONValue.null` where `nil` could mean either.
    public init(nilLiteral: ()) {
        self = .null
    }

    /// Creates a boolean.
    public init(booleanLiteral value: Bool) {
        self = .boolean(value)
    }

    /// Creates an integer.
    public init(integerLiteral value: Int) {
        self = .integer(value)
    }

    /// Creates a number with a fraction.
    public init(floatLiteral value: Double) {
        self = .float(value)
    }

    /// Creates a string.
    public init(stringLiteral value: String) {
        self = .string(value)
    }

    /// Creates an array.
    public init(arrayLiteral elements: JSONValue...) {
        self = .array(elements)
    }

    /// Creates an object with its members in this order.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Object(elements))
    }
}
