import FastJSON

/// Reads a type of yours, which need not be writable.
///
/// ```swift
/// let summary = Parse { (title: String, year: Int) in "\(title) (\(year))" } fields: {
///     Field("title", String.self)
///     Field("release_year", Int.self)
/// }
/// ```
///
/// Like ``ParsePrint``, but any function makes the output, and the fields may be parsers that
/// cannot print.
@safe
public struct Parse<Output>: JSONParser {
    @usableFromInline let shape: Shape
    @usableFromInline let assembly: ErasedAssembly
    @usableFromInline let make: @Sendable (Slots) -> Output

    /// Creates a parser from an initialiser, or another function, and the fields that it takes.
    @inlinable
    public init<each Slot>(
        _ make: @escaping @Sendable (repeat each Slot) -> Output,
        keys: KeyNaming = .asWritten,
        unknownKeys: UnknownKeys = .skip,
        @ReadFieldsBuilder fields: () -> ReadFields<repeat each Slot>
    ) {
        self.init(make, fields(), keys: keys, unknownKeys: unknownKeys)
    }

    /// Creates a parser from a function and fields that were collected before.
    @inlinable
    public init<each Slot>(
        _ make: @escaping @Sendable (repeat each Slot) -> Output,
        _ fields: ReadFields<repeat each Slot>,
        keys: KeyNaming = .asWritten,
        unknownKeys: UnknownKeys = .skip
    ) {
        let assembly = Assembly<Output, repeat each Slot>(make: make, take: { _ in nil })
        unsafe self.make = assembly.make
        self.assembly = assembly.erased
        shape = Shape(parts: fields.parts, self.assembly, keys, unknownKeys)
    }

    /// Creates a parser whose output is the tuple of its fields, or the one value.
    @inlinable
    public init<each Slot>(
        keys: KeyNaming = .asWritten,
        unknownKeys: UnknownKeys = .skip,
        @ReadFieldsBuilder fields: () -> ReadFields<repeat each Slot>
    ) where Output == (repeat each Slot) {
        self.init(
            { (slots: repeat each Slot) in (repeat each slots) },
            fields(),
            keys: keys,
            unknownKeys: unknownKeys
        )
    }

    /// Reads the next value.
    @_documentation(visibility: internal)
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        let block = try unsafe shape.read(&cursor)
        let output = unsafe make(Slots(base: block, offsets: shape.offsets))
        unsafe cursor.endBlock(block)
        return output
    }

    /// How plans read the values.
    @_documentation(visibility: internal)
    public var fieldOperation: FieldOperation<Output> {
        FieldOperation(shape.operation(assembly))
    }

    /// The members, for the object of another parser.
    @_documentation(visibility: internal)
    public var fieldPart: TypedFieldPart<Output>? {
        guard case .object = shape.content else { return nil }
        return TypedFieldPart(FieldPart(shape.parts, assembly))
    }
}
