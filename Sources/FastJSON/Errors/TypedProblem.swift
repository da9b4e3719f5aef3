/// What is wrong with valid JSON that is not what a parser of a type expects.
///
/// A parser may go on behind such a problem, and an alternative may be tried; not so behind wrong
/// syntax or a limit.
package indirect enum TypedProblem: Sendable, Hashable {
    /// A value of another kind: `a string`, and the text of what is there.
    case expected(String, found: String, kind: JSONKind)
    /// A number that is of the right kind, but not within the range of a type.
    case outOfRange(String, found: String)
    case missingKey(String)
    case unknownKey(String)
    /// An array or object with another number of elements or members than was asked for.
    case wrongCount(expected: String, found: Int)
    /// A text, date or other part of a string that is not what was asked for.
    case refused(JSONError.Code, String)
    /// No alternative fits; each with its path from the value on.
    case noAlternative([Failure])
    /// All that was found, in the order of the document.
    case several([JSONError])

    /// Why one of several alternatives does not fit.
    package struct Failure: Sendable, Hashable {
        /// The problem, below the value that the alternatives were tried on.
        package var error: JSONError
        /// True if the alternative is made of fields.
        package var isObject: Bool

        package init(error: JSONError, isObject: Bool) {
            self.error = error
            self.isObject = isObject
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
        case .refused(let code, _): code
        case .noAlternative: .noAlternative
        case .several: .severalErrors
        }
    }

    var message: String {
        switch self {
        case .expected(let expected, let found, _), .outOfRange(let expected, let found):
            "Expected \(expected), but found:\n\(found)"
        case .missingKey(let key):
            "Key \(DiagnosticText.quoted(key)) not present."
        case .unknownKey(let key):
            "Key \(DiagnosticText.quoted(key)) not known."
        case .wrongCount(let expected, let found):
            "Expected \(expected), but found \(found)."
        case .refused(_, let message):
            message
        case .noAlternative(let failures):
            "error: multiple failures occurred\n\n"
                + failures.map(\.text).joined(separator: "\n\n")
        case .several(let errors):
            errors.map(\.description).joined(separator: "\n\n")
        }
    }
}

extension TypedProblem.Failure {
    /// The failure as a block of text.
    fileprivate var text: String {
        (isObject ? "error: " : "") + error.description
    }
}
