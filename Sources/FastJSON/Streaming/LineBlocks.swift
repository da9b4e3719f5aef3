#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// Cuts an input into blocks of whole lines.
struct LineBlocks {
    /// Whole lines, and what was counted before them.
    struct Block: Sendable {
        var bytes: [UInt8]
        var place: SourceText.Origin
    }

    /// Enough that handing over a block costs little beside reading it.
    private static let size = 1 << 20

    private let source: StreamSource
    private let limit: Int
    private var place = SourceText.Origin()
    /// The start of the line that the last block ended in.
    private var rest: [UInt8] = []
    private var isOver = false

    init(_ source: StreamSource, recordLength limit: Int) {
        self.source = source
        self.limit = limit
    }

    /// The next lines; nil behind the last.
    mutating func next() throws(JSONError) -> Block? {
        guard !isOver else { return nil }
        var bytes = rest
        bytes.reserveCapacity(max(LineBlocks.size, bytes.count) + LineBlocks.size)
        var searched = 0
        while true {
            let isEnd = try !read(into: &bytes)
            if isEnd {
                isOver = true
                rest = []
                return bytes.isEmpty ? nil : finish(bytes)
            }
            if bytes.count >= LineBlocks.size {
                if let end = bytes[searched...].lastIndex(of: 0x0A) {
                    rest = Array(bytes[(end + 1)...])
                    bytes.removeSubrange((end + 1)...)
                    return finish(bytes)
                }
                // A line longer than its limit is cut: then it is refused by its length.
                if bytes.count > limit + 1 {
                    let dropped = bytes.count - limit - 1
                    bytes.removeLast(dropped)
                    place.offset += dropped
                }
                searched = bytes.count
            }
        }
    }

    /// Appends a chunk; false at the end.
    private func read(into bytes: inout [UInt8]) throws(JSONError) -> Bool {
        let count = bytes.count
        let chunk = JSONInput.defaultChunkSize
        let source = source
        let result: Result<Int, JSONError>
        var arrived = Result<Int, JSONError>.success(0)
        let more = [UInt8](unsafeUninitializedCapacity: chunk) { room, initialised in
            arrived = Result { () throws(JSONError) in
                try source.read(into: UnsafeMutableRawBufferPointer(room))
            }
            initialised = (try? arrived.get()) ?? 0
        }
        result = arrived
        _ = try result.get()
        bytes += more
        return bytes.count > count
    }

    private mutating func finish(_ bytes: [UInt8]) -> Block {
        let block = Block(bytes: bytes, place: place)
        bytes.withUnsafeBufferPointer { place.advance(over: $0) }
        return block
    }
}

/// The number of processors that can work at once.
enum Processors {
    static var count: Int {
        max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN)))
    }
}
