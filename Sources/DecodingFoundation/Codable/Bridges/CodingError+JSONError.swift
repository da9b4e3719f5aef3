import FastJSON

extension JSONError {
    /// Creates the `JSONError` that any error stands for.
    ///
    /// ```swift
    /// do {
    ///     _ = try FastJSONDecoder().decode(User.self, from: #"{"id": "x", "name": "Ada"}"#)
    /// } catch {
    ///     print(JSONError(error).report)
    ///     // → error: Expected to decode Int but found a string instead.
    ///     // →  --> line 1, column 8 (byte 7), at $.id
    ///     // →   |
    ///     // → 1 | {"id": "x", "name": "Ada"}
    ///     // →   |        ^
    /// }
    /// ```
    ///
    /// A `JSONError` is itself. A `DecodingError` and an `EncodingError` are their underlying
    /// `JSONError`, with its place where it has one; those of other coders have a path only.
    /// Anything else is `JSONError.Code.conversionFailed` with its description.
    public init(_ error: any Error) {
        switch error {
        case let error as JSONError: self = error
        case let error as DecodingError:
            let context = error.context
            let inner = context.underlyingError as? JSONError
            self = inner?.placed(after: context.codingPath) ?? error.asJSONError
        case let error as EncodingError:
            let context = error.context
            let inner = context.underlyingError as? JSONError
            self = inner?.placed(after: context.codingPath) ?? error.asJSONError
        default: self.init(code: .conversionFailed, message: "\(error)")
        }
    }

    /// The failure of an object without a key that a coder requested.
    ///
    /// Here the key is known: the problem holds it, as with parsers.
    fileprivate static func missingKey(
        _ key: any CodingKey,
        _ context: DecodingError.Context
    ) -> JSONError {
        if let error = (context.underlyingError as? JSONError)?.placed,
            case .typed(.missingKey) = error.problem
        {
            return error
        }
        return JSONError(
            .typed(.missingKey(key.stringValue)),
            path: JSONValuePath(context.codingPath.map(\.step))
        )
    }

    /// The same failure at the end of a path, unless it has its place in a text already.
    fileprivate func placed(after codingPath: [any CodingKey]) -> JSONError {
        let error = placed
        if error.offset != nil { return error }
        return error.prefixed(by: codingPath.dropLast(error.path.steps.count).map(\.step))
    }
}

extension DecodingError {
    /// What the error knows, whatever its case.
    fileprivate var context: Context {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context),
            .keyNotFound(_, let context), .dataCorrupted(let context):
            context
        @unknown default:
            Context(codingPath: [], debugDescription: "\(self)")
        }
    }

    private var code: JSONError.Code {
        switch self {
        case .typeMismatch: .typeMismatch
        case .valueNotFound: .unexpectedNull
        case .keyNotFound: .missingKey
        default: .conversionFailed
        }
    }

    /// The same failure, with its path from the value on.
    ///
    /// As with other parsers, the path of a key that is missing is that of its object. The place is
    /// that of the value, if our decoder has found it.
    var asJSONError: JSONError {
        let context = context
        if case .keyNotFound(let key, _) = self { return .missingKey(key, context) }
        let message = "(DecodingError) - \(context.debugDescription)"
        let path = JSONValuePath(context.codingPath.map(\.step))
        if let error = context.underlyingError as? JSONError {
            return error.replaced(message: message, path: path, key: error.key)
        }
        return JSONError(code: code, message: message, path: path)
    }
}

extension EncodingError {
    /// What the error knows.
    fileprivate var context: Context {
        switch self {
        case .invalidValue(_, let context): context
        @unknown default: Context(codingPath: [], debugDescription: "\(self)")
        }
    }

    /// The same failure, with its path from the value on.
    var asJSONError: JSONError {
        JSONError(
            code: .unwritableValue,
            message: "(EncodingError) - \(context.debugDescription)",
            path: JSONValuePath(context.codingPath.map(\.step))
        )
    }
}

extension JSONError {
    /// The failure of a parser, as one of a decoder that was at a path.
    func asDecodingError(
        after path: [any CodingKey],
        underlying: (any Error)? = nil
    ) -> DecodingError {
        let context = DecodingError.Context(
            codingPath: path + self.path.steps.map(AnyKey.init),
            debugDescription: message,
            underlyingError: underlying ?? self
        )
        return switch code {
        case .typeMismatch: .typeMismatch(Any.self, context)
        case .unexpectedNull: .valueNotFound(Any.self, context)
        case .missingKey: .keyNotFound(AnyKey(stringValue: key ?? ""), context)
        default: .dataCorrupted(context)
        }
    }

    /// The failure of a printer, as one of an encoder that was at a path.
    func asEncodingError(of value: Any, after path: [any CodingKey]) -> EncodingError {
        .refusing(value, at: path + self.path.steps.map(AnyKey.init), message, because: self)
    }
}

extension EncodingError {
    /// The error for a value that cannot be encoded.
    static func refusing(
        _ value: Any,
        at path: [any CodingKey] = [],
        _ reason: String,
        because error: (any Error)? = nil
    ) -> EncodingError {
        let context = Context(codingPath: path, debugDescription: reason, underlyingError: error)
        return .invalidValue(value, context)
    }
}

extension DecodingError {
    /// The error for a text or a tree that cannot be read as a whole.
    static func corrupted(_ reason: String, because error: (any Error)? = nil) -> DecodingError {
        .dataCorrupted(Context(codingPath: [], debugDescription: reason, underlyingError: error))
    }
}

extension CodingKey {
    /// The step into the element or member that this stands for.
    ///
    /// Keys of members may have integers too.
    var step: JSONValuePath.Step {
        if let intValue, stringValue == "Index \(intValue)" {
            .index(intValue)
        } else {
            .key(stringValue)
        }
    }
}

extension AnyKey {
    fileprivate init(_ step: JSONValuePath.Step) {
        switch step {
        case .key(let key): self.init(stringValue: key)
        case .index(let index): self.init(index: index)
        }
    }
}
