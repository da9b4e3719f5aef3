/// JSON text with white space as Foundation puts it.
enum PrettyText {
    /// Lays out a text that has no white space.
    ///
    /// One element or member stands on each line, indented by two spaces for each level, with spaces
    /// around the colon. Empty containers have an empty line.
    ///
    /// - Precondition: the text is valid JSON.
    static func text(of compact: UnsafeRawBufferPointer) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(2 * compact.count)
        var level = 0
        var isInString = false
        var isEscaped = false
        func breakLine() {
            text.append(UInt8(ascii: "\n"))
            text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
        }
        /// True right after the beginning of a container.
        var opened = false
        for index in compact.indices {
            let byte = unsafe compact[index]
            defer {
                opened = !isInString && (byte == UInt8(ascii: "{") || byte == UInt8(ascii: "["))
            }
            if isInString {
                text.append(byte)
                isInString = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                continue
            }
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                text.append(byte)
                level += 1
                breakLine()
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                // The line of an empty container is empty.
                if opened { text.removeLast(2 * level) }
                level -= 1
                breakLine()
                text.append(byte)
            case UInt8(ascii: ","):
                text.append(byte)
                breakLine()
            case UInt8(ascii: ":"):
                text += " : ".utf8
            default:
                isInString = byte == UInt8(ascii: "\"")
                text.append(byte)
            }
        }
        return text
    }
}
