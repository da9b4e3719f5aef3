import FastJSON
import Foundation

/// Encodes `Encodable` types as JSON: Foundation's `JSONEncoder`, several times as fast.
///
/// ```swift
/// let encoder = FastJSONEncoder()
/// encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
/// let data = try encoder.encode(movies)
/// ```
///
/// It is a subclass, so every function and framework that takes a `JSONEncoder` takes this one. It has
/// the same settings, writes the same text and throws the same `EncodingError`s. Keys that are not sorted
/// come in the order in which they were encoded, and not in a random one. <doc:ReplacingJSONDecoder>
/// lists where the two differ on purpose.
///
/// Values are written while they are encoded, and `encode(to:)` is called once for each. A type that has a
/// parser is written by it where ``parserStrategy`` allows that.
///
/// Many tasks may use one encoder at once. A change of a setting holds for the calls that begin after it.
public final class FastJSONEncoder: JSONEncoder, @unchecked Sendable {
    // SAFETY: used only under its lock, and all that this class stores.
    private let settings = Guarded.make(FixedEncodingSettings(EncodingSettings()))

    /// Creates an encoder with the settings of a new `JSONEncoder`.
    public override init() {
        super.init()
    }

    /// White space, the order of keys, and whether slashes are escaped, as they are by default.
    public override var outputFormatting: OutputFormatting {
        get { fixed.values.format }
        set { change { $0.format = newValue } }
    }

    /// How dates are written; `.deferredToDate` unless set.
    public override var dateEncodingStrategy: DateEncodingStrategy {
        get { fixed.values.dates }
        set { change { $0.dates = newValue } }
    }

    /// How data is written; `.base64` unless set.
    public override var dataEncodingStrategy: DataEncodingStrategy {
        get { fixed.values.data }
        set { change { $0.data = newValue } }
    }

    /// How numbers without a JSON form are written; `.throw` unless set.
    public override var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy {
        get { fixed.values.floats }
        set { change { $0.floats = newValue } }
    }

    /// How the keys of a type are written; `.useDefaultKeys` unless set.
    public override var keyEncodingStrategy: KeyEncodingStrategy {
        get { fixed.values.keys }
        set { change { $0.keys = newValue } }
    }

    /// What types may look up in their encoder.
    public override var userInfo: [CodingUserInfoKey: any Sendable] {
        get { fixed.values.userInfo }
        set { change { $0.userInfo = newValue } }
    }

    /// Which types are written by their parsers; `.withDefaultSettings` unless set.
    public var parserStrategy: CodableParserStrategy {
        get { fixed.values.parsers }
        set { change { $0.parsers = newValue } }
    }

    // MARK: Encoding

    /// Encodes a value as JSON text in UTF-8, in `Data` as Foundation's encoder gives it.
    ///
    /// A parser's `encode(_:options:)` gives bytes, which are ``encodeBytes(_:)`` here.
    ///
    /// Throws an `EncodingError`, or what the value throws.
    public override func encode<T: Encodable>(_ value: T) throws -> Data {
        try encode(value) { $0.data(isKept: $1) }
    }

    /// Encodes a value as JSON text in UTF-8.
    ///
    /// ```swift
    /// try FastJSONEncoder().encodeBytes([1, 2])  // → [1,2]
    /// ```
    ///
    /// Throws an `EncodingError`, or what the value throws.
    @_disfavoredOverload
    public func encodeBytes<T: Encodable>(_ value: T) throws -> [UInt8] {
        try encode(value) { writer, _ in unsafe Array(writer.text) }
    }

    /// Encodes a value as JSON text.
    ///
    /// ```swift
    /// try FastJSONEncoder().encodeString(["a": 1])  // → {"a":1}
    /// ```
    ///
    /// Throws an `EncodingError`, or what the value throws.
    @_disfavoredOverload
    public func encodeString<T: Encodable>(_ value: T) throws -> String {
        try encode(value) { writer, _ in unsafe String(decoding: writer.text, as: UTF8.self) }
    }

    /// Encodes a value as a tree.
    ///
    /// ```swift
    /// let value = try FastJSONEncoder().encodeToValue(["a": [1.5, nil]])
    /// print(value["a"]?[0]?.double ?? 0)  // → 1.5
    /// ```
    ///
    /// Numbers keep their text as with `JSONNumberPolicy.lossless`: those that neither `Int` nor `Double`
    /// can hold, and those for which a `Double` has another text, such as `1e+10` of a `Float`. Throws an
    /// `EncodingError`, or what the value throws.
    @_disfavoredOverload
    public func encodeToValue<T: Encodable>(_ value: T) throws -> JSONValue {
        try .lossless(encodeBytes(value))
    }

    /// Encodes a value that needs a configuration.
    public override func encode<T: EncodableWithConfiguration>(
        _ value: T,
        configuration: T.EncodingConfiguration
    ) throws -> Data {
        try EncodingContext.encode(
            value,
            fixed,
            { try value.encode(to: $0, configuration: configuration) },
            text: { $0.data(isKept: $1) }
        )
    }

    /// Encodes a value that needs a configuration, which another type provides.
    public override func encode<T: EncodableWithConfiguration, C: EncodingConfigurationProviding>(
        _ value: T,
        configuration: C.Type
    ) throws -> Data where T.EncodingConfiguration == C.EncodingConfiguration {
        try encode(value, configuration: C.encodingConfiguration)
    }

    /// Encodes a value as the next one of a writer, in its layout and with its escapes.
    ///
    /// Types are not written by their parsers, one of which may be what calls this.
    func encode<T: Encodable>(_ value: T, into writer: inout JSONWriter) throws {
        let options = writer.options
        guard options.layout == .compact, options.sortsKeys != true,
            !fixed.values.format.contains(.sortedKeys)
        else {
            let bytes = try encode(value, usesParsers: false) { writer, _ in
                unsafe Array(writer.text)
            }
            return writer.write(try JSONValue.lossless(bytes))
        }
        try EncodingContext.encode(
            value,
            fixed,
            options,
            usesParsers: false,
            { try $0.take(value) }
        ) { text, _ in
            unsafe writer.write(validated: text.text)
        }
    }

    /// Encodes a value, and makes something of a writer that has its text.
    private func encode<T: Encodable, Text>(
        _ value: T,
        usesParsers: Bool = true,
        text: (inout JSONWriter, _ isKept: Bool) -> Text
    ) throws -> Text {
        try EncodingContext.encode(
            value,
            fixed,
            usesParsers: usesParsers,
            { try $0.take(value) },
            text: text
        )
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

extension JSONWriter {
    /// The text as `Data`, without a copy unless it is kept.
    fileprivate mutating func data(isKept: Bool) -> Data {
        if isKept { return unsafe Data(self.text) }
        let text = unsafe takeText()
        guard let start = text.baseAddress else { return Data() }
        return unsafe Data(bytesNoCopy: start, count: text.count, deallocator: .free)
    }
}

extension JSONValue {
    /// What was encoded, with all digits of its numbers.
    static func lossless(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
        try JSONValue(parsing: bytes, options: .textOfTree)
    }
}
