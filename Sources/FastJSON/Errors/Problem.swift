/// What went wrong, as data.
///
/// Its code and text are made only on request.
package enum Problem: Sendable, Hashable {
    case emptyInput
    case unexpectedEnd(Expectation)
    case unexpectedCharacter(Expectation, found: Unicode.Scalar)
    case trailingContent(found: Unicode.Scalar)
    case invalidLiteral(String)
    case leadingZero
    case missingDigits(NumberPart)
    case controlCharacter(UInt8)
    case invalidEscape(UInt8)
    case invalidUnicodeEscape
    case loneSurrogate(UInt16)
    case invalidUTF8(UInt8)
    case unsupportedEncoding(String)
    case byteOrderMark
    case depthExceeded(Int)
    case documentTooLong(Int)
    case recordTooLong(Int)
    case elementTooLong(Int)
    case tokenTooLong(Token, limit: Int)
    /// More bytes are needed first: see ``JSONCursor/isStarved``.
    case starved
    case readTooOften(Int)
    case writtenTooOften(Int)
    case duplicateKey(String)
    case typeMismatch(expected: String, found: JSONKind)
    case notAnInteger(String)
    case numberDoesNotFit(String, type: String)
    case invalidPointer(String, reason: String)
    case inputFailed(action: String, reason: String)
    case unwritableNumber(String)
    case invalidStructure(String)
    case enginesDisagree
    indirect case custom(JSONError.Code, String, key: String? = nil)
    case typed(TypedProblem)

    /// What the grammar allows at a place.
    package enum Expectation: Sendable, Hashable {
        case value, valueOrEndOfArray, key, keyOrEndOfObject, colon
        case commaOrEndOfArray, commaOrEndOfObject
        case restOfString, restOfNumber, restOfLiteral(String), commentStart, restOfComment
    }

    /// The part of a number that has no digit.
    package enum NumberPart: Sendable, Hashable {
        case integer, fraction, exponent
    }

    /// A token with a limit of its own.
    package enum Token: Sendable, Hashable {
        case string, key, number, comment
    }
}

extension Problem {
    var code: JSONError.Code {
        switch self {
        case .emptyInput: .emptyInput
        case .unexpectedEnd: .unexpectedEnd
        case .unexpectedCharacter: .unexpectedCharacter
        case .trailingContent: .trailingContent
        case .invalidLiteral: .invalidLiteral
        case .leadingZero, .missingDigits: .invalidNumber
        case .controlCharacter: .controlCharacter
        case .invalidEscape, .invalidUnicodeEscape: .invalidEscape
        case .loneSurrogate: .loneSurrogate
        case .invalidUTF8: .invalidUTF8
        case .unsupportedEncoding: .unsupportedEncoding
        case .byteOrderMark: .byteOrderMark
        case .depthExceeded: .depthExceeded
        case .documentTooLong, .recordTooLong, .elementTooLong: .documentTooLong
        case .tokenTooLong(.string, _), .tokenTooLong(.comment, _): .stringTooLong
        case .tokenTooLong(.key, _): .keyTooLong
        case .tokenTooLong(.number, _): .numberTooLong
        case .readTooOften, .writtenTooOften: .lookbackExceeded
        case .starved: .unexpectedEnd
        case .duplicateKey: .duplicateKey
        case .typeMismatch, .notAnInteger: .typeMismatch
        case .numberDoesNotFit: .numberDoesNotFit
        case .invalidPointer: .invalidPointer
        case .inputFailed: .inputFailed
        case .unwritableNumber: .unwritableValue
        case .invalidStructure: .invalidStructure
        case .enginesDisagree: .enginesDisagree
        case .custom(let code, _, _): code
        case .typed(let problem): problem.code
        }
    }

    /// The key that is missing, unknown, or there twice.
    var key: String? {
        switch self {
        case .duplicateKey(let key), .typed(.missingKey(let key, _)),
            .typed(.unknownKey(let key, _)):
            key
        case .custom(_, _, let key), .typed(.refused(_, _, let key)): key
        default: nil
        }
    }

    var message: String {
        switch self {
        case .emptyInput:
            "empty input: expected a JSON value"
        case .unexpectedEnd(let expectation):
            "unexpected end of input: expected \(expectation.text)"
        case .unexpectedCharacter(let expectation, let found):
            "expected \(expectation.text), found \(DiagnosticText.character(found))"
        case .trailingContent(let found):
            "expected the end of the document, found \(DiagnosticText.character(found))"
        case .invalidLiteral(let word):
            "invalid literal: expected '\(word)'"
        case .leadingZero:
            "invalid number: a number cannot start with 0 followed by a digit"
        case .missingDigits(.integer):
            "invalid number: expected a digit after '-'"
        case .missingDigits(.fraction):
            "invalid number: expected a digit after '.'"
        case .missingDigits(.exponent):
            "invalid number: expected a digit in the exponent"
        case .controlCharacter(let byte):
            "control character U+\(DiagnosticText.hexadecimal(UInt32(byte), digits: 4)) in a string "
                + "must be escaped"
        case .invalidEscape(let byte):
            "invalid escape: '\\' cannot be followed by \(Problem.byteText(byte))"
        case .invalidUnicodeEscape:
            "invalid escape: '\\u' needs four hexadecimal digits"
        case .loneSurrogate(let unit):
            "invalid escape: \\u\(DiagnosticText.hexadecimal(UInt32(unit), digits: 4)) is half "
                + "of a surrogate pair without the other half"
        case .invalidUTF8(let byte):
            "invalid UTF-8: byte \(Problem.byteText(byte)) starts no valid sequence here"
        case .unsupportedEncoding(let name):
            "the input is \(name); JSON must be UTF-8"
        case .byteOrderMark:
            "a byte order mark is not allowed here"
        case .depthExceeded(let limit):
            "arrays and objects are nested more than \(limit) level\(limit == 1 ? "" : "s") deep"
        case .documentTooLong(let limit):
            "the document is longer than the limit of \(Problem.bytes(limit))"
        case .recordTooLong(let limit):
            "the record is longer than the limit of \(Problem.bytes(limit))"
        case .elementTooLong(let limit):
            "the element is longer than the limit of \(Problem.bytes(limit))"
        case .tokenTooLong(let token, let limit):
            "the \(token) is longer than the limit of \(Problem.bytes(limit))"
        case .readTooOften(let count):
            "alternatives were tried too often: \(Problem.bytes(count)) were read again"
        case .writtenTooOften(let count):
            "alternatives were tried too often: \(count) attempts to write failed"
        case .starved:
            "more bytes are needed"
        case .duplicateKey(let key):
            "duplicate key \(DiagnosticText.quoted(key))"
        case .typeMismatch(let expected, let found):
            "expected \(expected), found \(found.phrase)"
        case .notAnInteger(let text):
            "expected an integer, found \(text)"
        case .numberDoesNotFit(let text, let type):
            "the number \(text) does not fit \(type)"
        case .invalidPointer(let pointer, let reason):
            "invalid JSON pointer \(DiagnosticText.quoted(pointer)): \(reason)"
        case .inputFailed(let action, let reason):
            "cannot \(action): \(reason)"
        case .unwritableNumber(let text):
            "the number \(text) has no JSON form"
        case .invalidStructure(let reason):
            reason
        case .enginesDisagree:
            "libyajl refuses this input, but the native engine finds no fault in it"
        case .custom(_, let message, _):
            message
        case .typed(let problem):
            problem.message
        }
    }

    static func bytes(_ count: Int) -> String { "\(count) byte\(count == 1 ? "" : "s")" }

    private static func byteText(_ byte: UInt8) -> String {
        if (UInt8(ascii: "!")...UInt8(ascii: "~")).contains(byte) {
            return DiagnosticText.character(Unicode.Scalar(byte))
        }
        return "0x" + DiagnosticText.hexadecimal(UInt32(byte), digits: 2)
    }
}

extension Problem.Expectation {
    var text: String {
        switch self {
        case .value: "a value"
        case .valueOrEndOfArray: "a value or ']'"
        case .key: "a key in double quotes"
        case .keyOrEndOfObject: "a key in double quotes or '}'"
        case .colon: "':' after a key"
        case .commaOrEndOfArray: "',' or ']' after an element"
        case .commaOrEndOfObject: "',' or '}' after a member"
        case .restOfString: "the closing quote of a string"
        case .restOfNumber: "a digit"
        case .restOfLiteral(let word): "'\(word)'"
        case .commentStart: "'/' or '*' to start a comment"
        case .restOfComment: "the end of a comment"
        }
    }
}
