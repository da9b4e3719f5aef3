/// Pieces of a text one after another, both ways.
///
/// Its output is the values of the pieces that have one: a single value, or a tuple of several.
///
/// ```swift
/// let color = StringPieces {              // StringPieces<(Int, Int, Int)>
///     "rgb:"
///     Int.parser()
///     ","
///     Int.parser()
///     ","
///     Int.parser()
/// }
/// try color.parse("rgb:55,190,25")        // → (55, 190, 25)
/// try color.print((55, 190, 25))          // → "rgb:55,190,25"
/// ```
///
/// ``StringBuilder`` says what may be between the braces.
public struct StringPieces<Output>: StringParserPrinter {
    private let parsing: @Sendable (inout StringInput) throws(StringFailure) -> Output
    private let printing: @Sendable (Output, inout String) throws(StringFailure) -> Void

    /// Puts the pieces between the braces one after another.
    public init(@StringBuilder _ content: () -> StringPieces<Output>) {
        self = content()
    }

    /// One piece, without its type.
    init(erasing piece: some StringParserPrinter<Output>) {
        parsing = { (input) throws(StringFailure) in
            try piece.parse(&input)
        }
        printing = { (output, text) throws(StringFailure) in
            try piece.print(output, to: &text)
        }
    }

    init<each Slot>(_ slots: StringSlots<repeat each Slot>) where Output == (repeat each Slot) {
        let parser = slots.parseOnly
        parsing = { (input) throws(StringFailure) in
            try parser.parse(&input)
        }
        printing = { (output, text) throws(StringFailure) in
            try slots.print(repeat each output, to: &text)
        }
    }

    /// Pieces of which one has a value.
    ///
    /// A tuple of one is not the same type as its element where the number of slots is not known.
    init(one slots: StringSlots<Output>) {
        let parser = slots.parseOnly
        parsing = { (input) throws(StringFailure) in
            try parser.parse(&input)
        }
        printing = { (output, text) throws(StringFailure) in
            try slots.print(output, to: &text)
        }
    }

    /// Goes over the pieces in order.
    @_documentation(visibility: internal)
    public func parse(_ input: inout StringInput) throws(StringFailure) -> Output {
        try parsing(&input)
    }

    /// Appends the texts of the pieces in order.
    @_documentation(visibility: internal)
    public func print(_ output: Output, to text: inout String) throws(StringFailure) {
        try printing(output, &text)
    }
}
