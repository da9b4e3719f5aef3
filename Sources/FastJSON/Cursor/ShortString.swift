/// Strings of at most 15 bytes, which the standard library keeps without memory of their own.
///
/// Half of the strings and most of the keys of usual documents are that short. To make one here takes a
/// tenth of the instructions of `String(copying:)`.
enum ShortString {
    /// The most bytes of such a string.
    static let longest = 15

    /// True if the standard library keeps short strings as `string(at:count:)` makes them.
    ///
    /// It is false until ``prepare()`` has tried it out. A lazy constant would take a call for each string.
    // SAFETY: it is written once, before the cursor of whoever reads it was made.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var isAvailable = false

    /// Finds out if short strings can be made here.
    @inline(__always)
    static func prepare() {
        _ = isPrepared
    }

    private static let isPrepared: Bool = {
        unsafe isAvailable = isAsExpected
        return true
    }()

    /// Tries out the form of short strings.
    ///
    /// It is part of the ABI of Swift for 64-bit platforms of Apple. It is tried out on all platforms: if one
    /// string has other bytes, all strings are made by the standard library.
    private static var isAsExpected: Bool {
        guard MemoryLayout<String>.size == MemoryLayout<Form>.size else { return false }
        return ["abcdefghijklmnop", "aäöüßéèêe"].allSatisfy { sample in
            sample.unicodeScalars.indices.allSatisfy { end in
                let known = String(sample.unicodeScalars[..<end])
                return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16) { bytes in
                    unsafe bytes.initialize(repeating: .max)
                    _ = unsafe bytes.update(fromContentsOf: known.utf8)
                    guard let start = bytes.baseAddress else { return false }
                    let made = unsafe form(at: start, count: known.utf8.count)
                    return unsafe made == unsafeBitCast(known, to: Form.self)
                }
            }
        }
    }

    /// What a short string is in memory: its bytes, zeros, and a byte that says how many there are.
    private typealias Form = (UInt64, UInt64)

    /// The flags in the last byte, which also holds the number of bytes.
    private static let asciiFlags: UInt64 = 0xE0
    private static let otherFlags: UInt64 = 0xA0

    @inline(__always)
    private static func form(at start: UnsafePointer<UInt8>, count: Int) -> Form {
        var low = unsafe ByteWord.load(start)
        var high = unsafe ByteWord.load(start + 8)
        if count < 8 {
            low &= ~(.max &<< UInt64(truncatingIfNeeded: 8 &* count))
            high = 0
        } else {
            high &= ~(.max &<< UInt64(truncatingIfNeeded: 8 &* (count &- 8)))
        }
        let isASCII = (low | high) & ByteWord.tops == 0
        let ending = UInt64(truncatingIfNeeded: count) | (isASCII ? asciiFlags : otherFlags)
        return (low.littleEndian, (high | ending &<< 56).littleEndian)
    }

    /// The string of bytes that are valid UTF-8.
    ///
    /// - Precondition: ``isAvailable`` is true. There are at most ``longest`` bytes, and 16 are readable.
    @inline(__always)
    static func string(at start: UnsafePointer<UInt8>, count: Int) -> String {
        var form = unsafe form(at: start, count: count)
        // SAFETY: the standard library keeps such a string in this form, as was tried. It is moved, because a
        // copy would be retained, by a call that does nothing.
        return unsafe withUnsafeMutablePointer(to: &form) { form in
            unsafe UnsafeMutableRawPointer(form).assumingMemoryBound(to: String.self).move()
        }
    }
}
