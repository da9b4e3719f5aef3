/// Whole lines of an input, or whole elements of an array.
///
/// SAFETY: filled by one thread, then only read. The bytes stay at their address.
@safe
final class TextBlock: @unchecked Sendable {
    private(set) var room: UnsafeMutableRawBufferPointer
    var count = 0
    /// What was counted before them.
    var place = SourceText.Origin()
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

    func bytes(from index: Int = 0) -> UnsafeBufferPointer<UInt8> {
        unsafe UnsafeRawBufferPointer(rebasing: room[index..<count]).assumingMemoryBound(
            to: UInt8.self
        )
    }

    /// Makes room for a chunk after the bytes.
    func reserve(_ chunk: Int) {
        guard unsafe room.count - count < chunk else { return }
        let larger = unsafe UnsafeMutableRawBufferPointer.allocate(
            byteCount: 2 * room.count + chunk,
            alignment: 16
        )
        unsafe larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: room[..<count]))
        unsafe room.deallocate()
        unsafe room = larger
    }

    /// Puts zeros after the bytes, as many as a cursor may read.
    func pad() {
        reserve(JSONCursor.lookahead)
        unsafe UnsafeMutableRawBufferPointer(rebasing: room[count...].prefix(JSONCursor.lookahead))
            .initializeMemory(as: UInt8.self, repeating: 0)
    }

    /// Copies elements, with zeros after them.
    func take(
        _ bytes: UnsafeBufferPointer<UInt8>,
        at place: SourceText.Origin,
        of array: ArrayPlace
    ) {
        reserve(bytes.count + JSONCursor.lookahead)
        unsafe room.copyBytes(from: UnsafeRawBufferPointer(bytes))
        count = bytes.count
        pad()
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

    func removeFirst(_ number: Int) {
        unsafe room.copyMemory(from: UnsafeRawBufferPointer(rebasing: room[number..<count]))
        count -= number
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
