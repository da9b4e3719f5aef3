import FastJSON
import Foundation

/// What all encoders of one value share.
final class EncodingContext {
    let settings: EncodingSettings
    let userInfo: [CodingUserInfoKey: Any]
    /// Encoders to use again.
    var spares = SpareEncoders()
    /// What a type did that cannot be, and that the protocol has no way to refuse.
    private(set) var failure: (any Error)?
    /// Types that were found to be arrays or dictionaries, or neither.
    private var collections: [ObjectIdentifier: (any CollectionEncoding.Type)?] = [:]
    /// Keys that were converted to snake case before.
    private var convertedKeys: [String: String] = [:]

    private static let mostConvertedKeys = 1000

    init(_ settings: EncodingSettings) {
        self.settings = settings
        userInfo = settings.userInfo
    }

    /// Encodes a value, which may write itself.
    func encode<T: Encodable>(_ value: T) throws -> [UInt8] {
        try encode(of: value) { encoder in try encoder.value(of: value) }
    }

    /// Encodes what a function writes.
    func encode<T>(
        of value: T,
        _ body: (ValueEncoder) throws -> EncodedValue?
    ) throws -> [UInt8] {
        let encoder = ValueEncoder(root: self)
        let encoded = try body(encoder)
        if let failure { throw failure }
        guard let encoded else {
            throw EncodingError.invalidValue(
                value,
                EncodingError.Context(
                    codingPath: [],
                    debugDescription: "Top-level \(T.self) did not encode any values."
                )
            )
        }
        return try EncodedWriter.text(of: encoded, settings.format)
    }

    /// Notes what a type did that cannot be; only the first counts.
    func fail(_ error: any Error) {
        failure = failure ?? error
    }

    /// How to encode a type that is an array or a dictionary by strings; nil if it is neither.
    func collectionEncoding(of type: Any.Type) -> (any CollectionEncoding.Type)? {
        if let known = collections[ObjectIdentifier(type)] { return known }
        let collection = type as? any CollectionEncoding.Type
        collections[ObjectIdentifier(type)] = .some(collection)
        return collection
    }

    /// The text of a key under the strategy.
    func text(of key: some CodingKey, in encoder: ValueEncoder) -> String {
        switch settings.keys {
        case .convertToSnakeCase: snakeCase(key.stringValue)
        case .custom(let convert): convert(encoder.codingPath + [key]).stringValue
        default: key.stringValue
        }
    }

    private func snakeCase(_ key: String) -> String {
        if let known = convertedKeys[key] { return known }
        let converted = SnakeCase.snakeCase(key)
        if convertedKeys.count < EncodingContext.mostConvertedKeys {
            convertedKeys[key] = converted
        }
        return converted
    }
}
