/// Cuts an input into blocks of whole lines.
final class LineBlocks: BlockSource {
    /// Enough that handing over a block costs little beside reading it.
    private static let size = 1 << 18

    private let window: Window
    private let source: StreamSource
    private let options: JSONReadingOptions
    private let resumed: JSONCheckpoint?
    /// The offset of the next block, which is the anchor of the window.
    private var start: Int
    private let pool = BlockPool(blockSize: LineBlocks.size)

    init(
        _ source: StreamSource,
        options: JSONReadingOptions,
        resuming checkpoint: JSONCheckpoint?
    ) {
        let place = checkpoint?.place ?? SourceText.Origin()
        resumed = checkpoint
        self.source = source
        self.options = options
        start = place.offset
        window = Window(
            source.input,
            // The limit is for each line.
            documentLength: .max,
            startingAt: place
        )
    }

    /// The next lines; nil after the last.
    ///
    /// Of input that may have to wait, those that are there: live input is not delayed.
    func next() throws(JSONError) -> TextBlock? {
        try resumed?.check(for: .lines)
        window.anchor = start
        var searched = start
        while true {
            if isDue {
                if let end = endOfLines(from: searched) { return block(upTo: end) }
                searched = window.endOffset
                if searched - start > options.limits.recordLength { return try longLine() }
            }
            do throws(JSONError) {
                if try window.load(keeping: start, until: window.endOffset + 1) { continue }
            } catch {
                // The lines before a failure of the input come first; the next call fails again.
                guard window.failure != nil, let end = endOfLines(from: searched)
                else { throw error }
                return block(upTo: end)
            }
            pool.close()
            return start < window.endOffset ? block(upTo: window.endOffset) : nil
        }
    }

    /// The end of the lines for a block, if one ends after an offset: as many lines as fit, or one.
    private func endOfLines(from offset: Int) -> Int? {
        let (lineFeed, end) = (UInt8(ascii: "\n"), window.endOffset)
        let full = min(max(offset, start + LineBlocks.size), end)
        let last = unsafe window.bytes(in: offset..<full).lastIndex(of: lineFeed)
        if let last { return offset + last + 1 }
        let first = unsafe window.bytes(in: full..<end).firstIndex(of: lineFeed)
        return first.map { full + $0 + 1 }
    }

    /// True if there is enough for a block, or as much as there is for now.
    private var isDue: Bool {
        let count = window.endOffset - start
        if count >= LineBlocks.size { return true }
        return count > 0 && source.mayWait && source.isReady(within: 0) != true
    }

    private func block(upTo end: Int) -> TextBlock {
        let block = TextBlock(from: pool)
        unsafe block.take(
            window.bytes(in: start..<end),
            at: window.placeOfAnchor() ?? window.origin
        )
        start = end
        return block
    }

    /// A block of the next line, which is longer than the limit so far and has no end yet.
    ///
    /// If it is too long, bytes that continue it beyond the limit replace what was not kept.
    private func longLine() throws(JSONError) -> TextBlock? {
        var finder = RecordFinder(
            window,
            format: .lines,
            options: options,
            startingAt: window.placeOfAnchor() ?? window.origin
        )
        guard let line = try finder.next() else {
            pool.close()
            return nil
        }
        let block = TextBlock(from: pool)
        try finder.withText(of: line) { text throws(JSONError) in
            guard line.problem != nil else {
                return unsafe block.take(text.bytes, at: line.place)
            }
            var bytes = unsafe Array(text.bytes)
            while bytes.count < options.limits.recordLength { bytes.append(UInt8(ascii: " ")) }
            bytes.append(UInt8(ascii: "x"))
            unsafe bytes.withUnsafeBufferPointer { unsafe block.take($0, at: line.place) }
        }
        start = finder.place.offset
        return block
    }
}
