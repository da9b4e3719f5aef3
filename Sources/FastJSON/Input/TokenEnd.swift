/// Waits for the rest of a token that was cut off by the end of the window.
///
/// A token is read again from its start each time, so a long one waits until it has doubled: to read it
/// after each chunk would take quadratic time. But live input may stop where the token ends. So if the
/// input may have to be waited for, the end of the token is looked for in each chunk; where the bytes end
/// between two tokens, it is the start of the next one.
struct TokenEnd {
    /// Where the bytes ended when the token was read.
    let tried: Int
    /// Where it is read again in any case.
    private let retryOffset: Int
    /// The token whose end is looked for, and its first byte.
    private var token: (open: OpenToken, start: Int)?
    /// Up to where there are only white space and punctuation, if no token is open.
    private var spaceEnd: Int?
    private let syntax: JSONSyntax
    private let stringLimit: Int

    /// - Precondition: `start` is between two tokens, and the window holds all bytes from there on.
    init(startingAt start: Int, in window: Window, options: JSONReadingOptions) {
        tried = window.endOffset
        syntax = options.syntax
        stringLimit = max(options.limits.keyLength, options.limits.stringLength)
        var count = tried - start
        if count >= 64, window.mayWait {
            let bytes = unsafe window.bytes(in: start..<tried)
            if let index = unsafe TokenEnd.lastToken(of: bytes, syntax) {
                count -= index
                var open = OpenToken(tried: count)
                let text = unsafe UnsafeBufferPointer(rebasing: bytes[index...])
                if unsafe !open.isDue(text, syntax, stringLimit: stringLimit) {
                    token = (open, start + index)
                }
            } else {
                spaceEnd = tried
            }
        }
        retryOffset = tried + (count < 64 ? 1 : count)
    }

    /// True if the token may be whole or wrong, or shall be read again all the same.
    mutating func isDue(in window: Window) -> Bool {
        if window.endOffset >= retryOffset { return true }
        if let space = spaceEnd {
            spaceEnd = window.endOffset
            return unsafe window.bytes(in: space..<window.endOffset)
                .contains { $0 > UInt8(ascii: " ") }
        }
        guard let start = token?.start else { return false }
        let bytes = unsafe window.bytes(in: start..<window.endOffset)
        return unsafe token?.open.isDue(bytes, syntax, stringLimit: stringLimit) == true
    }

    /// The index of the token that the bytes end in; nil if they end between tokens.
    private static func lastToken(
        of bytes: UnsafeBufferPointer<UInt8>,
        _ syntax: JSONSyntax
    ) -> Int? {
        var index = 0
        while let start = unsafe bytes[index...].firstIndex(where: { !isBetweenTokens($0) }) {
            let end: Int?
            switch unsafe bytes[start] {
            case UInt8(ascii: "\""):
                var string = OpenToken(tried: .max)
                let text = unsafe UnsafeBufferPointer(rebasing: bytes[start...])
                let isClosed = unsafe string.isDue(text, syntax, stringLimit: .max)
                end = isClosed ? start + string.checked + 1 : nil
            // A comment may hold anything.
            case UInt8(ascii: "/"): end = nil
            default:
                end = unsafe bytes[start...].firstIndex {
                    isBetweenTokens($0) || $0 == UInt8(ascii: "\"")
                }
            }
            guard let end else { return start }
            index = end
        }
        return nil
    }

    private static func isBetweenTokens(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
            UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "{"), UInt8(ascii: "}"):
            true
        default: false
        }
    }
}
