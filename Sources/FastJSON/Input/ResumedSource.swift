/// The rest of another source, after some text that stands for its beginning.
struct ResumedSource: ByteSource {
    private var opening: MemorySource
    private var source: any ByteSource
    private let offset: Int
    private var bytesToSkip: Int
    var size: Int? { source.size }
    var mayWait: Bool { source.mayWait }

    // The opening stands for that many bytes of the source.
    init(opening: [UInt8], source: any ByteSource, offset: Int) {
        self.opening = MemorySource(bytes: opening)
        self.source = source
        self.offset = offset
        bytesToSkip = offset
    }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        let count = try unsafe opening.read(into: buffer)
        if count > 0 { return count }
        if bytesToSkip > 0 {
            try source.goOn(at: offset, skipping: &bytesToSkip)
        }
        return try unsafe source.read(into: buffer)
    }
}
