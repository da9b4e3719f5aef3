import FastJSON

/// A type with its own parser, from which arrays, dictionaries and optionals get theirs.
///
/// ```swift
/// try [Int].jsonParser().decode("[1, 2]")  // → [1, 2]
/// try [String: [Double?]].jsonParser().decode(#"{"a": [1.5, null]}"#)
/// ```
///
/// A type of your own only needs a `static let jsonParser` to conform:
///
/// ```swift
/// struct Point: JSONParsable {
///     let x: Double
///     let y: Double
///
///     static let jsonParser = ParsePrint(.memberwise(Self.init)) {
///         Field("x", \.x)
///         Field("y", \.y)
///     }
/// }
/// try [Point].jsonParser().decode(#"[{"x": 1, "y": 2}]"#)
/// ```
///
/// `Point.jsonParser()` is the same parser.
public protocol JSONParsable: SendableMetatype {
    /// The type of the parser.
    associatedtype Parser: JSONParserPrinter where Parser.Output == Self
    /// Reads and writes values of this type.
    static var jsonParser: Parser { get }

    /// How arrays of the type are made, by code that is compiled for it.
    ///
    /// Without it, code of the library that does not know the type takes up to three times as long to read them.
    @_documentation(visibility: internal)
    static var jsonArrayMaker: ArrayMaker { get }
}

extension JSONParsable {
    /// How arrays of the type are made.
    @_documentation(visibility: internal)
    @inlinable
    public static var jsonArrayMaker: ArrayMaker { ArrayMaker(of: Self.self) }

    /// The same as the property: `Point.jsonParser()` and `Point.jsonParser` are one parser.
    @inlinable
    public static func jsonParser() -> Parser { jsonParser }
}

extension String: JSONParsable {}
extension Bool: JSONParsable {}
extension JSONValue: JSONParsable {}
extension RawJSON: JSONParsable {}

extension Array: JSONParsable where Element: JSONParsable {
    /// Reads and writes arrays of such elements.
    @inlinable
    public static var jsonParser: JSONArray<Element.Parser> {
        JSONArray(of: Element.jsonParser, CountRange(0...), Element.jsonArrayMaker)
    }
}

extension Dictionary: JSONParsable where Key == String, Value: JSONParsable {
    /// Reads and writes objects with any keys and such values.
    @inlinable
    public static var jsonParser: JSONObject<WholeText, Value.Parser> {
        JSONObject(
            keys: WholeText(),
            count: CountRange(0...),
            value: Value.jsonParser,
            .known(for: Value.self) ?? MapMaker(of: Value.self)
        )
    }
}

extension Optional: JSONParsable where Wrapped: JSONParsable {
    /// Reads and writes such values, and nil as `null`.
    @inlinable
    public static var jsonParser: OptionalParser<Wrapped.Parser> {
        Wrapped.jsonParser.orNull()
    }
}

extension RawRepresentable where RawValue: JSONParsable {
    /// Reads and writes the value as its raw value.
    ///
    /// ```swift
    /// enum Direction: String { case up, down, left, right }
    /// try Direction.jsonParser.decode(#""left""#)  // → Direction.left
    /// ```
    @inlinable
    public static var jsonParser: ConvertedParser<RawValue.Parser, Representing<Self>> {
        RawValue.jsonParser.map(.representing(Self.self))
    }

    /// Reads and writes the value as its raw value, and reads every unknown raw value as the given one.
    ///
    /// ```swift
    /// enum Status: String, JSONModel {
    ///     case open, closed, other
    ///     static let jsonParser = rawValueParser(unknown: .other)
    /// }
    /// try [Status](json: #"["open", "merged"]"#)  // → [Status.open, Status.other]
    /// ```
    ///
    /// A value that is not of the raw type is still an error.
    @inlinable
    public static func rawValueParser(
        unknown: @autoclosure @escaping @Sendable () -> Self
    ) -> ConvertedParser<RawValue.Parser, RepresentingOrUnknown<Self>> {
        RawValue.jsonParser.map(RepresentingOrUnknown(making: unknown))
    }
}
