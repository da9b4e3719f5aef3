/// Pieces that a ``StringBuilder`` has collected; each that has a value is a slot.
@_documentation(visibility: internal)
public struct StringSlots<each Slot>: Sendable {
    private let slots: (repeat StringSlot<each Slot>)
    /// Pieces without a value after the last slot.
    private let trailing: [any StringParserPrinter<Void>]

    init(_ slots: repeat StringSlot<each Slot>, trailing: [any StringParserPrinter<Void>]) {
        self.slots = (repeat each slots)
        self.trailing = trailing
    }

    /// These pieces and then one with a value.
    func adding<Value>(
        _ piece: any StringParserPrinter<Value>
    ) -> StringSlots<repeat each Slot, Value> {
        StringSlots<repeat each Slot, Value>(
            repeat each slots,
            StringSlot(leading: trailing, piece: piece),
            trailing: []
        )
    }

    /// These pieces and then some without a value.
    func adding(all pieces: [any StringParserPrinter<Void>]) -> StringSlots {
        StringSlots(repeat each slots, trailing: trailing + pieces)
    }

    /// The same pieces without their printing half.
    var parseOnly: ParseOnlyStringSlots<repeat each Slot> {
        ParseOnlyStringSlots(repeat (each slots).parseOnly, trailing: trailing)
    }

    func print(_ values: repeat each Slot, to text: inout String) throws(StringFailure) {
        var seams = StringSeams(text)
        repeat try (each slots).print(each values, to: &text, seams: &seams)
        for piece in trailing {
            try piece.print((), to: &text)
            try seams.close(text)
        }
    }
}

/// A piece with a value, after pieces without one.
struct StringSlot<Value>: Sendable {
    let leading: [any StringParserPrinter<Void>]
    let piece: any StringParserPrinter<Value>

    var parseOnly: ParseOnlyStringSlot<Value> {
        ParseOnlyStringSlot(leading: leading, piece: piece)
    }

    func print(
        _ value: Value,
        to text: inout String,
        seams: inout StringSeams
    ) throws(StringFailure) {
        for piece in leading {
            try piece.print((), to: &text)
            try seams.close(text)
        }
        try piece.print(value, to: &text)
        try seams.close(text)
    }
}
