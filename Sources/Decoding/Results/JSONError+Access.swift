import FastJSON

/// What a key, an index or a property of a value did not find.
extension JSONError {
    static func noMember(_ key: String) -> JSONError {
        JSONError(
            code: .missingKey,
            message: "`\(key)` is not a key within the JSON.",
            path: [.key(key)]
        )
    }

    static func noElement(at index: Int) -> JSONError {
        JSONError(
            code: .indexOutOfBounds,
            message: "`\(index)` is out of bounds.",
            path: [.index(index)]
        )
    }

    static func notSubscriptable(_ value: JSONValue, with step: JSONPath.Step) -> JSONError {
        let name =
            switch step {
            case .key(let key): key
            case .index(let index): String(index)
            }
        return JSONError(
            code: .unexpectedType,
            message: "`\(value.errorText)` is not subscriptable with `\(name)`.",
            path: [step]
        )
    }

    /// The error for a value that is not of a type.
    ///
    /// Shows a large value in part.
    @usableFromInline
    static func notConvertible(_ value: JSONValue, to type: String) -> JSONError {
        JSONError(
            code: value.isNull ? .unexpectedNull : .typeMismatch,
            message: "Unexpected type. `\(value.errorText)` is not convertible to `\(type)`."
        )
    }
}

/// The kinds of failures of looking into a value, as Freddy numbers them.
///
/// ```swift
/// switch error.accessCode {
/// case .keyNotFound: …
/// default: …
/// }
/// ```
public enum JSONAccessErrorCode: Int, Sendable {
    /// An array has no element at the index.
    case indexOutOfBounds
    /// An object has no member with the key.
    case keyNotFound
    /// A value has no members or elements.
    case unexpectedType
    /// A value is not of the type that was asked for.
    case typeNotConvertible
    /// The text is not JSON, or could not be read.
    case couldNotParseJSON
}

extension JSONError {
    /// The kind of failure, as Freddy numbers them; ``code`` tells more kinds apart.
    public var accessCode: JSONAccessErrorCode {
        switch code {
        case .indexOutOfBounds: .indexOutOfBounds
        case .missingKey: .keyNotFound
        case .unexpectedType: .unexpectedType
        case .typeMismatch, .unexpectedNull, .numberDoesNotFit, .conversionFailed, .unexpectedText,
            .noAlternative, .wrongCount, .unknownKey, .severalErrors:
            .typeNotConvertible
        default: .couldNotParseJSON
        }
    }
}
