/// What is wrong with valid JSON that is not what a parser of a type expects.
///
/// After such a problem, a parser may continue, and an alternative may be tried. This is not possible
/// after wrong syntax or a limit.
package indirect enum TypedProblem: Sendable, Hashable {
    /// A value of another kind: `a string`, and the text of the value.
    case expected(String, found: String, kind: JSONKind)
    /// A number that is of the right kind, but not within the range of a type.
    case outOfRange(String, found: String)
    case missingKey(String, Suggestion = Suggestion())
    case unknownKey(String, Suggestion = Suggestion())
    /// An array or object with an unexpected number of elements or members.
    case wrongCount(expected: String, found: Int)
    /// A text, date or other part of a string that does not have the expected form.
    case refused(JSONError.Code, String, key: String? = nil)
    /// No alternative fits; each with its path from the value on.
    case noAlternative([Failure])
    /// All that was found, in the order of the document.
    case several([JSONError])
    /// Stands for any failure of an alternative that others may still replace.
    case quiet
    /// Stands for failures that were noted.
    case noted

    /// Why one of several alternatives does not fit, as a block of text.
    ///
    /// Text, because errors inside errors may be hundreds of levels deep; and of bounded length.
    package struct Failure: Sendable, Hashable {
        fileprivate let text: String

        private static let longestText = 4000

        /// Takes the error below the value that the alternatives were tried on.
        ///
        /// The text of an alternative made of fields starts with `error: `.
        package init(_ error: JSONError, isObject: Bool) {
            let text = (isObject ? "error: " : "") + error.description
            if text.utf8.count > Failure.longestText {
                let start = String(decoding: text.utf8.prefix(Failure.longestText), as: UTF8.self)
                self.text = start + "…"
            } else {
                self.text = text
            }
        }
    }

    var code: JSONError.Code {
        switch self {
        case .expected(_, _, kind: .null): .unexpectedNull
        case .expected: .typeMismatch
        case .outOfRange: .numberDoesNotFit
        case .missingKey: .missingKey
        case .unknownKey: .unknownKey
        case .wrongCount: .wrongCount
        case .refused(let code, _, _): code
        case .noAlternative: .noAlternative
        case .several, .noted: .severalErrors
        case .quiet: .noAlternative
        }
    }

    var message: String {
        switch self {
        case .expected(let expected, let found, _), .outOfRange(let expected, let found):
            "Expected \(expected), but found:\n\(found)"
        case .missingKey(let key, _):
            "Key \(DiagnosticText.quoted(key)) not present."
        case .unknownKey(let key, _):
            "Key \(DiagnosticText.quoted(key)) not known."
        case .wrongCount(let expected, let found):
            "Expected \(expected), but found \(found)."
        case .refused(_, let message, _):
            message
        case .noAlternative(let failures):
            "error: multiple failures occurred\n\n"
                + failures.map(\.text).joined(separator: "\n\n")
        case .several(let errors):
            errors.map(\.description).joined(separator: "\n\n")
        case .quiet, .noted:
            // Never seen: they are caught by whoever had them thrown.
            ""
        }
    }
}

/// Keys that cannot be those of a dictionary of strings.
extension TypedProblem {
    /// A key that takes too long to hash.
    package static func longKey(_ key: String) -> TypedProblem {
        .refused(
            .keyTooLong,
            "A key with characters beyond ASCII is collected up to 4,096 bytes, but this one has "
                + "\(key.utf8.count)."
        )
    }

    /// A key that is the same `String` as one before it, and has other bytes.
    package static func equalKey(_ key: String) -> TypedProblem {
        .refused(
            .duplicateKey,
            "Key \(DiagnosticText.quoted(key)) means the same as an earlier key."
        )
    }
}

extension String {
    /// False for a long text with characters beyond ASCII: to hash or compare it takes time in the
    /// square of the number of combining marks in a row.
    @usableFromInline
    package var isFastToHash: Bool { utf8.count <= 4096 || utf8.allSatisfy(UTF8.isASCII) }
}
