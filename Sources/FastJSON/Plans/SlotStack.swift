/// Memory for values that wait for the rest of their object: a stack of blocks.
///
/// Taking a block and giving it back costs a few instructions. Blocks never move, so pointers into
/// them stay valid until they are given back. The memory that it starts with serves most documents.
@safe
struct SlotStack: ~Copyable {
    /// The header in front of each block.
    @safe
    private struct Header {
        /// The state before the block was taken.
        var top: UnsafeMutableRawPointer
        var limit: UnsafeMutableRawPointer
    }

    /// The alignment of every block and header.
    private static let alignment = MemoryLayout<Header>.size

    /// The first chunk of our own is one that malloc has at hand; later ones grow.
    private static let firstChunkSize = 1000
    private static let chunkSize = 16 * 1024

    /// Where the next header goes, and the end of its chunk: both aligned.
    private var top: UnsafeMutableRawPointer
    private var limit: UnsafeMutableRawPointer
    /// All chunks, smallest first; the blocks in use are in the first `chunksInUse`.
    private var chunks: [UnsafeMutableRawBufferPointer] = unsafe []
    private var chunksInUse = 0

    /// Starts with memory that belongs to the caller.
    ///
    /// - Precondition: it is aligned, and its size too. It outlives the blocks, and no one else uses it
    ///   meanwhile.
    init(over memory: UnsafeMutableRawBufferPointer) {
        guard let start = memory.baseAddress else { preconditionFailure("The memory has a size.") }
        unsafe top = start
        unsafe limit = start + memory.count
    }

    deinit {
        unsafe chunks.forEach { unsafe $0.deallocate() }
    }

    /// Takes a block of uninitialised memory.
    ///
    /// - Precondition: blocks are given back in the opposite order.
    @inline(__always)
    mutating func take(byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer {
        let start = unsafe top + MemoryLayout<Header>.size
        // One more, so that every block lies below `limit`, also an empty one.
        guard unsafe limit - start > byteCount, alignment <= SlotStack.alignment else {
            return unsafe takeFromNextChunk(byteCount: byteCount, alignment: alignment)
        }
        // SAFETY: the header fits between `top` and `start`, and `top` is aligned for it.
        unsafe top.storeBytes(of: Header(top: top, limit: limit), as: Header.self)
        unsafe top = SlotStack.end(of: start, byteCount)
        return unsafe start
    }

    /// Gives the block back that was taken last.
    @inline(__always)
    mutating func giveBack(_ block: UnsafeMutableRawPointer) {
        // SAFETY: `take` wrote the header right in front of the block.
        let header = unsafe (block - MemoryLayout<Header>.size).load(as: Header.self)
        if unsafe header.limit != limit {
            chunksInUse -= 1
        }
        unsafe top = header.top
        unsafe limit = header.limit
    }

    /// The aligned end of a block.
    @inline(__always)
    private static func end(
        of block: UnsafeMutableRawPointer,
        _ byteCount: Int
    ) -> UnsafeMutableRawPointer {
        unsafe block + (byteCount &+ (alignment &- 1)) & ~(alignment &- 1)
    }

    @inline(never)
    private mutating func takeFromNextChunk(
        byteCount: Int,
        alignment: Int
    ) -> UnsafeMutableRawPointer {
        let alignment = max(alignment, SlotStack.alignment)
        let needed = byteCount + alignment + MemoryLayout<Header>.size + 2 * SlotStack.alignment
        // A chunk kept from before that is too small is replaced.
        while unsafe chunks.count > chunksInUse, unsafe chunks[chunksInUse].count < needed {
            unsafe chunks.remove(at: chunksInUse).deallocate()
        }
        if unsafe chunks.count == chunksInUse {
            let size =
                chunksInUse == 0
                ? SlotStack.firstChunkSize : SlotStack.chunkSize << min(chunksInUse, 16)
            unsafe chunks.append(
                .allocate(byteCount: max(size, needed), alignment: SlotStack.alignment)
            )
        }
        let chunk = unsafe chunks[chunksInUse]
        chunksInUse += 1
        guard let base = chunk.baseAddress else {
            preconditionFailure("A chunk has memory.")
        }
        let start = unsafe (base + MemoryLayout<Header>.size).alignedUp(toMultipleOf: alignment)
        // SAFETY: the chunk has room for the header, the alignment and the block.
        unsafe (start - MemoryLayout<Header>.size).storeBytes(
            of: Header(top: top, limit: limit),
            as: Header.self
        )
        unsafe top = SlotStack.end(of: start, byteCount)
        unsafe limit = base + chunk.count / SlotStack.alignment * SlotStack.alignment
        return unsafe start
    }
}
