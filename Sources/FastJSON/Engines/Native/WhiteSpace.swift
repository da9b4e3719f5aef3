/// The white space of RFC 8259 §2.
enum WhiteSpace {
    /// True for a space, a tab, a line feed and a carriage return.
    @inline(__always)
    static func contains(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
}
