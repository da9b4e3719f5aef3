import Decoding
import Testing

/// What a program sees that imports nothing but `Decoding`.
@Suite struct OneImportTests {
    @Test func valuesAndParsers() throws {
        let value = try JSONValue(parsing: #"{"names": ["Ada"]}"#)
        #expect(try value.string(at: "names", 0) == "Ada")
        #expect(value["names"][0].string == .success("Ada"))
        let names = Field("names") { JSONArray { String.jsonParser() } }
        #expect(try names.parse(value) == ["Ada"])
    }

    @Test func streamsAndErrors() throws {
        let numbers = try JSONStream(.bytes(Array("[1, true]".utf8))).elements(
            at: "",
            Int.jsonParser()
        )
        #expect(try numbers.next() == 1)
        let error = try #require(throws: JSONError.self) { try numbers.next() }
        #expect(error.path == [1])
        #expect(error.report.contains("line 1, column 5"))
    }
}
