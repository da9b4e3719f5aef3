import FastJSON
import Foundation

/// Encodes `Encodable` types as JSON, in place of Foundation's `JSONEncoder`.
///
/// ```swift
/// let encoder = FastJSONEncoder()
/// encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
/// let data = try encoder.encode(tweets)
/// ```
///
/// It has the same settings, writes the same text and throws the same `EncodingError`s, several
/// times as fast. Where keys are not sorted they come in the order in which they were encoded, and
/// not in a random one. <doc:ReplacingJSONDecoder> tells where the two differ on purpose.
///
/// An encoder may be used by many tasks at once. A change of its settings holds for the encoding that
/// begins after it.
public final class FastJSONEncoder: @unchecked Sendable {
    /// White space, the order of keys, and whether slashes are escaped.
    public typealias OutputFormatting = JSONEncoder.OutputFormatting
    /// How dates are written; `.deferredToDate` unless set.
    public typealias DateEncodingStrategy = JSONEncoder.DateEncodingStrategy
    /// How data is written; `.base64` unless set.
    public typealias DataEncodingStrategy = JSONEncoder.DataEncodingStrategy
    /// How numbers are written that JSON has none for; `.throw` unless set.
    public typealias NonConformingFloatEncodingStrategy =
        JSONEncoder.NonConformingFloatEncodingStrategy
    /// How the keys of a type are turned; `.useDefaultKeys` unless set.
    public typealias KeyEncodingStrategy = JSONEncoder.KeyEncodingStrategy

    // SAFETY: used only under its lock.
    private let settings = Guarded.make(EncodingSettings())

    /// Creates an encoder with the settings of Foundation's.
    public init() {}

    /// White space, the order of keys, and whether slashes are escaped; they are unless set.
    public var outputFormatting: OutputFormatting {
        get { settings.withLock { $0.format } }
        set { settings.withLock { $0.format = newValue } }
    }

    /// How dates are written; `.deferredToDate` unless set.
    public var dateEncodingStrategy: DateEncodingStrategy {
        get { settings.withLock { $0.dates } }
        set { settings.withLock { $0.dates = newValue } }
    }

    /// How data is written; `.base64` unless set.
    public var dataEncodingStrategy: DataEncodingStrategy {
        get { settings.withLock { $0.data } }
        set { settings.withLock { $0.data = newValue } }
    }

    /// How numbers are written that JSON has none for; `.throw` unless set.
    public var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy {
        get { settings.withLock { $0.floats } }
        set { settings.withLock { $0.floats = newValue } }
    }

    /// How the keys of a type are turned; `.useDefaultKeys` unless set.
    public var keyEncodingStrategy: KeyEncodingStrategy {
        get { settings.withLock { $0.keys } }
        set { settings.withLock { $0.keys = newValue } }
    }

    /// What types may look up in their encoder.
    public var userInfo: [CodingUserInfoKey: any Sendable] {
        get { settings.withLock { $0.userInfo } }
        set { settings.withLock { $0.userInfo = newValue } }
    }

    // MARK: Encoding

    /// Encodes a value as JSON text in UTF-8.
    ///
    /// Throws an `EncodingError`, or what the value throws.
    public func encode<T: Encodable>(_ value: T) throws -> Data {
        Data(try encodeToBytes(value))
    }

    /// Encodes a value as JSON text in UTF-8.
    public func encodeToBytes<T: Encodable>(_ value: T) throws -> [UInt8] {
        try context().encode(value)
    }

    /// Encodes a value that needs a configuration.
    public func encode<T: EncodableWithConfiguration>(
        _ value: T,
        configuration: T.EncodingConfiguration
    ) throws -> Data {
        let bytes = try context().encode(of: value) { encoder in
            try value.encode(to: encoder, configuration: configuration)
            return encoder.encoded
        }
        return Data(bytes)
    }

    /// Encodes a value that needs a configuration, which another type provides.
    public func encode<T: EncodableWithConfiguration, C: EncodingConfigurationProviding>(
        _ value: T,
        configuration: C.Type
    ) throws -> Data where T.EncodingConfiguration == C.EncodingConfiguration {
        try encode(value, configuration: C.encodingConfiguration)
    }

    private func context() -> EncodingContext {
        EncodingContext(settings.withLock { $0 })
    }
}

#if canImport(Combine)
import Combine

extension FastJSONEncoder: TopLevelEncoder {}
#endif
