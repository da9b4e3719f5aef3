import FastJSON

extension DecodingError {
    /// The same failure, with its path from the value on.
    ///
    /// As with other parsers, the path of a key that is missing is that of its object. The place is
    /// that of the value, if our decoder has found it.
    var asJSONError: JSONError {
        let (code, key, context): (JSONError.Code, String?, Context) =
            switch self {
            case .typeMismatch(_, let context): (.typeMismatch, nil, context)
            case .valueNotFound(_, let context): (.unexpectedNull, nil, context)
            case .keyNotFound(let key, let context): (.missingKey, key.stringValue, context)
            case .dataCorrupted(let context): (.conversionFailed, nil, context)
            @unknown default:
                (.conversionFailed, nil, Context(codingPath: [], debugDescription: "\(self)"))
            }
        let message = "(DecodingError) - \(context.debugDescription)"
        let path = JSONPath(context.codingPath.map(\.step))
        if let error = context.underlyingError as? JSONError {
            return error.replaced(message: message, path: path, key: error.key ?? key)
        }
        return JSONError(code: code, message: message, path: path, key: key)
    }
}

extension EncodingError {
    /// The same failure, with its path from the value on.
    var asJSONError: JSONError {
        switch self {
        case .invalidValue(_, let context):
            JSONError(
                code: .unwritableValue,
                message: "(EncodingError) - \(context.debugDescription)",
                path: JSONPath(context.codingPath.map(\.step))
            )
        @unknown default:
            JSONError(code: .unwritableValue, message: "(EncodingError) - \(self)")
        }
    }
}

extension JSONError {
    /// The failure of a parser, as one of a decoder that was at a path.
    func asDecodingError(
        behind path: [any CodingKey],
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
        default: .dataCorrupted(context)
        }
    }

    /// The failure of a printer, as one of an encoder that was at a path.
    func asEncodingError(of value: Any, behind path: [any CodingKey]) -> EncodingError {
        .invalidValue(
            value,
            EncodingError.Context(
                codingPath: path + self.path.steps.map(AnyKey.init),
                debugDescription: message,
                underlyingError: self
            )
        )
    }
}

extension CodingKey {
    /// The step into the element or member that this stands for.
    ///
    /// Keys of members may have integers too.
    fileprivate var step: JSONPath.Step {
        if let intValue, stringValue == "Index \(intValue)" {
            .index(intValue)
        } else {
            .key(stringValue)
        }
    }
}

extension AnyKey {
    fileprivate init(_ step: JSONPath.Step) {
        switch step {
        case .key(let key): self.init(stringValue: key)
        case .index(let index): self.init(index: index)
        }
    }
}
