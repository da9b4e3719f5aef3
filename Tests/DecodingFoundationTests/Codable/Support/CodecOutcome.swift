import FastJSON
import Foundation

/// What became of a decoding or an encoding, in a form that can be compared.
enum CodecOutcome: Equatable, CustomStringConvertible {
    case value(String)
    case failure(CodecFailure)

    var description: String {
        switch self {
        case .value(let text): text
        case .failure(let failure): "\(failure)"
        }
    }

}

/// What has to be equal in two errors: case, coding path, type and key, but not the words.
struct CodecFailure: Equatable, CustomStringConvertible {
    var kind: String
    /// The type of a mismatch or of a value not found; the key that was not found.
    var subject = ""
    /// The string and the number of each key.
    var path = ""

    var description: String { "\(kind)(\(subject)) at \(path)" }

    init(_ kind: String, _ subject: String = "", _ path: [any CodingKey] = []) {
        self.kind = kind
        self.subject = subject
        self.path = codingPathText(path)
    }

    /// What has to be equal in an error.
    ///
    /// A number that its type has no room for is a failure without a path: inside of a type
    /// Foundation throws an error of its own for it; see `DifferenceTests` for ours.
    init(_ error: any Error) {
        if isMisfit(error) { self.init("misfit") } else { self.init(exactly: error) }
    }

    /// All of an error, also of a number that its type has no room for.
    init(exactly error: any Error) {
        switch error {
        case DecodingError.typeMismatch(let type, let context):
            self.init("typeMismatch", String(reflecting: type), context.codingPath)
        case DecodingError.valueNotFound(let type, let context):
            self.init("valueNotFound", String(reflecting: type), context.codingPath)
        case DecodingError.keyNotFound(let key, let context):
            self.init("keyNotFound", codingPathText([key]), context.codingPath)
        case DecodingError.dataCorrupted(let context):
            self.init("dataCorrupted", "", context.codingPath)
        case EncodingError.invalidValue(let value, let context):
            let text = "\(type(of: value)) \(valueText(value))"
            self.init("invalidValue", text, context.codingPath)
        default:
            self.init(String(reflecting: type(of: error)), "\(error)")
        }
    }
}

/// True if an error of Foundation or of ours says that a number does not fit its type.
private func isMisfit(_ error: any Error) -> Bool {
    guard case DecodingError.dataCorrupted(let context) = error else {
        return "\(error)".hasPrefix("numberIsNotRepresentableInSwift")
    }
    return (context.underlyingError as? JSONError)?.code == .numberDoesNotFit
}

/// A coding path with the string and the number of each key: `$.a[0]`.
///
/// A key with a number is shown as that, with its string where this is not the usual one.
func codingPathText(_ path: [any CodingKey]) -> String {
    path.reduce("$") { text, key in
        let name = valueText(key.stringValue)
        guard let number = key.intValue else { return "\(text).\(name)" }
        return key.stringValue == "Index \(number)"
            ? "\(text)[\(number)]" : "\(text)[\(number) \(name)]"
    }
}

extension DecodingError {
    /// The context of any case.
    var context: Context? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context),
            .keyNotFound(_, let context), .dataCorrupted(let context):
            context
        @unknown default: nil
        }
    }

    /// The error of the reader below it.
    var jsonError: JSONError? { context?.underlyingError as? JSONError }

    /// True for an error that has to know its place in the text.
    ///
    /// Errors thrown by types of the standard library and of Foundation, in words of their own,
    /// know none; nor is there one for the null that stands for an absent superclass.
    func hasPlace(in text: String) -> Bool {
        guard let context else { return false }
        if case .valueNotFound = self, let key = context.codingPath.last, key.intValue == nil,
            !text.contains("\"\(key.stringValue)\"")
        {
            return false
        }
        let words = context.debugDescription
        return !Self.wordsOfTypes.contains { words.contains($0) }
    }

    private static let wordsOfTypes = [
        "Cannot initialize", "Invalid number of keys found", "Expected collection of key-value",
        "Unkeyed container reached end before value", "Attempted to decode UUID",
        "Invalid URL string", "thrown by the type", "Expected Int key but found String key",
        "Could not convert key to type", "Expected vector with exactly",
    ]
}
