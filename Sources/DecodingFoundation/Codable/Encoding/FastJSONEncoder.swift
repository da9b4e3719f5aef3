import FastJSON
import Foundation

/// Encodes `Encodable` types as JSON, in place of Foundation's `JSONEncoder`.
///
/// ```swift
/// let encoder = FastJSONEncoder()
/// encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
/// let data = try encoder.encode(movies)
/// ```
///
/// It has the same settings, writes the same text and throws the same `EncodingError`s, several
/// times as fast. Where keys are not sorted they come in the order in which they were encoded, and
/// not in a random one. <doc:ReplacingJSONDecoder> tells where the two differ on purpose.
///
/// Values are written while they are encoded. A value that does not encode its members one after the
/// other is encoded a second time, in another way.
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

    // SAFETY: used only under its lock, and all that this class stores.
    private let settings = Guarded.make(FixedEncodingSettings(EncodingSettings()))

    /// Creates an encoder with the settings of Foundation's.
    public init() {}

    /// White space, the order of keys, and whether slashes are escaped; they are unless set.
    public var outputFormatting: OutputFormatting {
        get { fixed.values.format }
        set { change { $0.format = newValue } }
    }

    /// How dates are written; `.deferredToDate` unless set.
    public var dateEncodingStrategy: DateEncodingStrategy {
        get { fixed.values.dates }
        set { change { $0.dates = newValue } }
    }

    /// How data is written; `.base64` unless set.
    public var dataEncodingStrategy: DataEncodingStrategy {
        get { fixed.values.data }
        set { change { $0.data = newValue } }
    }

    /// How numbers are written that JSON has none for; `.throw` unless set.
    public var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy {
        get { fixed.values.floats }
        set { change { $0.floats = newValue } }
    }

    /// How the keys of a type are turned; `.useDefaultKeys` unless set.
    public var keyEncodingStrategy: KeyEncodingStrategy {
        get { fixed.values.keys }
        set { change { $0.keys = newValue } }
    }

    /// What types may look up in their encoder.
    public var userInfo: [CodingUserInfoKey: any Sendable] {
        get { fixed.values.userInfo }
        set { change { $0.userInfo = newValue } }
    }

    // MARK: Encoding

    /// Encodes a value as JSON text in UTF-8, in `Data` as Foundation's encoder gives it.
    ///
    /// A parser's `encode(_:options:)` gives bytes, which are ``encodeBytes(_:)`` here.
    ///
    /// Throws an `EncodingError`, or what the value throws.
    public func encode<T: Encodable>(_ value: T) throws -> Data {
        try EncodingContext.encode(value, fixed, { try $0.take(value) }, text: { Data($0) })
    }

    /// Encodes a value as JSON text in UTF-8.
    ///
    /// ```swift
    /// try FastJSONEncoder().encodeBytes([1, 2])  // → [1,2]
    /// ```
    ///
    /// Throws an `EncodingError`, or what the value throws.
    public func encodeBytes<T: Encodable>(_ value: T) throws -> [UInt8] {
        try EncodingContext.encode(value, fixed, { try $0.take(value) }, text: { Array($0) })
    }

    /// Encodes a value as JSON text.
    ///
    /// ```swift
    /// try FastJSONEncoder().encodeString(["a": 1])  // → {"a":1}
    /// ```
    ///
    /// Throws an `EncodingError`, or what the value throws.
    public func encodeString<T: Encodable>(_ value: T) throws -> String {
        try EncodingContext.encode(
            value,
            fixed,
            { try $0.take(value) },
            text: { String(decoding: $0, as: UTF8.self) }
        )
    }

    /// Encodes a value as a tree.
    ///
    /// ```swift
    /// let value = try FastJSONEncoder().encodeToValue(["a": [1.5, nil]])
    /// print(value["a"]?[0]?.double ?? 0)  // → 1.5
    /// ```
    ///
    /// Numbers that neither `Int` nor `Double` can hold keep their text. Throws an `EncodingError`, or
    /// what the value throws.
    public func encodeToValue<T: Encodable>(_ value: T) throws -> JSONValue {
        try .lossless(encodeBytes(value))
    }

    /// Encodes a value that needs a configuration.
    public func encode<T: EncodableWithConfiguration>(
        _ value: T,
        configuration: T.EncodingConfiguration
    ) throws -> Data {
        try EncodingContext.encode(
            value,
            fixed,
            { try value.encode(to: $0, configuration: configuration) },
            text: { Data($0) }
        )
    }

    /// Encodes a value that needs a configuration, which another type provides.
    public func encode<T: EncodableWithConfiguration, C: EncodingConfigurationProviding>(
        _ value: T,
        configuration: C.Type
    ) throws -> Data where T.EncodingConfiguration == C.EncodingConfiguration {
        try encode(value, configuration: C.encodingConfiguration)
    }

    /// Encodes a value as the next one of a writer, in its layout and with its escapes.
    func encode<T: Encodable>(_ value: T, into writer: inout JSONWriter) throws {
        let options = writer.options
        guard options.layout == .compact, options.sortsKeys != true else {
            return writer.write(try JSONValue.lossless(encodeBytes(value)))
        }
        try EncodingContext.encode(value, fixed, options, { try $0.take(value) }) { text in
            // SAFETY: bytes of text are of this type.
            writer.write(validated: text.assumingMemoryBound(to: UInt8.self))
        }
    }

    private var fixed: FixedEncodingSettings { settings.withLock { $0 } }

    private func change(_ body: (inout EncodingSettings) -> Void) {
        // The old ones go outside the lock: what they held may ask for settings.
        let old = settings.withLock { settings in
            let old = settings
            var values = settings.values
            body(&values)
            settings = FixedEncodingSettings(values)
            return old
        }
        withExtendedLifetime(old) {}
    }
}

extension JSONValue {
    /// What was encoded, with all digits of its numbers.
    static func lossless(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
        try JSONValue(parsing: bytes, options: .textOfTree)
    }
}

#if canImport(Combine)
import Combine

extension FastJSONEncoder: TopLevelEncoder {}
#endif
