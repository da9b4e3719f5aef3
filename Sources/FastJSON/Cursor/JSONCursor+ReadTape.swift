/// Reading one whole value from the tape of libyajl.
extension JSONCursor {
    #if Yajl
    /// Reads entries until the value ends, the sink pauses or libyajl stops.
    ///
    /// Sets the phase of the state to what must follow.
    mutating func readTape<Sink: TokenSink & ~Copyable>(
        into sink: inout Sink,
        from state: inout ReadingState
    ) throws(JSONError) {
        let base = state.base
        var phase = state.phase
        defer { state.phase = phase }
        while !sink.isPaused, try skipWhiteSpace() == Lookahead.entry {
            while unsafe nextEntry < entriesEnd, !sink.isPaused {
                let current = unsafe nextEntry.pointee
                unsafe nextEntry += 1
                switch current.kind {
                case .key:
                    let text = unsafe text(of: current)
                    unsafe frames[depth] = Frame(keyAt: current.offset)
                    if state.checksKeys { try unsafe refuseEqualKey(text) }
                    unsafe sink.key(text)
                    phase = .value
                    continue
                case .endObject:
                    if state.checksKeys { keyGuard.leaveObject(at: depth) }
                    depth &-= 1
                    sink.endObject(at: current.offset)
                case .endArray:
                    depth &-= 1
                    sink.endArray(at: current.offset)
                case .beginObject:
                    enterElement(above: base)
                    try push(.object, at: current.offset)
                    if state.checksKeys { keyGuard.enterObject(at: depth) }
                    sink.beginObject(at: current.offset)
                    phase = .firstKey
                    continue
                case .beginArray:
                    enterElement(above: base)
                    try push(.array, at: current.offset)
                    sink.beginArray(at: current.offset)
                    phase = .firstElement
                    continue
                case .string:
                    enterElement(above: base)
                    unsafe sink.string(text(of: current))
                case .number:
                    enterElement(above: base)
                    unsafe sink.number(text(of: current))
                case .null, .true, .false:
                    enterElement(above: base)
                    sink.literal(current.kind, at: current.offset)
                }
                phase = .afterValue
                if depth == base { return }
            }
        }
    }

    /// Counts an element of the innermost array, unless the caller has counted it.
    @inline(__always)
    private mutating func enterElement(above base: Int) {
        if depth > base, unsafe !frames[depth].isObject {
            unsafe frames[depth].advance()
        }
    }
    #endif

    /// The text of an entry where it stands in the input.
    @inline(__always)
    func text(of entry: TapeEntry) -> TextToken {
        unsafe TextToken(
            start: pointer(at: entry.textOffset),
            count: entry.length,
            offset: entry.offset,
            isEscaped: entry.isEscaped
        )
    }
}
