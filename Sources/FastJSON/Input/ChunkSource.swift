/// The chunks of a sequence, one after the other.
struct ChunkSource<Chunks: IteratorProtocol>: ByteSource where Chunks.Element: Sequence<UInt8> {
    private var chunks: Chunks
    private var current = MemorySource([])

    init(_ chunks: Chunks) {
        self.chunks = chunks
    }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        while true {
            // A chunk ends the call, so that chunks reach the reader in the sizes they came in.
            let count = try unsafe current.read(into: buffer)
            if count > 0 { return count }
            guard let chunk = chunks.next() else { return 0 }
            current = MemorySource(chunk)
        }
    }
}
