import FastJSON

/// The fields of an object, or the one value, from which a parser makes its output.
///
/// A builder collects them; ``ParsePrint`` and ``Parse`` take them. You can also use it to write a long
/// list in a separate statement, which keeps the compiler's messages quick and short for more than 20
/// fields:
///
/// ```swift
/// let fields = Fields {
///     Field("x", Double.self)
///     Field("y", Double.self)
/// }
/// let point = ParsePrint(.memberwise(Point.init), fields)
/// ```
public struct Fields<each Slot>: Sendable {
    @usableFromInline let parts: [FieldPart]

    @usableFromInline
    init(parts: [FieldPart]) {
        self.parts = parts
    }

    /// Collects fields that can be read and written.
    public init(@FieldsBuilder<Never> _ build: () -> Fields<repeat each Slot>) {
        self = build()
    }

    /// Collects fields that name properties of a type.
    ///
    /// ```swift
    /// let fields = Fields(of: Point.self) {
    ///     Field("x", \.x)
    ///     Field("y", \.y)
    /// }
    /// ```
    public init<Root>(
        of root: Root.Type,
        @FieldsBuilder<Root> _ build: () -> Fields<repeat each Slot>
    ) {
        self = build()
    }

    /// What the slots are.
    @inlinable static var layouts: [SlotLayout] {
        var layouts: [SlotLayout] = []
        repeat layouts.append(SlotLayout((each Slot).self))
        return layouts
    }
}

/// The same for fields that need only be readable.
///
/// ```swift
/// let fields = ReadFields {
///     Field("x") { Double.jsonParser().map { $0 + 1 } }
///     Field("y", Double.self)
/// }
/// let point = Parse(Point.init, fields)
/// ```
public struct ReadFields<each Slot>: Sendable {
    @usableFromInline let parts: [FieldPart]

    @usableFromInline
    init(parts: [FieldPart]) {
        self.parts = parts
    }

    /// Collects fields that can be read.
    public init(@ReadFieldsBuilder _ build: () -> ReadFields<repeat each Slot>) {
        self = build()
    }
}
