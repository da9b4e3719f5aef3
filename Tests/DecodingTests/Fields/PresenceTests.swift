import Decoding
import FastJSON
import TestSupport
import Testing

@Suite("S3+.7 members that must only be there")
struct PresenceTests {
    private static let parser = Parse({ (name: String) in name }) {
        Field("id")
        Field("referrer", allowNull: true)
        Field("name") { String.jsonParser() }
    }

    @Test(arguments: ReadingMode.all)
    func present(_ mode: ReadingMode) throws {
        for id in ["1", "\"\"", "[null]", "{}", "false"] {
            for referrer in ["null", "2"] {
                let text = #"{"id":\#(id),"referrer":\#(referrer),"name":"Ada"}"#
                #expect(try mode.decode(Self.parser, Array(text.utf8)).get() == "Ada")
            }
        }
    }

    @Test(arguments: ReadingMode.all)
    func refused(_ mode: ReadingMode) {
        let texts = [
            #"{"id":null,"referrer":null,"name":"Ada"}"#:
                "At \"id\":\nExpected a value, but found:\nnull",
            #"{"id":1,"name":"Ada"}"#: "Key \"referrer\" not present.",
        ]
        for (text, message) in texts {
            let error = #expect(throws: JSONError.self) {
                try mode.decode(Self.parser, Array(text.utf8)).get()
            }
            #expect(error?.description == message)
        }
    }

    @Test func aDocumentOfItsOwn() throws {
        try Field("id").decode(#"{"id":1}"#)
        #expect(throws: JSONError.self) { try Field("id").decode("{}") }
        try Field("id", allowNull: true).parse(["id": nil])
    }

    @Test func whatMustNotBeThere() throws {
        let parser = Parse({ (name: String) in name }) {
            Field("state") { JSONNot { JSONString { "deleted" } } }
            Field("name") { String.jsonParser() }
        }
        #expect(try parser.decode(#"{"state":"new","name":"Ada"}"#) == "Ada")
        #expect(throws: JSONError.self) {
            try parser.decode(#"{"state":"deleted","name":"Ada"}"#)
        }
    }
}
