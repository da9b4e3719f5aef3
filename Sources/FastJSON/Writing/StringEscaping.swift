/// Writes strings in quotes with the escapes that are needed (RFC 8259 §7).
struct StringEscaping: Sendable {
    private let escapesSlashes: Bool
    private let escapesNonASCII: Bool

    init(_ options: JSONWritingOptions) {
        escapesSlashes = options.escapesSlashes
        escapesNonASCII = options.escapesNonASCII
    }

    /// Appends the string with its quotes.
    func append(_ text: String, to output: inout [UInt8]) {
        output.append(0x22)
        KeyBytes.withBytes(text) { bytes in
            var index = 0
            while index < bytes.count {
                let plain = endOfPlainRun(from: index, in: bytes)
                output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[index..<plain]))
                index = plain
                if index < bytes.count {
                    index += appendEscape(at: index, in: bytes, to: &output)
                }
            }
        }
        output.append(0x22)
    }

    /// The first byte from `index` on that must be escaped.
    private func endOfPlainRun(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let base = bytes.baseAddress else { return start }
        var index = start
        while index < bytes.count {
            while bytes.count - index >= 8 {
                let word = ByteWord.load(base + index)
                var specials = ByteWord.specials(in: word)
                if escapesSlashes {
                    specials |= ((word ^ (ByteWord.ones &* 0x2F)) &- ByteWord.ones) & ByteWord.tops
                }
                if specials != 0 {
                    index += ByteWord.firstIndex(of: specials)
                    break
                }
                index += 8
            }
            guard index < bytes.count, !needsEscape(bytes[index]) else { break }
            index += 1
        }
        return index
    }

    private func needsEscape(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x22, 0x5C: true
        case 0x2F: escapesSlashes
        case 0x80...: escapesNonASCII
        default: false
        }
    }

    /// Appends the escape for the character at an index; returns the bytes that it took.
    private func appendEscape(
        at index: Int,
        in bytes: UnsafeBufferPointer<UInt8>,
        to output: inout [UInt8]
    ) -> Int {
        let byte = bytes[index]
        switch byte {
        case 0x22, 0x5C, 0x2F: output += [0x5C, byte]
        case 0x08: output += [0x5C, 0x62]
        case 0x09: output += [0x5C, 0x74]
        case 0x0A: output += [0x5C, 0x6E]
        case 0x0C: output += [0x5C, 0x66]
        case 0x0D: output += [0x5C, 0x72]
        case 0x80...:
            let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            let text = String(decoding: bytes[index..<(index + length)], as: UTF8.self)
            for unit in text.utf16 {
                appendUnit(unit, to: &output)
            }
            return length
        default:
            appendUnit(UInt16(byte), to: &output)
        }
        return 1
    }

    private func appendUnit(_ unit: UInt16, to output: inout [UInt8]) {
        output += [0x5C, 0x75]
        for shift in [12, 8, 4, 0] {
            let digit = UInt8(truncatingIfNeeded: unit >> UInt16(shift)) & 0xF
            output.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
        }
    }
}
