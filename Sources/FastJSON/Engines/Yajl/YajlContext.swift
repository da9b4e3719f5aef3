#if Yajl
internal import CYajl

/// What the callbacks write to: a plain struct after a raw pointer.
///
/// A class as context costs 15-40 % in reference counting.
@safe
struct YajlContext: ~Copyable {
    /// What the callbacks reported and the cursor has not yet taken.
    var tape = Tape(capacity: 4096)
    /// The bytes of the current call of `yajl_parse`, and the offset of the first.
    var fed = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    var fedOffset = 0
    /// The address of byte 0 of the input, as far as the window still holds it.
    var addressOfOffsetZero: UInt = 0
    /// The offset after the last token that was reported.
    var eventEnd = 0
    /// True if that token was a key, so that a colon must follow.
    var isAfterKey = false
    var depth = 0
    var isRootClosed = false
    /// True if a callback refused a token.
    var didRefuse = false
    let handle: yajl_handle
    let limits: JSONLimits
    let replacesSurrogates: Bool

    init(handle: yajl_handle, options: JSONReadingOptions) {
        unsafe self.handle = handle
        limits = options.limits
        replacesSurrogates = options.syntax.contains(.replaceInvalidSurrogates)
    }

    /// The offset after the token that libyajl is reporting.
    ///
    /// Right inside a callback. `yajl_get_bytes_consumed` counts from the start of the call.
    private var consumedOffset: Int {
        @inline(__always)
        get { unsafe fedOffset &+ Int(yajl_get_bytes_consumed(handle)) }
    }

    /// The offset of the bracket or literal that libyajl is reporting.
    ///
    /// Mostly it is among the next bytes, and libyajl need not be asked.
    @inline(__always)
    private func offsetOfToken(length: Int) -> Int {
        let next = unsafe address(of: eventEnd)
        // SAFETY: libyajl has read the whole token, and the window holds what it has read from `eventEnd`
        // on. Up to the token there are only separators, which are all below the brackets and letters. So
        // each byte that is looked at is a separator, or the first one of the token.
        if unsafe next[0] >= UInt8(ascii: "[") { return eventEnd }
        if unsafe next[1] >= UInt8(ascii: "[") { return eventEnd &+ 1 }
        if unsafe next[2] >= UInt8(ascii: "[") { return eventEnd &+ 2 }
        return consumedOffset - length
    }

    // MARK: One method per callback; each returns 1 to continue and 0 to stop
    // Inlined into the one callback that calls it: 4 % of the time of this engine.

    @inline(__always)
    mutating func literal(_ kind: TapeEntry.Kind, length: Int) -> Int32 {
        push(kind, length: length)
        return endScalar()
    }

    @inline(__always)
    mutating func number(_ text: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
        let index = unsafe index(of: text)
        guard unsafe index < UInt(bitPattern: fed.count), count <= limits.numberLength,
            tape.hasRoom,
            unsafe count > 2 || text[count &- 1] != UInt8(ascii: "0")
        else {
            return unsafe numberSlowly(text, count)
        }
        return appendNumber(at: fedOffset &+ Int(bitPattern: index), count)
    }

    @inline(__always)
    mutating func string(_ text: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
        let index = unsafe index(of: text)
        guard unsafe index < UInt(bitPattern: fed.count), count <= limits.stringLength, tape.hasRoom
        else {
            return unsafe appendSlowly(.string, text, count, limit: limits.stringLength)
                ? endScalar() : 0
        }
        appendText(.string, after: fedOffset &+ Int(bitPattern: index) &- 1, count)
        return endScalar()
    }

    @inline(__always)
    mutating func key(_ text: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
        let index = unsafe index(of: text)
        guard unsafe index < UInt(bitPattern: fed.count), count <= limits.keyLength, tape.hasRoom
        else {
            isAfterKey =
                unsafe appendSlowly(.key, text, count, limit: limits.keyLength) || isAfterKey
            return didRefuse ? 0 : 1
        }
        appendText(.key, after: fedOffset &+ Int(bitPattern: index) &- 1, count)
        isAfterKey = true
        return 1
    }

    @inline(__always)
    mutating func begin(_ kind: TapeEntry.Kind) -> Int32 {
        guard depth < limits.depth else { return refuse() }
        depth &+= 1
        isAfterKey = false
        push(kind, length: 1)
        return 1
    }

    @inline(__always)
    mutating func end(_ kind: TapeEntry.Kind) -> Int32 {
        depth &-= 1
        push(kind, length: 1)
        return endScalar()
    }

    // MARK: Helpers

    /// Appends the bracket or literal that libyajl is reporting.
    @inline(__always)
    private mutating func push(_ kind: TapeEntry.Kind, length: Int) {
        let offset = offsetOfToken(length: length)
        eventEnd = offset &+ length
        tape.push(TapeEntry(kind, at: offset))
    }

    /// Stops when the root is complete: libyajl is not asked about what follows it.
    @inline(__always)
    private mutating func endScalar() -> Int32 {
        isAfterKey = false
        isRootClosed = depth == 0
        return isRootClosed ? 0 : 1
    }

    private mutating func refuse() -> Int32 {
        didRefuse = true
        return 0
    }

    /// Where text stands among the bytes of this call; beyond them if it stands elsewhere.
    @inline(__always)
    private func index(of text: UnsafePointer<UInt8>) -> UInt {
        unsafe UInt(bitPattern: text) &- UInt(bitPattern: fed.baseAddress)
    }

    @inline(__always)
    private mutating func appendNumber(at offset: Int, _ count: Int) -> Int32 {
        tape.push(TapeEntry(.number, at: offset, length: count))
        eventEnd = offset &+ count
        return endScalar()
    }

    @inline(__always)
    private mutating func appendText(_ kind: TapeEntry.Kind, after quote: Int, _ count: Int) {
        tape.push(TapeEntry(kind, at: quote, length: count))
        eventEnd = quote &+ count &+ 2
    }

    /// What is rare: text that libyajl has copied, limits, leading zeros, a full tape.
    @inline(never)
    private mutating func numberSlowly(_ text: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
        guard count <= limits.numberLength else { return refuse() }
        let index = unsafe index(of: text)
        let offset =
            unsafe index < UInt(bitPattern: fed.count)
            ? fedOffset + Int(bitPattern: index) : nextTokenOffset()
        // libyajl takes `01` for two numbers, and complains only about the second.
        if unsafe text[count - 1] == UInt8(ascii: "0"),
            unsafe count == 1 || count == 2 && text[0] == UInt8(ascii: "-"),
            unsafe offset + count < fedOffset + fed.count,
            byte(at: offset + count) &- UInt8(ascii: "0") < 10
        {
            return refuse()
        }
        return appendNumber(at: offset, count)
    }

    /// Appends a string or key in the rare cases.
    ///
    /// False if it is too long, or has half a surrogate pair.
    ///
    /// libyajl unescapes into a buffer of its own, and does it wrong for surrogates. So the entry
    /// points at the text as written, which the window still holds.
    @inline(never)
    private mutating func appendSlowly(
        _ kind: TapeEntry.Kind,
        _ text: UnsafePointer<UInt8>,
        _ unescapedCount: Int,
        limit: Int
    ) -> Bool {
        let index = unsafe index(of: text)
        let isInPlace = unsafe index < UInt(bitPattern: fed.count)
        let offset = isInPlace ? fedOffset + Int(bitPattern: index) - 1 : nextTokenOffset()
        let end = isInPlace ? offset + unescapedCount + 2 : consumedOffset
        let count = end - offset - 2
        // Unescaping always makes text shorter.
        let isEscaped = count != unescapedCount
        let start = unsafe address(of: offset + 1)
        guard count <= limit,
            unsafe !isEscaped || replacesSurrogates || holdsNoLoneSurrogate(start, count)
        else {
            didRefuse = true
            return false
        }
        tape.push(TapeEntry(kind, at: offset, length: count, isEscaped: isEscaped))
        eventEnd = end
        return true
    }

    /// False if a text that libyajl accepted has half a surrogate pair.
    private func holdsNoLoneSurrogate(_ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        // With the closing quote, which shows that no other half follows at the end.
        let end = unsafe start + count + 1
        return unsafe StringScanner.scan(from: start, to: end, replacesSurrogates: false).status
            == .closed
    }

    /// - Precondition: the window holds the byte. It holds all from `eventEnd` on that were fed.
    @inline(__always)
    private func byte(at offset: Int) -> UInt8 {
        unsafe address(of: offset).pointee
    }

    @inline(__always)
    private func address(of offset: Int) -> UnsafePointer<UInt8> {
        // SAFETY: never null: the sum is an address inside the window.
        unsafe UnsafePointer(
            bitPattern: addressOfOffsetZero &+ UInt(bitPattern: offset)
        ).unsafelyUnwrapped
    }

    /// The first byte of the token after the last one.
    ///
    /// Only separators lie between them.
    @inline(__always)
    private func nextTokenOffset() -> Int {
        var offset = eventEnd
        while unsafe offset < fedOffset + fed.count, YajlContext.isSeparator(byte(at: offset)) {
            offset += 1
        }
        return offset
    }

    /// True for what may stand between two tokens: white space, a comma, a colon.
    static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
            UInt8(ascii: ","), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
#endif
