import FastJSON
import Foundation

/// Types that do not decode themselves.
extension NodeDecoder {
    /// Decodes this value as a type that the settings decide about, or as any other.
    @inline(never)
    func decodeSpecial<T: Decodable>(_ type: T.Type) throws -> T {
        if kind == .null, SpecialTypes.shared.isOfFoundation(type) { throw mismatch(type) }
        // SAFETY: each cast is to the same type.
        if type == Date.self { return unsafeBitCast(try date(), to: type) }
        if type == Data.self { return unsafeBitCast(try data(), to: type) }
        if type == URL.self { return unsafeBitCast(try url(), to: type) }
        if type == Decimal.self { return unsafeBitCast(try decimal(), to: type) }
        if type == UUID.self { return unsafeBitCast(try uuid(), to: type) }
        #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
        if type == Float16.self { return unsafeBitCast(try decode(Float16.self), to: type) }
        #endif
        if type == JSONValue.self, index >= 0, let value = source.value(at: index) as? T {
            return value
        }
        if kind == .beginObject, convertsKeys || SpecialTypes.shared.isDictionary(type),
            let dictionary = type as? any StringKeyed.Type,
            let value = try dictionary.decodeMembers(of: self) as? T
        {
            return value
        }
        return try decodeArray(type)
    }

    /// Decodes an array of plain scalars in one go.
    @inline(never)
    func decodeScalars<T: Decodable>(
        _ type: T.Type,
        at index: Int,
        _ key: any CodingKey
    ) throws -> T {
        // SAFETY: each cast is to the same type.
        if type == [Double].self, let array = array(of: Double.self, at: index) {
            return unsafeBitCast(array, to: type)
        }
        if type == [Int].self, let array = array(of: Int.self, at: index) {
            return unsafeBitCast(array, to: type)
        }
        if type == [String].self, let array = array(of: String.self, at: index) {
            return unsafeBitCast(array, to: type)
        }
        return try type.init(from: NodeDecoder(index, in: self, key))
    }

    /// An array of plain scalars, in one go; nil if one of them is not.
    func array<Element: JSONScalar>(of type: Element.Type, at index: Int) -> [Element]? {
        guard reader.kind(at: index) == .beginArray else { return nil }
        let count = reader.count(at: index)
        // Without containers inside, each element is one token.
        guard reader.endIndex(at: index) == index + 1 + count else { return nil }
        // Filling nothing would write into the one empty array of all threads.
        if count == 0 { return [] }
        var isComplete = true
        let array = [Element](unsafeUninitializedCapacity: count) { buffer, initialised in
            while initialised < count {
                guard let value = Element.value(at: index + 1 + initialised, in: reader) else {
                    isComplete = false
                    return
                }
                buffer.initializeElement(at: initialised, to: value)
                initialised += 1
            }
        }
        return isComplete ? array : nil
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
            let text = try decode(String.self)
            // Fractions of seconds are none of this strategy.
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
        let text = try decode(String.self)
        guard let uuid = UUID(uuidString: text) else { throw unexpected(text, "a uuid") }
        return uuid
    }

    private func decimal() throws -> Decimal {
        guard index >= 0, let text = reader.numberText(at: index) else {
            throw mismatch(Decimal.self)
        }
        if let value = DecimalText(text).flatMap({ Decimal($0) }) { return value }
        // Of more digits than it holds, Foundation keeps the first.
        let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        guard let value, value.isFinite else { throw doesNotFit(text, Decimal.self) }
        return value
    }
}

/// A dictionary by strings, whose keys no strategy turns.
///
/// It would decode itself by looking up each key that it was told.
private protocol StringKeyed {
    static func decodeMembers(of decoder: NodeDecoder) throws -> Self
}

extension Dictionary: StringKeyed where Key == String, Value: Decodable {
    static func decodeMembers(of decoder: NodeDecoder) throws -> [String: Value] {
        let members = decoder.members
        var values: [String: Value] = [:]
        values.reserveCapacity(Swift.min(members.count, 1 << 12))
        for (key, index) in members where values[key] == nil {
            values[key] = try decoder.decode(Value.self, at: index, AnyKey(stringValue: key))
        }
        return values
    }
}
