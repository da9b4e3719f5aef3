/// Pieces of a text one after another, of which at least one cannot print.
///
/// It is what ``StringBuilder`` makes of pieces such as a `map` with a closure.
///
/// ```swift
/// let color = ParseOnlyStringPieces {
///     "#"
///     StringPiece.prefix(6).map { Int($0, radix: 16) }
/// }
/// try color.parse("#37be19")      // → 3653145
/// ```
public struct ParseOnlyStringPieces<Output>: StringParser {
    private let parsing: @Sendable (inout StringInput) throws(StringFailure) -> Output

    /// Puts the pieces between the braces one after another.
    public init(@StringBuilder _ content: () -> ParseOnlyStringPieces<Output>) {
        self = content()
    }

    /// One piece, without its type.
    init(erasing piece: some StringParser<Output>) {
        parsing = { (input) throws(StringFailure) in
            try piece.parse(&input)
        }
    }

    init<each Slot>(
        _ slots: ParseOnlyStringSlots<repeat each Slot>
    ) where Output == (repeat each Slot) {
        parsing = { (input) throws(StringFailure) in
            try slots.parse(&input)
        }
    }

    /// Pieces of which one has a value.
    init(one slots: ParseOnlyStringSlots<Output>) {
        parsing = { (input) throws(StringFailure) in
            try slots.parse(&input)
        }
    }

    /// Goes over the pieces in order.
    @_documentation(visibility: internal)
    public func parse(_ input: inout StringInput) throws(StringFailure) -> Output {
        try parsing(&input)
    }
}

/// Pieces that a ``StringBuilder`` has collected, of which at least one cannot print.
@_documentation(visibility: internal)
public struct ParseOnlyStringSlots<each Slot>: Sendable {
    private let slots: (repeat ParseOnlyStringSlot<each Slot>)
    /// Pieces without a value after the last slot.
    private let trailing: [any StringParser<Void>]

    init(_ slots: repeat ParseOnlyStringSlot<each Slot>, trailing: [any StringParser<Void>]) {
        self.slots = (repeat each slots)
        self.trailing = trailing
    }

    /// These pieces and then one with a value.
    func adding<Value>(
        _ piece: any StringParser<Value>
    ) -> ParseOnlyStringSlots<repeat each Slot, Value> {
        ParseOnlyStringSlots<repeat each Slot, Value>(
            repeat each slots,
            ParseOnlyStringSlot(leading: trailing, piece: piece),
            trailing: []
        )
    }

    /// These pieces and then some without a value.
    func adding(all pieces: [any StringParser<Void>]) -> ParseOnlyStringSlots {
        ParseOnlyStringSlots(repeat each slots, trailing: trailing + pieces)
    }

    func parse(_ input: inout StringInput) throws(StringFailure) -> (repeat each Slot) {
        let output = (repeat try (each slots).parse(&input))
        for piece in trailing {
            try piece.parse(&input)
        }
        return output
    }
}

/// A piece with a value that cannot print, or stands next to one that cannot.
struct ParseOnlyStringSlot<Value>: Sendable {
    let leading: [any StringParser<Void>]
    let piece: any StringParser<Value>

    func parse(_ input: inout StringInput) throws(StringFailure) -> Value {
        for piece in leading {
            try piece.parse(&input)
        }
        return try piece.parse(&input)
    }
}
