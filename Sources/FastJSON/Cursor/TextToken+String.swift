extension TextToken {
    /// The string that the text stands for. A new value; it outlives the token.
    @inline(__always)
    func string() -> String {
        isEscaped ? unescapedString() : TextToken.string(ofValid: bytes)
    }

    /// The string that valid UTF-8 stands for.
    ///
    /// - Precondition: the bytes were checked by ``StringScanner`` and hold no escape.
    @inline(__always)
    static func string(ofValid bytes: UnsafeBufferPointer<UInt8>) -> String {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            // SAFETY: the bytes were validated; validating them again would cost as much as the
            // scan did.
            return String(
                copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isLongASCII(bytes))
            )
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// True if a string too long to be stored inline is ASCII.
    ///
    /// A string that does not know that it is ASCII takes seven times as long to hash. The short
    /// ones find out for themselves.
    @inline(__always)
    private static func isLongASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count > 15, let start = bytes.baseAddress else { return false }
        let end = start + bytes.count
        var position = start
        while end - position > 8 {
            if ByteWord.load(position) & ByteWord.tops != 0 { return false }
            position += 8
        }
        // The last word overlaps the one before.
        return ByteWord.load(end - 8) & ByteWord.tops == 0
    }

    @inline(never)
    private func unescapedString() -> String {
        String(unsafeUninitializedCapacity: count) { output in
            // SAFETY: the capacity is at least `count`, which is what unescaping may need.
            guard let start = output.baseAddress else { return 0 }
            return Escapes.unescape(bytes, into: start)
        }
    }

    /// The string that checked text, escapes and all, stands for.
    static func string(ofChecked text: [UInt8]) -> String {
        text.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return "" }
            return TextToken(start: start, count: bytes.count, offset: 0, isEscaped: true).string()
        }
    }
}
