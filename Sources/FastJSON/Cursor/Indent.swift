/// The white space before the last member or element at some depth.
///
/// It is a guess for the white space before the next one, and before the closing bracket of a container
/// in it. A right guess passes all the white space with one comparison. A loop over the bytes would
/// take a branch for each line, which no processor predicts.
struct Indent: BitwiseCopyable {
    /// The number of depths with a guess of their own; deeper ones share these.
    static let levels = 32
    /// Nothing is expected: a first byte that is no white space.
    static let none = Indent(bits: 0xFF << 40)

    /// From the top: 1 if all but the first byte are tabs, the first byte, the number of bytes; and as
    /// 32 bits the bytes after the first one.
    private var bits: UInt64

    private init(bits: UInt64) {
        self.bits = bits
    }

    /// White space that may be expected again; `none` if it is not of that kind: a line feed or a
    /// space, then up to 30 spaces, or as many tabs.
    ///
    /// - Precondition: `count` bytes are readable.
    init(_ start: UnsafePointer<UInt8>, count: Int) {
        self = .none
        guard 1...31 ~= count,
            unsafe start[0] == UInt8(ascii: "\n") || start[0] == UInt8(ascii: " ")
        else { return }
        let fill = unsafe count > 1 ? start[1] : UInt8(ascii: " ")
        guard fill == UInt8(ascii: " ") || fill == UInt8(ascii: "\t") else { return }
        for index in 1..<count where unsafe start[index] != fill { return }
        let rest = (1 << UInt64(count)) - 2
        let isTab: UInt64 = fill == UInt8(ascii: "\t") ? 1 : 0
        bits = unsafe isTab << 48 | UInt64(start[0]) << 40 | UInt64(count) << 32 | UInt64(rest)
    }

    /// The number of bytes of white space.
    @inline(__always) var count: Int { Int(truncatingIfNeeded: bits &>> 32 & 0xFF) }

    /// True if this white space stands at an address; never for `none`.
    ///
    /// - Precondition: 32 bytes are readable.
    @inline(__always)
    func stands(at start: UnsafePointer<UInt8>) -> Bool {
        guard unsafe start.pointee == UInt8(truncatingIfNeeded: bits &>> 40) else { return false }
        let found = unsafe ByteBlock.whiteSpace(at: start, kind: bits &>> 48)
        return ~found & UInt32(truncatingIfNeeded: bits) == 0
    }
}
