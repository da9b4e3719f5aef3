/// Something that yields bytes until it ends.
///
/// Each input kind is one of these.
protocol ByteSource {
    /// Copies the next bytes to the start of `buffer`, which is not empty.
    ///
    /// Returns how many, at most `buffer.count`; 0 means the end.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int
    /// Passes bytes without looking at them, and counts down; false if there are fewer.
    ///
    /// If it throws ``JSONError/starved``, the count is what is still to be passed.
    mutating func skip(_ rest: inout Int) throws(JSONError) -> Bool
    /// The number of bytes, if it is known.
    var size: Int? { get }
    /// True if a read may have to wait for another program or a person.
    var mayWait: Bool { get }
    /// Waits at most this long until a read would not wait; nil if that is unknown.
    func isReady(within milliseconds: Int) -> Bool?
}

extension ByteSource {
    var size: Int? { nil }
    var mayWait: Bool { false }
    func isReady(within milliseconds: Int) -> Bool? { nil }

    mutating func skip(_ rest: inout Int) throws(JSONError) -> Bool {
        try skipByReading(&rest)
    }

    /// Passes the rest of the bytes before an offset; throws if there are fewer.
    mutating func goOn(at offset: Int, skipping rest: inout Int) throws(JSONError) {
        guard try skip(&rest) else {
            throw JSONError(
                .inputFailed(
                    action: "go on at byte \(offset)",
                    reason: "the input ends before it"
                )
            )
        }
    }

    mutating func skipByReading(_ rest: inout Int) throws(JSONError) -> Bool {
        guard rest > 0 else { return true }
        let room = UnsafeMutableRawBufferPointer.allocate(
            byteCount: min(rest, JSONInput.defaultChunkSize),
            alignment: 1
        )
        defer { unsafe room.deallocate() }
        while rest > 0 {
            let arrived = try unsafe read(
                into: UnsafeMutableRawBufferPointer(rebasing: room[..<min(rest, room.count)])
            )
            if arrived == 0 { return false }
            rest -= arrived
        }
        return true
    }
}
