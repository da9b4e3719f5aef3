/// A place in a number text, with reads of digits eight at a time.
///
/// Converting one character at a time costs a branch and a multiplication for each digit. Eight
/// characters fit in one 64-bit word, and three multiplications turn them into a number.
///
/// Every read stays inside the text, whatever the text holds.
@unsafe
struct DigitCursor {
    /// The powers of ten that fit in 64 bits.
    static let powersOfTen: [UInt64] = [
        1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
        10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000,
        100_000_000_000_000, 1_000_000_000_000_000, 10_000_000_000_000_000,
        100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
    ]

    /// The start of the text.
    let base: UnsafeRawPointer

    /// The length of the text.
    let count: Int

    /// The position of the next character.
    var index = 0

    /// Starts at the first character, or gives nil for an empty text.
    @inline(__always)
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress, text.count > 0 else { return nil }
        unsafe base = UnsafeRawPointer(start)
        unsafe count = text.count
    }

    /// The next character, or 0 at the end.
    @inline(__always)
    var current: UInt8 {
        unsafe index < count ? base.load(fromByteOffset: index, as: UInt8.self) : 0
    }

    /// Steps over the next character if it is the one given.
    @inline(__always)
    mutating func skip(_ character: UInt8) -> Bool {
        guard unsafe current == character else { return false }
        unsafe index &+= 1
        return true
    }

    /// Steps over a run of digits and appends them to a number.
    ///
    /// The number wraps around when it does not fit: the caller counts the digits.
    @inline(__always)
    mutating func readDigits(into number: inout UInt64) {
        while true {
            // This turns the characters 0 to 9 into the bytes 0 to 9 and any other ASCII
            // character into a byte of 10 or more. Adding 0x76 then sets the top bit of just
            // those other bytes, and no byte carries into the next.
            let digits = unsafe nextEight() ^ 0x3030_3030_3030_3030
            let others = (digits &+ 0x7676_7676_7676_7676) & 0x8080_8080_8080_8080
            if others == 0 {
                number = unsafe number &* 100_000_000 &+ Self.value(ofEight: digits)
                unsafe index &+= 8
                continue
            }
            let length = others.trailingZeroBitCount &>> 3
            if length == 0 { return }
            // The first character is in the low byte. Shifting up drops what follows the run
            // and puts zeros in front of it.
            let run = unsafe Self.value(
                ofEight: digits &<< UInt64(truncatingIfNeeded: 64 &- 8 &* length)
            )
            number = unsafe number &* Self.powersOfTen[length] &+ run
            unsafe index &+= length
            return
        }
    }

    /// The next eight characters, the first in the low byte, with 0 for those past the end.
    @inline(__always)
    private func nextEight() -> UInt64 {
        let left = unsafe count &- index
        if left >= 8 {
            return unsafe UInt64(
                littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            )
        }
        if unsafe count >= 8 {
            // Reading past the end is not allowed, so read the last eight and drop the old ones.
            let last = unsafe base.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
            return UInt64(littleEndian: last) >> UInt64(truncatingIfNeeded: 8 &* (8 &- left))
        }
        return unsafe lastFew()
    }

    /// The characters that are left in a text of fewer than eight, as `nextEight` gives them.
    @inline(never)
    private func lastFew() -> UInt64 {
        guard unsafe index < count else { return 0 }
        let next = unsafe (base + index).assumingMemoryBound(to: UInt8.self)
        return unsafe ByteWord.load(next, count: count &- index)
    }

    /// The number that the first characters of a word stand for: at most eight digits.
    @inline(__always)
    static func value(ofFirst count: Int, in word: UInt64) -> UInt64 {
        // Shifting up drops what follows the digits, and puts zeros in front of them. A shift by 64
        // leaves nothing.
        unsafe value(
            ofEight: ByteWord.digitValues(in: word) << UInt64(truncatingIfNeeded: 64 &- 8 &* count)
        )
    }

    /// The number that eight bytes of 0 to 9 stand for, the first digit in the low byte.
    ///
    /// Neighbours are joined to pairs; then the pairs are weighed by two multiplications that do not
    /// wait for each other.
    @inline(__always)
    static func value(ofEight digits: UInt64) -> UInt64 {
        let pairs = digits &* 10 &+ digits &>> 8
        let even = (pairs & 0x0000_00FF_0000_00FF) &* (1_000_000 &<< 32 | 100)
        let odd = (pairs &>> 16 & 0x0000_00FF_0000_00FF) &* (10_000 &<< 32 | 1)
        return (even &+ odd) &>> 32
    }
}
