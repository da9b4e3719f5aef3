/// The start of a string, and how much follows it.
///
/// Characters are Unicode scalars: they can be counted in linear time and without tables.
package struct CutText: Sendable, Equatable {
    /// The first characters.
    package let start: String
    /// How many characters follow.
    package let more: Int

    /// Cuts a string after that many characters.
    init(_ text: String, maxLength: Int) {
        // A character has at least one byte.
        guard text.utf8.count > maxLength else {
            start = text
            more = 0
            return
        }
        self = unsafe KeyBytes.withBytes(text) { bytes in
            guard let start = bytes.baseAddress else {
                preconditionFailure("The string is longer than the bound, so it is not empty.")
            }
            let text = unsafe TextToken(
                start: start,
                count: bytes.count,
                offset: 0,
                isEscaped: false
            )
            return unsafe CutText(text, maxLength: maxLength)
        }
    }

    /// Cuts the text of a string or key after that many characters.
    ///
    /// Copies only what it keeps.
    init(_ text: TextToken, maxLength: Int) {
        guard unsafe text.count > maxLength else {
            start = unsafe text.string()
            more = 0
            return
        }
        var kept = unsafe text
        unsafe kept.count = text.length(ofCharacters: maxLength)
        start = unsafe kept.string()
        more = unsafe text.countOfCharacters(from: kept.count)
    }
}

extension TextToken {
    /// How many bytes the first characters take.
    fileprivate func length(ofCharacters limit: Int) -> Int {
        var length = 0
        var characters = 0
        while characters < limit, unsafe length < count {
            unsafe length += lengthOfCharacter(at: length)
            characters += 1
        }
        return length
    }

    /// How many characters there are from a byte that starts one.
    fileprivate func countOfCharacters(from first: Int) -> Int {
        if unsafe !isEscaped {
            // Each has one byte that is not a continuation.
            return unsafe bytes[first...].count { $0 & 0xC0 != 0x80 }
        }
        var characters = 0
        var position = first
        while unsafe position < count {
            unsafe position += lengthOfCharacter(at: position)
            characters += 1
        }
        return characters
    }

    /// How many bytes the character takes that starts at a byte.
    private func lengthOfCharacter(at position: Int) -> Int {
        // SAFETY: the position is below `count`, so the byte is in the text. The text was checked,
        // so the whole character is.
        switch unsafe start[position] {
        case UInt8(ascii: "\\") where unsafe isEscaped:
            switch unsafe Escapes.scan(at: start + position, to: start + count) {
            case .character(_, let length): return length
            // Half a surrogate pair, which reads as U+FFFD.
            default: return 6
            }
        case 0..<0x80: return 1
        case 0x80..<0xE0: return 2
        case 0xE0..<0xF0: return 3
        default: return 4
        }
    }
}

// MARK: - Text

extension CutText {
    /// True if a line feed is shown.
    var holdsLineFeed: Bool { start.utf8.contains(UInt8(ascii: "\n")) }

    /// The text in double quotes, on one line.
    var quoted: String {
        var text = "\""
        for scalar in start.unicodeScalars {
            DiagnosticText.append(scalar, to: &text)
        }
        return text + rest + "\""
    }

    /// The text in triple quotes, each line of it after the indentation.
    func tripleQuoted(indentation: String) -> String {
        var text = "\"\"\"\n"
        var isLineStart = true
        for scalar in start.unicodeScalars {
            if scalar == "\n" {
                text += "\n"
                isLineStart = true
                continue
            }
            if isLineStart {
                text += indentation
                isLineStart = false
            }
            DiagnosticText.append(scalar, to: &text)
        }
        if isLineStart, more > 0 {
            text += indentation
        }
        return text + rest + "\n" + indentation + "\"\"\""
    }

    private var rest: String { more > 0 ? "...(+\(more) more chars)" : "" }
}
