/// A set of keys that may also say yes to a key that is not in it.
///
/// 128 bits: where an object has 40 members, every sixth key is looked for in vain. With 64 bits it
/// is every third.
struct KeyMarks {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Stands for any key.
    static let any: UInt32 = .max

    /// The place of a key, from 0 to 127, by its length and some of its bytes.
    @inline(__always)
    static func mark(of key: UnsafeBufferPointer<UInt8>) -> UInt32 {
        guard let start = key.baseAddress, key.count > 0 else { return 0 }
        let first = UInt32(start[0])
        let middle = UInt32(start[key.count &>> 1]) &<< 8
        let last = UInt32(start[key.count &- 1]) &<< 16
        let length = UInt32(truncatingIfNeeded: key.count) &<< 24
        return ((first | middle | last | length) &* 0x9E37_79B1) &>> 25
    }

    @inline(__always)
    func contains(_ mark: UInt32) -> Bool {
        (mark < 64 ? low : high) &>> UInt64(mark) & 1 != 0
    }

    @inline(__always)
    mutating func insert(_ mark: UInt32) {
        let bit: UInt64 = 1 &<< UInt64(mark)
        if mark < 64 {
            low |= bit
        } else if mark < 128 {
            high |= bit
        } else {
            (low, high) = (.max, .max)
        }
    }
}
