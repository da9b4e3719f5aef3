/// Bytes in memory.
struct MemorySource: ByteSource {
    /// They lie together: `withContiguousStorageIfAvailable` always gives them.
    private let bytes: any Sequence<UInt8>
    private let count: Int
    private var offset = 0
    var size: Int? { count }
    var isEmpty: Bool { offset == count }

    /// Takes bytes, and copies them if they do not lie together.
    init(_ bytes: some Sequence<UInt8>) {
        if let count = bytes.withContiguousStorageIfAvailable({ $0.count }) {
            self.bytes = bytes
            self.count = count
        } else {
            let copy = Array(bytes)
            self.bytes = copy
            count = copy.count
        }
    }

    /// The bytes that were not read, as an array.
    consuming func rest() -> [UInt8] {
        if offset == 0, let bytes = bytes as? [UInt8] { return bytes }
        return unsafe withRest { unsafe Array($0) }
    }

    mutating func skip(_ count: Int) -> Bool? {
        guard count <= self.count - offset else { return false }
        offset += count
        return true
    }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        let count = unsafe withRest { rest in
            let part = unsafe rest.prefix(buffer.count)
            unsafe buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: part))
            return unsafe part.count
        }
        offset += count
        return count
    }

    private func withRest<Output>(_ body: (UnsafeRawBufferPointer) -> Output) -> Output {
        let output = bytes.withContiguousStorageIfAvailable { bytes in
            precondition(bytes.count == count, "A chunk must not change while it is read.")
            return unsafe body(
                UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[offset...])
            )
        }
        guard let output else {
            preconditionFailure("A chunk that gave its bytes once must give them again.")
        }
        return output
    }
}
