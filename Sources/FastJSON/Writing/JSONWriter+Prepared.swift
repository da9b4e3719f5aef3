/// For printers that know their keys beforehand, and may fail themselves.
extension JSONWriter {
    /// The bytes that ``key(prepared:text:)`` takes for a key: in quotes, with its colon.
    package static func prepareKey(_ key: String) -> [UInt8] {
        var output = OutputBuffer(capacity: key.utf8.count + 3)
        StringEscaping(JSONWritingOptions()).append(key, to: &output)
        output.reserve(1)
        output.append(UInt8(ascii: ":"))
        return unsafe Array(output.bytes)
    }

    /// Writes a key; its value must follow.
    ///
    /// The layout and the escaping may ask for other bytes than the prepared ones. Then they are
    /// made from the text.
    @inline(__always)
    package mutating func key(
        prepared: UnsafeBufferPointer<UInt8>,
        text: @autoclosure () -> String
    ) {
        guard level.awaitsKey, isCompact, escaping.isMinimal else { return key(text()) }
        output.reserve(1 &+ prepared.count)
        separate()
        level.beginMember(keyOffset: output.count)
        unsafe output.append(prepared)
    }

    /// Writes one whole value whose JSON text is known to be valid, as it is.
    package mutating func write(validated bytes: UnsafeBufferPointer<UInt8>) {
        guard beginValue() else { return }
        output.reserve(bytes.count)
        unsafe output.append(bytes)
    }

    /// Writes a number whose text is known to be valid, as it is.
    package mutating func write(numberText text: String) {
        unsafe KeyBytes.withBytes(text) { unsafe write(validated: $0) }
    }

    /// True if ``finish()`` will throw, whatever follows.
    package var hasFailed: Bool { failure != nil }
}
