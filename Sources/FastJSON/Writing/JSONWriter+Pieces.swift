/// For encoders that return to what they have written, and so join the text from pieces.
extension JSONWriter {
    /// A byte that stands for what is to be found elsewhere: no JSON text has it.
    package static let placeholder: UInt8 = 0x01

    /// True where only a key can follow.
    @inlinable package var awaitsKey: Bool {
        @inline(__always)
        get { level.awaitsKey }
    }

    /// The text so far.
    ///
    /// - Precondition: it is not used after the next change of the writer.
    package var text: UnsafeBufferPointer<UInt8> { unsafe output.bytes }

    /// The number of bytes so far.
    @inlinable package var count: Int {
        // Through a pointer, a getter that is not `mutating` would copy the whole writer.
        @inline(__always)
        mutating get { output.count }
    }

    /// Takes the text out of the writer; the caller must free it.
    package mutating func takeText() -> UnsafeMutableRawBufferPointer { unsafe output.takeBytes() }

    /// Puts a placeholder in the place of a byte.
    package mutating func putPlaceholder(at offset: Int) {
        precondition(offset >= 0 && offset < output.count)
        // SAFETY: the byte was written.
        unsafe output.start[offset] = JSONWriter.placeholder
    }

    /// Writes a placeholder in the place of a value, and returns where it is.
    ///
    /// Where no value can stand, the writer fails, and its text is not used.
    package mutating func writePlaceholder() -> Int {
        guard beginValue() else { return output.count }
        output.append(JSONWriter.placeholder)
        return output.count - 1
    }

    /// Writes a placeholder, begins a value that belongs elsewhere, and returns the placeholder's offset.
    package mutating func beginPiece() -> Int {
        output.reserve(1)
        output.append(JSONWriter.placeholder)
        outerLevels.push(level)
        level = .root
        return output.count - 1
    }

    /// Ends such a value, or a container whose end is to be found elsewhere.
    ///
    /// - Precondition: it is the innermost one.
    package mutating func leave() {
        level = outerLevels.pop()
    }

    // MARK: Joining

    /// Appends a part of a text.
    package mutating func join(_ part: UnsafeBufferPointer<UInt8>) {
        output.reserve(part.count)
        unsafe output.append(part)
    }

    /// Appends a byte of punctuation.
    package mutating func join(_ byte: UInt8) {
        output.reserve(1)
        output.append(byte)
    }

    /// Appends a key with its colon.
    package mutating func join(key: String) {
        escaping.append(key, to: &output)
        join(UInt8(ascii: ":"))
    }

    /// The text of a string whose opening quote is at an address.
    ///
    /// - Precondition: it is whole.
    package static func string(at quote: UnsafePointer<UInt8>) -> String {
        unsafe TextToken.ofScannedString(at: quote, offset: 0).string()
    }
}
