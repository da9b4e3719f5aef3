import FastJSON
import Foundation

/// Decodes `Decodable` types from JSON, in place of Foundation's `JSONDecoder`.
///
/// ```swift
/// let decoder = FastJSONDecoder()
/// decoder.keyDecodingStrategy = .convertFromSnakeCase
/// let tweets = try decoder.decode([Tweet].self, from: data)
/// ```
///
/// It has the same settings, the same results and throws the same `DecodingError`s, several times
/// as fast. What is wrong comes with its line, column and offset: the `underlyingError` of an
/// error that has a place in the text is a `JSONError`. <doc:ReplacingJSONDecoder> tells where the
/// two differ on purpose.
///
/// Where not much is left of the stack, deep values go on with a fresh one, on another thread. On the
/// main thread and in a task, which have what another thread does not, they are an error there.
///
/// A decoder may be used by many tasks at once. A change of its settings holds for the decoding that
/// begins after it.
public final class FastJSONDecoder: @unchecked Sendable {
    /// How dates are written; `.deferredToDate` unless set.
    public typealias DateDecodingStrategy = JSONDecoder.DateDecodingStrategy
    /// How data is written; `.base64` unless set.
    public typealias DataDecodingStrategy = JSONDecoder.DataDecodingStrategy
    /// How numbers are written that JSON has none for; `.throw` unless set.
    public typealias NonConformingFloatDecodingStrategy =
        JSONDecoder.NonConformingFloatDecodingStrategy
    /// How keys are turned into those of a type; `.useDefaultKeys` unless set.
    public typealias KeyDecodingStrategy = JSONDecoder.KeyDecodingStrategy

    // SAFETY: used only under its lock, and all that this class stores.
    private let settings: Guarded<FixedDecodingSettings>

    /// Creates a decoder with the settings of Foundation's.
    ///
    /// - Parameter options: the engine, the syntax and the limits of reading. Of equal keys the
    ///   first counts, as in Foundation, unless the options say `.reject`.
    public init(options: JSONReadingOptions = JSONReadingOptions(duplicateKeys: .first)) {
        settings = Guarded.make(FixedDecodingSettings(DecodingSettings(options: options)))
    }

    /// How dates are written; `.deferredToDate` unless set.
    public var dateDecodingStrategy: DateDecodingStrategy {
        get { fixed.values.dates }
        set { change { $0.dates = newValue } }
    }

    /// How data is written; `.base64` unless set.
    public var dataDecodingStrategy: DataDecodingStrategy {
        get { fixed.values.data }
        set { change { $0.data = newValue } }
    }

    /// How numbers are written that JSON has none for; `.throw` unless set.
    public var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy {
        get { fixed.values.floats }
        set { change { $0.floats = newValue } }
    }

    /// How keys are turned into those of a type; `.useDefaultKeys` unless set.
    public var keyDecodingStrategy: KeyDecodingStrategy {
        get { fixed.values.keys }
        set { change { $0.keys = newValue } }
    }

    /// What the initialisers of the types may look up in their decoder.
    public var userInfo: [CodingUserInfoKey: any Sendable] {
        get { fixed.values.userInfo }
        set { change { $0.userInfo = newValue } }
    }

    /// True to read the members of an object without the braces around them.
    public var assumesTopLevelDictionary: Bool {
        get { fixed.values.assumesTopLevelDictionary }
        set { change { $0.assumesTopLevelDictionary = newValue } }
    }

    /// JSON5 is not read; comments and trailing commas are, where the options say so.
    @available(*, unavailable, message: "allow comments and trailing commas by options.syntax")
    public var allowsJSON5: Bool { false }

    /// The engine, the syntax and the limits of reading.
    public var options: JSONReadingOptions {
        get { fixed.values.options }
        set { change { $0.options = newValue } }
    }

    private var fixed: FixedDecodingSettings { settings.withLock { $0 } }

    private func change(_ body: (inout DecodingSettings) -> Void) {
        // The old ones go outside the lock: what they held may ask for settings.
        let old = settings.withLock { settings in
            let old = settings
            var values = settings.values
            body(&values)
            settings = FixedDecodingSettings(values)
            return old
        }
        withExtendedLifetime(old) {}
    }

    // MARK: Decoding

    /// Decodes a type from JSON text in UTF-8.
    ///
    /// Throws a `DecodingError`, or what an initialiser of the type throws.
    public func decode<T: Decodable>(_ type: T.Type = T.self, from data: Data) throws -> T {
        try decode(type, from: Array(data))
    }

    /// Decodes a type from JSON text in UTF-8, which is kept, not copied.
    public func decode<T: Decodable>(_ type: T.Type = T.self, from bytes: [UInt8]) throws -> T {
        try source(of: bytes).decode { try $0.decode(type) }
    }

    /// Decodes a type from JSON text.
    public func decode<T: Decodable>(_ type: T.Type = T.self, from text: String) throws -> T {
        try decode(type, from: Array(text.utf8))
    }

    /// Decodes a type from an input, all of which is then in memory.
    ///
    /// If the input cannot be read, throws the `JSONError` that says so.
    ///
    /// ```swift
    /// let tweets = try decoder.decode([Tweet].self, from: .file("tweets.json"))
    /// ```
    ///
    /// To decode the elements of a file that is larger than memory, see `DecodableParser`.
    public func decode<T: Decodable>(
        _ type: T.Type = T.self,
        from input: consuming JSONInput
    ) throws -> T {
        try decode(type, from: input.readStart(limit: options.limits.documentLength))
    }

    /// Decodes a type from a value of a document that was read before.
    ///
    /// Paths start at the value, and places are those in the document.
    public func decode<T: Decodable>(
        _ type: T.Type = T.self,
        from node: JSONDocument.Node
    ) throws -> T {
        let source = DecodingSource(node.storage, fixed)
        return try source.decode(at: node.index) { try $0.decode(type) }
    }

    /// Decodes a type from a document that was read before.
    public func decode<T: Decodable>(
        _ type: T.Type = T.self,
        from document: JSONDocument
    ) throws -> T {
        try decode(type, from: document.root)
    }

    /// Decodes a type from a tree.
    ///
    /// ```swift
    /// let value: JSONValue = ["title": "Alien", "year": 1979]
    /// let movie = try FastJSONDecoder().decode(Movie.self, from: value)
    /// ```
    ///
    /// Of equal keys the last counts, as in the tree itself, unless the options say `.reject`. The
    /// underlying errors have a path, and no line or column. A number that has no JSON form, such as
    /// NaN, is `dataCorrupted`.
    public func decode<T: Decodable>(_ type: T.Type = T.self, from value: JSONValue) throws -> T {
        try DecodingSource(of: value, fixed.ofTree).decode { try $0.decode(type) }
    }

    /// Decodes a type that needs a configuration.
    public func decode<T: DecodableWithConfiguration>(
        _ type: T.Type = T.self,
        from data: Data,
        configuration: T.DecodingConfiguration
    ) throws -> T {
        try source(of: Array(data)).decode { try type.init(from: $0, configuration: configuration) }
    }

    /// Decodes a type that needs a configuration, which another type provides.
    public func decode<T: DecodableWithConfiguration, C: DecodingConfigurationProviding>(
        _ type: T.Type = T.self,
        from data: Data,
        configuration: C.Type
    ) throws -> T where T.DecodingConfiguration == C.DecodingConfiguration {
        try decode(type, from: data, configuration: C.decodingConfiguration)
    }

    /// Decodes a type from a part of a text, which may have been read with more freedom.
    ///
    /// The levels of the part count with those around it.
    func decode<T: Decodable>(
        _ type: T.Type,
        from bytes: [UInt8],
        in options: JSONReadingOptions,
        _ stack: inout StackGuard
    ) throws -> T {
        var fixed = fixed
        if options.isTextOfTree {
            fixed = fixed.ofTree
        } else if !options.syntax.isSubset(of: fixed.options.syntax)
            || fixed.values.assumesTopLevelDictionary
        {
            var values = fixed.values
            values.options.syntax.formUnion(options.syntax)
            values.assumesTopLevelDictionary = false
            fixed = FixedDecodingSettings(values)
        }
        let source = try DecodingSource(parsing: bytes, fixed)
        guard stack.isUsedUp() else {
            source.stack = stack
            return try source.decode { try $0.decode(type) }
        }
        source.stack = .fresh
        let result = StackGuard.onFreshStack { try source.decode { try $0.decode(type) } }
        guard let result else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: [],
                    debugDescription: "The values are nested too deep for the stack."
                )
            )
        }
        return try result.get()
    }

    private func source(of bytes: [UInt8]) throws -> DecodingSource {
        try DecodingSource(parsing: bytes, fixed)
    }
}

#if canImport(Combine)
import Combine

extension FastJSONDecoder: TopLevelDecoder {}
#endif
