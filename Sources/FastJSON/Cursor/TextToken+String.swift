extension TextToken {
    /// The string that the text stands for.
    ///
    /// A new value; it outlives the token.
    @inline(__always)
    package func string() -> String {
        // Text that is known to be ASCII has no escapes, and was scanned in blocks.
        if unsafe isKnownASCII { return unsafe TextToken.string(ofASCII: start, count: count) }
        return unsafe isEscaped ? unescapedString() : TextToken.string(ofValid: bytes)
    }

    /// The string of ASCII without escapes.
    ///
    /// - Precondition: the bytes were scanned in blocks of 16 bytes, so that 16 are readable.
    @inline(__always)
    static func string(ofASCII start: UnsafePointer<UInt8>, count: Int) -> String {
        if unsafe count <= ShortString.longest && ShortString.isAvailable {
            return unsafe ShortString.string(at: start, count: count)
        }
        return unsafe string(
            ofValid: UnsafeBufferPointer(start: start, count: count),
            isKnownASCII: true
        )
    }

    /// The string that valid UTF-8 stands for.
    ///
    /// - Precondition: the bytes were checked by ``StringScanner`` and hold no escape.
    @inline(__always)
    static func string(
        ofValid bytes: UnsafeBufferPointer<UInt8>,
        isKnownASCII: Bool = false
    ) -> String {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            // SAFETY: the bytes were validated; validating them again would cost as much as the
            // scan did.
            return unsafe String(
                copying: UTF8Span(
                    unchecked: bytes.span,
                    isKnownASCII: isKnownASCII || isLongASCII(bytes)
                )
            )
        }
        return unsafe String(decoding: bytes, as: UTF8.self)
    }

    /// True if a string too long to be stored inline is ASCII.
    ///
    /// A string that does not know that it is ASCII takes seven times as long to hash. The short
    /// ones find out for themselves.
    @inline(__always)
    private static func isLongASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count > 15, let start = bytes.baseAddress else { return false }
        let end = unsafe start + bytes.count
        var position = unsafe start
        while unsafe end - position > 8 {
            if unsafe ByteWord.load(position) & ByteWord.tops != 0 { return false }
            unsafe position += 8
        }
        // The last word overlaps the one before.
        return unsafe ByteWord.load(end - 8) & ByteWord.tops == 0
    }

    /// Through a buffer, because a string that takes bytes where they are validates them again.
    @inline(never)
    private func unescapedString() -> String {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { output in
            // SAFETY: the capacity is `count`, which is what unescaping may need.
            guard let start = output.baseAddress else { return "" }
            let length = unsafe Escapes.unescape(bytes, into: start)
            return unsafe TextToken.string(
                ofValid: UnsafeBufferPointer(start: start, count: length)
            )
        }
    }

    /// The text of a string that was scanned before, or written by us, from its first quote on.
    static func ofScannedString(at quote: UnsafePointer<UInt8>, offset: Int) -> TextToken {
        let start = unsafe quote + 1
        var position = unsafe start
        var isEscaped = false
        // SAFETY: the string is complete, so its closing quote is there.
        while unsafe position.pointee != UInt8(ascii: "\"") {
            isEscaped = unsafe isEscaped || position.pointee == UInt8(ascii: "\\")
            unsafe position += position.pointee == UInt8(ascii: "\\") ? 2 : 1
        }
        return unsafe TextToken(
            start: start,
            count: position - start,
            offset: offset,
            isEscaped: isEscaped
        )
    }
}
