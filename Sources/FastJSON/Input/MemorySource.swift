/// Bytes in memory.
struct MemorySource: ByteSource {
    let bytes: [UInt8]
    private var offset = 0
    var size: Int? { bytes.count }
    var isEmpty: Bool { offset == bytes.count }

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func skip(_ count: Int) -> Bool? {
        guard count <= bytes.count - offset else { return false }
        offset += count
        return true
    }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        let count = min(buffer.count, bytes.count - offset)
        unsafe bytes.withUnsafeBytes { bytes in
            unsafe buffer.copyMemory(
                from: UnsafeRawBufferPointer(rebasing: bytes[offset...].prefix(count))
            )
        }
        offset += count
        return count
    }
}
