/// A small Bloom filter: a set of keys that may also say yes to a key that is not in it.
///
/// A key is one bit of it, at its ``KeyProbe/filterIndex``.
///
/// 256 bits: where an object has 40 members, every thirteenth key is looked for in vain. With 128 bits
/// it is every seventh.
struct KeyFilter {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    /// Stands for any key.
    static let any: UInt32 = .max

    /// Whether a key with an index may be in the set.
    ///
    /// Changes nothing. A set that may not be changed would be copied for this.
    ///
    /// - Precondition: the index is not ``any``.
    @inline(__always)
    mutating func contains(_ index: UInt32) -> Bool {
        // SAFETY: an index is at most 255, so that this is one of the four words.
        let word = unsafe withUnsafeMutableBytes(of: &words) {
            unsafe $0.load(fromByteOffset: Int(index &>> 6) &* 8, as: UInt64.self)
        }
        return word &>> UInt64(index & 63) & 1 != 0
    }

    @inline(__always)
    mutating func insert(_ index: UInt32) {
        if index == KeyFilter.any {
            words = (.max, .max, .max, .max)
            return
        }
        // SAFETY: as above.
        unsafe withUnsafeMutableBytes(of: &words) { bytes in
            let offset = Int(index &>> 6) &* 8
            let word = unsafe bytes.load(fromByteOffset: offset, as: UInt64.self)
            unsafe bytes.storeBytes(
                of: word | 1 &<< UInt64(index & 63),
                toByteOffset: offset,
                as: UInt64.self
            )
        }
    }
}
