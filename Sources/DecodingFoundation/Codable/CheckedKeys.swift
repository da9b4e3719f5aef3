/// The known keys whose strings were checked in one decoding or encoding: a word of bits for each type of keys.
struct CheckedKeys {
    private var words: [UInt64] = []

    /// A process may have many types of keys; those of later ones are checked in each object.
    private static let largestCount = 256

    /// The bits of the type with a number.
    @inline(__always)
    subscript(number: Int) -> UInt64 { number < words.count ? words[number] : 0 }

    /// Adds bits to those of a type.
    mutating func insert(_ bits: UInt64, at number: Int) {
        guard number < CheckedKeys.largestCount else { return }
        if number >= words.count {
            // Most programs use some types together, whose numbers are close.
            words += repeatElement(0, count: number + 16 - words.count)
        }
        words[number] |= bits
    }
}
