import FastJSON

/// Reads and writes a type of yours by one definition.
///
/// ```swift
/// struct Movie {
///     let title: String
///     let year: Int
/// }
///
/// extension Movie {
///     static let jsonParser = ParsePrint(.memberwise(Self.init)) {
///         Field("title", \.title)
///         Field("release_year", \.year)
///     }
/// }
///
/// let movie = try Movie.jsonParser.decode(#"{"release_year": 1927, "title": "Metropolis"}"#)
/// try Movie.jsonParser.encode(movie)  // → {"release_year":1927,"title":"Metropolis"}
/// ```
///
/// The fields are compiled to a plan, once, when the parser is made. So keep parsers in `static let`. A
/// `static var` makes its plan again at each access, which takes some microseconds.
///
/// An object may have its keys in any order. Keys that no field reads are skipped, or are errors: see
/// ``UnknownKeys``. For a key that comes twice, see `JSONReadingOptions.duplicateKeys`.
@safe
public struct ParsePrint<Output>: JSONParserPrinter {
    @usableFromInline let shape: Shape
    /// Here and not in the shape: to call a function that lies in an object, the function would
    /// have to be retained each time.
    @usableFromInline let make: @Sendable (Slots) -> Output
    @usableFromInline let writer: ShapeWriter

    /// Creates the parser of a struct from its fields.
    @inlinable
    public init<each Slot>(
        _ struct: Memberwise<Output, repeat each Slot>,
        keys: KeyNaming = .asWritten,
        unknownKeys: UnknownKeys = .skip,
        @FieldsBuilder<Output> _ fields: () -> Fields<repeat each Slot>
    ) {
        self.init(`struct`.assembly, fields(), keys: keys, unknownKeys: unknownKeys)
    }

    /// Creates the parser of a struct from fields that were collected before.
    ///
    /// For more than 20 fields, this form keeps the compiler's messages quick and short: see
    /// ``Fields``.
    @inlinable
    public init<each Slot>(
        _ struct: Memberwise<Output, repeat each Slot>,
        _ fields: Fields<repeat each Slot>,
        keys: KeyNaming = .asWritten,
        unknownKeys: UnknownKeys = .skip
    ) {
        self.init(`struct`.assembly, fields, keys: keys, unknownKeys: unknownKeys)
    }

    /// Creates a parser from its fields, and how their values make one.
    @inlinable
    public init<each Slot>(
        _ assembly: Assembly<Output, repeat each Slot>,
        keys: KeyNaming = .asWritten,
        unknownKeys: UnknownKeys = .skip,
        @FieldsBuilder<Never> _ fields: () -> Fields<repeat each Slot>
    ) {
        self.init(assembly, fields(), keys: keys, unknownKeys: unknownKeys)
    }

    /// Creates a parser from fields that were collected before, and how their values make one.
    @inlinable
    public init<each Slot>(
        _ assembly: Assembly<Output, repeat each Slot>,
        _ fields: Fields<repeat each Slot>,
        keys: KeyNaming = .asWritten,
        unknownKeys: UnknownKeys = .skip
    ) {
        let erased = assembly.erased
        shape = Shape(parts: fields.parts, erased, keys, unknownKeys)
        unsafe make = assembly.make
        writer = ShapeWriter(shape: shape, assembly: erased)
    }

    /// Never called: gives fields that do not fit the initialiser a message of their own.
    @available(
        *,
        unavailable,
        message: """
            the fields do not match the parameters of the initialiser: number, order and types must \
            be the same, and an OptionalField without a default needs an optional parameter
            """
    )
    @_disfavoredOverload
    public init<each Slot, each Value>(
        _ struct: Memberwise<Output, repeat each Slot>,
        keys: KeyNaming = .asWritten,
        unknownKeys: UnknownKeys = .skip,
        @FieldsBuilder<Output> _ fields: () -> Fields<repeat each Value>
    ) { refused() }

    /// Never called: gives fields that do not fit the payload a message of their own.
    @available(
        *,
        unavailable,
        message: """
            the fields do not match the parameters of the function: number, order and types must be \
            the same, and an OptionalField without a default needs an optional parameter
            """
    )
    @_disfavoredOverload
    public init<each Slot, each Value>(
        _ assembly: Assembly<Output, repeat each Slot>,
        keys: KeyNaming = .asWritten,
        unknownKeys: UnknownKeys = .skip,
        @FieldsBuilder<Never> _ fields: () -> Fields<repeat each Value>
    ) { refused() }

    /// Creates a parser whose output is the tuple of its fields, or the one value.
    @inlinable
    public init<each Slot>(
        keys: KeyNaming = .asWritten,
        unknownKeys: UnknownKeys = .skip,
        @FieldsBuilder<Never> _ fields: () -> Fields<repeat each Slot>
    ) where Output == (repeat each Slot) {
        let assembly = Assembly<Output, repeat each Slot>(
            make: { (slots: repeat each Slot) in (repeat each slots) },
            take: { $0 }
        )
        self.init(assembly, fields(), keys: keys, unknownKeys: unknownKeys)
    }

    /// The parser itself: `Movie.jsonParser()` is `Movie.jsonParser`, also of a `Codable` type.
    @_documentation(visibility: internal)
    @inlinable
    public func callAsFunction() -> ParsePrint { self }

    /// Reads the next value.
    @_documentation(visibility: internal)
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        let block = try unsafe shape.read(&cursor)
        let output = unsafe make(Slots(base: block, offsets: shape.offsets))
        unsafe cursor.endBlock(block)
        return output
    }

    /// Writes a value, the keys of objects in order.
    @_documentation(visibility: internal)
    @inlinable
    public func print(_ output: Output, to writer: inout JSONWriter) throws(JSONError) {
        let result = unsafe withUnsafePointer(to: output) { address in
            Result { () throws(JSONError) in try unsafe print(at: address, to: &writer) }
        }
        try result.get()
    }

    /// Writes the value that lies at an address.
    @inlinable
    @_documentation(visibility: internal)
    public func print(
        at address: UnsafePointer<Output>,
        to writer: inout JSONWriter
    ) throws(JSONError) {
        try unsafe self.writer.write(address, to: &writer)
    }
}

extension ParsePrint: JSONMembersParser {
    /// How plans read the values.
    @_documentation(visibility: internal)
    public var fieldOperation: FieldOperation<Output> {
        FieldOperation(shape.operation(writer.assembly))
    }

    /// The members, for the object of another parser.
    @_documentation(visibility: internal)
    public var fieldPart: TypedFieldPart<Output>? {
        guard case .object = shape.content else { return nil }
        return TypedFieldPart(FieldPart(shape.parts, writer.assembly))
    }
}
