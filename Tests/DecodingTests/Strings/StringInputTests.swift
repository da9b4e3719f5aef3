import Decoding
import Testing

/// Going through a text.
@Suite struct StringInputTests {
    @Test("The place is counted in bytes and moves by characters")
    func places() {
        // Two bytes, three bytes in two scalars, two bytes in two scalars, eight bytes.
        var input = StringInput("äe\u{301}\r\n🇩🇪x")
        var places: [Int] = []
        var characters: [Character] = []
        while let character = input.peek {
            places.append(input.position)
            characters.append(character)
            input.advance()
        }
        #expect(places == [0, 2, 5, 7, 15])
        #expect(characters == ["ä", "e\u{301}", "\r\n", "🇩🇪", "x"])
        #expect(input.isAtEnd)
        #expect(input.position == 16)
        input.advance()
        #expect(input.position == 16)
        #expect(input.text == "äe\u{301}\r\n🇩🇪x")
    }

    @Test("A copy stays where it was")
    func copies() {
        var input = StringInput("key_12")
        let start = input
        input.skip("key_")
        #expect(input.rest == "12")
        #expect(start.rest == "key_12")
        #expect(start.position == 0)
    }

    /// Texts, literals, and how many bytes are gone over; nil where the literal does not fit.
    static let skips: [(text: String, literal: String, bytes: Int?)] = [
        ("", "", 0),
        ("a", "", 0),
        ("", "a", nil),
        ("abc", "ab", 2),
        ("abc", "abc", 3),
        ("abc", "abcd", nil),
        ("abc", "b", nil),
        ("äb", "ä", 2),
        // Never a part of a character.
        ("e\u{301}x", "e", nil),
        ("e\u{301}x", "e\u{301}", 3),
        ("e\u{301}\u{302}x", "e\u{301}", nil),
        (",\u{301}", ",", nil),
        ("\r\n", "\r", nil),
        ("\r\n", "\r\n", 2),
        ("👨‍👩‍👧", "👨", nil),
        ("👨‍👩‍👧!", "👨‍👩‍👧", 18),
        ("🇩🇪🇫🇷", "🇩🇪", 8),
        ("🇩🇪🇫🇷", "🇩", nil),
        // The same bytes, not the same meaning.
        ("é", "e\u{301}", nil),
        ("e\u{301}", "é", nil),
    ]

    @Test("A literal is skipped if it is there in whole characters", arguments: skips)
    func skip(_ text: String, literal: String, bytes: Int?) {
        var input = StringInput(text)
        let isSkipped = input.skip(literal)
        #expect(isSkipped == (bytes != nil))
        #expect(input.position == bytes ?? 0)
    }

    @Test("Characters are taken as long as they fit and are wanted")
    func take() {
        var input = StringInput("e\u{301}ab12")
        let letters = input.take(2, while: \.isLetter)
        #expect(letters.text == "e\u{301}a")
        #expect(letters.count == 2)
        let none = input.take(0)
        #expect(none.count == 0)
        let digits = input.take { $0 != "b" }
        #expect(digits.text == "")
        let rest = input.take()
        #expect(rest.text == "b12")
        #expect(input.isAtEnd)
    }
}
