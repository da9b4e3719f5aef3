/// The text of a string, key or number, in place in the input.
///
/// - Precondition: `start` is valid only until the cursor moves; copy before that.
@unsafe
package struct TextToken {
    /// The first byte of the text; after the quote of a string or key.
    package var start: UnsafePointer<UInt8>
    /// The number of bytes of text.
    package var count: Int
    /// The first byte of the token in the input; the quote of a string or key.
    package var offset: Int
    /// True if a string or key holds a backslash.
    package var isEscaped: Bool
    /// True if it is known that all bytes are ASCII.
    package var isKnownASCII = false

    package var bytes: UnsafeBufferPointer<UInt8> {
        @inline(__always)
        get { unsafe UnsafeBufferPointer(start: start, count: count) }
    }
}
