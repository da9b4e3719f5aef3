/// Spellings that this type does not have, so that the compiler says which one it has.
extension JSONValue {
    /// Not available: it has another name.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "integer(_:)")
    public static func int(_ value: Int) -> JSONValue { refused() }

    /// Not available: it has another name.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "boolean(_:)")
    public static func bool(_ value: Bool) -> JSONValue { refused() }

    /// Not available: it has another name.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "float(_:)")
    public static func double(_ value: Double) -> JSONValue { refused() }

    /// A literal is a string; a variable must say what it is.
    ///
    /// ```swift
    /// let text = "[1, 2]"
    /// let string = JSONValue.string(text)
    /// let array = try JSONValue(parsing: text)
    /// ```
    @available(
        *,
        unavailable,
        message:
            "write JSONValue(parsing: text) to read JSON, or JSONValue.string(text) for a string"
    )
    public init(_ text: String) { refused() }

    /// Not available: bytes are parsed.
    @available(*, unavailable, message: "write JSONValue(parsing: bytes) to read JSON")
    @_documentation(visibility: internal)
    public init(_ bytes: some Sequence<UInt8>) throws(JSONError) { refused() }

    /// Not available: a value may have no members.
    @available(
        *,
        unavailable,
        message: """
            write value["key"] = nil, or value.remove(at: "/key"), which throws where no member is
            """
    )
    @_documentation(visibility: internal)
    public mutating func removeValue(forKey key: String) { refused() }

    /// Not available: a value may have no elements.
    @available(*, unavailable, message: "write value.array?.append(element)")
    @_documentation(visibility: internal)
    public mutating func append(_ element: JSONValue) { refused() }

    /// Not available: parsers encode values of your own types.
    @available(*, unavailable, renamed: "jsonBytes(options:)")
    @_documentation(visibility: internal)
    public func encode(options: JSONWritingOptions = JSONWritingOptions()) throws -> [UInt8] {
        refused()
    }

    /// Not available: parsers encode values of your own types.
    @available(*, unavailable, renamed: "jsonString(options:)")
    @_documentation(visibility: internal)
    public func encodeString(options: JSONWritingOptions = JSONWritingOptions()) throws -> String {
        refused()
    }
}

/// The words of other libraries for what is in a value.
@_documentation(visibility: internal)
extension JSONValue {
    /// Not available: it has another name.
    @available(*, unavailable, renamed: "bool")
    public var boolValue: Bool? { nil }

    /// Not available: it has another name.
    @available(*, unavailable, renamed: "int")
    public var intValue: Int? { nil }

    /// Not available: it has another name.
    @available(*, unavailable, renamed: "double")
    public var doubleValue: Double? { nil }

    /// Not available: it has another name.
    @available(*, unavailable, renamed: "string")
    public var stringValue: String? { nil }

    /// Not available: it has another name.
    @available(*, unavailable, renamed: "array")
    public var arrayValue: [JSONValue]? { nil }

    /// Not available: it has another name.
    @available(*, unavailable, renamed: "object")
    public var dictionaryValue: Object? { nil }
}
