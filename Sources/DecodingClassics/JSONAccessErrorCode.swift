import Decoding

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
    /// A value is not of the requested type; also used for codes of your own.
    case typeNotConvertible
    /// The text could not be obtained, or is not JSON.
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
