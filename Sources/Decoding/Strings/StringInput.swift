/// A text that is being parsed, and the place that parsing has reached.
///
/// A copy remembers the place: to go back after an alternative has failed, continue with the copy.
///
/// ```swift
/// var input = StringInput("key_12")
/// input.skip("key_")      // → true
/// input.position          // → 4
/// input.rest              // → "12"
/// ```
///
/// The place is always between two characters (`Character`), never inside one: a text that begins
/// with `"e\u{301}"` (é) does not begin with the literal `"e"`.
public struct StringInput: Sendable {
    /// The text that is still to be parsed.
    public private(set) var rest: Substring

    /// Creates the input at the beginning of a text.
    public init(_ text: String) {
        var text = text
        text.makeContiguousUTF8()
        rest = text[...]
    }

    /// The whole text.
    public var text: String { rest.base }

    /// How many bytes of UTF-8 lie before the place.
    public var position: Int {
        text.utf8.distance(from: text.startIndex, to: rest.startIndex)
    }

    /// True if all text has been parsed.
    public var isAtEnd: Bool { rest.isEmpty }

    /// The next character, or nil at the end.
    public var peek: Character? { rest.first }

    /// Consumes one character, or nothing at the end.
    public mutating func advance() {
        _ = rest.popFirst()
    }

    /// Consumes the literal and returns true, or returns false if the rest does not begin with it.
    ///
    /// The bytes have to be the same: `"é"` in one scalar is not `"e\u{301}"` in two.
    @discardableResult
    public mutating func skip(_ literal: String) -> Bool {
        guard let end = rest.end(ofPrefix: literal) else { return false }
        rest = rest[end...]
        return true
    }

    /// Consumes characters as long as they fit, at most this number, and returns them.
    public mutating func take(
        _ maximum: Int = .max,
        while fits: (Character) -> Bool = { _ in true }
    ) -> (text: Substring, count: Int) {
        let start = self
        var count = 0
        while count < maximum, let character = peek, fits(character) {
            advance()
            count += 1
        }
        return (start.text(before: self), count)
    }

    /// Goes over the text before the first occurrence of the delimiter and returns it, or stays and
    /// returns nil if there is none.
    mutating func take(upTo delimiter: String) -> Substring? {
        var end = self
        while !end.rest.isEmpty {
            if end.rest.end(ofPrefix: delimiter) != nil {
                let text = text(before: end)
                self = end
                return text
            }
            end.advance()
        }
        return nil
    }

    /// Goes to the end and returns the text before it.
    mutating func takeRest() -> Substring {
        defer { rest = rest[rest.endIndex...] }
        return rest
    }

    /// The text between this place and a later one.
    func text(before end: StringInput) -> Substring {
        rest[..<end.rest.startIndex]
    }
}

extension Substring {
    /// Where the prefix ends, or nil if the text does not begin with its bytes, or continues inside
    /// the same character.
    fileprivate func end(ofPrefix prefix: String) -> Index? {
        var end = startIndex
        for byte in prefix.utf8 {
            guard end < endIndex, utf8[end] == byte else { return nil }
            end = utf8.index(after: end)
        }
        return hasCharacterBoundary(at: end) ? end : nil
    }

    /// True if no character spans the index.
    ///
    /// Two ASCII bytes are two characters, unless they are a carriage return and a line feed. For
    /// anything else the characters are gone over from the beginning; asking the index alone would
    /// look backwards as far as a row of flags reaches.
    func hasCharacterBoundary(at index: Index) -> Bool {
        guard startIndex < index, index < endIndex else { return true }
        let before = utf8[utf8.index(before: index)]
        let after = utf8[index]
        if before < 0x80, after < 0x80 {
            return !(before == UInt8(ascii: "\r") && after == UInt8(ascii: "\n"))
        }
        var boundary = startIndex
        while boundary < index {
            formIndex(after: &boundary)
        }
        return boundary == index
    }
}
