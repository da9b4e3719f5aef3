/// Passes tokens on, and refuses the second of two equal keys in an object.
///
/// Only the option ``JSONDuplicateKeys/reject`` pays for it.
struct UniqueKeySink<Base: TokenSink & ~Copyable>: TokenSink, ~Copyable {
    var base: Base
    private var open: [KeySet] = []

    init(_ base: consuming Base) {
        self.base = base
    }

    var isOver: Bool { base.isOver }
    static var takesDecimals: Bool { Base.takesDecimals }

    mutating func key(_ text: TextToken) -> Bool {
        var key = unsafe text.string()
        let isNew = key.withUTF8 { unsafe open[open.count - 1].insert($0) }
        return unsafe isNew && base.key(text)
    }

    mutating func beginObject(at offset: Int) {
        open.append(KeySet())
        base.beginObject(at: offset)
    }

    mutating func endObject(at offset: Int) {
        open.removeLast()
        base.endObject(at: offset)
    }

    mutating func beginArray(at offset: Int) { base.beginArray(at: offset) }
    mutating func endArray(at offset: Int) { base.endArray(at: offset) }
    mutating func string(_ text: TextToken) { unsafe base.string(text) }
    mutating func number(_ text: TextToken) { unsafe base.number(text) }
    mutating func decimal(_ number: ShortNumber.Decimal, at offset: Int, length: Int) {
        base.decimal(number, at: offset, length: length)
    }
    mutating func literal(_ kind: TapeEntry.Kind, at offset: Int) { base.literal(kind, at: offset) }

    consuming func take() -> Base {
        base
    }
}
