/// The white space of RFC 8259 §2.
enum WhiteSpace {
    /// True for a space, a tab, a line feed and a carriage return.
    @inline(__always)
    static func contains(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
            || byte == UInt8(ascii: "\t")
    }
}
