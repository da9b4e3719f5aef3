#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// Whole lines of an input.
///
/// SAFETY: filled by one thread, then only read. The bytes stay at their address.
final class LineBlock: @unchecked Sendable {
    private(set) var room: UnsafeMutableRawBufferPointer
    fileprivate(set) var count = 0
    /// What was counted before them.
    fileprivate(set) var place = SourceText.Origin()

    fileprivate init(capacity: Int) {
        room = .allocate(byteCount: capacity, alignment: 16)
    }

    deinit {
        room.deallocate()
    }

    fileprivate var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeRawBufferPointer(rebasing: room[..<count]).assumingMemoryBound(to: UInt8.self)
    }

    /// Makes room for a chunk behind the bytes.
    fileprivate func reserve(_ chunk: Int) {
        guard room.count - count < chunk else { return }
        let larger = UnsafeMutableRawBufferPointer.allocate(
            byteCount: 2 * room.count + chunk,
            alignment: 16
        )
        larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: room[..<count]))
        room.deallocate()
        room = larger
    }
}

/// Cuts an input into blocks of whole lines.
struct LineBlocks {
    /// Enough that handing over a block costs little beside reading it.
    private static let size = 1 << 18

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
    mutating func next() throws(JSONError) -> LineBlock? {
        guard !isOver else { return nil }
        let chunk = JSONInput.defaultChunkSize
        let block = LineBlock(capacity: max(LineBlocks.size, rest.count) + 2 * chunk)
        block.room.copyBytes(from: rest)
        block.count = rest.count
        var searched = 0
        while true {
            block.reserve(chunk)
            let arrived = try source.read(
                into: UnsafeMutableRawBufferPointer(
                    rebasing: block.room[block.count..<block.count + chunk]
                )
            )
            block.count += arrived
            if arrived == 0 {
                isOver = true
                rest = []
                return block.count == 0 ? nil : finish(block)
            }
            guard block.count >= LineBlocks.size else { continue }
            let bytes = block.bytes
            if let end = bytes[searched...].lastIndex(of: 0x0A) {
                rest = Array(bytes[(end + 1)...])
                block.count = end + 1
                return finish(block)
            }
            // A line longer than its limit is cut: then it is refused by its length.
            if block.count > limit + 1 {
                place.offset += block.count - limit - 1
                block.count = limit + 1
            }
            searched = block.count
        }
    }

    private mutating func finish(_ block: LineBlock) -> LineBlock {
        block.place = place
        place.advance(over: block.bytes)
        return block
    }
}

/// The number of processors that can work at once.
enum Processors {
    static var count: Int {
        max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN)))
    }
}
