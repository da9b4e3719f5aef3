import FastJSON

/// Alternatives that are told apart by the value of one key: what
/// ``OneOf/init(discriminator:_:)`` holds where all of them also write.
@_documentation(visibility: internal)
public struct Discriminated<Output>: JSONParserPrinter {
    @usableFromInline let discriminator: Discriminator
    @usableFromInline let parsers: [any JSONParserPrinter<Output>]

    init(key: String, cases: [Case<Output>]) {
        discriminator = Discriminator(key: key, names: cases.map(\.name))
        parsers = cases.map { $0.parser(key) }
    }

    /// Reads the next value with the parser that its key names.
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        try parsers[discriminator.choose(&cursor)].parse(from: &cursor)
    }

    /// Writes a value, with the key that names its case.
    public func print(_ output: Output, to writer: inout JSONWriter) throws(JSONError) {
        try writer.printByFirst(of: parsers, output)
    }
}

/// Alternatives that are told apart by the value of one key, and only read: what
/// ``OneOf/init(discriminator:_:)`` holds where one of them is a ``ReadCase``.
@_documentation(visibility: internal)
public struct DiscriminatedReader<Output>: JSONParser {
    @usableFromInline let discriminator: Discriminator
    @usableFromInline let parsers: [any JSONParser<Output>]

    init(key: String, cases: [ReadCase<Output>]) {
        discriminator = Discriminator(key: key, names: cases.map(\.name))
        parsers = cases.map { $0.parser(key) }
    }

    /// Reads the next value with the parser that its key names.
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        try parsers[discriminator.choose(&cursor)].parse(from: &cursor)
    }
}

extension OneOf {
    /// Alternatives that a key tells apart, so that none has to be tried.
    ///
    /// ```swift
    /// // {"type": "circle", "radius": 2.5}
    /// OneOf(discriminator: "type") {
    ///     Case("circle", .case(Shape.circle)) {
    ///         Field("radius", Double.self)
    ///     }
    ///     Case("square", .case(Shape.square)) {
    ///         Field("side", Double.self)
    ///     }
    /// }
    /// ```
    ///
    /// Each line is a ``Case``, which reads and writes, or a ``ReadCase``, which takes any parser. With
    /// a ``ReadCase`` among them, the parser does not write. ``Case/otherwise(_:fields:)`` is for all
    /// names that are not listed; without it, they are errors.
    ///
    /// The key may be anywhere in the object; if there are several, the first one chooses the case, and
    /// a ``Case`` refuses another name in the one that counts (`JSONReadingOptions.duplicateKeys`). The
    /// members before it are read twice, so reading is fastest if the key comes first. Writing writes
    /// the key, too.
    ///
    /// - Precondition: the names differ, and at most one case is for all others. There are fewer than 30,000.
    public init(
        discriminator key: String,
        @CaseBuilder _ cases: () -> KeyedAlternatives<Alternatives>
    ) {
        alternatives = cases().make(key)
    }
}

/// The alternatives of a ``OneOf``, without the key that tells them apart.
@_documentation(visibility: internal)
public struct KeyedAlternatives<Alternatives> {
    let make: (_ key: String) -> Alternatives
}
