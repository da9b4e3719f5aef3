import Decoding
import FastJSON
import Foundation

/// Types that do not decode themselves.
extension NodeDecoder {
    /// Decodes this value as a type that is not left to decode itself.
    @inline(never)
    func decode<T: Decodable>(_ type: T.Type, as coded: UnsafePointer<CodedType>) throws -> T {
        let coded = unsafe coded.pointee
        if coded.kind == .known { return try decodeKnown(type) }
        if let model = coded.model, unsafe index >= 0, source.usesParsers {
            return try decode(type, by: model)
        }
        if let collection = coded.decoding, kind == collection.kind {
            return try collection.decodeCollection(type, of: self)
        }
        return try type.init(from: self)
    }

    /// Decodes this value by the parser of its type.
    private func decode<T, Model: JSONParsable>(_ type: T.Type, by model: Model.Type) throws -> T {
        let value = try decode(by: model.jsonParser)
        // SAFETY: the model is the same type.
        return unsafe unsafeBitCast(value, to: type)
    }

    /// Decodes this value as a type of Foundation, or of ours.
    private func decodeKnown<T: Decodable>(_ type: T.Type) throws -> T {
        if kind == .null, CodedType.isOfFoundation(type) { throw mismatch(type) }
        // SAFETY: each cast is to the same type.
        if type == Date.self { return unsafe unsafeBitCast(try date(), to: type) }
        if type == Data.self { return unsafe unsafeBitCast(try data(), to: type) }
        if type == URL.self { return unsafe unsafeBitCast(try url(), to: type) }
        if type == Decimal.self { return unsafe unsafeBitCast(try decimal(), to: type) }
        if type == UUID.self { return unsafe unsafeBitCast(try uuid(), to: type) }
        #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
        if type == Float16.self { return unsafe unsafeBitCast(try decode(Float16.self), to: type) }
        #endif
        if type == JSONValue.self, unsafe index >= 0 {
            return unsafe unsafeBitCast(source.value(at: index), to: type)
        }
        return try type.init(from: self)
    }

    // MARK: Types of Foundation

    private func date() throws -> Date {
        switch source.settings.dates {
        case .deferredToDate:
            return try Date(from: self)
        case .secondsSince1970:
            return Date(timeIntervalSince1970: try decode(Double.self))
        case .millisecondsSince1970:
            return Date(timeIntervalSince1970: try decode(Double.self) / 1000)
        case .iso8601:
            var text = try decode(String.self)
            if let date = text.withUTF8({ unsafe ISO8601Text.usualDate(from: $0) }) {
                return date
            }
            // Foundation reads more: other forms, days such as 30 February and, depending on its version,
            // fractions of a second.
            guard let date = try? Date.ISO8601FormatStyle().parse(text) else {
                throw unexpected(text, "a date in ISO 8601")
            }
            return date
        #if canImport(Darwin)
        // Elsewhere it is made of `.custom`.
        case .formatted(let formatter):
            let text = try decode(String.self)
            guard let date = formatter.date(from: text) else {
                throw unexpected(text, Date.expectation { formatter.string(from: $0) })
            }
            return date
        #endif
        case .custom(let custom):
            return try custom(self)
        @unknown default:
            return try Date(from: self)
        }
    }

    private func data() throws -> Data {
        switch source.settings.data {
        case .deferredToData:
            return try Data(from: self)
        case .base64:
            let text = try decode(String.self)
            guard let data = Data(base64Encoded: text) else {
                throw unexpected(text, "data in base64")
            }
            return data
        case .custom(let custom):
            return try custom(self)
        @unknown default:
            return try Data(from: self)
        }
    }

    private func url() throws -> URL {
        let text = try decode(String.self)
        guard let url = URL(string: text) else { throw unexpected(text, "a url") }
        return url
    }

    private func uuid() throws -> UUID {
        var text = try decode(String.self)
        // Foundation accepts more on Linux, such as a sign or a space before a digit.
        let plain = text.withUTF8 { unsafe UUID(hyphenated: $0) }
        guard let uuid = plain ?? UUID(uuidString: text) else {
            throw unexpected(text, "a uuid")
        }
        return uuid
    }

    private func decimal() throws -> Decimal {
        guard unsafe index >= 0, let text = unsafe reader.numberText(at: index) else {
            throw mismatch(Decimal.self)
        }
        if let value = DecimalText(text).flatMap({ Decimal($0) }) { return value }
        // Of more digits than it holds, Foundation keeps the first.
        let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        guard let value, value.isFinite else { throw doesNotFit(text, Decimal.self) }
        return value
    }

    /// From this level on, each level checks how much of the stack is left.
    static let firstDeepLevel = 16

    /// Decodes this value, with a fresh stack if not much is left of this one.
    @inline(never)
    func decodeDeep<T: Decodable>(_ type: T.Type) throws -> T {
        let source = source
        guard source.stack.isUsedUp() else { return try decode(type) }
        let outer = source.stack
        source.stack = .fresh
        defer { source.stack = outer }
        guard let result = StackGuard.onFreshStack({ try decode(type) }) else {
            throw corrupted(.depthExceeded, "The values are nested too deep for the stack.")
        }
        return try result.get()
    }
}
