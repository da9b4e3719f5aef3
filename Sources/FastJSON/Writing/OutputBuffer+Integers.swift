extension OutputBuffer {
    /// Appends an integer.
    ///
    /// - Precondition: ``IntegerText/length`` bytes were reserved.
    @inline(__always)
    mutating func append(integer value: Int64) {
        // The sign is stored in any case, and counted if it is meant.
        append(word: UInt64(UInt8(ascii: "-")), length: value < 0 ? 1 : 0)
        append(integer: value.magnitude)
    }

    /// Appends an integer.
    ///
    /// - Precondition: ``IntegerText/length`` bytes were reserved.
    @inline(__always)
    mutating func append(integer value: UInt64) {
        // SAFETY: after what was reserved there is room for a word.
        unsafe advance(to: IntegerText.write(value, to: end))
    }
}
