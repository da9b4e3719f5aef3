import Decoding
import FastJSON
import TestSupport
import Testing

/// How often something may be read again: the same for each engine, and however the text comes.
@Suite struct LookbackTests {
    /// Alternatives of which only the last one takes a string.
    private static func last(of count: Int) -> some JSONParserPrinter<String> {
        OneOf { for index in 0..<count { string(isTaken: index == count - 1) } }
    }

    private static func string(isTaken: Bool) -> some JSONParserPrinter<String> {
        String.jsonParser().map(
            Convert<String, String>(
                apply: { if isTaken { $0 } else { throw Refusal() } },
                unapply: { $0 }
            )
        )
    }

    @Test("White space after a value is not read again", arguments: JSONEngine.allCases)
    func spaceAfterValues(_ engine: JSONEngine) throws {
        let text = #"["x""# + String(repeating: " ", count: 30_000) + #","y"]"#
        let options = JSONReadingOptions(engine: engine)
        let values = try JSONArray { Self.last(of: 150) }.decode(text, options: options)
        #expect(values == ["x", "y"])
    }

    @Test("A key that comes first chooses a case at no cost", arguments: JSONEngine.allCases)
    func firstKeys(_ engine: JSONEngine) throws {
        let parser = OneOf {
            for index in 0..<200 {
                OneOf(discriminator: "t") {
                    ReadCase("x") { Field("t") { Self.string(isTaken: index == 199) } }
                    ReadCase("y") { Always("y") }
                }
            }
        }
        let element = #"{"t":"x"}"#
        let text = "[" + Array(repeating: element, count: 50).joined(separator: ",") + "]"
        let options = JSONReadingOptions(engine: engine)
        let values = try JSONArray { parser }.decode(text, options: options)
        #expect(values == Array(repeating: "x", count: 50))
    }

    @Test("An element that was cut is not read again at its cost", arguments: JSONEngine.allCases)
    func cutElements(_ engine: JSONEngine) throws {
        let parser = OneOf {
            for index in 0..<80 {
                ParsePrint(.init(make: { (a: String, b: String) in [a, b] }, take: { _ in nil })) {
                    Element { Self.string(isTaken: index == 79) }
                    Element { String.jsonParser() }
                }
            }
        }
        let long = [120_000, 140_000].map { String(repeating: "x", count: $0) }
        let text = "[[\"\(long[0])\",\"\(long[1])\"],[\"a\",\"b\"]]"
        let options = JSONReadingOptions(engine: engine)
        for piece in [text.utf8.count, 50_000] {
            let chunks = stride(from: 0, to: text.utf8.count, by: piece).map {
                Array(Array(text.utf8)[$0..<min($0 + piece, text.utf8.count)])
            }
            let stream = JSONStream(.chunks(chunks), options: options)
            let elements = try stream.elements(parser)
            var counts: [Int] = []
            while let element = try elements.next() { counts.append(element[0].utf8.count) }
            #expect(counts == [120_000, 1])
        }
    }
}
