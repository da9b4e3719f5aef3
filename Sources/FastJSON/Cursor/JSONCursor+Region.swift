/// The memory that the cursor reads.
///
/// All reading of tokens relies on one promise: from each byte before `end`, ``lookahead`` bytes can be
/// read. So a token, and the bytes after it, are looked at in words and blocks without a test for each.
/// After the bytes of a caller, memory may not be readable. So the first region is such a text without
/// its last bytes, and its `end` is before the end of the text. The second region is a copy of those
/// bytes with zeros after it. No token starts, continues or ends with a zero.
extension JSONCursor {
    /// How many bytes can be read from each byte before `end`.
    ///
    /// The longest way from one look at `end` to the next takes 135: a comma (1), the white space after it (31), and
    /// the longest key of a ``MemberReader`` with its quotes and its colon (103). A number and the key before it,
    /// with what is around them, take 131.
    static let lookahead = 192

    /// The bytes of a whole text, or of a window over it.
    @safe
    struct Text {
        let start: UnsafePointer<UInt8>
        let count: Int
        /// The address of byte 0 of the input, which may lie before all memory that still exists.
        let addressOfOffsetZero: UInt
        /// How many bytes at the end of the text must not be read in place.
        let hiddenCount: Int
        /// 1 if the byte after the text is copied with its end: in the text of a tree it counts.
        let followingCount: Int
        /// What comes after the last byte.
        let ending: Ending

        enum Ending {
            /// Nothing: the input ends there.
            case end
            /// More bytes, or the end: code that needs to know waits for them.
            case open
            /// More bytes than a document may have.
            case limit
        }

        /// Nothing.
        init() {
            unsafe self.init(UnsafeBufferPointer(start: nil, count: 0), readableAfter: 0)
        }

        /// Bytes of which the first has this offset, with `slack` readable bytes after them.
        ///
        /// These are zeros, or text that starts with a byte that ends the value before it.
        init(
            _ bytes: UnsafeBufferPointer<UInt8>,
            startingAt offset: Int = 0,
            readableAfter slack: Int,
            ending: Ending = .end
        ) {
            // SAFETY: an empty buffer may have no address; then any address will do, none is read.
            unsafe start =
                unsafe bytes.baseAddress ?? UnsafePointer(bitPattern: 16).unsafelyUnwrapped
            count = bytes.count
            addressOfOffsetZero = unsafe UInt(bitPattern: start) &- UInt(bitPattern: offset)
            hiddenCount = slack >= JSONCursor.lookahead ? 0 : min(count, JSONCursor.lookahead)
            followingCount = min(slack, 1)
            self.ending = ending
        }

        var end: UnsafePointer<UInt8> { unsafe start + count }
        var bytes: UnsafeBufferPointer<UInt8> {
            unsafe UnsafeBufferPointer(start: start, count: count)
        }
        /// The offset of the first byte.
        var offset: Int { unsafe Int(bitPattern: UInt(bitPattern: start) &- addressOfOffsetZero) }
    }

    /// Points the cursor at the start of a text.
    @inline(__always)
    mutating func show(_ text: Text) {
        input = text
        seek(to: text.offset)
    }

    /// Points the cursor at a byte of the text, or at its end.
    ///
    /// The byte after the last one can be read then, too.
    ///
    /// - Precondition: the byte at `offset` is in memory, or it is the end.
    mutating func seek(to offset: Int) {
        unsafe position = pointer(at: offset)
        unsafe end = input.end - input.hiddenCount
        addressOfOffsetZero = input.addressOfOffsetZero
        if unsafe position >= end { _ = showTail() }
    }

    /// Shows a text of which libyajl reads the tokens: the cursor itself is at its end.
    mutating func showEnd(of text: Text) {
        input = text
        unsafe position = text.end
        unsafe end = text.end
        addressOfOffsetZero = text.addressOfOffsetZero
    }

    /// True if the text continues after `end`.
    var hidesTail: Bool {
        unsafe input.hiddenCount > 0 && addressOfOffsetZero == input.addressOfOffsetZero
            && end < input.end
    }

    /// Shows the rest of the text in memory of the cursor, from the position on.
    ///
    /// False if it is shown already.
    ///
    /// A text has one such rest. A token that began before it is read again from its start, once.
    mutating func showTail() -> Bool {
        guard hidesTail else { return false }
        let offset = unsafe offset(of: position)
        let count = unsafe input.end - position
        let copied = count + input.followingCount
        let size = copied + JSONCursor.lookahead
        var tail = unsafe memory.tail
        if size > CursorMemory.tailBytes {
            unsafe largeTail?.deallocate()
            unsafe tail = .allocate(byteCount: size, alignment: 1)
            unsafe largeTail = tail
        }
        // SAFETY: the memory has room for the rest and the zeros after it, and nobody else uses it.
        unsafe tail.copyMemory(from: position, byteCount: copied)
        unsafe (tail + copied).initializeMemory(
            as: UInt8.self,
            repeating: 0,
            count: JSONCursor.lookahead
        )
        unsafe position = UnsafePointer(tail.assumingMemoryBound(to: UInt8.self))
        unsafe end = position + count
        addressOfOffsetZero = unsafe UInt(bitPattern: position) &- UInt(bitPattern: offset)
        return count > 0
    }
}
