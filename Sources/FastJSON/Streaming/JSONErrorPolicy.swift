/// What a stream does about an element or record that is wrong.
///
/// A record is wrong if anything is wrong with it; an element of an array if it is JSON, but not what
/// was asked for: behind wrong syntax in an array nothing can be read.
public enum JSONErrorPolicy: Sendable, Hashable {
    /// Throw what is wrong with it, and end.
    case stop
    /// Go on with the next one, and count it.
    case skip
    /// Go on with the next one, keep so many of those that were wrong, and count all of them.
    case collect(limit: Int)

    /// True if it keeps those that were wrong.
    var keepsRejects: Bool {
        if case .collect(let limit) = self { limit > 0 } else { false }
    }
}

/// An element or record that was wrong.
///
/// ```swift
/// for reject in rows.rejects {
///     print(reject.index, reject.error.line ?? 0, reject.error.message)
/// }
/// ```
public struct JSONReject: Sendable, Hashable {
    /// Its number among all elements or records, counted from 0.
    public let index: Int
    /// What is wrong with it; with path, and with line, column and byte in the whole input.
    public let error: JSONError
    /// The text of a record; nil for elements of an array.
    ///
    /// Of one that is too long, what was read of it; of one that is kept, the first 64 KiB.
    public let bytes: [UInt8]?

    static let longestText = 1 << 16
}

/// How far a stream has come.
public struct JSONProgress: Sendable, Hashable {
    /// The bytes that were read, some of which may still wait in the window.
    public let bytesRead: Int
    /// All bytes of the input, where that is known: for regular files and memory.
    public let totalBytes: Int?
    /// The elements or records that were delivered.
    public let elementCount: Int
    /// The time since the first element was asked for.
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
