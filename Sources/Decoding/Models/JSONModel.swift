import FastJSON

/// A type with one way of being read from JSON and written to it.
///
/// The macro `@JSONModel` of the product `JSONModels` makes the conformance. Without the macro, use a
/// ``JSONModelParser`` or any other parser:
///
/// ```swift
/// struct Point: JSONModel {
///     let x: Double
///     let y: Double
///
///     static let jsonParser = ParsePrint(.memberwise(Self.init)) {
///         Field("x", \.x)
///         Field("y", \.y)
///     }
/// }
/// let points = try [Point](json: #"[{"x": 1, "y": 2}]"#)
/// let text = try points[0].jsonString()  // → {"x":1.0,"y":2.0}
/// ```
///
/// Its `jsonParser` works like any other parser: for fields, for the elements of streams, and for
/// members of `Codable` types.
///
/// In a module whose default isolation is `MainActor`, a type that declares this conformance, or has
/// `@JSONModel`, is `nonisolated`: it can be read on any thread, and its methods cannot call code of the main
/// actor without `await`. If the type only has a parser, mark it `nonisolated`; if the conformance is in an
/// extension, mark both. Otherwise the compiler refuses the key paths of its fields.
public protocol JSONModel: JSONParsable {}

extension JSONModel {
    /// Reads a value from JSON in a string, or in bytes.
    ///
    /// ```swift
    /// let tweet = try Tweet(json: bytes)
    /// let other = try Tweet(json: #"{"id": 1, "text": "Hello"}"#)
    /// ```
    ///
    /// Throws an error with path, line and column if the text or the value is wrong. For other sources,
    /// call `decode` of the type's `jsonParser`.
    @inlinable
    public init<Text: JSONText & ~Copyable & ~Escapable>(
        json text: borrowing Text,
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) throws(JSONError) {
        self = try Self.jsonParser.decode(text, options: options, errors: errors)
    }

    /// The value as JSON in UTF-8.
    ///
    /// ```swift
    /// let tweet = Tweet(id: 1, text: "Hello")
    /// let body: [UInt8] = try tweet.json()
    /// ```
    ///
    /// Throws `JSONError.Code.unwritableValue` for values that JSON cannot express, such as a number
    /// that is not finite.
    @inlinable
    public func json(
        options: JSONWritingOptions = JSONWritingOptions()
    ) throws(JSONError) -> [UInt8] {
        try Self.jsonParser.encode(self, options: options)
    }

    /// The value as JSON in a string.
    ///
    /// ```swift
    /// try Tweet(id: 1, text: "Hello").jsonString()  // → {"id":1,"text":"Hello"}
    /// ```
    ///
    /// Throws `JSONError.Code.unwritableValue` as ``json(options:)`` does.
    @inlinable
    public func jsonString(
        options: JSONWritingOptions = JSONWritingOptions()
    ) throws(JSONError) -> String {
        try Self.jsonParser.encodeString(self, options: options)
    }
}

/// An array of models is a model, too: `[Tweet](json: bytes)`.
extension Array: JSONModel where Element: JSONModel {}

/// A dictionary of models is a model, too: `[String: Tweet](json: bytes)`.
extension Dictionary: JSONModel where Key == String, Value: JSONModel {}
