/// The bytes of a key of a shape, in words that are compared.
///
/// It holds no references: a copy of one would be made for each comparison.
struct ShapeKey: BitwiseCopyable {
    /// The most bytes that the words tell; the rest of a longer key has to be compared, too.
    static let longest = 32
    /// A key that is equal to none.
    static let none = ShapeKey(length: .max, start: (0, 0), mask: (0, 0), end: (0, 0))

    /// In bytes.
    let length: Int
    /// The first 16 bytes; those after the end are any.
    private let start: (UInt64, UInt64)
    /// The bits of `start` that belong to the key.
    private let mask: (UInt64, UInt64)
    /// The last 16 bytes of a longer key.
    private let end: (UInt64, UInt64)

    private init(
        length: Int,
        start: (UInt64, UInt64),
        mask: (UInt64, UInt64),
        end: (UInt64, UInt64)
    ) {
        (self.length, self.start, self.mask, self.end) = (length, start, mask, end)
    }

    /// A key without escapes.
    init(_ text: TextToken) {
        let length = unsafe text.count
        unsafe self.init(
            length: length,
            start: ShapeKey.start(of: text),
            mask: (ShapeKey.mask(length), ShapeKey.mask(length - 8)),
            // SAFETY: there are more than 16 bytes.
            end: length > 16 ? ShapeKey.words(at: text.start + (length - 16)) : (0, 0)
        )
    }

    /// The bits of the first bytes of a word.
    private static func mask(_ count: Int) -> UInt64 {
        count >= 8 ? .max : count <= 0 ? 0 : (1 << UInt64(8 * count)) - 1
    }

    @inline(__always)
    private static func words(at pointer: UnsafePointer<UInt8>) -> (UInt64, UInt64) {
        unsafe (ByteWord.load(pointer), ByteWord.load(pointer + 8))
    }

    private static func start(of text: TextToken) -> (UInt64, UInt64) {
        let (start, count) = unsafe (text.start, text.count)
        // SAFETY: no more than the bytes of the text are read.
        switch count {
        case 0: return (0, 0)
        case ..<8: return unsafe (ByteWord.load(start, count: count), 0)
        case 8: return unsafe (ByteWord.load(start), 0)
        case ..<16: return unsafe (ByteWord.load(start), ByteWord.load(start + 8, count: count - 8))
        default: return unsafe words(at: start)
        }
    }

    /// True if a text without escapes is this key, as far as the words tell.
    func isEqual(to text: TextToken) -> Bool {
        unsafe length == text.count && startsEqual(ShapeKey.start(of: text))
            && endsEqual(at: text.start)
    }

    /// True if this key and a quote are at an address, as far as the words tell.
    ///
    /// - Precondition: 16 bytes are readable at `start`, and all bytes before `end`.
    @inline(__always)
    func stands(at start: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>) -> Bool {
        unsafe startsEqual(ShapeKey.words(at: start)) && length < end - start
            && start[length] == UInt8(ascii: "\"") && endsEqual(at: start)
    }

    @inline(__always)
    private func startsEqual(_ words: (UInt64, UInt64)) -> Bool {
        (words.0 ^ start.0) & mask.0 | (words.1 ^ start.1) & mask.1 == 0
    }

    /// True if the last 16 bytes of a longer key are those of this one.
    ///
    /// - Precondition: as many bytes are readable as the key has.
    @inline(__always)
    private func endsEqual(at start: UnsafePointer<UInt8>) -> Bool {
        if length <= 16 { return true }
        let words = unsafe ShapeKey.words(at: start + (length &- 16))
        return words == end
    }
}
