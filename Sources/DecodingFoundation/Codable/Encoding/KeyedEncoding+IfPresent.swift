/// The standard library would make two calls for each of these.
extension KeyedEncoding {
    func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        guard let value else { return }
        try encode(value, forKey: key)
    }

    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
        if let value { try scalar(value, key) }
    }

    func encodeIfPresent(_ value: String?, forKey key: Key) throws {
        if let value { try scalar(value, key) }
    }

    func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
        if let value { try scalar(value, key) }
    }

    func encodeIfPresent(_ value: Float?, forKey key: Key) throws {
        if let value { try scalar(value, key) }
    }

    func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
        if let value { try scalar(value, key) }
    }

    func encodeIfPresent(_ value: Int8?, forKey key: Key) throws {
        if let value { try scalar(value, key) }
    }

    func encodeIfPresent(_ value: Int16?, forKey key: Key) throws {
        if let value { try scalar(value, key) }
    }

    func encodeIfPresent(_ value: Int32?, forKey key: Key) throws {
        if let value { try scalar(value, key) }
    }

    func encodeIfPresent(_ value: Int64?, forKey key: Key) throws {
        if let value { try scalar(value, key) }
    }

    func encodeIfPresent(_ value: Int128?, forKey key: Key) throws {
        if let value { try scalar(value, key) }
    }

    func encodeIfPresent(_ value: UInt?, forKey key: Key) throws {
        if let value { try scalar(value, key) }
    }

    func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws {
        if let value { try scalar(value, key) }
    }

    func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws {
        if let value { try scalar(value, key) }
    }

    func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws {
        if let value { try scalar(value, key) }
    }

    func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws {
        if let value { try scalar(value, key) }
    }

    func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws {
        if let value { try scalar(value, key) }
    }
}
