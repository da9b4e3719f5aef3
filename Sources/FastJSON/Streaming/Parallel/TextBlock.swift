/// Whole lines of an input, or whole elements of an array.
///
/// SAFETY: filled by one thread, then only read. The bytes stay at their address.
@safe
final class TextBlock: @unchecked Sendable {
    private(set) var room: UnsafeMutableRawBufferPointer
    private(set) var count = 0
    /// What was counted before them.
    private(set) var place = SourceText.Origin()
    /// Where elements are; nil for lines.
    private(set) var array: ArrayPlace?
    private let pool: BlockPool

    init(from pool: BlockPool) {
        self.pool = pool
        unsafe room = pool.take()
    }

    deinit {
        unsafe pool.give(room)
    }

    func bytes() -> UnsafeBufferPointer<UInt8> {
        unsafe UnsafeRawBufferPointer(rebasing: room[..<count]).assumingMemoryBound(to: UInt8.self)
    }

    /// Copies lines or elements, with as many zeros after them as a cursor may read.
    func take(
        _ bytes: UnsafeBufferPointer<UInt8>,
        at place: SourceText.Origin,
        of array: ArrayPlace? = nil
    ) {
        let needed = bytes.count + JSONCursor.lookahead
        if unsafe room.count < needed {
            unsafe room.deallocate()
            unsafe room = .allocate(byteCount: 2 * needed, alignment: 16)
        }
        unsafe room.copyBytes(from: UnsafeRawBufferPointer(bytes))
        count = bytes.count
        unsafe UnsafeMutableRawBufferPointer(rebasing: room[count..<needed])
            .initializeMemory(as: UInt8.self, repeating: 0)
        (self.place, self.array) = (place, array)
    }

    /// The elements, for a cursor.
    func text(_ ending: JSONCursor.Text.Ending) -> JSONCursor.Text {
        unsafe JSONCursor.Text(
            bytes(),
            startingAt: place.offset,
            readableAfter: JSONCursor.lookahead,
            ending: ending
        )
    }
}

/// The array that the elements of a block are of.
struct ArrayPlace: Sendable {
    /// The steps from the root to it.
    let parents: [JSONValuePath.Step]
    /// The index of the first element of the block.
    let index: Int
    /// What comes after the last byte of the block.
    let ending: JSONCursor.Text.Ending
    /// True if the block may end inside an element.
    let isCut: Bool
    /// The failure to report if an element continues after a block that is cut; nil if it is too long.
    let failure: JSONError?
}

/// Cuts an input into blocks, which are read separately.
protocol BlockSource: AnyObject {
    /// The next block; nil after the last.
    ///
    /// If the input may have to wait, this is what has arrived, so live input is not delayed.
    func next() throws(JSONError) -> TextBlock?
}
