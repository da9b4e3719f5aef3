/// Strings of keys that are too long to be stored inline, reused if a key comes again.
///
/// The objects of one document mostly have the same keys. Each slot holds the last key: if two keys
/// share a slot, only the gain is lost.
///
/// SAFETY: nobody else has the slots, and there is one owner: it cannot be copied.
@safe
struct LongKeys: ~Copyable, @unchecked Sendable {
    private static let slotBits = 7
    /// Longer keys are rarely the same.
    private static let longest = 64

    /// So many long keys come before anything is kept: small documents are not worth it.
    private static let smallestCount = 8

    /// So many strings; nil until there were some long keys.
    private var slots: UnsafeMutablePointer<String>?
    /// The bytes of each string, which are compared: to look into a string takes counting.
    private var texts: UnsafeMutableRawPointer?
    private var count = 0

    private static let slotCount = 1 << slotBits
    /// The length of a text stands in front of its bytes.
    private static let textStride = longest + MemoryLayout<Int>.size

    deinit {
        unsafe slots?.deinitialize(count: LongKeys.slotCount)
        unsafe slots?.deallocate()
        unsafe texts?.deallocate()
    }

    /// The string of a key.
    @inline(__always)
    mutating func string(_ text: TextToken) -> String {
        guard unsafe text.count > 15, unsafe text.count <= LongKeys.longest, unsafe !text.isEscaped
        else {
            return unsafe text.string()
        }
        return unsafe find(text)
    }

    private mutating func find(_ text: TextToken) -> String {
        if unsafe slots == nil { makeSlots() }
        guard let slots = unsafe slots, let texts = unsafe texts else {
            return unsafe text.string()
        }
        // SAFETY: there are more than 15 bytes.
        let first = unsafe ByteWord.load(text.start)
        let last = unsafe ByteWord.load(text.start + (text.count &- 8))
        let mixed = (first &* 0x9E37_79B9_7F4A_7C15 ^ last) &* 0x9FB2_1C65_1E98_DF25
        let index = Int(truncatingIfNeeded: mixed >> UInt64(64 &- LongKeys.slotBits))
        // SAFETY: that many bits are an index of the slots, and of the texts.
        let known = unsafe texts + index &* LongKeys.textStride
        let bytes = unsafe (known + MemoryLayout<Int>.size).assumingMemoryBound(to: UInt8.self)
        let knownCount = unsafe known.load(as: Int.self)
        if unsafe KeyBytes.areEqual(
            UnsafeBufferPointer(start: bytes, count: knownCount),
            text.bytes
        ) {
            return unsafe slots[index]
        }
        let string = unsafe text.string()
        unsafe slots[index] = string
        unsafe known.storeBytes(of: text.count, as: Int.self)
        unsafe bytes.update(from: text.start, count: text.count)
        return string
    }

    @inline(never)
    private mutating func makeSlots() {
        count += 1
        if count < LongKeys.smallestCount { return }
        let slots = UnsafeMutablePointer<String>.allocate(capacity: LongKeys.slotCount)
        unsafe slots.initialize(repeating: "", count: LongKeys.slotCount)
        let texts = UnsafeMutableRawPointer.allocate(
            byteCount: LongKeys.slotCount * LongKeys.textStride,
            alignment: MemoryLayout<Int>.alignment
        )
        unsafe texts.initializeMemory(
            as: UInt8.self,
            repeating: 0,
            count: LongKeys.slotCount * LongKeys.textStride
        )
        unsafe self.slots = slots
        unsafe self.texts = texts
    }
}
