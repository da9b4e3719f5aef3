/// How the keys of fields are spelled in JSON.
///
/// ```swift
/// static let jsonParser = ParsePrint(.memberwise(Self.init), keys: .snakeCase) {
///     Field(\.firstName)  // first_name
///     Field(\.lastName)  // last_name
/// }
/// ```
///
/// Keys are converted once, when the parser is made: reading and writing take no longer. Aliases, the
/// key of a discriminator, and fields of other parsers that stand in the same object keep their
/// spelling.
public struct KeyNaming: Sendable {
    let convert: (@Sendable (String) -> String)?

    /// As the fields say.
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

    /// What a function makes of the key that a field says.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Self.init), keys: .custom { $0.uppercased() }) { … }
    /// ```
    ///
    /// - Precondition: different keys of one object stay different.
    public static func custom(_ convert: @escaping @Sendable (String) -> String) -> KeyNaming {
        KeyNaming(convert: convert)
    }

    /// `oneTwoThree` as `one_two_three`, `myURLProperty` as `my_url_property`.
    ///
    /// The first character begins no second word; capitals at the end are one word.
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
    /// The same field under another key; what is no field of its own stays as it is.
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
