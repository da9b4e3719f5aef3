/// Writes strings in quotes with the escapes that are needed (RFC 8259 §7).
struct StringEscaping: Sendable {
    private let escapesSlashes: Bool
    private let escapesNonASCII: Bool
    /// True to leave strings of another text as they are.
    private let copiesText: Bool

    /// The most bytes that one character takes: two escapes for a surrogate pair.
    private static let longestEscape = 12

    init(_ options: JSONWritingOptions) {
        escapesSlashes = options.escapesSlashes
        escapesNonASCII = options.escapesNonASCII
        copiesText = options.followsFoundation
    }

    /// True if only what must be is escaped.
    var isMinimal: Bool {
        @inline(__always)
        get { !escapesSlashes && !escapesNonASCII }
    }

    /// Appends the string with its quotes.
    @inline(__always)
    func append(_ text: String, to output: inout OutputBuffer) {
        let done: Void? = unsafe text.utf8.withContiguousStorageIfAvailable {
            unsafe append($0, to: &output)
        }
        if done == nil {
            appendCopied(text, to: &output)
        }
    }

    /// The same for strings that are not stored as UTF-8.
    ///
    /// It is a separate function, because the string would otherwise be retained on the common path,
    /// too.
    @inline(never)
    private func appendCopied(_ text: String, to output: inout OutputBuffer) {
        unsafe Array(text.utf8).withUnsafeBufferPointer { unsafe append($0, to: &output) }
    }

    /// Appends a string from another text, in which it may have other escapes.
    @inline(__always)
    func append(_ text: TextToken, to output: inout OutputBuffer) {
        guard isMinimal || copiesText else { return unsafe append(text.string(), to: &output) }
        unsafe output.reserve(text.count &+ 2)
        guard unsafe !text.isEscaped || copiesText else {
            return unsafe appendEscaped(text, to: &output)
        }
        // SAFETY: the text is between its quotes.
        unsafe output.append(UnsafeBufferPointer(start: text.start - 1, count: text.count &+ 2))
    }

    /// Appends a string that has escapes, with those that are needed.
    ///
    /// - Precondition: there is room for the text as it is; it never gets longer.
    @inline(never)
    private func appendEscaped(_ text: TextToken, to output: inout OutputBuffer) {
        output.append(UInt8(ascii: "\""))
        let length = unsafe Escapes.rewrite(text.bytes, into: output.end) { scalar, target in
            guard let byte = UInt8(exactly: scalar), StringEscaping.mustBeEscaped(byte) else {
                return unsafe Escapes.encode(scalar, into: target)
            }
            return unsafe StringEscaping.writeEscape(byte, at: target)
        }
        unsafe output.advance(to: output.end + length)
        output.append(UInt8(ascii: "\""))
    }

    @inline(__always)
    private func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer) {
        if isMinimal {
            unsafe append(
                bytes,
                to: &output,
                inBlock: { unsafe ByteBlock.escapes(at: $0, and: UInt8(ascii: "\"")) },
                inWord: { word in ByteWord.escapes(in: word) }
            )
        } else {
            unsafe appendMore(bytes, to: &output)
        }
    }

    @inline(never)
    private func appendMore(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer) {
        let slash = escapesSlashes ? UInt8(ascii: "/") : UInt8(ascii: "\"")
        unsafe append(
            bytes,
            to: &output,
            inBlock: { start in
                let escapes = unsafe ByteBlock.escapes(at: start, and: slash)
                return unsafe escapesNonASCII ? escapes | ByteBlock.specials(at: start) : escapes
            },
            inWord: { word in
                ByteWord.escapes(in: word)
                    | (escapesSlashes ? ByteWord.slashes(in: word) : 0)
                    | (escapesNonASCII ? word & ByteWord.tops : 0)
            }
        )
    }

    /// Copies 16 bytes at a time, then word by word, and stops where `inBlock` or `inWord` tells to escape.
    @inline(__always)
    private func append(
        _ bytes: UnsafeBufferPointer<UInt8>,
        to output: inout OutputBuffer,
        inBlock: (UnsafePointer<UInt8>) -> UInt64,
        inWord: (UInt64) -> UInt64
    ) {
        let count = bytes.count
        output.reserve(count &+ 2)
        guard var position = bytes.baseAddress, count > 0 else {
            return output.append(word: 0x2222, length: 2)
        }
        // SAFETY: reads stay between the start and the end of the bytes. As many bytes as are
        // left are always reserved, and one for the quote; a word may reach into the slack.
        let end = unsafe position + count
        var target = unsafe output.end
        unsafe target.pointee = UInt8(ascii: "\"")
        unsafe target += 1
        while true {
            var left = unsafe end - position
            /// Where the next escape is, from the position on.
            var length: Int?
            while left >= 16 {
                let found = unsafe inBlock(position)
                let second = unsafe ByteWord.load(position + 8)
                unsafe ByteWord.store(ByteWord.load(position), at: target)
                unsafe ByteWord.store(second, at: target + 8)
                if found != 0 {
                    length = ByteBlock.firstIndex(of: found)
                    break
                }
                unsafe position += 16
                unsafe target += 16
                left &-= 16
            }
            if length == nil, left >= 8 {
                let word = unsafe ByteWord.load(position)
                unsafe ByteWord.store(word, at: target)
                let found = inWord(word)
                if found != 0 {
                    length = ByteWord.firstIndex(of: found)
                } else {
                    unsafe position += 8
                    unsafe target += 8
                    left &-= 8
                }
            }
            if length == nil, left > 0 {
                let rest =
                    unsafe count >= 8
                    ? ByteWord.load(end - 8) &>> ((8 &- left) &* 8)
                    : ByteWord.load(position, count: left)
                unsafe ByteWord.store(rest, at: target)
                // Spaces above: they are not escaped.
                let found = inWord(rest | ByteWord.repeating(UInt8(ascii: " ")) &<< (left &* 8))
                if found != 0 { length = ByteWord.firstIndex(of: found) }
            }
            guard let length else {
                unsafe target += left
                unsafe target.pointee = UInt8(ascii: "\"")
                return unsafe output.advance(to: target + 1)
            }
            unsafe position += length
            unsafe output.advance(to: target + length)
            unsafe output.reserve(StringEscaping.longestEscape &+ (end - position) &+ 1)
            let byte = unsafe position.pointee
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/")
            {
                // These escape themselves, and are the most common ones.
                output.append(word: UInt64(byte) &<< 8 | UInt64(UInt8(ascii: "\\")), length: 2)
                unsafe position += 1
            } else {
                unsafe position += appendEscape(at: position, to: &output)
            }
            unsafe target = output.end
        }
    }

    /// Appends the escape for the character at a position; returns the bytes that it took.
    ///
    /// - Precondition: the character is whole, and `longestEscape` bytes were reserved.
    private func appendEscape(
        at position: UnsafePointer<UInt8>,
        to output: inout OutputBuffer
    ) -> Int {
        let byte = unsafe position.pointee
        guard byte >= 0x80 else {
            // SAFETY: there is room for the longest escape.
            unsafe output.advance(to: output.end + StringEscaping.writeEscape(byte, at: output.end))
            return 1
        }
        let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        // The first byte has a bit for each byte, and a zero; each other one has six bits of the character.
        var character = UInt32(byte & 0x7F &>> length)
        for index in 1..<length {
            character = unsafe character &<< 6 | UInt32(position[index] & 0x3F)
        }
        guard let scalar = Unicode.Scalar(character) else { return length }
        for unit in scalar.utf16 {
            unsafe StringEscaping.writeUnit(unit, at: output.end)
            unsafe output.advance(to: output.end + 6)
        }
        return length
    }

    /// True for a byte that some options escape.
    static func mayBeEscaped(_ byte: UInt8) -> Bool {
        mustBeEscaped(byte) || byte == UInt8(ascii: "/") || byte > UInt8(ascii: "\u{7F}")
    }

    /// True for a byte that must be escaped in a string.
    private static func mustBeEscaped(_ byte: UInt8) -> Bool {
        byte < UInt8(ascii: " ") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// Writes the escape for a byte of ASCII, and returns its length.
    ///
    /// - Precondition: as many bytes are writable at `target`, at most 6.
    private static func writeEscape(_ byte: UInt8, at target: UnsafeMutablePointer<UInt8>) -> Int {
        let letter: UInt8
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter = byte
        case UInt8(ascii: "\u{8}"): letter = UInt8(ascii: "b")
        case UInt8(ascii: "\t"): letter = UInt8(ascii: "t")
        case UInt8(ascii: "\n"): letter = UInt8(ascii: "n")
        case UInt8(ascii: "\u{C}"): letter = UInt8(ascii: "f")
        case UInt8(ascii: "\r"): letter = UInt8(ascii: "r")
        default:
            unsafe writeUnit(UInt16(byte), at: target)
            return 6
        }
        // SAFETY: the caller vouches for the room.
        unsafe target[0] = UInt8(ascii: "\\")
        unsafe target[1] = letter
        return 2
    }

    /// Writes a unit of UTF-16 as an escape of 6 bytes.
    ///
    /// - Precondition: 6 bytes are writable at `target`.
    private static func writeUnit(_ unit: UInt16, at target: UnsafeMutablePointer<UInt8>) {
        // SAFETY: the caller vouches for the room.
        unsafe target[0] = UInt8(ascii: "\\")
        unsafe target[1] = UInt8(ascii: "u")
        for index in 0..<4 {
            let digit = UInt8(truncatingIfNeeded: unit &>> (12 &- 4 &* UInt16(index))) & 0xF
            unsafe target[2 &+ index] =
                digit < 10 ? UInt8(ascii: "0") &+ digit : UInt8(ascii: "a") &+ digit &- 10
        }
    }
}
