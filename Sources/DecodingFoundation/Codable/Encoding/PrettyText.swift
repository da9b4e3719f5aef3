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
            text.append(0x0A)
            text.append(contentsOf: repeatElement(0x20, count: 2 * level))
        }
        /// True right after the beginning of a container.
        var opened = false
        for byte in compact {
            defer { opened = !isInString && (byte == 0x7B || byte == 0x5B) }
            if isInString {
                text.append(byte)
                isInString = isEscaped || byte != 0x22
                isEscaped = !isEscaped && byte == 0x5C
                continue
            }
            switch byte {
            case 0x7B, 0x5B:
                text.append(byte)
                level += 1
                breakLine()
            case 0x7D, 0x5D:
                // The line of an empty container is empty.
                if opened { text.removeLast(2 * level) }
                level -= 1
                breakLine()
                text.append(byte)
            case 0x2C:
                text.append(byte)
                breakLine()
            case 0x3A:
                text += [0x20, 0x3A, 0x20]
            default:
                isInString = byte == 0x22
                text.append(byte)
            }
        }
        return text
    }
}
