extension [UInt8] {
    /// The same JSON without white space between tokens.
    ///
    /// What is inside strings stays as written.
    var minified: [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(count)
        var isInString = false
        var isEscaped = false
        for byte in self {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                text.append(byte)
            } else if !" \t\r\n".utf8.contains(byte) {
                isInString = byte == UInt8(ascii: "\"")
                text.append(byte)
            }
        }
        return text
    }
}
