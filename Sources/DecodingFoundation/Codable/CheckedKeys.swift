/// The known keys whose strings were checked in one decoding or encoding: a word of bits for each type of keys.
struct CheckedKeys {
    /// The number of the first type; -1 before there is one.
    private var firstNumber = -1
    /// Its bits: small values often have no other type.
    private var firstBits: UInt64 = 0
    private var words: [UInt64] = []

    /// Keys of types beyond this number are checked in every object: a process may have many types.
    private static let largestCount = 256

    /// The bits of the type with a number.
    @inline(__always)
    subscript(number: Int) -> UInt64 {
        if number == firstNumber { return firstBits }
        return number < words.count ? words[number] : 0
    }

    /// Adds bits to those of a type.
    mutating func insert(_ bits: UInt64, at number: Int) {
        if firstNumber < 0 { firstNumber = number }
        if number == firstNumber {
            firstBits |= bits
            return
        }
        guard number < CheckedKeys.largestCount else { return }
        if number >= words.count {
            // Most programs use some types together, whose numbers are close.
            words += repeatElement(0, count: number + 16 - words.count)
        }
        words[number] |= bits
    }
}
