import FastJSON

/// Spellings that these types do not have, so that the compiler says which ones they have.
@_documentation(visibility: internal)
extension Parse {
    /// Not possible: fields that name properties, or do not fit the function.
    @available(
        *,
        unavailable,
        message: """
            the fields do not match the parameters of the function: number, order and types must be \
            the same, and each field names its type, as in Field("title", String.self); fields that \
            name properties belong in ParsePrint(.memberwise(Movie.init))
            """
    )
    @_disfavoredOverload
    public init<each Slot, each Value>(
        _ make: @escaping @Sendable (repeat each Slot) -> Output,
        keys: KeyNaming = .asWritten,
        unknownKeys: UnknownKeys = .skip,
        @FieldsBuilder<Output> fields: () -> Fields<repeat each Value>
    ) { refused() }

    /// Not available: `.memberwise` is for parsers that also write.
    @available(
        *,
        unavailable,
        message: """
            write ParsePrint(.memberwise(Movie.init)), or Parse(Movie.init) with fields that name \
            their types, as in Field("title", String.self)
            """
    )
    @_disfavoredOverload
    public init<each Slot, each Value>(
        _ struct: Memberwise<Output, repeat each Slot>,
        keys: KeyNaming = .asWritten,
        unknownKeys: UnknownKeys = .skip,
        @FieldsBuilder<Output> fields: () -> Fields<repeat each Value>
    ) { refused() }

    /// Not possible: it only reads.
    @available(
        *,
        unavailable,
        message: "a Parse only reads: to write, too, use ParsePrint(.memberwise(Movie.init))"
    )
    public func encode(
        _ output: Output,
        options: JSONWritingOptions = JSONWritingOptions()
    ) throws(JSONError) -> [UInt8] { refused() }

    /// Not possible: it only reads.
    @available(
        *,
        unavailable,
        message: "a Parse only reads: to write, too, use ParsePrint(.memberwise(Movie.init))"
    )
    public func encodeString(
        _ output: Output,
        options: JSONWritingOptions = JSONWritingOptions()
    ) throws(JSONError) -> String { refused() }
}

@_documentation(visibility: internal)
extension ParsePrint {
    /// Not available: the initialiser is wrapped, so that the value can be written, too.
    @available(*, unavailable, message: "write ParsePrint(.memberwise(Movie.init))")
    @_disfavoredOverload
    public init<each Slot, each Value>(
        _ make: (repeat each Slot) -> Output,
        keys: KeyNaming = .asWritten,
        unknownKeys: UnknownKeys = .skip,
        @FieldsBuilder<Output> _ fields: () -> Fields<repeat each Value>
    ) { refused() }
}
