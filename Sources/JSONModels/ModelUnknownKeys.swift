/// Which members an object may have besides the properties of its model.
///
/// Where a model's members stand in the object of another value, as with a flat property or a payload beside a
/// tag, the choice of that other value counts. A model that collects unknown members still does so.
public struct ModelUnknownKeys: Sendable {
    private init() {}

    /// Anything: it is checked and skipped.
    public static var skip: ModelUnknownKeys { ModelUnknownKeys() }

    /// Nothing: other keys are `JSONError.Code.unknownKey`.
    public static var reject: ModelUnknownKeys { ModelUnknownKeys() }

    /// Anything: it is kept in the stored property of this name, and written again.
    ///
    /// ```swift
    /// import JSONModels
    ///
    /// @JSONModel(unknownKeys: .collect(into: "others"))
    /// struct Settings {
    ///     var name: String
    ///     var others: [String: JSONValue]
    /// }
    /// try Settings(json: #"{"name": "a", "size": 3}"#).others["size"]  // → 3
    /// ```
    ///
    /// The property is of type `[String: JSONValue]`.
    public static func collect(into property: StaticString) -> ModelUnknownKeys {
        ModelUnknownKeys()
    }
}
