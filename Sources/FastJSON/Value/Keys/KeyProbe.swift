/// The bytes of a key, with two words that tell most keys apart.
///
/// - Precondition: used only while the bytes are there.
@unsafe
struct KeyProbe: BitwiseCopyable {
    private let start: UnsafePointer<UInt8>?
    let count: Int
    /// The first eight bytes, or all of them with zeros above.
    private let head: UInt64
    /// The last eight bytes; the same as `head` for fewer than eight.
    private let tail: UInt64

    /// A key that may be read only up to its end.
    @inline(__always)
    init(_ key: UnsafeBufferPointer<UInt8>) {
        unsafe start = key.baseAddress
        unsafe count = key.count
        // SAFETY: all loads stay within `count` bytes.
        if let start = unsafe start, unsafe count >= 8 {
            unsafe head = ByteWord.load(start)
            unsafe tail = ByteWord.load(start + (count &- 8))
        } else if let start = unsafe start, unsafe count > 0 {
            unsafe head = ByteWord.load(start, count: count)
            unsafe tail = head
        } else {
            unsafe (head, tail) = (0, 0)
        }
    }

    /// A key in a text.
    ///
    /// It does not branch on the length, which keys in any order would make unpredictable.
    ///
    /// - Precondition: eight bytes can be read from its start.
    @inline(__always)
    init(start: UnsafePointer<UInt8>, count: Int) {
        unsafe self.start = start
        unsafe self.count = count
        let width = min(count, 8)
        // A shift by 64 leaves nothing.
        let mask = UInt64.max >> UInt64(truncatingIfNeeded: 64 &- 8 &* width)
        // SAFETY: as the precondition says; the last eight bytes of a longer key are its own.
        unsafe head = ByteWord.load(start) & mask
        unsafe tail = ByteWord.load(start + (count &- width)) & mask
    }

    /// The bytes of the key.
    var bytes: UnsafeBufferPointer<UInt8> {
        unsafe UnsafeBufferPointer(start: start, count: count)
    }

    /// The place of the key in ``KeyFilter``, from 0 to 255.
    @inline(__always)
    var filterIndex: UInt32 {
        let mixed =
            unsafe (head ^ (tail &* 0x9E37_79B9_7F4A_7C15)) &+ UInt64(truncatingIfNeeded: count)
        return UInt32(truncatingIfNeeded: (mixed &* 0xD6E8_FEB8_6659_FD93) &>> 56)
    }

    /// What ``PlanKeys`` finds the key by.
    @inline(__always)
    func hash(_ multiplier: UInt64) -> Int {
        let mixed = unsafe head ^ (tail &<< 21 | tail &>> 43) ^ UInt64(truncatingIfNeeded: count)
        return Int(truncatingIfNeeded: (mixed &* multiplier) &>> 44)
    }

    @inline(__always)
    static func == (left: KeyProbe, right: KeyProbe) -> Bool {
        guard unsafe left.count == right.count, unsafe left.head == right.head,
            unsafe left.tail == right.tail
        else {
            return false
        }
        guard unsafe left.count > 16, let one = unsafe left.start, let other = unsafe right.start
        else { return true }
        // The bytes between the two words. A call would take longer, and more from its caller.
        var offset = 8
        while unsafe offset &+ 8 < left.count {
            // SAFETY: a word from here ends before the last byte of either key.
            guard unsafe ByteWord.load(one + offset) == ByteWord.load(other + offset) else {
                return false
            }
            offset &+= 8
        }
        return true
    }
}
