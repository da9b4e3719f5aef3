/// Decides when to retry a token that was cut off at the end of the bytes.
///
/// A token is read from its start each time. To keep many small pieces from taking quadratic time, this first
/// looks for the end of a long token, and looks at each byte once. It finds mistakes too, but does not report
/// them: the cursor does.
struct OpenToken {
    /// The bytes of the token that were there when it was read.
    private let tried: Int
    /// The bytes that were looked at here.
    private(set) var checked = 0

    init(tried: Int = 0) {
        self.tried = tried
    }

    /// True if the token may be whole or wrong.
    ///
    /// A string or a comment that is longer than its limit is wrong.
    ///
    /// - Precondition: these are all bytes from the start of the token on.
    mutating func isDue(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ syntax: JSONSyntax,
        stringLimit: Int
    ) -> Bool {
        guard tried > 1, let start = bytes.baseAddress else { return true }
        switch unsafe start.pointee {
        case UInt8(ascii: "\""):
            let end = unsafe start + bytes.count
            // SAFETY: the last scan stopped at a character or an escape, where it may continue.
            let outcome = unsafe StringScanner.scan(
                from: start + max(1, checked),
                to: end,
                replacesSurrogates: syntax.contains(.replaceInvalidSurrogates)
            )
            checked = unsafe outcome.position - start
            return unsafe outcome.status == .closed || checked - 1 > stringLimit
                || outcome.problem(before: end) != nil
        case UInt8(ascii: "/"):
            return unsafe endsComment(bytes) || checked > stringLimit
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            defer { checked = bytes.count }
            // It is scanned again from its start, so a long one waits until it has doubled.
            return unsafe tried < 64 || bytes.count >= 2 * tried
                || !bytes[checked...].allSatisfy(OpenToken.canBeInNumber)
        default:
            return true
        }
    }

    /// True for the bytes of numbers.
    private static func canBeInNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
            UInt8(ascii: "."), UInt8(ascii: "E"), UInt8(ascii: "e"):
            true
        default: false
        }
    }

    private mutating func endsComment(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = bytes.baseAddress, bytes.count > 1 else { return true }
        // The start of a character that cannot follow a slash.
        guard unsafe bytes[1] == UInt8(ascii: "/") || bytes[1] == UInt8(ascii: "*") else {
            return true
        }
        let isLine = unsafe bytes[1] == UInt8(ascii: "/")
        checked = max(2, checked)
        while checked < bytes.count {
            let byte = unsafe bytes[checked]
            if byte >= 0x80 {
                switch unsafe UTF8Validation.sequence(at: start + checked, to: start + bytes.count)
                {
                case .valid(let length): checked += length
                case .incomplete: return false
                case .invalid: return true
                }
                continue
            }
            let isEnd =
                unsafe isLine
                ? byte == UInt8(ascii: "\n")
                : byte == UInt8(ascii: "/") && checked > 2
                    && bytes[checked - 1] == UInt8(ascii: "*")
            if isEnd { return true }
            checked += 1
        }
        return false
    }
}
