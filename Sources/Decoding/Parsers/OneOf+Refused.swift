import FastJSON

/// Spellings that cases do not have, so that the compiler says which ones they have.
@_documentation(visibility: internal)
extension Case {
    /// Not possible: gives fields that do not fit the payload a message of their own.
    @available(
        *,
        unavailable,
        message: """
            the fields do not match the payload of the case: number, order and types must be the \
            same, an OptionalField needs an optional value, and a value that is an object of its \
            own needs its parser, such as Book.jsonParser
            """
    )
    @_disfavoredOverload
    public init<each Slot, each Value>(
        _ name: String,
        _ assembly: Assembly<Output, repeat each Slot>,
        keys: KeyNaming = .asWritten,
        unknownKeys: UnknownKeys = .skip,
        @FieldsBuilder<Never> fields: () -> Fields<repeat each Value>
    ) { refused() }

    /// Not available: the case is wrapped, so that it can be written, too.
    @available(*, unavailable, message: "write .case(Shape.none)")
    @_disfavoredOverload
    public init(_ name: String, _ value: Output) { refused() }
}

@_documentation(visibility: internal)
extension OneOf {
    /// Not available: the word of the macro `@JSONModel`.
    @available(*, unavailable, renamed: "init(discriminator:_:)")
    public init(tag key: String, @CaseBuilder _ cases: () -> KeyedAlternatives<Alternatives>) {
        refused()
    }
}
