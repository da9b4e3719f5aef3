/// Pieces that a ``StringBuilder`` has collected; each that has a value is a slot.
///
/// `Ways` is ``BothWays`` if all of them can print, and ``OneWay`` otherwise.
@_documentation(visibility: internal)
public struct StringSlots<Ways, each Slot>: Sendable {
    private let slots: (repeat StringSlot<each Slot>)
    /// Pieces without a value after the last slot.
    private let trailing: [ErasedPiece<Void>]

    init(_ slots: repeat StringSlot<each Slot>, trailing: [ErasedPiece<Void>]) {
        self.slots = (repeat each slots)
        self.trailing = trailing
    }

    /// These pieces and then one with a value.
    func adding<NewWays, Value>(
        _ piece: ErasedPiece<Value>
    ) -> StringSlots<NewWays, repeat each Slot, Value> {
        StringSlots<NewWays, repeat each Slot, Value>(
            repeat each slots,
            StringSlot(leading: trailing, piece: piece),
            trailing: []
        )
    }

    /// These pieces and then some without a value.
    func adding<NewWays>(
        all pieces: [ErasedPiece<Void>]
    ) -> StringSlots<NewWays, repeat each Slot> {
        StringSlots<NewWays, repeat each Slot>(repeat each slots, trailing: trailing + pieces)
    }

    func parse(_ input: inout StringInput) throws(StringFailure) -> (repeat each Slot) {
        let output = (repeat try (each slots).parse(&input))
        for piece in trailing {
            try piece.parser.parse(&input)
        }
        return output
    }

    /// - Precondition: all pieces can print.
    func print(_ values: repeat each Slot, to text: inout String) throws(StringFailure) {
        var seams = StringSeams(text)
        repeat try (each slots).print(each values, to: &text, seams: &seams)
        for piece in trailing {
            try piece.print((), to: &text, seams: &seams)
        }
    }
}

/// A piece without its type.
struct ErasedPiece<Value>: Sendable {
    let parser: any StringParser<Value>
    /// Nil if the piece cannot print.
    let printer: (any StringParserPrinter<Value>)?

    init(_ parser: some StringParser<Value>) {
        self.parser = parser
        printer = nil
    }

    init(printing piece: some StringParserPrinter<Value>) {
        parser = piece
        printer = piece
    }

    /// - Precondition: the piece can print.
    func print(
        _ value: Value,
        to text: inout String,
        seams: inout StringSeams
    ) throws(StringFailure) {
        guard let printer else { preconditionFailure("A piece of both ways can print.") }
        try printer.print(value, to: &text)
        try seams.close(text)
    }
}

/// A piece with a value, after pieces without one.
struct StringSlot<Value>: Sendable {
    let leading: [ErasedPiece<Void>]
    let piece: ErasedPiece<Value>

    func parse(_ input: inout StringInput) throws(StringFailure) -> Value {
        for piece in leading {
            try piece.parser.parse(&input)
        }
        return try piece.parser.parse(&input)
    }

    func print(
        _ value: Value,
        to text: inout String,
        seams: inout StringSeams
    ) throws(StringFailure) {
        for piece in leading {
            try piece.print((), to: &text, seams: &seams)
        }
        try piece.print(value, to: &text, seams: &seams)
    }
}

/// Collected pieces as one piece, whose output is the values of those that have one.
@_documentation(visibility: internal)
public struct StringGroup<Ways, Output>: StringParser {
    private let parsing: @Sendable (inout StringInput) throws(StringFailure) -> Output
    private let printing: @Sendable (Output, inout String) throws(StringFailure) -> Void

    init<each Slot>(
        _ slots: StringSlots<Ways, repeat each Slot>
    ) where Output == (repeat each Slot) {
        parsing = { (input) throws(StringFailure) in
            try slots.parse(&input)
        }
        printing = { (output, text) throws(StringFailure) in
            try slots.print(repeat each output, to: &text)
        }
    }

    /// Pieces of which one has a value.
    ///
    /// A tuple of one is not the same type as its element where the number of slots is not known.
    init(one slots: StringSlots<Ways, Output>) {
        parsing = { (input) throws(StringFailure) in
            try slots.parse(&input)
        }
        printing = { (output, text) throws(StringFailure) in
            try slots.print(output, to: &text)
        }
    }

    /// Goes over the pieces in order.
    public func parse(_ input: inout StringInput) throws(StringFailure) -> Output {
        try parsing(&input)
    }
}

extension StringGroup: StringParserPrinter where Ways == BothWays {
    /// Appends the texts of the pieces in order.
    public func print(_ output: Output, to text: inout String) throws(StringFailure) {
        try printing(output, &text)
    }
}
