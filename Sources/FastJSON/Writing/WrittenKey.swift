/// The text of a key that no setting escapes, in its quotes and with its colon.
///
/// SAFETY: the bytes are never freed: a process has a limited number of types of keys.
@safe
package struct WrittenKey: BitwiseCopyable {
    fileprivate let start: UnsafePointer<UInt8>
    fileprivate let count: Int

    /// Most keys are so short, with what is around them, and are stored without looking at their length.
    fileprivate static let block = 32
    private static let mostCount = 64

    /// Prepares a key once; nil if it is long, or some setting would escape it.
    package init?(_ key: String) {
        let utf8 = key.utf8
        guard utf8.count <= WrittenKey.mostCount, !utf8.contains(where: StringEscaping.mayBeEscaped)
        else { return nil }
        let text = Array("\"\(key)\":".utf8)
        // Whole blocks are copied.
        let capacity = text.count + WrittenKey.block
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        unsafe bytes.initialize(repeating: 0, count: capacity)
        for (index, byte) in text.enumerated() { unsafe bytes[index] = byte }
        unsafe start = UnsafePointer(bytes)
        count = text.count
    }

    /// Stores the text, and returns where it ends.
    ///
    /// - Precondition: there is room for the text and a block.
    @inline(__always)
    fileprivate func store(at target: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        var offset = 0
        repeat {
            // SAFETY: the caller vouches for the room, and after the text there is a block.
            let block = unsafe UnsafeRawPointer(start + offset)
                .loadUnaligned(as: SIMD32<UInt8>.self)
            unsafe UnsafeMutableRawPointer(target + offset).storeBytes(
                of: block,
                as: SIMD32<UInt8>.self
            )
            offset &+= WrittenKey.block
        } while offset < count
        return unsafe target + count
    }
}

/// Members whose keys are known beforehand.
///
/// For each, the layout must be compact, and a key must be able to stand where the writer is.
extension JSONWriter {
    /// Writes a key; its value must follow.
    package mutating func key(_ key: WrittenKey) {
        unsafe output.advance(to: beginMember(key))
        level.beginMember(keyOffset: output.count &- key.count)
    }

    /// Writes an integer with all its digits.
    package mutating func write(_ value: Int, after key: WrittenKey) {
        let end = unsafe beginMember(key)
        unsafe endMember(key, end)
        unsafe output.advance(to: IntegerText.write(Int64(value), to: end))
    }

    /// Writes a Boolean.
    package mutating func write(_ value: Bool, after key: WrittenKey) {
        let end = unsafe beginMember(key)
        unsafe endMember(key, end)
        unsafe ByteWord.store(value ? ByteWord.true : ByteWord.false, at: end)
        unsafe output.advance(to: end + (value ? 4 : 5))
    }

    /// Writes a string.
    package mutating func write(_ value: String, after key: WrittenKey) {
        let end = unsafe beginMember(key)
        unsafe endMember(key, end)
        unsafe output.advance(to: end)
        escaping.append(value, to: &output)
    }

    /// Stores a key, and returns where its value goes.
    ///
    /// There is room for a scalar.
    @inline(__always)
    private mutating func beginMember(_ key: WrittenKey) -> UnsafeMutablePointer<UInt8> {
        output.reserve(key.count &+ WrittenKey.block &+ JSONWriter.scalarLength)
        let start = unsafe ByteBlock.put(UInt8(ascii: ","), if: !level.isEmpty, at: output.end)
        return unsafe key.store(at: start)
    }

    /// Notes a member whose value goes to an address.
    @inline(__always)
    private mutating func endMember(_ key: WrittenKey, _ end: UnsafeMutablePointer<UInt8>) {
        level.beginMember(keyOffset: unsafe end - output.start &- key.count)
        level.beginMemberValue()
    }
}
