import FastJSON
import TestSupport
import Testing

/// Strings against a simple algorithm that looks at one character at a time.
@Suite struct WritingOracleTests {
    static let options = [false, true].flatMap { slashes in
        [false, true].flatMap { nonASCII in
            [JSONWritingOptions.Layout.compact, .pretty(indent: " ")].map { layout in
                JSONWritingOptions(
                    layout: layout,
                    escapesSlashes: slashes,
                    escapesNonASCII: nonASCII
                )
            }
        }
    }

    /// What a writer makes of a string, quotes included.
    private func expected(_ string: String, _ options: JSONWritingOptions) -> [UInt8] {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "/": text += options.escapesSlashes ? "\\/" : "/"
            case "\u{8}": text += "\\b"
            case "\t": text += "\\t"
            case "\n": text += "\\n"
            case "\u{C}": text += "\\f"
            case "\r": text += "\\r"
            case _ where scalar.value < 0x20 || (scalar.value > 0x7F && options.escapesNonASCII):
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: text.unicodeScalars.append(scalar)
            }
        }
        return Array((text + "\"").utf8)
    }

    /// The string as a document, as an element and as a key.
    private func agrees(_ string: String, _ options: JSONWritingOptions) throws -> Bool {
        let expected = expected(string, options)
        var root = JSONWriter(options: options)
        root.write(string)
        guard try root.finish() == expected else { return false }
        var writer = JSONWriter(options: options)
        writer.beginArray()
        writer.write(string)
        writer.beginObject()
        writer.key(string)
        writer.write(string)
        writer.endObject()
        writer.endArray()
        let pieces =
            options.layout == .compact
            ? ["[", ",{", ":", "}]"] : ["[\n ", ",\n {\n  ", ": ", "\n }\n]"]
        let text = pieces.map { Array($0.utf8) }.joined(separator: expected)
        return try writer.finish() == Array(text)
    }

    private static let specials: [String] = [
        "\"", "\\", "/", "\0", "\n", "\u{1F}", " ", "\u{7F}", "\u{80}", "é", "\u{800}", "\u{FFFF}",
        "😀",
    ]

    /// One special character at every place of strings of 0 to 70 bytes.
    @Test(arguments: options)
    func everyLengthAndPlace(_ options: JSONWritingOptions) throws {
        for length in 0...70 {
            let plain = String(
                (0..<length).map { Character(Unicode.Scalar(UInt8(0x61 + $0 % 26))) }
            )
            #expect(try agrees(plain, options))
            for place in 0..<length {
                let before = String(plain.prefix(place))
                let after = String(plain.dropFirst(place + 1))
                for special in TestScope.some(Self.specials, oneIn: 5, turn: length + place) {
                    let string = before + special + after
                    let isSame = try agrees(string, options)
                    #expect(isSame, "\(special.debugDescription) at \(place) of \(length)")
                }
            }
        }
    }

    /// Characters of every kind one after another, so that escapes come close together.
    @Test(arguments: options, [61, 62] as [UInt64])
    func randomStrings(_ options: JSONWritingOptions, seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var values = RandomValue(seed: seed)
        for round in 0..<TestScope.rounds(2000) {
            var string = values.string()
            for _ in 0..<random.number(in: 0...4) {
                string += Self.specials[random.number(in: 0...(Self.specials.count - 1))]
                string += String(repeating: "x", count: random.number(in: 0...20))
            }
            let isSame = try agrees(string, options)
            #expect(isSame, "seed \(seed), round \(round): \(string.debugDescription)")
        }
    }

    /// Strings that are all escapes grow the most.
    @Test(arguments: options)
    func longStringsOfEscapes(_ options: JSONWritingOptions) throws {
        for special in Self.specials {
            for count in [100, 239, 1000, 8_000] {
                let isSame = try agrees(String(repeating: special, count: count), options)
                #expect(isSame, "\(count) times \(special.debugDescription)")
            }
        }
    }
}
