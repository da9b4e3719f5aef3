import FastJSON

/// A type with a parser of its own, from which lists, dictionaries and optionals get theirs.
///
/// ```swift
/// try [Int].jsonParser().decode("[1, 2]")  // → [1, 2]
/// try [String: [Double?]].jsonParser().decode(#"{"a": [1.5, null]}"#)
/// ```
///
/// Types of your own may conform.
public protocol JSONParsable {
    /// The type of the parser.
    associatedtype Parser: JSONParserPrinter where Parser.Output == Self
    /// Reads and writes values of this type.
    static func jsonParser() -> Parser
}

extension String: JSONParsable {}
extension Bool: JSONParsable {}
extension JSONValue: JSONParsable {}
extension RawJSON: JSONParsable {}
extension Int: JSONParsable {}
extension Int8: JSONParsable {}
extension Int16: JSONParsable {}
extension Int32: JSONParsable {}
extension Int64: JSONParsable {}
extension Int128: JSONParsable {}
extension UInt: JSONParsable {}
extension UInt8: JSONParsable {}
extension UInt16: JSONParsable {}
extension UInt32: JSONParsable {}
extension UInt64: JSONParsable {}
extension UInt128: JSONParsable {}
extension Double: JSONParsable {}
extension Float: JSONParsable {}

extension Array: JSONParsable where Element: JSONParsable {
    /// Reads and writes arrays of such elements.
    @inlinable
    public static func jsonParser() -> JSONArray<Element.Parser> {
        JSONArray { Element.jsonParser() }
    }
}

extension Dictionary: JSONParsable where Key == String, Value: JSONParsable {
    /// Reads and writes objects with any keys and such values.
    @inlinable
    public static func jsonParser() -> JSONObject<WholeText, Value.Parser> {
        JSONObject { Value.jsonParser() }
    }
}

extension Optional: JSONParsable where Wrapped: JSONParsable {
    /// Reads and writes such values, and nil as `null`.
    @inlinable
    public static func jsonParser() -> OptionalParser<Wrapped.Parser> {
        Wrapped.jsonParser().orNull()
    }
}

extension RawRepresentable where RawValue: JSONParsable {
    /// Reads and writes the value as its raw value.
    ///
    /// ```swift
    /// enum Direction: String { case up, down, left, right }
    /// try Direction.jsonParser().decode(#""left""#)  // → Direction.left
    /// ```
    @inlinable
    public static func jsonParser() -> ConvertedParser<RawValue.Parser, Representing<Self>> {
        RawValue.jsonParser().map(.representing(Self.self))
    }
}
