/// Waits for the end of a token that was cut off by the end of the window.
///
/// A token is read again from its start each time, so one that is long waits until it has doubled: to
/// read it after each chunk would take quadratic time. But live input may stop at its end. So the end
/// of a string is looked for in each chunk; everything else is short.
struct TokenEnd {
    /// Where the bytes ended when the token was read.
    let tried: Int
    /// Where it is read again in any case.
    private let retryOffset: Int
    /// The first byte of a string whose end is looked for.
    private var string: Int?
    /// The first byte that was not looked at.
    private var offset: Int

    /// - Precondition: the window holds everything from `start` on, where the token is, or the
    ///   punctuation and white space in front of it.
    init(startingAt start: Int, in window: Window) {
        tried = window.endOffset
        offset = tried
        let count = tried - start
        retryOffset = count < 64 ? tried + 1 : tried + count
        guard count >= 64, window.mayWait else { return }
        let bytes = unsafe window.bytes(in: start..<tried)
        let index = unsafe bytes.firstIndex { byte in
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
                UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"),
                UInt8(ascii: "{"), UInt8(ascii: "}"):
                false
            default: true
            }
        }
        if let index, unsafe bytes[index] == UInt8(ascii: "\"") { string = start + index }
    }

    /// True if the token may be whole, or shall be read again all the same.
    mutating func isDue(in window: Window) -> Bool {
        let end = window.endOffset
        defer { offset = end }
        if end >= retryOffset { return true }
        guard let string else { return false }
        let bytes = unsafe window.bytes(in: string..<end)
        var index = offset - string
        while let quote = unsafe bytes[index...].firstIndex(of: UInt8(ascii: "\"")) {
            let last = unsafe bytes[..<quote].lastIndex { $0 != UInt8(ascii: "\\") } ?? 0
            // An odd number of backslashes escapes it.
            if (quote - last) % 2 == 1 { return true }
            index = quote + 1
        }
        return false
    }
}
