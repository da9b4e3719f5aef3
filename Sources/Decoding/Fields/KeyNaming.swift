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
/// Keys are converted once, when the parser is made, so reading and writing take no longer. Some keys
/// keep their spelling: aliases, the key of a discriminator, and the fields of other parsers in the
/// same object.
public struct KeyNaming: Sendable {
    let convert: (@Sendable (String) -> String)?

    /// The keys as they are written in the fields.
    public static let asWritten = KeyNaming(convert: nil)

    /// `oneTwoThree` as `one_two_three`, `myURLProperty` as `my_url_property`.
    ///
    /// These are the rules of `JSONEncoder.KeyEncodingStrategy.convertToSnakeCase`.
    public static let snakeCase = KeyNaming.custom { convertToSnakeCase($0) }

    /// Not there: the word of Foundation's decoder.
    @available(*, unavailable, renamed: "snakeCase")
    @_documentation(visibility: internal)
    public static var convertFromSnakeCase: KeyNaming { snakeCase }

    /// Not there: the word of Foundation's encoder.
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
    /// - Precondition: different keys of one object stay different.
    public static func custom(_ convert: @escaping @Sendable (String) -> String) -> KeyNaming {
        KeyNaming(convert: convert)
    }

    /// `oneTwoThree` as `one_two_three`, `myURLProperty` as `my_url_property`.
    ///
    /// No word begins before the first character, and capitals at the end are one word.
    package static func convertToSnakeCase(_ key: String) -> String {
        let characters = Array(key)
        func next(from start: Int, _ isWanted: (Unicode.GeneralCategory) -> Bool) -> Int? {
            characters.indices.dropFirst(start).first { index in
                characters[index].unicodeScalars.contains {
                    isWanted($0.properties.generalCategory)
                }
            }
        }
        var starts: Set<Int> = []
        var position = 1
        while let upper = next(
            from: position,
            { $0 == .uppercaseLetter || $0 == .titlecaseLetter }
        ) {
            starts.insert(upper)
            guard let lower = next(from: upper, { $0 == .lowercaseLetter }) else { break }
            // The last of several capitals belongs to the word after them.
            starts.insert(lower - 1)
            position = lower + 1
        }
        var text = ""
        for (index, character) in characters.enumerated() {
            if starts.contains(index) { text.append("_") }
            text.append(character)
        }
        return text.lowercased()
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
