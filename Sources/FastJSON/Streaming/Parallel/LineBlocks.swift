/// Cuts an input into blocks of whole lines.
final class LineBlocks: BlockSource {
    /// Enough that handing over a block costs little beside reading it.
    private static let size = 1 << 18

    private var source: StreamSource
    private let limit: Int
    private var bytesToSkip: Int
    /// What was counted before the next block.
    private var place: SourceText.Origin
    /// The start of the line that the last block ended in.
    private var rest: [UInt8] = []
    private var isOver = false
    private let pool = BlockPool(
        roomSize: LineBlocks.size + 2 * JSONInput.defaultChunkSize,
        limit: 4 * LineBlocks.size
    )

    init(_ source: StreamSource, recordLength limit: Int, startingAt place: SourceText.Origin) {
        self.source = source
        self.limit = limit
        self.place = place
        bytesToSkip = place.offset
    }

    /// The next lines; nil after the last.
    ///
    /// Of input that may have to wait, those that are there: live input is not delayed.
    func next() throws(JSONError) -> TextBlock? {
        let block = try cut()
        block?.pad()
        return block
    }

    private func cut() throws(JSONError) -> TextBlock? {
        guard !isOver else { return nil }
        if bytesToSkip > 0 {
            try source.goOn(at: bytesToSkip, skipping: &bytesToSkip)
        }
        let block = TextBlock(from: pool)
        block.reserve(rest.count)
        unsafe block.room.copyBytes(from: rest)
        block.count = rest.count
        block.place = place
        rest = []
        var searched = 0
        while true {
            if isDue(block) {
                let news = unsafe block.bytes(from: searched)
                if let end = unsafe news.lastIndex(of: UInt8(ascii: "\n")) {
                    rest = unsafe Array(news[(end + 1)...])
                    block.count = searched + end + 1
                    unsafe place.advance(over: block.bytes())
                    return block
                }
                searched = block.count
                if block.count > limit { return try finishLongLine(block) }
            }
            if try read(into: block) == 0 {
                unsafe place.advance(over: block.bytes())
                return block.count == 0 ? nil : block
            }
        }
    }

    /// True if a block is large enough, or as large as it gets for now.
    private func isDue(_ block: TextBlock) -> Bool {
        if block.count >= LineBlocks.size { return true }
        return block.count > 0 && source.mayWait && source.isReady(within: 0) != true
    }

    private func read(into block: TextBlock) throws(JSONError) -> Int {
        let chunk = JSONInput.defaultChunkSize
        block.reserve(chunk)
        let arrived = try unsafe source.read(
            into: UnsafeMutableRawBufferPointer(
                rebasing: block.room[block.count..<block.count + chunk]
            )
        )
        block.count += arrived
        if arrived == 0 {
            isOver = true
            pool.close()
        }
        return arrived
    }

    /// Reads to the end of a line of which the block has more than the limit, and no end.
    ///
    /// The bytes beyond it are not kept. If they matter, one byte replaces them, so that the line is
    /// refused for its length.
    private func finishLongLine(_ block: TextBlock) throws(JSONError) -> TextBlock {
        // What was counted after what was dropped.
        var after: SourceText.Origin?
        var isTooLong = false
        var isAtEnd = false
        while true {
            if after == nil {
                // White space in front of a record does not count.
                let bytes = unsafe block.bytes()
                let blank = unsafe bytes.firstIndex { !WhiteSpace.contains($0) } ?? bytes.count
                unsafe place.advance(over: UnsafeBufferPointer(rebasing: bytes[..<blank]))
                block.removeFirst(blank)
                block.place = place
            }
            if block.count > limit {
                let dropped = unsafe block.bytes(from: limit)
                isTooLong = unsafe isTooLong || !dropped.allSatisfy(WhiteSpace.contains)
                block.count = limit
                if after == nil {
                    after = place
                    unsafe after?.advance(over: block.bytes())
                }
                unsafe after?.advance(over: dropped)
            }
            let searched = block.count
            guard !isAtEnd, try read(into: block) > 0 else { break }
            let news = unsafe block.bytes(from: searched)
            if let end = unsafe news.firstIndex(of: UInt8(ascii: "\n")) {
                isAtEnd = true
                rest = unsafe Array(news[(end + 1)...])
                block.count = searched + end + 1
            }
        }
        if let after {
            place = after
        } else {
            unsafe place.advance(over: block.bytes())
        }
        if isTooLong {
            block.reserve(1)
            unsafe block.room[block.count] = UInt8(ascii: "x")
            block.count += 1
        }
        return block
    }
}
