/// Something that yields bytes until it ends.
///
/// Each input kind is one of these.
protocol ByteSource {
    /// Copies the next bytes to the start of `buffer`, which is not empty.
    ///
    /// Returns how many, at most `buffer.count`; 0 means the end.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int
    /// Passes bytes without reading them; false if there are fewer, nil if they have to be read.
    mutating func skip(_ count: Int) throws(JSONError) -> Bool?
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

    mutating func skip(_ count: Int) throws(JSONError) -> Bool? { nil }

    /// Waits until a read would not wait; false once the function says that nobody needs the bytes.
    ///
    /// The function is asked every 50 ms, and after the waiting: what came meanwhile is for whoever reads next.
    func waitUntilReady(unless isCancelled: () -> Bool) -> Bool {
        while true {
            let isReady = isReady(within: 50) != false
            if isCancelled() { return false }
            if isReady { return true }
        }
    }
}
