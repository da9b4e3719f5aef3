/// The progress of a stream.
public struct JSONProgress: Sendable, Hashable {
    /// The bytes that were read, some of which may still wait in the window.
    public let bytesRead: Int
    /// The number of bytes of the input, if it is known: for regular files and memory.
    public let totalBytes: Int?
    /// The elements or records that were delivered.
    public let elementCount: Int
    /// The time since the first element was requested.
    public let elapsed: Duration

    /// The share of the input that was read, from 0 to 1, if its size is known.
    public var fraction: Double? {
        totalBytes.map { $0 > 0 ? min(1, Double(bytesRead) / Double($0)) : 1 }
    }

    /// Bytes per second so far.
    public var bytesPerSecond: Double {
        let (seconds, attoseconds) = elapsed.components
        let time = Double(seconds) + Double(attoseconds) * 1e-18
        return time > 0 ? Double(bytesRead) / time : 0
    }
}
