/// Another source, with observers of its reads.
struct ObservedSource: ByteSource {
    var source: any ByteSource
    /// Called before a read that may have to wait.
    var onWait: (() -> Void)?
    /// Called with the bytes of each read.
    var onRead: ((Int) -> Void)?
    var size: Int? { source.size }
    var mayWait: Bool { source.mayWait }
    func isReady(within milliseconds: Int) -> Bool? { source.isReady(within: milliseconds) }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        if let onWait, mayWait, isReady(within: 0) != true { onWait() }
        let count = try unsafe source.read(into: buffer)
        onRead?(count)
        return count
    }

    mutating func skip(_ count: Int) throws(JSONError) -> Bool? {
        let isThere = try source.skip(count)
        if isThere == true { onRead?(count) }
        return isThere
    }
}
