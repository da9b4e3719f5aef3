/// How pieces of input are shown in messages: quoted, on one line, harmless to a terminal.
package enum DiagnosticText {
    /// The text in double quotes with control characters escaped, cut after that many characters.
    package static func quoted(_ text: String, limit: Int = 60) -> String {
        var result = "\""
        var count = 0
        for scalar in text.unicodeScalars {
            if count == limit {
                return result + "…\""
            }
            count += 1
            append(scalar, to: &result)
        }
        return result + "\""
    }

    /// The text as it is, or whole and in quotes if it is empty, could do harm to a terminal, or has a
    /// space or a quote.
    package static func argument(_ text: String) -> String {
        let isPlain =
            !text.isEmpty
            && text.unicodeScalars.allSatisfy { isHarmless($0) && $0 != " " && $0 != "\"" }
        return isPlain ? text : quoted(text, limit: .max)
    }

    /// Appends a character in a form that keeps to its line and does a terminal no harm.
    static func append(_ scalar: Unicode.Scalar, to text: inout String) {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        default:
            if isHarmless(scalar) {
                text.unicodeScalars.append(scalar)
            } else {
                text += "\\u{\(hexadecimal(scalar.value, digits: 1))}"
            }
        }
    }

    /// A name as it is, or in quotes if it is empty, could do harm to a terminal, or is very long.
    package static func name(_ name: String) -> String {
        name.isEmpty || name.utf8.count > 1000 || !name.unicodeScalars.allSatisfy(isHarmless)
            ? quoted(name) : name
    }

    /// The text; of one with more scalars than the limit only its start and its end.
    package static func cut(_ text: String, to limit: Int) -> String {
        let scalars = text.unicodeScalars
        guard scalars.count > limit else { return text }
        return "\(Substring(scalars.prefix(limit / 2)))…\(Substring(scalars.suffix(limit / 2)))"
    }

    /// The text on one line; controls become their pictures, and marks that hide or reorder text become
    /// U+FFFD.
    package static func onOneLine(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = ""
        for scalar in scalars {
            if scalar == "\t" || isHarmless(scalar) {
                text.unicodeScalars.append(scalar)
            } else if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) {
                text.unicodeScalars.append(picture)
            } else {
                text += "\u{FFFD}"
            }
        }
        return text
    }

    /// White space as wide as a text, for a caret below what follows the text.
    package static func caretIndent(below text: String) -> String {
        String(text.map { $0 == "\t" ? "\t" : " " })
    }

    /// The character in single quotes, or by its code point where it has no shape of its own.
    static func character(_ scalar: Unicode.Scalar) -> String {
        if scalar.value > 0x20, isHarmless(scalar) {
            return "'\(scalar)'"
        }
        switch scalar {
        case " ": return "a space"
        case "\n": return "a line feed"
        case "\t": return "a tab"
        default: return "U+" + hexadecimal(scalar.value, digits: 4)
        }
    }

    /// The number in upper-case hexadecimal with at least that many digits.
    static func hexadecimal(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }

    /// False for controls, and for the marks that reorder or hide text in a terminal.
    package static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0xAD: false
        // A joiner, Arabic and Mongolian marks, and fillers: letters without a shape.
        case 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x3164, 0xFFA0: false
        case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: false
        case 0xE0000...0xE0FFF: false
        default: true
        }
    }
}
