/// Something that yields bytes until it ends.
///
/// Each input kind is one of these.
protocol ByteSource {
    /// Copies the next bytes to the start of `buffer`, which is not empty.
    ///
    /// Returns how many, at most `buffer.count`; 0 means the end.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int
    /// Passes bytes without looking at them; false if there are not so many.
    mutating func skip(_ count: Int) throws(JSONError) -> Bool
    /// The number of bytes there are, where that is known.
    var size: Int? { get }
    /// True if a read may have to wait for another program or a person.
    var mayWait: Bool { get }
    /// Waits so long, at most, until a read would not; nil if that cannot be told.
    func isReady(within milliseconds: Int) -> Bool?
}

extension ByteSource {
    var size: Int? { nil }
    var mayWait: Bool { false }
    func isReady(within milliseconds: Int) -> Bool? { nil }

    mutating func skip(_ count: Int) throws(JSONError) -> Bool {
        try skipByReading(count)
    }

    /// Passes the bytes before an offset; throws if there are not so many.
    mutating func goOn(at offset: Int) throws(JSONError) {
        guard try skip(offset) else {
            throw JSONError(
                .inputFailed(
                    action: "go on at byte \(offset)",
                    reason: "the input ends before it"
                )
            )
        }
    }

    mutating func skipByReading(_ count: Int) throws(JSONError) -> Bool {
        guard count > 0 else { return true }
        let room = UnsafeMutableRawBufferPointer.allocate(
            byteCount: min(count, JSONInput.defaultChunkSize),
            alignment: 1
        )
        defer { room.deallocate() }
        var rest = count
        while rest > 0 {
            let arrived = try read(
                into: UnsafeMutableRawBufferPointer(rebasing: room[..<min(rest, room.count)])
            )
            if arrived == 0 { return false }
            rest -= arrived
        }
        return true
    }
}
