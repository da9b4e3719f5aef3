/// How the keys of fields are spelled in JSON.
///
/// ```swift
/// ParsePrint(.memberwise(Movie.init), keys: .snakeCase) {
///     Field(\.title)
///     Field(\.releaseYear)  // release_year
///     Field(\.stars)
///     OptionalField(\.rating)
/// }
/// ```
///
/// Keys are converted once, when the parser is made, so reading and writing take no longer. Keys that are written
/// in the fields are converted, too: `Field("releaseYear", \.year)` reads `release_year`. Some keys keep their
/// spelling: aliases, the key of a discriminator, and the fields of other parsers in the same object.
public struct KeyNaming: Sendable {
    let convert: (@Sendable (String) -> String)?

    /// The key of a name.
    @_documentation(visibility: internal)
    public func key(of name: String) -> String { convert?(name) ?? name }

    /// The keys as they are written in the fields.
    public static let asWritten = KeyNaming(convert: nil)

    /// `oneTwoThree` as `one_two_three`, `myURLProperty` as `my_url_property`.
    ///
    /// These are the rules of `JSONEncoder.KeyEncodingStrategy.convertToSnakeCase`.
    public static let snakeCase = KeyNaming.custom { SnakeCaseKey.convert($0) }

    /// Not available: the word of Foundation's decoder.
    @available(*, unavailable, renamed: "snakeCase")
    @_documentation(visibility: internal)
    public static var convertFromSnakeCase: KeyNaming { snakeCase }

    /// Not available: the word of Foundation's encoder.
    @available(*, unavailable, renamed: "snakeCase")
    @_documentation(visibility: internal)
    public static var convertToSnakeCase: KeyNaming { snakeCase }

    /// The keys as a function converts them.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Person.init), keys: .custom { $0.uppercased() }) {
    ///     Field(\.name)  // NAME
    ///     Field(\.age)  // AGE
    /// }
    /// ```
    ///
    /// If it makes two keys of one object equal, the first use of the parser throws.
    public static func custom(_ convert: @escaping @Sendable (String) -> String) -> KeyNaming {
        KeyNaming(convert: convert)
    }
}

extension FieldPart {
    /// The same field with a converted key; parts that are not fields stay as they are.
    func convertingKey(_ naming: KeyNaming) -> FieldPart {
        guard let convert = naming.convert, case .field(var field) = kind, !field.isCollector else {
            return self
        }
        var part = self
        field.key = convert(field.key)
        part.kind = .field(field)
        return part
    }
}
