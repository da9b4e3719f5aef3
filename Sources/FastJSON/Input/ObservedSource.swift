/// Another source, with an observer of what it yields.
struct ObservedSource: ByteSource {
    var source: any ByteSource
    let onRead: (Int) -> Void
    var size: Int? { source.size }
    var mayWait: Bool { source.mayWait }
    func isReady(within milliseconds: Int) -> Bool? { source.isReady(within: milliseconds) }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
        let count = try unsafe source.read(into: buffer)
        onRead(count)
        return count
    }

    mutating func skip(_ count: Int) throws(JSONError) -> Bool? {
        let isThere = try source.skip(count)
        if isThere == true { onRead(count) }
        return isThere
    }
}
