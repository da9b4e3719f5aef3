/// Writes strings in quotes with the escapes that are needed (RFC 8259 §7).
struct StringEscaping: Sendable {
    private let escapesSlashes: Bool
    private let escapesNonASCII: Bool

    /// The most bytes that one character takes: two escapes for a surrogate pair.
    private static let longestEscape = 12

    init(_ options: JSONWritingOptions) {
        escapesSlashes = options.escapesSlashes
        escapesNonASCII = options.escapesNonASCII
    }

    /// True if only what must be is escaped.
    var isMinimal: Bool {
        @inline(__always)
        get { !escapesSlashes && !escapesNonASCII }
    }

    /// Appends the string with its quotes.
    @inline(__always)
    func append(_ text: String, to output: inout OutputBuffer) {
        let done: Void? = text.utf8.withContiguousStorageIfAvailable { append($0, to: &output) }
        if done == nil {
            appendCopied(text, to: &output)
        }
    }

    /// The same for strings that are not kept as UTF-8.
    ///
    /// Apart, since the string would else be retained on the common way too.
    @inline(never)
    private func appendCopied(_ text: String, to output: inout OutputBuffer) {
        Array(text.utf8).withUnsafeBufferPointer { append($0, to: &output) }
    }

    @inline(__always)
    private func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer) {
        if isMinimal {
            append(bytes, to: &output) { word in ByteWord.escapes(in: word) }
        } else {
            appendMore(bytes, to: &output)
        }
    }

    @inline(never)
    private func appendMore(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer) {
        append(bytes, to: &output) { word in
            ByteWord.escapes(in: word)
                | (escapesSlashes ? ByteWord.slashes(in: word) : 0)
                | (escapesNonASCII ? word & ByteWord.tops : 0)
        }
    }

    /// Copies word by word, and stops where `specials` tells to escape.
    @inline(__always)
    private func append(
        _ bytes: UnsafeBufferPointer<UInt8>,
        to output: inout OutputBuffer,
        specials: (UInt64) -> UInt64
    ) {
        let count = bytes.count
        output.reserve(count &+ 2)
        guard var position = bytes.baseAddress, count > 0 else {
            return output.append(word: 0x2222, length: 2)
        }
        // SAFETY: reads stay between the start and the end of the bytes. As many bytes as are
        // left are always reserved, and one for the quote; a word may reach into the slack.
        let end = position + count
        var target = output.end
        target.pointee = 0x22
        target += 1
        while true {
            var left = end - position
            var found: UInt64 = 0
            while left >= 8 {
                let word = ByteWord.load(position)
                ByteWord.store(word, at: target)
                found = specials(word)
                if found != 0 { break }
                position += 8
                target += 8
                left &-= 8
            }
            if found == 0, left > 0 {
                let rest =
                    count >= 8
                    ? ByteWord.load(end - 8) &>> ((8 &- left) &* 8)
                    : ByteWord.load(position, count: left)
                ByteWord.store(rest, at: target)
                // Spaces above: they are not special.
                found = specials(rest | (ByteWord.ones &* 0x20) &<< (left &* 8))
            }
            guard found != 0 else {
                target += left
                target.pointee = 0x22
                return output.advance(to: target + 1)
            }
            let length = ByteWord.firstIndex(of: found)
            position += length
            output.advance(to: target + length)
            output.reserve(StringEscaping.longestEscape &+ (end - position) &+ 1)
            position += appendEscape(at: position, to: &output)
            target = output.end
        }
    }

    /// Appends the escape for the character at a position; returns the bytes that it took.
    ///
    /// - Precondition: the character is whole, and `longestEscape` bytes were reserved.
    private func appendEscape(
        at position: UnsafePointer<UInt8>,
        to output: inout OutputBuffer
    ) -> Int {
        let byte = position.pointee
        switch byte {
        case 0x22, 0x5C, 0x2F: appendShort(byte, to: &output)
        case 0x08: appendShort(0x62, to: &output)
        case 0x09: appendShort(0x74, to: &output)
        case 0x0A: appendShort(0x6E, to: &output)
        case 0x0C: appendShort(0x66, to: &output)
        case 0x0D: appendShort(0x72, to: &output)
        case 0x80...:
            let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            let character = UnsafeBufferPointer(start: position, count: length)
            for unit in String(decoding: character, as: UTF8.self).utf16 {
                appendUnit(unit, to: &output)
            }
            return length
        default:
            appendUnit(UInt16(byte), to: &output)
        }
        return 1
    }

    @inline(__always)
    private func appendShort(_ letter: UInt8, to output: inout OutputBuffer) {
        output.append(word: 0x5C | UInt64(letter) &<< 8, length: 2)
    }

    private func appendUnit(_ unit: UInt16, to output: inout OutputBuffer) {
        output.append(word: 0x755C, length: 2)
        for shift: UInt16 in [12, 8, 4, 0] {
            let digit = UInt8(truncatingIfNeeded: unit &>> shift) & 0xF
            output.append(digit < 10 ? 0x30 &+ digit : 0x57 &+ digit)
        }
    }
}
