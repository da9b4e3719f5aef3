/// Strings of keys that are too long to be stored inline, used again where a key comes again.
///
/// The objects of one document mostly have the same keys. Each slot holds the key that was there
/// last: two keys that share one only lose what would be gained.
///
/// SAFETY: nobody else has the slots, and there is one owner: it cannot be copied.
struct LongKeys: ~Copyable, @unchecked Sendable {
    private static let slotBits = 7
    /// Longer keys are rarely the same.
    private static let longest = 64

    /// So many long keys come before anything is kept: small documents are not worth it.
    private static let smallestCount = 8

    /// So many strings; nil until there were some long keys.
    private var slots: UnsafeMutablePointer<String>?
    private var count = 0

    deinit {
        slots?.deinitialize(count: 1 << LongKeys.slotBits)
        slots?.deallocate()
    }

    /// The string of a key.
    @inline(__always)
    mutating func string(_ text: TextToken) -> String {
        guard text.count > 15, text.count <= LongKeys.longest, !text.isEscaped else {
            return text.string()
        }
        return find(text)
    }

    private mutating func find(_ text: TextToken) -> String {
        guard let slots = slots ?? makeSlots() else { return text.string() }
        // SAFETY: there are more than 15 bytes.
        let first = ByteWord.load(text.start)
        let last = ByteWord.load(text.start + (text.count &- 8))
        let mixed = (first &* 0x9E37_79B9_7F4A_7C15 ^ last) &* 0x9FB2_1C65_1E98_DF25
        // SAFETY: so many bits are an index of the slots.
        let slot = slots + Int(truncatingIfNeeded: mixed >> UInt64(64 &- LongKeys.slotBits))
        if KeyBytes.isEqual(slot.pointee, text.bytes) { return slot.pointee }
        let string = text.string()
        slot.pointee = string
        return string
    }

    @inline(never)
    private mutating func makeSlots() -> UnsafeMutablePointer<String>? {
        count += 1
        if count < LongKeys.smallestCount { return nil }
        let count = 1 << LongKeys.slotBits
        let slots = UnsafeMutablePointer<String>.allocate(capacity: count)
        slots.initialize(repeating: "", count: count)
        self.slots = slots
        return slots
    }
}
