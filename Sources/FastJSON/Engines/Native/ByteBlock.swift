internal import CScan

/// Sixteen or 32 bytes looked at at once, where the processor can.
///
/// SAFETY: the caller of each function guarantees that many readable bytes.
enum ByteBlock {
    /// A mask of where a string cannot simply continue, in 16 bytes: quote, backslash, control
    /// character, not ASCII; 0 if nowhere.
    @inline(__always)
    static func specials(at start: UnsafePointer<UInt8>) -> UInt64 {
        unsafe fastjson_specials(start)
    }

    /// A mask of where a string is not written as it is, in 16 bytes: quote, backslash, control character, and
    /// another byte; 0 if nowhere.
    @inline(__always)
    static func escapes(at start: UnsafePointer<UInt8>, and other: UInt8) -> UInt64 {
        unsafe fastjson_escapes(start, other)
    }

    /// The index of the first byte that such a mask means; the mask is not 0.
    @inline(__always)
    static func firstIndex(of mask: UInt64) -> Int {
        fastjson_first_index(mask)
    }

    /// The number of bytes before the first of 32 where a string cannot simply continue; 32 if there is
    /// none.
    @inline(__always)
    static func plainCount(at start: UnsafePointer<UInt8>) -> Int {
        unsafe fastjson_plain_count(start)
    }

    /// The number of spaces before the first other byte of 32; 32 if there is none.
    @inline(__always)
    static func spaceCount(at start: UnsafePointer<UInt8>) -> Int {
        unsafe (~fastjson_spaces(start)).trailingZeroBitCount
    }

    /// Which of 32 bytes equal those of a pattern: a bit for each, the first byte lowest.
    ///
    /// SAFETY: the pattern has 32 bytes, too, and an address that is a multiple of 16.
    @inline(__always)
    static func equals(_ start: UnsafePointer<UInt8>, _ pattern: UnsafeRawPointer) -> UInt32 {
        unsafe fastjson_equals(start, pattern)
    }

    /// Passes a byte, if it stands at an address.
    ///
    /// The processor predicts whether it does, so that what follows does not wait for the byte.
    @inline(__always)
    static func pass(_ byte: UInt8, _ next: inout UnsafePointer<UInt8>) {
        unsafe next = fastjson_pass(byte, next)
    }

    /// Stores a byte, if it is wanted, and returns where the next one goes.
    ///
    /// The processor predicts whether it is, so that what follows does not wait for this.
    ///
    /// SAFETY: a byte is writable.
    @inline(__always)
    static func put(
        _ byte: UInt8,
        if isWanted: Bool,
        at next: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        unsafe fastjson_put(byte, isWanted, next)
    }

    /// Skips well-formed text up to the next byte that needs a closer look, or most of the way there.
    ///
    /// - Precondition: a character starts at the address, which is before `end`.
    @inline(__always)
    static func passText(_ next: inout UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
        unsafe next = fastjson_skip_text(next, end)
    }
}
