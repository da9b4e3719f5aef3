/// The prepared keys whose strings were checked in one decoding: a word of bits for each type of keys.
struct CheckedKeys {
    private var words: [UInt64] = []

    /// The bits of the type with a number.
    @inline(__always)
    subscript(number: Int) -> UInt64 { number < words.count ? words[number] : 0 }

    /// Adds bits to those of a type.
    mutating func insert(_ bits: UInt64, at number: Int) {
        if number >= words.count {
            // Most programs use some types together, whose numbers are close.
            words += repeatElement(0, count: number + 16 - words.count)
        }
        words[number] |= bits
    }
}
