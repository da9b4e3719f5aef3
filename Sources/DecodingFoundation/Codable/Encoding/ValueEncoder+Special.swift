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
        if let scalars = coded.scalars, takeScalars(value, scalars) { return }
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
        do throws(JSONError) {
            try take { writer throws(JSONError) in try Model.jsonParser.print(model, to: &writer) }
        } catch {
            throw error.asEncodingError(of: value, after: codingPath)
        }
    }

    /// Takes the value that a function writes.
    private func take(_ write: (inout JSONWriter) throws(JSONError) -> Void) throws(JSONError) {
        if isEmpty, unsafe text.pointee.current.number == place {
            let savepoint = unsafe text.pointee.writer.savepoint
            unsafe start = text.pointee.writer.count
            do throws(JSONError) {
                try unsafe text.pointee.writer.writeOne(write)
                return unsafe stage = .scalar
            } catch {
                // It fails again below, with the path from the value on.
                unsafe text.pointee.writer.rewind(to: savepoint)
            }
        }
        var writer = unsafe JSONWriter(options: text.pointee.writer.options)
        try write(&writer)
        let bytes = try writer.finish()
        deliver { writer in
            unsafe bytes.withUnsafeBufferPointer { unsafe writer.write(validated: $0) }
        }
    }

    /// Takes a value of Foundation, or of ours.
    private func takeKnown<T: Encodable>(_ value: T) throws {
        switch value {
        case let date as Date: try take(date)
        case let data as Data: try take(data)
        case let url as URL: deliver { $0.write(url.absoluteString) }
        case let decimal as Decimal: try take(decimal)
        case let uuid as UUID: deliver { $0.write(uuid.hyphenated) }
        case let json as JSONValue: try take(json)
        default: try value.encode(to: self)
        }
        // Even at the top level.
        if isEmpty { deliverEmptyObject() }
    }

    /// Takes a tree.
    private func take(_ json: JSONValue) throws {
        var text: (@Sendable (String) -> String)?
        if case .convertToString(let infinity, let minusInfinity, let nan) = context.settings.floats
        {
            text = { name in
                switch name {
                case "inf": infinity
                case "-inf": minusInfinity
                default: nan
                }
            }
        }
        do throws(JSONError) {
            try take { writer throws(JSONError) in
                writer.nonFiniteText = text
                writer.write(json)
                writer.nonFiniteText = nil
            }
        } catch {
            throw error.asEncodingError(of: json, after: codingPath)
        }
    }

    private func take(_ date: Date) throws {
        switch context.settings.dates {
        case .secondsSince1970:
            try take(seconds: date.timeIntervalSince1970)
        case .millisecondsSince1970:
            try take(seconds: 1000 * date.timeIntervalSince1970)
        case .iso8601:
            deliver { $0.write(ISO8601Text.usualText(of: date) ?? date.formatted(.iso8601)) }
        #if canImport(Darwin)
        // Elsewhere it is made of `.custom`.
        case .formatted(let formatter):
            deliver { $0.write(formatter.string(from: date)) }
        #endif
        case .custom(let custom):
            try custom(date, self)
        case .deferredToDate:
            try date.encode(to: self)
        @unknown default:
            try date.encode(to: self)
        }
    }

    /// Takes a number that stands for a date; the strategy for numbers is not for dates.
    private func take(seconds: Double) throws {
        guard seconds.isFinite else { throw unwritable(seconds, nil) }
        try encode(seconds)
    }

    private func take(_ data: Data) throws {
        switch context.settings.data {
        case .base64:
            deliver { $0.write(data.base64EncodedString()) }
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
            throw EncodingError.refusing(
                decimal,
                at: codingPath,
                "Unable to encode Decimal.nan directly in JSON."
            )
        }
        deliver { $0.write(numberText: decimal.description) }
    }
}
