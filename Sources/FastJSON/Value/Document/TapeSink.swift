/// Writes the complete tape of a document, where each beginning knows its end and its count.
struct TapeSink: TokenSink, ~Copyable {
    private(set) var tape: Tape
    /// The entry that began the innermost open container.
    ///
    /// While it is open, its `endIndex` is that of the one around it: so no stack is needed.
    private var open = -1
    /// The members or elements of that container.
    ///
    /// While a container inside it is open, the number is stored in its entry.
    private var count = 0

    /// Creates a sink that expects about that many entries.
    init(capacity: Int) {
        tape = Tape(capacity: capacity)
    }

    consuming func take() -> Tape {
        tape
    }

    @inline(__always)
    private mutating func begin(_ kind: TapeEntry.Kind, at offset: Int) {
        // SAFETY: `open` is an entry of the tape, unless no container is open.
        if open >= 0 { unsafe tape.start[open].count = count &+ 1 }
        var entry = TapeEntry(kind, at: offset)
        entry.close(endIndex: open, count: 0)
        open = tape.count
        count = 0
        tape.push(entry)
    }

    @inline(__always)
    private mutating func end(_ kind: TapeEntry.Kind, at offset: Int) {
        // SAFETY: ends come only after their beginning, so `open` is an entry of the tape.
        let outer = unsafe tape.start[open].outerIndex
        unsafe tape.start[open].close(endIndex: tape.count, count: count)
        open = outer
        if outer >= 0 { count = unsafe tape.start[outer].count }
        tape.push(TapeEntry(kind, at: offset))
    }

    @inline(__always)
    mutating func beginObject(at offset: Int) { begin(.beginObject, at: offset) }
    @inline(__always)
    mutating func endObject(at offset: Int) { end(.endObject, at: offset) }
    @inline(__always)
    mutating func beginArray(at offset: Int) { begin(.beginArray, at: offset) }
    @inline(__always)
    mutating func endArray(at offset: Int) { end(.endArray, at: offset) }

    @inline(__always)
    mutating func key(_ text: TextToken) {
        unsafe tape.push(
            TapeEntry(.key, at: text.offset, length: text.count, isEscaped: text.isEscaped)
        )
    }

    @inline(__always)
    mutating func string(_ text: TextToken) {
        count &+= 1
        unsafe tape.push(
            TapeEntry(.string, at: text.offset, length: text.count, isEscaped: text.isEscaped)
        )
    }

    @inline(__always)
    mutating func number(_ text: TextToken) {
        count &+= 1
        unsafe tape.push(TapeEntry(.number, at: text.offset, length: text.count))
    }

    static var takesDecimals: Bool { true }

    @inline(__always)
    mutating func decimal(_ number: ShortNumber.Decimal, at offset: Int, length: Int) {
        count &+= 1
        tape.push(TapeEntry(number, at: offset, length: length))
    }

    @inline(__always)
    mutating func literal(_ kind: TapeEntry.Kind, at offset: Int) {
        count &+= 1
        tape.push(TapeEntry(kind, at: offset))
    }
}
