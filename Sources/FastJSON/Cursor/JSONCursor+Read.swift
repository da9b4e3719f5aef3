/// Reading one whole value, however deep, without recursion.
extension JSONCursor {
    /// What the grammar expects next.
    enum Phase {
        case value, firstElement, firstKey, key, colon, afterValue
    }

    /// The progress in reading a value.
    ///
    /// If the bytes end between two of its tokens, or in the middle of one, reading continues at that
    /// token when more bytes have arrived.
    struct ReadingState {
        /// The containers that were open before the value.
        let base: Int
        var phase = Phase.value
        /// True if the second of two equal keys is an error.
        let checksKeys: Bool
        /// True if the value was read to its end.
        fileprivate(set) var isOver = false
        /// True if a value comes next, or the rest of a scalar.
        var isInFrontOfValue: Bool { phase == .value && !isOver }
    }

    /// Reads one value and reports its tokens, under the policy for equal keys.
    ///
    /// Time is linear in the length of the value. Memory is one word per open container, the keys of the open
    /// objects if equal keys are refused, and a copy of a string or number that crosses the end of the first
    /// region.
    mutating func read<Sink: TokenSink & ~Copyable>(into sink: inout Sink) throws(JSONError) {
        var state = try startReading()
        try read(into: &sink, from: &state)
    }

    /// The state for reading the next value.
    ///
    /// Pass false to leave equal keys to the caller.
    mutating func startReading(checkingKeys: Bool = true) throws(JSONError) -> ReadingState {
        if turn != .value {
            try refuseValue()
        }
        return ReadingState(
            base: depth,
            checksKeys: checkingKeys && options.duplicateKeys == .reject
        )
    }

    /// Reads on in a value to its end, or until the sink pauses.
    ///
    /// A cursor that starves leaves the state where it can continue.
    mutating func read<Sink: TokenSink & ~Copyable>(
        into sink: inout Sink,
        from state: inout ReadingState
    ) throws(JSONError) {
        #if Yajl
        if unsafe isOnTape || nextEntry < entriesEnd {
            try readTape(into: &sink, from: &state)
            if endsHere(&state) || sink.isPaused { return }
        }
        #endif
        if state.checksKeys {
            try readUniqueKeys(into: &sink, from: &state)
        } else {
            try readBytes(into: &sink, from: &state, checksKeys: false)
        }
        _ = endsHere(&state)
    }

    /// True if the value was read to its end, which is noted.
    private mutating func endsHere(_ state: inout ReadingState) -> Bool {
        guard state.phase == .afterValue, depth == state.base else { return false }
        turn = .step
        state.isOver = true
        return true
    }

    /// Throws for a key that was read, and is not the first of its name in the innermost object.
    @inline(never)
    mutating func refuseEqualKey(_ text: TextToken) throws(JSONError) {
        guard unsafe keyGuard.isNew(text, at: depth) else {
            throw unsafe duplicateKey(text.string())
        }
    }

    // MARK: From bytes

    /// Reads bytes where the second of two equal keys is an error.
    @inline(never)
    private mutating func readUniqueKeys<Sink: TokenSink & ~Copyable>(
        into sink: inout Sink,
        from state: inout ReadingState
    ) throws(JSONError) {
        try readBytes(into: &sink, from: &state, checksKeys: true)
    }

    /// Inlined, because testing `checksKeys` for each key would take 5 % of the time.
    @inline(__always)
    private mutating func readBytes<Sink: TokenSink & ~Copyable>(
        into sink: inout Sink,
        from state: inout ReadingState,
        checksKeys: Bool
    ) throws(JSONError) {
        let base = state.base
        var phase = state.phase
        var next = unsafe position
        // Where the cursor starves, the phase and the position are those in front of a token.
        defer { state.phase = phase }
        while true {
            if sink.isPaused {
                unsafe position = next
                return
            }
            switch phase {
            case .value:
                let byte = try unsafe lookAhead(from: &next)
                switch byte < Lookahead.entry ? UInt8(truncatingIfNeeded: byte) : 0 {
                case UInt8(ascii: "\""):
                    unsafe sink.string(try scanString(from: &next))
                    phase = .afterValue
                case UInt8(ascii: "{"):
                    let offset = unsafe offset(of: next)
                    unsafe position = next
                    try push(.object, at: offset)
                    if checksKeys { keyGuard.enterObject(at: depth) }
                    unsafe next += 1
                    sink.beginObject(at: offset)
                    unsafe passIndent(&next)
                    phase = .firstKey
                case UInt8(ascii: "["):
                    let offset = unsafe offset(of: next)
                    unsafe position = next
                    try push(.array, at: offset)
                    unsafe next += 1
                    sink.beginArray(at: offset)
                    unsafe passIndent(&next)
                    phase = .firstElement
                case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                    if Sink.takesDecimals {
                        let (number, after) = unsafe ShortNumber.decimal(at: next, before: end)
                        if let after = unsafe after {
                            let length = unsafe after - next
                            if length <= options.limits.numberLength {
                                unsafe sink.decimal(number, at: offset(of: next), length: length)
                                unsafe next = after
                                phase = .afterValue
                                continue
                            }
                        }
                    }
                    unsafe sink.number(try scanNumber(from: &next))
                    phase = .afterValue
                case UInt8(ascii: "t"):
                    unsafe sink.literal(.true, at: try scanLiteral(.true, from: &next))
                    phase = .afterValue
                case UInt8(ascii: "f"):
                    unsafe sink.literal(.false, at: try scanLiteral(.false, from: &next))
                    phase = .afterValue
                case UInt8(ascii: "n"):
                    unsafe sink.literal(.null, at: try scanLiteral(.null, from: &next))
                    phase = .afterValue
                default:
                    unsafe position = next
                    if byte == UInt32(UInt8(ascii: "]")), canEndArrayHere(above: base) {
                        sink.endArray(at: leaveContainer())
                        phase = .afterValue
                    } else {
                        try noValue(byte)
                    }
                    unsafe next = position
                }
            case .firstElement:
                let byte = try unsafe lookAhead(from: &next)
                if byte == UInt32(UInt8(ascii: "]")) {
                    unsafe sink.endArray(at: leaveContainer(&next))
                    phase = .afterValue
                } else if byte == UInt32(UInt8(ascii: "/")) {
                    unsafe position = next
                    try unexpected(byte, .valueOrEndOfArray, .container)
                    unsafe next = position
                } else {
                    unsafe frames[depth] = .firstElement
                    phase = .value
                }
            case .firstKey:
                let byte = try unsafe lookAhead(from: &next)
                if byte == UInt32(UInt8(ascii: "\"")) {
                    phase = .key
                } else if byte == UInt32(UInt8(ascii: "}")) {
                    if checksKeys { keyGuard.leaveObject(at: depth) }
                    unsafe sink.endObject(at: leaveContainer(&next))
                    phase = .afterValue
                } else {
                    unsafe position = next
                    try unexpected(byte, .keyOrEndOfObject, .container)
                    unsafe next = position
                }
            case .key:
                let byte = try unsafe lookAhead(from: &next)
                if byte == UInt32(UInt8(ascii: "\"")) {
                    if Sink.foreseesKeys, !checksKeys,
                        let length = unsafe sink.foreseenKey(at: next + 1, before: end)
                    {
                        unsafe frames[depth] = Frame(keyAt: offset(of: next))
                        unsafe next += length + 2
                        phase = .colon
                        continue
                    }
                    let text = try unsafe scanKeyText(from: &next)
                    unsafe frames[depth] = Frame(keyAt: text.offset)
                    if checksKeys {
                        unsafe position = next
                        try unsafe refuseEqualKey(text)
                    }
                    unsafe sink.key(text)
                    phase = .colon
                } else if byte == UInt32(UInt8(ascii: "}")),
                    options.syntax.contains(.allowTrailingCommas)
                {
                    if checksKeys { keyGuard.leaveObject(at: depth) }
                    unsafe sink.endObject(at: leaveContainer(&next))
                    phase = .afterValue
                } else {
                    unsafe position = next
                    try unexpected(byte, .key, .container)
                    unsafe next = position
                }
            case .colon:
                if unsafe next.pointee == UInt8(ascii: ":") {
                    unsafe next += 1
                } else {
                    unsafe position = next
                    try readColon()
                    unsafe next = position
                }
                unsafe ByteBlock.pass(UInt8(ascii: " "), &next)
                phase = .value
            case .afterValue:
                if depth == base {
                    unsafe position = next
                    return
                }
                let isObject = unsafe frames[depth].isObject
                let bracket = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
                // Many brackets in a row must not lead far beyond the end of the region.
                if unsafe next < end {
                    if unsafe next.pointee == UInt8(ascii: ",") {
                        unsafe passComma(&next)
                        if isObject {
                            phase = .key
                        } else {
                            unsafe frames[depth].advance()
                            phase = .value
                        }
                        continue
                    }
                    if unsafe passEnd(bracket, &next) {
                        let end = unsafe offset(of: next) &- 1
                        if isObject {
                            if checksKeys { keyGuard.leaveObject(at: depth &+ 1) }
                            sink.endObject(at: end)
                        } else {
                            sink.endArray(at: end)
                        }
                        continue
                    }
                }
                unsafe position = next
                try findEndOrComma(bracket)
                unsafe next = position
            }
        }
    }

    /// Passes white space from an address on, and returns what is there: a byte, or a `Lookahead`
    /// sentinel.
    @inline(__always)
    private mutating func lookAhead(
        from next: inout UnsafePointer<UInt8>
    ) throws(JSONError) -> UInt32 {
        if unsafe next < end {
            let byte = unsafe next.pointee
            if byte > UInt8(ascii: " ") { return UInt32(byte) }
        }
        unsafe position = next
        let byte = try skipMoreWhiteSpace()
        unsafe next = position
        return byte
    }

    /// Passes white space up to a comma or a closing bracket; throws for anything else.
    @inline(never)
    private mutating func findEndOrComma(_ bracket: UInt8) throws(JSONError) {
        while true {
            let byte = try skipWhiteSpace()
            if byte == UInt32(UInt8(ascii: ",")) || byte == UInt32(bracket) { return }
            let isObject = bracket == UInt8(ascii: "}")
            try unexpected(byte, isObject ? .commaOrEndOfObject : .commaOrEndOfArray, .container)
        }
    }

    /// Passes a closing bracket and returns its offset.
    @inline(__always)
    mutating func leaveContainer() -> Int {
        var next = unsafe position
        let offset = unsafe leaveContainer(&next)
        unsafe position = next
        return offset
    }

    /// The same at an address.
    @inline(__always)
    private mutating func leaveContainer(_ next: inout UnsafePointer<UInt8>) -> Int {
        let offset = unsafe offset(of: next)
        unsafe next += 1
        depth &-= 1
        turn = .step
        return offset
    }

    /// True where a comma was the last token, and the options let it be the last of its array.
    private func canEndArrayHere(above base: Int) -> Bool {
        unsafe depth > base && options.syntax.contains(.allowTrailingCommas)
            && frames[depth].index.map { $0 > 0 } == true
    }

    /// Throws where a value was expected; returns if a comment was passed.
    @inline(never)
    mutating func noValue(_ byte: UInt32) throws(JSONError) {
        if depth > 0, unsafe frames[depth].isFirstElement {
            try unexpected(byte, .valueOrEndOfArray, .container)
        } else {
            try unexpected(byte, .value)
        }
    }
}
