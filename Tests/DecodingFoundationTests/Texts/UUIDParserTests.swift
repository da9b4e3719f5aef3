import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

@Suite struct UUIDParserTests {
    @Test("S3+.9: capital letters, small letters")
    func bothWays() throws {
        let uuid = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        let written = #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#
        try expectBothWays(UUID.jsonParser(), written, uuid)
        try expectBothWays(UUID.jsonParser, written.lowercased(), uuid, writtenAs: written)
        let escaped = written.replacingOccurrences(of: "-", with: "\\u002d")
        try expectBothWays(UUID.jsonParser, escaped, uuid, writtenAs: written)
    }

    @Test(
        "S3+.9: what is not a UUID",
        arguments: [
            "", "E621E1F8-C36C-495A-93FC-0C247A3E6E5", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F0",
            "E621E1F8-C36C-495A-93FC-0C247A3E6E5-", "E621E1F8+C36C-495A-93FC-0C247A3E6E5F",
            " 621E1F8-C36C-495A-93FC-0C247A3E6E5F", "+621E1F8-C36C-495A-93FC-0C247A3E6E5F",
            "E621E1F8C-36C-495A-93FC-0C247A3E6E5F", "E621E1F8-C36C-495A-93FC-0C247A3E6E@F",
            "E621E1F8-C36C-495A-93FC-0C247A3E6E5/",
            "E621E1F8-C36C-495A-93FC-0C247A3E6E5:", "E621E1F8-C36C-495A-93FC-0C247A3E6E5`",
            "E621E1F8-C36C-495A-93FC-0C247A3E6E5g", "E621E1F8-C36C-495A-93FC-0C247A3E6E5G",
            "E621E1F8C36C495A93FC0C247A3E6E5F", "{E621E1F8-C36C-495A-93FC-0C247A3E6E5F}",
            "G621E1F8-C36C-495A-93FC-0C247A3E6E5F", " E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
            "E621E1F8-C36C-495A-93FC-0C247A3E6E5F ",
            #"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\u0000x"#,
            #"E621E1F8-C36C-495A-93FC-0C247A3E6E5\u0000"#, "٣621E1F8-C36C-495A-93FC-0C247A3E6E5F",
        ]
    )
    func refused(_ text: String) {
        expectFailure(UUID.jsonParser(), "\"\(text)\"", expected("a uuid", text))
    }

    @Test("Every ASCII character at every position")
    func everyCharacter() throws {
        let text = Array("e621E1f8-C36c-495A-93fc-0c247a3e6e5f")
        for position in text.indices {
            for byte in UInt8(ascii: " ")..<0x7F where !"\"\\".utf8.contains(byte) {
                var changed = text
                changed[position] = Character(Unicode.Scalar(byte))
                let isRead =
                    text[position] == "-"
                    ? changed[position] == "-" : changed[position].isHexDigit
                let read = try? UUID.jsonParser().decode("\"\(String(changed))\"")
                #expect(
                    read == (isRead ? UUID(uuidString: String(changed)) : nil),
                    "\(String(changed))"
                )
            }
        }
    }

    @Test func otherKinds() {
        expectFailure(
            UUID.jsonParser(),
            "false",
            "Expected a string, but found:\nfalse",
            .typeMismatch
        )
    }

    @Test(arguments: [1, 2] as [UInt64])
    func randomRoundTrips(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let parser = UUID.jsonParser()
        for round in 0..<1000 {
            var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
            withUnsafeMutableBytes(of: &bytes) { buffer in
                for index in buffer.indices {
                    buffer[index] = UInt8(truncatingIfNeeded: random.next())
                }
            }
            let uuid = UUID(uuid: bytes)
            let text = try parser.encodeString(uuid)
            #expect(text == "\"\(uuid.uuidString)\"", "seed \(seed), round \(round)")
            #expect(try parser.decode(text) == uuid, "seed \(seed), round \(round)")
        }
    }
}
