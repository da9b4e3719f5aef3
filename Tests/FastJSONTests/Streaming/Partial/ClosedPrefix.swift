import FastJSON

/// The beginning of a valid document, made a document again: what is not whole is cut off, and
/// what is open is closed.
///
/// The oracle for the values of prefixes. It knows strict RFC 8259 only.
struct ClosedPrefix {
    /// What a word ends before.
    private static let ends = Array("]}, \t\r\n".utf8)

    private let bytes: [UInt8]
    private var position = 0
    /// The closing brackets of what is open.
    private var closers: [UInt8] = []
    /// So many bytes are whole.
    private var kept = 0
    private var isInString = false

    init(_ prefix: ArraySlice<UInt8>) {
        bytes = Array(prefix)
        while position < bytes.count {
            step()
        }
    }

    /// The value; nil if nothing of one is there.
    func value() throws -> JSONValue? {
        let text = Array(bytes[..<kept]) + (isInString ? [0x22] : []) + closers.reversed()
        if text.isEmpty { return nil }
        return try JSONValue(parsing: text)
    }

    private mutating func step() {
        switch bytes[position] {
        case 0x7B, 0x5B:
            closers.append(bytes[position] + 2)
            position += 1
            kept = position
        case 0x7D, 0x5D:
            closers.removeLast()
            position += 1
            kept = position
        case 0x22:
            passString()
        case 0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x3A, 0xEF, 0xBB, 0xBF:
            position += 1
        default:
            passWord()
        }
    }

    /// Passes a number or a literal.
    private mutating func passWord() {
        let start = position
        while position < bytes.count, !ClosedPrefix.ends.contains(bytes[position]) {
            position += 1
        }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        if position < bytes.count || ["true", "false", "null"].contains(word) {
            kept = position
        }
    }

    /// Passes a string or a key.
    private mutating func passString() {
        let isKey = closers.last == 0x7D && precedingByte() != 0x3A
        position += 1
        var whole = position
        while position < bytes.count, bytes[position] != 0x22 {
            position += lengthOfCharacter()
            whole = min(position, bytes.count) == position ? position : whole
        }
        if position < bytes.count {
            position += 1
            kept = isKey ? kept : position
        } else if !isKey {
            kept = whole
            isInString = true
        }
    }

    /// The last byte before the position that is not white space.
    private func precedingByte() -> UInt8? {
        bytes[..<position].last { $0 > 0x20 }
    }

    /// The bytes of the character or escape at the position, as many as there should be.
    private func lengthOfCharacter() -> Int {
        switch bytes[position] {
        case 0x5C:
            guard position + 1 < bytes.count else { return 2 }
            guard bytes[position + 1] == 0x75 else { return 2 }
            let digits = bytes[(position + 2)...].prefix(2)
            let high = String(decoding: digits, as: UTF8.self).lowercased()
            return ["d8", "d9", "da", "db"].contains(high) ? 12 : 6
        case 0x00..<0x80: return 1
        case 0xC0..<0xE0: return 2
        case 0xE0..<0xF0: return 3
        default: return 4
        }
    }
}
