import Decoding
import FastJSON
import Foundation

/// Types that do not encode themselves.
extension ValueEncoder {
    /// Takes a value of a type that is not left to encode itself.
    @inline(never)
    func take<T: Encodable>(_ value: T, as coded: UnsafePointer<CodedType>) throws {
        let coded = unsafe coded.pointee
        if coded.kind == .known { return try takeKnown(value) }
        if coded.kind == .scalars, let scalars = EncodedValue(scalars: value) {
            return try deliver(scalars)
        }
        // A value of a subclass has more than the parser knows.
        if let model = coded.model, context.usesParsers,
            coded.classType == nil || Swift.type(of: value as Any) == T.self
        {
            return try take(value, by: model)
        }
        if let collection = coded.encoding {
            return try unsafe withUnsafePointer(to: value) {
                try unsafe collection.encode($0, to: self)
            }
        }
        try value.encode(to: self)
    }

    /// Takes what the parser of the type writes.
    private func take<T, Model: JSONParsable>(_ value: T, by model: Model.Type) throws {
        // SAFETY: the model is the same type.
        let model = unsafe unsafeBitCast(value, to: model)
        do {
            let parser = Model.jsonParser
            // Raw JSON among the members is laid out with them only as a tree.
            if isWriting, !context.settings.format.contains(.prettyPrinted) {
                try deliver { writer throws(JSONError) in try parser.print(model, to: &writer) }
            } else {
                try deliver(.json(.lossless(parser.encode(model))))
            }
        } catch let error as JSONError {
            throw error.asEncodingError(of: value, after: codingPath)
        }
    }

    /// Takes a value of Foundation, or of ours.
    private func takeKnown<T: Encodable>(_ value: T) throws {
        switch value {
        case let date as Date: try take(date)
        case let data as Data: try take(data)
        case let url as URL: try deliver(.string(url.absoluteString))
        case let decimal as Decimal: try take(decimal)
        case let json as JSONValue: try deliver(.json(json))
        default: try value.encode(to: self)
        }
        // Even at the top level.
        if isEmpty { try deliver(.object(EncodedObject())) }
    }

    private func take(_ date: Date) throws {
        switch context.settings.dates {
        case .secondsSince1970:
            try encode(date.timeIntervalSince1970)
        case .millisecondsSince1970:
            try encode(1000 * date.timeIntervalSince1970)
        case .iso8601:
            try deliver(.string(date.formatted(.iso8601)))
        #if canImport(Darwin)
        // Elsewhere it is made of `.custom`.
        case .formatted(let formatter):
            try deliver(.string(formatter.string(from: date)))
        #endif
        case .custom(let custom):
            try custom(date, self)
        case .deferredToDate:
            try date.encode(to: self)
        @unknown default:
            try date.encode(to: self)
        }
    }

    private func take(_ data: Data) throws {
        switch context.settings.data {
        case .base64:
            try deliver(.string(data.base64EncodedString()))
        case .custom(let custom):
            try custom(data, self)
        case .deferredToData:
            try data.encode(to: self)
        @unknown default:
            try data.encode(to: self)
        }
    }

    private func take(_ decimal: Decimal) throws {
        guard decimal.isFinite else {
            throw EncodingError.invalidValue(
                decimal,
                EncodingError.Context(
                    codingPath: codingPath,
                    debugDescription: "Unable to encode Decimal.nan directly in JSON."
                )
            )
        }
        try deliver(.number(decimal.description))
    }
}
