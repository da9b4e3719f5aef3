#if Yajl
internal import CYajl

/// What the callbacks write to: a plain struct behind a raw pointer.
///
/// A class as context costs 15-40 % in reference counting.
struct YajlContext: ~Copyable {
    /// What the callbacks reported and the cursor has not yet taken.
    var tape = Tape(capacity: 4096)
    /// The bytes of the current call of `yajl_parse`, and the offset of the first.
    var fed = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    var fedOffset = 0
    /// The address of byte 0 of the input, as far as the window still holds it.
    var addressOfOffsetZero: UInt = 0
    /// The offset behind the last token that was reported.
    var eventEnd = 0
    /// True if that token was a key, so that a colon must follow.
    var isBehindKey = false
    var depth = 0
    var isRootClosed = false
    /// True if a callback refused a token.
    var didRefuse = false
    let handle: yajl_handle
    let limits: JSONLimits
    let replacesSurrogates: Bool

    init(handle: yajl_handle, options: JSONReadingOptions) {
        self.handle = handle
        limits = options.limits
        replacesSurrogates = options.syntax.contains(.replaceInvalidSurrogates)
    }

    /// The offset behind the token that libyajl is reporting.
    ///
    /// Right inside a callback. `yajl_get_bytes_consumed` counts from the start of the call.
    private var consumedOffset: Int {
        fedOffset + Int(yajl_get_bytes_consumed(handle))
    }

    // MARK: One method per callback; each returns 1 to go on and 0 to stop
    // Inlined into the one callback that calls it: 4 % of the time of this engine.

    @inline(__always)
    mutating func literal(_ kind: TapeEntry.Kind, length: Int) -> Int32 {
        eventEnd = consumedOffset
        tape.append(TapeEntry(kind, at: eventEnd - length))
        return endScalar()
    }

    @inline(__always)
    mutating func number(_ text: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
        guard count <= limits.numberLength else { return refuse() }
        let offset = offset(of: text) ?? nextTokenOffset()
        // libyajl takes `01` for two numbers, and complains only about the second.
        if count <= 2, text[count &- 1] == 0x30, isDigit(at: offset &+ count, behind: text) {
            return refuse()
        }
        tape.append(TapeEntry(.number, at: offset, length: count))
        eventEnd = offset &+ count
        return endScalar()
    }

    @inline(__always)
    mutating func string(_ text: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
        guard appendText(.string, text, count, limit: limits.stringLength) else { return refuse() }
        return endScalar()
    }

    @inline(__always)
    mutating func key(_ text: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
        guard appendText(.key, text, count, limit: limits.keyLength) else { return refuse() }
        isBehindKey = true
        return 1
    }

    @inline(__always)
    mutating func begin(_ kind: TapeEntry.Kind) -> Int32 {
        guard depth < limits.depth else { return refuse() }
        depth &+= 1
        isBehindKey = false
        eventEnd = consumedOffset
        tape.append(TapeEntry(kind, at: eventEnd - 1))
        return 1
    }

    @inline(__always)
    mutating func end(_ kind: TapeEntry.Kind) -> Int32 {
        depth &-= 1
        eventEnd = consumedOffset
        tape.append(TapeEntry(kind, at: eventEnd - 1))
        return endScalar()
    }

    // MARK: Helpers

    /// Stops when the root is complete: libyajl is not asked about what follows it.
    @inline(__always)
    private mutating func endScalar() -> Int32 {
        isBehindKey = false
        isRootClosed = depth == 0
        return isRootClosed ? 0 : 1
    }

    private mutating func refuse() -> Int32 {
        didRefuse = true
        return 0
    }

    /// Where text stands in the input, if libyajl points into the bytes of this call.
    @inline(__always)
    private func offset(of text: UnsafePointer<UInt8>) -> Int? {
        guard let start = fed.baseAddress else { return nil }
        let index = UInt(bitPattern: text) &- UInt(bitPattern: start)
        return index < UInt(bitPattern: fed.count) ? fedOffset &+ Int(bitPattern: index) : nil
    }

    /// True if the byte at an offset behind a `0` or `-0` was fed and is a digit.
    private func isDigit(at offset: Int, behind text: UnsafePointer<UInt8>) -> Bool {
        offset < fedOffset + fed.count && byte(at: offset) &- 0x30 < 10
            && (text[0] == 0x30 || text[0] == 0x2D)
    }

    /// - Precondition: the window holds the byte. It holds all from `eventEnd` on that were fed.
    private func byte(at offset: Int) -> UInt8 {
        address(of: offset).pointee
    }

    private func address(of offset: Int) -> UnsafePointer<UInt8> {
        // SAFETY: never null: the sum is an address inside the window.
        UnsafePointer(
            bitPattern: addressOfOffsetZero &+ UInt(bitPattern: offset)
        ).unsafelyUnwrapped
    }

    /// The first byte of the token behind the last one. Only separators lie between them.
    func nextTokenOffset() -> Int {
        var offset = eventEnd
        while offset < fedOffset + fed.count {
            switch byte(at: offset) {
            case 0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x3A: offset += 1
            default: return offset
            }
        }
        return offset
    }

    /// Appends a string or key. False if it is longer than the limit or has half a surrogate pair.
    ///
    /// libyajl unescapes into a buffer of its own, and does it wrong for surrogates. So the entry
    /// points at the text as written, which the window still holds.
    @inline(__always)
    private mutating func appendText(
        _ kind: TapeEntry.Kind,
        _ text: UnsafePointer<UInt8>,
        _ count: Int,
        limit: Int
    ) -> Bool {
        if let start = offset(of: text) {
            guard count <= limit else { return false }
            tape.append(TapeEntry(kind, at: start &- 1, length: count))
            eventEnd = start &+ count &+ 1
            return true
        }
        return appendMovedText(kind, count, limit: limit)
    }

    /// Appends text that libyajl has copied: it was escaped, or cut by the border of a chunk.
    private mutating func appendMovedText(
        _ kind: TapeEntry.Kind,
        _ unescapedCount: Int,
        limit: Int
    ) -> Bool {
        let offset = nextTokenOffset()
        let end = consumedOffset
        let count = end - offset - 2
        guard count <= limit else { return false }
        // Unescaping always makes text shorter.
        let isEscaped = count != unescapedCount
        if isEscaped, !replacesSurrogates {
            let raw = UnsafeBufferPointer(start: address(of: offset + 1), count: count)
            if Escapes.holdsLoneSurrogate(raw) { return false }
        }
        tape.append(TapeEntry(kind, at: offset, length: count, isEscaped: isEscaped))
        eventEnd = end
        return true
    }
}
#endif
