import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

@Suite struct Base64ParserTests {
    /// The vectors of RFC 4648 §10, and the two signs.
    static let vectors: [(text: String, bytes: [UInt8])] = [
        ("", []), ("Zg==", Array("f".utf8)), ("Zm8=", Array("fo".utf8)),
        ("Zm9v", Array("foo".utf8)), ("Zm9vYg==", Array("foob".utf8)),
        ("Zm9vYmE=", Array("fooba".utf8)), ("Zm9vYmFy", Array("foobar".utf8)),
        ("+/+/", [0xFB, 0xFF, 0xBF]), ("AA==", [0]),
    ]

    @Test(arguments: vectors)
    func bothWays(_ text: String, bytes: [UInt8]) throws {
        try expectBothWays(Data.jsonParser(), "\"\(text)\"", Data(bytes))
        try expectBothWays(Data.jsonParser, "\"\(text)\"", Data(bytes))
    }

    @Test(arguments: [
        "A", "AA", "AAA", "AA=", "A===", "====", "=", "AA==AA==", "AB==", "AAB=", "_-8=", "AA== ",
        #"AA==\n"#, #"Zm9v\r\nYmFy"#, "Zm 9", "Zmé=", #"AAAA\u0000"#,
    ])
    func refused(_ text: String) {
        expectFailure(Data.jsonParser(), "\"\(text)\"", expected("data in base64", text))
    }

    @Test func otherKinds() {
        expectFailure(Data.jsonParser(), "{}", "Expected a string, but found:\n{}", .typeMismatch)
    }

    @Test func manyLengths() throws {
        var random = SeededRandom(seed: 7)
        let parser = Data.jsonParser()
        for length in 0..<300 {
            let data = Data((0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) })
            let read = try parser.decode(try parser.encode(data))
            #expect(read == data, "length \(length)")
            // Data may start elsewhere than at 0.
            let slice = data.dropFirst(length / 3)
            #expect(try parser.decode(try parser.encodeData(slice)) == slice)
        }
    }
}
