import FastJSON
import Foundation

extension NodeDecoder {
    /// The error for a value that is not a container of the kind that was requested.
    func mismatch(_ type: Any.Type, _ container: String, _ name: String) -> DecodingError {
        if kind == .null {
            let reason = "Cannot get \(container) -- found null value instead"
            return .valueNotFound(type, context(.unexpectedNull, reason))
        }
        let reason = "Expected to decode \(name) but found \(kind.name) instead."
        return .typeMismatch(type, context(.typeMismatch, reason))
    }

    /// The error for a value that is not of the type that was requested.
    func mismatch(_ type: Any.Type) -> DecodingError {
        if kind == .null {
            let reason = "Cannot get value of type \(type) -- found null value instead"
            return .valueNotFound(type, context(.unexpectedNull, reason))
        }
        return typeMismatch(type)
    }

    /// The error for a value of a kind that the type does not have.
    func typeMismatch(_ type: Any.Type) -> DecodingError {
        let reason = "Expected to decode \(type) but found \(kind.name) instead."
        return .typeMismatch(type, context(.typeMismatch, reason))
    }

    /// The error for a value of the right kind that stands for nothing.
    func corrupted(_ code: JSONError.Code, _ reason: String) -> DecodingError {
        .dataCorrupted(context(code, reason))
    }

    /// The error for a string that has no value of the type.
    func unexpected(_ text: String, _ expectation: String) -> DecodingError {
        corrupted(
            .unexpectedText,
            "Expected \(expectation), but found:\n\(DiagnosticText.quoted(text))"
        )
    }

    /// The error for an object without a key.
    func missing(_ key: any CodingKey) -> DecodingError {
        unsafe .keyNotFound(
            key,
            DecodingError.Context(
                codingPath: codingPath,
                debugDescription: JSONError.missingKeyMessage(key.stringValue),
                underlyingError: source.missingKey(key.stringValue, at: index)
            )
        )
    }

    private func context(_ code: JSONError.Code, _ reason: String) -> DecodingError.Context {
        unsafe DecodingError.Context(
            codingPath: codingPath,
            debugDescription: reason,
            underlyingError: index < 0 ? nil : source.error(code, reason, at: index)
        )
    }
}

extension TapeEntry.Kind {
    /// The kind in an error.
    fileprivate var name: String {
        switch self {
        case .null: "null"
        case .true, .false: "bool"
        case .number: "number"
        case .string, .key: "a string"
        case .beginArray, .endArray: "an array"
        case .beginObject, .endObject: "a dictionary"
        }
    }
}
