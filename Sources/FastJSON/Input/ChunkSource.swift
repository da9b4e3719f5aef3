/// The chunks of a sequence, one after the other.
struct ChunkSource<Chunks: IteratorProtocol>: ByteSource where Chunks.Element: Sequence<UInt8> {
    private var chunks: Chunks
    private var current = MemorySource([])

    init(_ chunks: Chunks) {
        self.chunks = chunks
    }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        while current.isEmpty {
            guard let chunk = chunks.next() else { return 0 }
            // A chunk that fits is read at once, and need not be kept.
            if let count = unsafe ChunkSource.copy(chunk, into: buffer) {
                if count > 0 { return count }
            } else {
                current = MemorySource(chunk)
            }
        }
        // A chunk ends the call, so that chunks reach the reader in the sizes they came in.
        return try unsafe current.read(into: buffer)
    }

    /// Copies a chunk, and gives its size; nil if it is larger, or if its bytes do not lie together.
    private static func copy(
        _ chunk: Chunks.Element,
        into buffer: UnsafeMutableRawBufferPointer
    ) -> Int? {
        let count = chunk.withContiguousStorageIfAvailable { bytes -> Int? in
            if bytes.count > buffer.count { return nil }
            if !bytes.isEmpty { unsafe buffer.copyMemory(from: UnsafeRawBufferPointer(bytes)) }
            return bytes.count
        }
        return count ?? nil
    }
}
