import FastJSON

/// What a key, an index or a property of a value did not find.
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

    static func notSubscriptable(_ value: JSONValue, with step: JSONPath.Step) -> JSONError {
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
/// do {
///     print(try value.string(at: "people", 9, "name"))
/// } catch {
///     switch error.accessCode {
///     case .keyNotFound, .indexOutOfBounds: print("not there")
///     default: print(error)
///     }
/// }
/// ```
public enum JSONAccessErrorCode: Int, Sendable {
    /// An array has no element at the index.
    case indexOutOfBounds
    /// An object has no member with the key.
    case keyNotFound
    /// A value has no members or elements.
    case unexpectedType
    /// A value is not what was asked for; also for codes of your own.
    case typeNotConvertible
    /// The text could not be had, or is not JSON.
    case couldNotParseJSON
}

extension JSONError {
    /// The kind of failure, as Freddy numbers them; `code` tells more kinds apart.
    ///
    /// ``JSONAccessErrorCode/couldNotParseJSON`` for all that goes wrong before there is a value: a
    /// request, reading, syntax, limits. Codes of your own, equal keys, and what cannot be written
    /// are ``JSONAccessErrorCode/typeNotConvertible``.
    public var accessCode: JSONAccessErrorCode {
        switch code {
        case .indexOutOfBounds: .indexOutOfBounds
        case .missingKey: .keyNotFound
        case .unexpectedType: .unexpectedType
        case .emptyInput, .unexpectedEnd, .unexpectedCharacter, .trailingContent, .invalidLiteral,
            .invalidNumber, .controlCharacter, .invalidEscape, .loneSurrogate, .invalidUTF8,
            .unsupportedEncoding, .byteOrderMark, .depthExceeded, .documentTooLong,
            .stringTooLong, .keyTooLong, .numberTooLong, .lookbackExceeded, .inputFailed,
            .cancelled, .enginesDisagree, .requestFailed, .unexpectedStatus:
            .couldNotParseJSON
        default: .typeNotConvertible
        }
    }
}
