import Foundation

/// Types that do not encode themselves.
extension ValueEncoder {
    /// What a value encodes whose form the settings decide about.
    @inline(never)
    func special<T: Encodable>(_ value: T) throws -> EncodedValue? {
        if let date = value as? Date { return try encoded(date) }
        if let data = value as? Data { return try encoded(data) }
        if let url = value as? URL { return .string(url.absoluteString) }
        if let decimal = value as? Decimal { return try encoded(decimal) }
        try value.encode(to: self)
        return encoded
    }

    private func encoded(_ date: Date) throws -> EncodedValue? {
        switch context.settings.dates {
        case .secondsSince1970:
            try encode(date.timeIntervalSince1970)
        case .millisecondsSince1970:
            try encode(1000 * date.timeIntervalSince1970)
        case .iso8601:
            return .string(date.formatted(.iso8601))
        #if canImport(Darwin)
        // Elsewhere it is made of `.custom`.
        case .formatted(let formatter):
            return .string(formatter.string(from: date))
        #endif
        case .custom(let custom):
            try custom(date, self)
        case .deferredToDate:
            try date.encode(to: self)
        @unknown default:
            try date.encode(to: self)
        }
        return encoded
    }

    private func encoded(_ data: Data) throws -> EncodedValue? {
        switch context.settings.data {
        case .base64:
            return .string(data.base64EncodedString())
        case .custom(let custom):
            try custom(data, self)
        case .deferredToData:
            try data.encode(to: self)
        @unknown default:
            try data.encode(to: self)
        }
        return encoded
    }

    private func encoded(_ decimal: Decimal) throws -> EncodedValue {
        guard decimal.isFinite else { return try nonConforming(Double.nan, nil) }
        return .number(decimal.description)
    }
}
