/// Pulling whole values, however deep.
extension JSONCursor {
    /// Reads the next value as a tree.
    ///
    /// Takes no stack per level.
    public mutating func readValue() throws(JSONError) -> JSONValue {
        if let scalar = try readScalar() { return scalar }
        var builder = takeTreeBuilder()
        try read(into: &builder)
        let value = builder.finish()
        // Kept only if more values may follow.
        if depth > 0 || isUsedAgain { keep(builder) }
        return value
    }

    /// Reads the next value if it stands in the bytes and holds no others.
    ///
    /// Otherwise, returns nil and reads nothing. Making a builder takes longer than reading such a
    /// value.
    @inline(__always)
    private mutating func readScalar() throws(JSONError) -> JSONValue? {
        guard turn == .value else { return nil }
        let value: JSONValue
        switch try skipWhiteSpace() {
        case UInt32(UInt8(ascii: "\"")):
            value = unsafe .string(try scanString().string())
        case UInt32(UInt8(ascii: "-")), UInt32(UInt8(ascii: "0"))...UInt32(UInt8(ascii: "9")):
            value = unsafe .number(try scanNumber().bytes, policy: options.numbers)
        case UInt32(UInt8(ascii: "t")):
            _ = try scanLiteral(.true)
            value = .boolean(true)
        case UInt32(UInt8(ascii: "f")):
            _ = try scanLiteral(.false)
            value = .boolean(false)
        case UInt32(UInt8(ascii: "n")):
            _ = try scanLiteral(.null)
            value = .null
        default:
            return nil
        }
        turn = .step
        return value
    }

    /// Skips the next value, and checks all of it.
    public mutating func skipValue() throws(JSONError) {
        var sink = NullSink()
        try read(into: &sink)
    }
}
