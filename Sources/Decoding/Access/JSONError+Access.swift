import FastJSON

/// The errors for a key, an index or a property that a value does not have.
extension JSONError {
    static func noMember(_ key: String) -> JSONError {
        JSONError(
            code: .missingKey,
            message: "`\(shown(key))` is not a key within the JSON.",
            key: key
        )
    }

    static func noElement(at index: Int) -> JSONError {
        JSONError(code: .indexOutOfBounds, message: "`\(index)` is out of bounds.")
    }

    static func notSubscriptable(_ value: JSONValue, with step: JSONValuePath.Step) -> JSONError {
        let name =
            switch step {
            case .key(let key): shown(key)
            case .index(let index): String(index)
            }
        return JSONError(
            code: .unexpectedType,
            message: "`\(value.errorText)` is not subscriptable with `\(name)`."
        )
    }

    /// A key as it is, unless it could do harm to a terminal or is very long.
    private static func shown(_ key: String) -> String {
        key.isEmpty ? key : DiagnosticText.name(key)
    }

    /// The error for a value that is not of a type.
    ///
    /// Shows a large value in part.
    @usableFromInline
    package static func notConvertible(_ value: JSONValue, to type: String) -> JSONError {
        JSONError(
            code: value.isNull ? .unexpectedNull : .typeMismatch,
            message: "Unexpected type. `\(value.errorText)` is not convertible to `\(type)`."
        )
    }
}
