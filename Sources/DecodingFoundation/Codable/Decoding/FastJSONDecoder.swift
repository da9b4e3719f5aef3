import FastJSON
import Foundation

/// Decodes `Decodable` types from JSON: Foundation's `JSONDecoder`, several times as fast.
///
/// ```swift
/// let decoder = FastJSONDecoder()
/// decoder.keyDecodingStrategy = .convertFromSnakeCase
/// let tweets = try decoder.decode([Tweet].self, from: data)
/// ```
///
/// It is a subclass, so every function and framework that takes a `JSONDecoder` takes this one. It has
/// the same settings and results, and throws the same `DecodingError`s. The `underlyingError` of an
/// error that has a place in the text is a `JSONError` with its line, column and offset.
/// <doc:ReplacingJSONDecoder> lists where the two differ on purpose.
///
/// A type that has a parser is read by its parser where ``parserStrategy`` allows it. That is faster.
///
/// When little of the stack is left, a deep value continues on the stack of another thread. The main
/// thread and tasks cannot move to another thread: there, such a value is an error.
///
/// Many tasks may use one decoder at once. A change of a setting holds for the calls that begin after it.
///
/// Keep a decoder instead of making one for each small document: from one call to the next it keeps a few
/// kilobytes of inner objects, enough for one call at a time, and nothing of the document. A change of a setting
/// discards them.
public final class FastJSONDecoder: JSONDecoder, @unchecked Sendable {
    // SAFETY: the settings are used only under their lock, and one thread at a time has what is idle.
    private let settings: Guarded<FixedDecodingSettings>
    private let idle = IdleSource()

    /// Creates a decoder with the settings of a new `JSONDecoder`.
    ///
    /// - Parameter options: The engine, the syntax and the limits of reading. Of equal keys the
    ///   first counts, as in Foundation, unless the options say `.reject`.
    public init(options: JSONReadingOptions) {
        settings = Guarded.make(FixedDecodingSettings(DecodingSettings(options: options)))
        super.init()
    }

    /// Creates a decoder with the settings of a new `JSONDecoder`.
    public override convenience init() {
        self.init(options: JSONReadingOptions(duplicateKeys: .first))
    }

    /// How dates are written; `.deferredToDate` unless set.
    public override var dateDecodingStrategy: DateDecodingStrategy {
        get { fixed.values.dates }
        set { change { $0.dates = newValue } }
    }

    /// How data is written; `.base64` unless set.
    public override var dataDecodingStrategy: DataDecodingStrategy {
        get { fixed.values.data }
        set { change { $0.data = newValue } }
    }

    /// How numbers without a JSON form are written; `.throw` unless set.
    public override var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy {
        get { fixed.values.floats }
        set { change { $0.floats = newValue } }
    }

    /// How keys become those of a type; `.useDefaultKeys` unless set.
    public override var keyDecodingStrategy: KeyDecodingStrategy {
        get { fixed.values.keys }
        set { change { $0.keys = newValue } }
    }

    /// What the initialisers of types may look up in their decoder.
    public override var userInfo: [CodingUserInfoKey: any Sendable] {
        get { fixed.values.userInfo }
        set { change { $0.userInfo = newValue } }
    }

    /// True to read the members of an object without the braces around them.
    public override var assumesTopLevelDictionary: Bool {
        get { fixed.values.assumesTopLevelDictionary }
        set { change { $0.assumesTopLevelDictionary = newValue } }
    }

    /// True to read JSON5 as well.
    ///
    /// Data that is JSON is read as always. Other data goes to a `JSONDecoder` with the same settings, if it
    /// is no longer than `limits.documentLength`. Its errors have no lines and columns. Foundation does not
    /// notice equal keys and knows no other limits, so JSON5 is not read if `options.duplicateKeys` is
    /// `.reject` or another limit is not the default one. Types are read without their parsers, unless
    /// ``parserStrategy`` is `.always`.
    public override var allowsJSON5: Bool {
        get { fixed.values.allowsJSON5 }
        set { change { $0.allowsJSON5 = newValue } }
    }

    /// Which types are read by their parsers; `.withDefaultSettings` unless set.
    public var parserStrategy: CodableParserStrategy {
        get { fixed.values.parsers }
        set { change { $0.parsers = newValue } }
    }

    /// The engine, the syntax and the limits of reading.
    public var options: JSONReadingOptions {
        get { fixed.values.options }
        set { change { $0.options = newValue } }
    }

    private var fixed: FixedDecodingSettings { settings.withLock { $0 } }

    private func change(_ body: (inout DecodingSettings) -> Void) {
        // The old settings are released outside the lock: this may run a `deinit` that reads the settings.
        let old = settings.withLock { settings in
            let old = settings
            var values = settings.values
            body(&values)
            settings = FixedDecodingSettings(values)
            return old
        }
        old.areReplaced.store(true, ordering: .sequentiallyConsistent)
        idle.clear()
    }

    // MARK: Decoding

    // The functions that Foundation does not have are disfavored: extensions of `JSONDecoder` may have the
    // same, and `.init(…)` as an argument has to stay `Data`.

    /// Decodes a type from JSON text in UTF-8, UTF-16 or UTF-32.
    ///
    /// Text that is not UTF-8 is converted first: offsets in errors are those of the converted text. The bytes
    /// of text in UTF-8 are read in place: memory that is mapped from a file must not change during the call.
    ///
    /// Throws a `DecodingError`, or what an initialiser of the type throws.
    public override func decode<T: Decodable>(
        _ type: T.Type = T.self,
        from data: Data
    ) throws -> T {
        let fixed = fixed
        return try fixed.read(data) { data in
            if let model = fixed.model(of: type) {
                return try unsafe data.withUnsafeBytes {
                    try unsafe fixed.decode(type, by: model, from: $0)
                }
            }
            return try decode(data, fixed) { try $0.decode(type) }
        } json5: { foundation in
            try foundation.decode(type, from: data)
        }
    }

    /// Decodes a type from JSON text in UTF-8.
    ///
    /// The array is not copied, unless ``allowsJSON5`` or ``assumesTopLevelDictionary`` is true.
    @_disfavoredOverload
    public func decode<T: Decodable>(_ type: T.Type = T.self, from bytes: [UInt8]) throws -> T {
        let fixed = fixed
        if fixed.values.allowsJSON5 { return try decode(type, from: Data(bytes)) }
        if let model = fixed.model(of: type) {
            return try unsafe bytes.withUnsafeBytes {
                try unsafe fixed.decode(type, by: model, from: $0)
            }
        }
        return try decode(bytes, fixed) { try $0.decode(type) }
    }

    /// Decodes a type from JSON text.
    ///
    /// A string of Swift is read in place. It is copied if ``allowsJSON5`` or ``assumesTopLevelDictionary`` is
    /// true, or if a decoder or an error that outlives the call needs it.
    @_disfavoredOverload
    public func decode<T: Decodable>(_ type: T.Type = T.self, from text: String) throws -> T {
        let fixed = fixed
        if fixed.values.allowsJSON5 { return try decode(type, from: Data(text.utf8)) }
        var text = text
        return try text.withUTF8 { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            if let model = fixed.model(of: type) {
                return try unsafe fixed.decode(type, by: model, from: bytes)
            }
            return try unsafe decode(lending: bytes, fixed) { try $0.decode(type) }
        }
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
    @_disfavoredOverload
    public func decode<T: Decodable>(
        _ type: T.Type = T.self,
        from input: consuming JSONInput
    ) throws -> T {
        try decode(type, from: input.readStart(limit: options.limits.documentLength))
    }

    /// Decodes a type from a value of a document that was read before.
    ///
    /// Paths start at the value, and places are those in the document.
    @_disfavoredOverload
    public func decode<T: Decodable>(
        _ type: T.Type = T.self,
        from node: JSONDocument.Node
    ) throws -> T {
        try withSource(of: node.storage, fixed) { source in
            try source.decode(at: node.index) { try $0.decode(type) }
        }
    }

    /// Decodes a type from a document that was read before.
    @_disfavoredOverload
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
    @_disfavoredOverload
    public func decode<T: Decodable>(_ type: T.Type = T.self, from value: JSONValue) throws -> T {
        try DecodingSource(of: value, fixed.ofTree).decodeOnce { try $0.decode(type) }
    }

    /// Decodes a type that needs a configuration.
    public override func decode<T: DecodableWithConfiguration>(
        _ type: T.Type = T.self,
        from data: Data,
        configuration: T.DecodingConfiguration
    ) throws -> T {
        let fixed = fixed
        return try fixed.read(data) { data in
            try decode(data, fixed) {
                try type.init(from: $0, configuration: configuration)
            }
        } json5: { foundation in
            try foundation.decode(type, from: data, configuration: configuration)
        }
    }

    /// Decodes a type that needs a configuration, which another type provides.
    public override func decode<T: DecodableWithConfiguration, C: DecodingConfigurationProviding>(
        _ type: T.Type = T.self,
        from data: Data,
        configuration: C.Type
    ) throws -> T where T.DecodingConfiguration == C.DecodingConfiguration {
        try decode(type, from: data, configuration: C.decodingConfiguration)
    }

    /// Decodes a type from a part of a text, which may have been read with more freedom.
    ///
    /// The levels of the part count with those around it. Types are not read by their parsers, one of which
    /// may be what calls this.
    func decode<T: Decodable>(
        _ type: T.Type,
        from bytes: [UInt8],
        in options: JSONReadingOptions,
        _ stack: inout StackGuard
    ) throws -> T {
        let own = fixed
        let settings = own.including(options)
        let document = try DecodingSource.document(parsing: bytes, settings)
        return try withSource(of: document, settings, isOwn: settings === own) { source in
            source.usesParsers = false
            // It remembers where the stack is.
            _ = stack.isUsedUp()
            source.stack = stack
            return try source.decode { try $0.decodeDeep(type) }
        }
    }

    // MARK: Sources

    private func decode<T>(
        _ data: Data,
        _ settings: FixedDecodingSettings,
        _ body: (NodeDecoder) throws -> T
    ) throws -> T {
        try unsafe data.withUnsafeBytes { try unsafe decode(lending: $0, settings, body) }
    }

    /// Decodes bytes, without a copy of them unless something keeps a part of the document.
    private func decode<T>(
        lending bytes: UnsafeRawBufferPointer,
        _ settings: FixedDecodingSettings,
        _ body: (NodeDecoder) throws -> T
    ) throws -> T {
        if settings.values.assumesTopLevelDictionary {
            return try unsafe decode(Array(bytes), settings, body)
        }
        var document = try unsafe DecodingSource.document(lending: bytes, settings)
        // SAFETY: whatever reads the bytes later holds the document, which then has a copy.
        defer { if !isKnownUniquelyReferenced(&document) { document.endLoan() } }
        return try withSource(of: document, settings) { try $0.decode(body) }
    }

    private func decode<T>(
        _ bytes: [UInt8],
        _ settings: FixedDecodingSettings,
        _ body: (NodeDecoder) throws -> T
    ) throws -> T {
        if settings.values.assumesTopLevelDictionary {
            return try DecodingSource(withoutBraces: bytes, settings).decodeOnce(body)
        }
        let document = try DecodingSource.document(parsing: bytes, settings)
        return try withSource(of: document, settings) { try $0.decode(body) }
    }

    /// Calls the function with the source of a document, which is kept if the settings are the decoder's own.
    private func withSource<T>(
        of document: JSONDocument.Storage,
        _ settings: FixedDecodingSettings,
        isOwn: Bool = true,
        _ body: (DecodingSource) throws -> T
    ) throws -> T {
        if isOwn { return try idle.withSource(of: document, settings, body) }
        let source = DecodingSource(document, settings)
        defer { source.close() }
        return try body(source)
    }
}
