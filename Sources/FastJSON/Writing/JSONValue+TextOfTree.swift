/// Trees as text that is read again at once, by what reads text.
extension JSONValue {
    /// The value as JSON text, to be read under `JSONReadingOptions.textOfTree`.
    ///
    /// A space follows each ``JSONValue/number(_:)``, whose text counts. No space follows a
    /// ``JSONValue/float(_:)``, whose text only represents a `Double`. For a `Float` that makes a
    /// difference. A line feed ends the text, so that a byte follows each number.
    package func textOfTree() throws(JSONError) -> [UInt8] {
        var writer = JSONWriter()
        writer.putsSpaceAfterNumberText = true
        writer.write(self)
        return try writer.finish() + [UInt8(ascii: "\n")]
    }
}

extension TextToken {
    /// True if the text of a number in the text of a tree stands for a `Double`.
    ///
    /// - Precondition: the options say that the text is that of a tree.
    var isDouble: Bool {
        unsafe endInTree != UInt8(ascii: " ") && !JSONValue.Number.isInteger(bytes)
    }

    /// What ends a value in the text of a tree: the space after a number whose text counts, or else
    /// a line feed.
    ///
    /// - Precondition: the options say that the text is that of a tree.
    var endInTree: UInt8 {
        // SAFETY: a byte follows each value there.
        unsafe start[count] == UInt8(ascii: " ") ? UInt8(ascii: " ") : UInt8(ascii: "\n")
    }
}
