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
        #if os(Linux) || os(Android)
        // SAFETY: the bytes were validated; validating them again would cost as much as the scan.
        return String(copying: UTF8Span(unchecked: Span(_unsafeElements: bytes)))
        #else
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            return String(copying: UTF8Span(unchecked: Span(_unsafeElements: bytes)))
        }
        return String(decoding: bytes, as: UTF8.self)
        #endif
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
