internal import FastJSONPlatform

/// Asks for large pieces of memory before they are taken.
///
/// Where a process may have no more memory, taking it would end the process.
enum Memory {
    /// Smaller pieces are hardly ever refused, and taken too often to ask each time.
    private static let smallestCount = 1 << 20

    /// Throws if there is no room for that many bytes.
    static func check(_ count: Int) throws(JSONError) {
        guard count >= smallestCount else { return }
        // Not `malloc`: a compiler may leave that out where nothing is stored in it.
        let room = unsafe mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
        // The address that means a failure has all bits set.
        guard let room = unsafe room, Int(bitPattern: room) != -1 else {
            throw JSONError(
                .inputFailed(
                    action: "hold \(count) bytes in memory",
                    reason: unsafe String(cString: strerror(errno))
                )
            )
        }
        unsafe munmap(room, count)
    }
}
