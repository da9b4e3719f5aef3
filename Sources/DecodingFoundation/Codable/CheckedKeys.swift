/// The known keys whose strings were checked in one decoding or encoding: a word of bits for each type of keys.
struct CheckedKeys {
    /// The number of the first type; -1 before there is one.
    private var firstNumber = -1
    /// The bits of the types that begin with the first: small values often have no others.
    private var firstWords = SIMD4<UInt64>.zero
    private var words: [UInt64] = []

    /// Keys of types beyond this number are checked in every object: a process may have many types.
    private static let largestCount = 256

    /// The bits of the type with a number.
    @inline(__always)
    subscript(number: Int) -> UInt64 {
        if let index = firstIndex(of: number) { return firstWords[index] }
        return number < words.count ? words[number] : 0
    }

    /// Where the bits of a type are among those of the first ones.
    @inline(__always)
    private func firstIndex(of number: Int) -> Int? {
        let index = number &- firstNumber
        return firstNumber >= 0 && index >= 0 && index < 4 ? index : nil
    }

    /// Adds bits to those of a type.
    mutating func insert(_ bits: UInt64, at number: Int) {
        if firstNumber < 0 { firstNumber = number }
        if let index = firstIndex(of: number) {
            firstWords[index] |= bits
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
