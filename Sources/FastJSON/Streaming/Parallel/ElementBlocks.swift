/// Cuts the arrays that a selection finds into blocks of whole elements.
///
/// The ends of elements are found by their brackets, and nothing in them is read here. The text between
/// the arrays is read in series.
final class ElementBlocks: BlockSource {
    /// Enough that handing over a block costs little beside reading it.
    static let usualSize = 1 << 18

    private let size: Int
    private let core: SelectionCore
    private let source: StreamSource
    private var isOver = false
    private let pool: BlockPool

    init(_ core: SelectionCore, _ source: StreamSource, size: Int) {
        (self.core, self.source, self.size) = (core, source, size)
        pool = BlockPool(blockSize: size)
    }

    func next() throws(JSONError) -> TextBlock? {
        guard !isOver else { return nil }
        do throws(JSONError) {
            guard try core.findElement() else {
                isOver = true
                pool.close()
                return nil
            }
        } catch {
            isOver = true
            throw error.located(in: core.window)
        }
        let block = TextBlock(from: pool)
        isOver = core.takeElements(into: block, size: size) { [source] in
            !source.mayWait || source.isReady(within: 0) == true
        }
        return block
    }
}

/// The elements of a block, one after the other.
final class BlockElements: ElementCore {
    private let block: TextBlock
    private let array: ArrayPlace
    // SAFETY: accesses do not overlap: the core is known to its decoder alone.
    @exclusivity(unchecked)
    private var cursor: JSONCursor
    private var hasBegun = false
    private var isOver = false
    private var laterFailure: JSONError?
    /// The place of the error that was located last.
    private var lastLocated: SourceText.Origin?
    private(set) var index = -1
    private(set) var offset = 0

    init(_ block: TextBlock, of array: ArrayPlace, options: JSONReadingOptions) throws(JSONError) {
        self.block = block
        self.array = array
        unsafe cursor = JSONCursor(options: options, memory: .allocate())
        try unsafe cursor.show(
            block.text(array.ending),
            from: block.place,
            at: array.parents + [.index(array.index)]
        )
    }

    var path: JSONValuePath { JSONValuePath(array.parents + [.index(array.index + index)]) }
    // Blocks have no checkpoints.
    var checkpoint: JSONCheckpoint? { nil }
    func passReject() {}

    func next(
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) -> ElementOutcome? {
        guard !isOver else { return nil }
        let limit = unsafe cursor.options.limits.elementLength
        var isInElement = false
        do throws(JSONError) {
            if let laterFailure { throw laterFailure }
            guard try advance() else {
                isOver = true
                return nil
            }
            index += 1
            _ = try unsafe cursor.peekKind()
            offset = unsafe cursor.offset
            isInElement = true
            let outcome = try attempt(read)
            let end = unsafe max(cursor.offsetAfterValue, laterFailure?.offset ?? 0)
            if end - offset <= limit { return outcome }
        } catch {
            isOver = true
            // As in series: what is wrong after the limit is not found.
            let isStarved = unsafe cursor.isStarved
            let end = isStarved ? block.place.offset + block.count : error.offset ?? 0
            if !isInElement || end - offset <= limit {
                if !isStarved { return .failed(placed(error)) }
                if let failure = array.failure { return .failed(failure) }
            }
        }
        isOver = true
        // The path is that of the element.
        unsafe cursor.depth = array.parents.count + 1
        return unsafe .failed(placed(cursor.fail(.elementTooLong(limit), at: offset)))
    }

    /// Moves to the start of the next element; false after the last of the block.
    private func advance() throws(JSONError) -> Bool {
        if hasBegun {
            guard try unsafe cursor.nextElement() else { return false }
        }
        hasBegun = true
        return unsafe array.isCut || cursor.offset < block.place.offset + block.count
    }

    private func attempt(
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) throws(JSONError) -> ElementOutcome {
        let place = ElementPlace(selection: 0, index: array.index + index, base: 0)
        guard let wrong = try unsafe cursor.readElement(place, read) else { return .element }
        laterFailure = wrong.later
        return .rejected(placed(wrong.error), bytes: nil)
    }

    private func placed(_ error: JSONError) -> JSONError {
        unsafe error.located(in: block.bytes(), startingAt: block.place, after: &lastLocated)
    }
}
