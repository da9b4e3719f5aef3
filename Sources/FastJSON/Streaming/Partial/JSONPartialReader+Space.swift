/// White space and comments before and between tokens.
extension JSONPartialReader {
    /// Looks at the first bytes for the encoding; false if more of them must come first.
    mutating func checkEncoding(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ ending: Ending
    ) throws(JSONError) -> Bool {
        if didCheckEncoding { return true }
        if ending == .unknown, unsafe JSONPartialReader.isTooShort(bytes) { return false }
        if let name = unsafe TextEncoding.foreignName(of: bytes) {
            throw unsafe fail(.unsupportedEncoding(name), at: 0, .document, bytes)
        }
        if unsafe bytes.starts(with: TextEncoding.byteOrderMark) {
            guard options.byteOrderMark == .skip else {
                throw unsafe fail(.byteOrderMark, at: 0, .document, bytes)
            }
            position = TextEncoding.byteOrderMark.count
        }
        // A second byte of zero would tell, whatever the first is.
        didCheckEncoding = bytes.count > 1
        return true
    }

    /// True if the bytes may be the beginning of what is not UTF-8, or of a byte order mark.
    ///
    /// One byte alone is let through only where it changes the value.
    private static func isTooShort(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = unsafe bytes.first else { return true }
        guard bytes.count > 1 else {
            return first != UInt8(ascii: "[") && first != UInt8(ascii: "{")
                && first != UInt8(ascii: "\"")
        }
        if bytes.count < TextEncoding.byteOrderMark.count,
            unsafe TextEncoding.byteOrderMark.starts(with: bytes)
        {
            return true
        }
        return unsafe bytes.count < 4 && (first == 0 || first >= 0xFE || bytes[1] == 0)
    }

    /// Passes white space and comments.
    ///
    /// Returns the byte at the position; nil if all bytes are used up or the rest of a comment
    /// has not come.
    mutating func skipSpace(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ ending: Ending
    ) throws(JSONError) -> UInt8? {
        while true {
            if comment != nil {
                guard try unsafe skipComment(bytes, ending) else { return nil }
            }
            while position < bytes.count, unsafe WhiteSpace.contains(bytes[position]) {
                position += 1
            }
            guard position < bytes.count else { return nil }
            guard unsafe bytes[position] == UInt8(ascii: "/"),
                options.syntax.contains(.allowComments)
            else { return unsafe bytes[position] }
            guard try unsafe enterComment(bytes, ending) else { return nil }
        }
    }

    /// Passes the start of a comment; false if all of it has not come.
    private mutating func enterComment(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ ending: Ending
    ) throws(JSONError) -> Bool {
        let scope = expected.1
        let second = position + 1
        guard second < bytes.count else {
            guard ending == .end else { return false }
            throw unsafe fail(.unexpectedEnd(.commentStart), at: second, scope, bytes)
        }
        switch unsafe bytes[second] {
        case UInt8(ascii: "/"): comment = .line
        case UInt8(ascii: "*"): comment = .block(previous: 0)
        default:
            guard let found = try unsafe scalar(at: second, scope, bytes, ending) else {
                return false
            }
            throw unsafe fail(
                .unexpectedCharacter(.commentStart, found: found),
                at: second,
                scope,
                bytes
            )
        }
        position += 2
        return true
    }

    /// Passes the rest of a comment; false if its end has not come.
    private mutating func skipComment(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ ending: Ending
    ) throws(JSONError) -> Bool {
        let scope = expected.1
        while position < bytes.count {
            let byte = unsafe bytes[position]
            guard byte < 0x80 else {
                guard let scalar = try unsafe scalar(at: position, scope, bytes, ending) else {
                    return false
                }
                position += UTF8.width(scalar)
                if case .block = comment { comment = .block(previous: byte) }
                continue
            }
            position += 1
            switch comment {
            case .line where byte == UInt8(ascii: "\n"),
                .block(previous: UInt8(ascii: "*")) where byte == UInt8(ascii: "/"):
                comment = nil
                return true
            case .block:
                comment = .block(previous: byte)
            case .line, nil:
                break
            }
        }
        if ending == .end, case .block = comment {
            throw unsafe fail(.unexpectedEnd(.restOfComment), at: position, scope, bytes)
        }
        return false
    }
}
