import FastJSON
import TestSupport
import Testing

/// Strings are looked at in words first and in blocks later: something at every place of both.
@Suite
struct LongStringTests {
    /// What may stand in a string, what it stands for, and what is wrong with it.
    private static let pieces: [(text: [UInt8], value: String?, code: JSONError.Code?)] = [
        (Array("a".utf8), "a", nil),
        (Array("é".utf8), "é", nil),
        (Array("漢".utf8), "漢", nil),
        (Array(#"\n"#.utf8), "\n", nil),
        (Array(#"\u00e9"#.utf8), "é", nil),
        ([0x7F], "\u{7F}", nil),
        ([0x1F], nil, .controlCharacter),
        ([0x0A], nil, .controlCharacter),
        ([0x80], nil, .invalidUTF8),
        ([0xFF], nil, .invalidUTF8),
        (Array(#"\q"#.utf8), nil, .invalidEscape),
    ]

    @Test(arguments: ReadingMode.all)
    func atEveryPlace(_ mode: ReadingMode) throws {
        for piece in LongStringTests.pieces {
            for place in TestScope.some(0...84, oneIn: 3, turn: piece.text.count) {
                // After it enough for blocks, and then too little.
                for rest in [40, place % 19] {
                    let before = String(repeating: "x", count: place)
                    let after = String(repeating: "y", count: rest)
                    let text = Array("\"\(before)".utf8) + piece.text + Array("\(after)\"".utf8)
                    switch mode.value(of: text) {
                    case .success(let value):
                        #expect(value.string == piece.value.map { before + $0 + after })
                    case .failure(let error):
                        #expect(error.code == piece.code && error.offset == 1 + place)
                    }
                }
            }
        }
    }
}
