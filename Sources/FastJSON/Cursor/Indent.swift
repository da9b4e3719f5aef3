/// The number of bytes of white space before the last member or element at some depth.
///
/// It is a guess for the white space before the next one, and before the closing bracket of a container
/// in it. The bytes themselves are in a pattern that all depths share: the white space of a deeper level
/// starts with that of the levels around it. A right guess passes all the white space with one comparison.
/// A loop over the bytes would take a branch for each line, which no processor predicts.
struct Indent: BitwiseCopyable {
    /// The number of depths with a guess of their own; deeper ones share these.
    static let levels = 32
    /// The bytes of the pattern.
    static let patternSize = 32
    /// A byte of the pattern that is not known yet: no valid text has it.
    static let unknownByte: UInt8 = 0xFF
    /// Expects nothing: compares the whole pattern, and passes no byte.
    static let none = Indent(bits: UInt64(UInt32.max))

    /// The number of bytes, and 32 bits that say which bytes of the pattern they are.
    private var bits: UInt64

    private init(bits: UInt64) {
        self.bits = bits
    }

    /// The first bytes of the pattern.
    ///
    /// - Precondition: fewer than all.
    init(count: Int) {
        bits = UInt64(count) << 32 | ((1 << UInt64(count)) - 1)
    }

    @inline(__always) var count: Int { Int(truncatingIfNeeded: bits &>> 32) }

    /// True if this white space stands at an address.
    ///
    /// - Precondition: 32 bytes are readable.
    @inline(__always)
    func stands(at start: UnsafePointer<UInt8>, _ pattern: UnsafeRawPointer) -> Bool {
        unsafe ~ByteBlock.equals(start, pattern) & UInt32(truncatingIfNeeded: bits) == 0
    }
}
