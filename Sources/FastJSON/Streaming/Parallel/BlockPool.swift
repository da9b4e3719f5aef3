/// The memory of blocks that were read, for the blocks that follow.
///
/// Were it freed with each block, the `malloc` of glibc would return it to the system again and again,
/// and every page would have to be made again. More memory is allocated only when none is left, so a
/// stream never has more of it than its blocks needed at one time.
///
/// SAFETY: memory in the pool is used by nobody else. The list is used only under its lock.
@safe
package final class BlockPool: @unchecked Sendable {
    /// Nil when no more blocks follow.
    private let rooms = unsafe Guarded<[UnsafeMutableRawBufferPointer]?>.make([])
    private let roomSize: Int
    private let limit: Int

    /// A pool that makes room for this number of bytes, and does not keep memory that has grown beyond
    /// a limit.
    package init(roomSize: Int, limit: Int) {
        (self.roomSize, self.limit) = (roomSize, limit)
    }

    /// A pool for blocks of about this size.
    convenience init(blockSize: Int) {
        self.init(roomSize: blockSize + 2 * JSONInput.defaultChunkSize, limit: 4 * blockSize)
    }

    deinit {
        close()
    }

    /// Room for a block; what is in it is left over from another.
    package func take() -> UnsafeMutableRawBufferPointer {
        unsafe rooms.withLock { unsafe $0?.popLast() }
            ?? .allocate(byteCount: roomSize, alignment: 16)
    }

    /// Takes back the room of a block that nobody reads any more.
    package func give(_ room: UnsafeMutableRawBufferPointer) {
        let isKept = unsafe rooms.withLock { rooms in
            guard unsafe rooms != nil, room.count <= limit else { return false }
            unsafe rooms?.append(room)
            return true
        }
        if !isKept { unsafe room.deallocate() }
    }

    /// Frees what is there, and later what comes back.
    package func close() {
        unsafe rooms.withLock { unsafe $0.take() }?.forEach { unsafe $0.deallocate() }
    }
}
