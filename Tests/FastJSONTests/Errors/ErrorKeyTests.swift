import FastJSON
import TestSupport
import Testing

/// The key of an error, and the path of the object that it is about.
@Suite struct ErrorKeyTests {
    /// Documents with a key that stands there twice, and the path of its object.
    static let duplicates: [(text: String, path: JSONValuePath, key: String)] = [
        (#"{"a": 1, "a": 2}"#, [], "a"),
        (#"{"": 1, "": 2}"#, [], ""),
        (#"{"a": [0, {"b": {}, "c": 1, "b": 2}]}"#, ["a", 1], "b"),
        (#"{"\u00e9\n": 1, "é\n": 2}"#, [], "é\n"),
        (#"{"a": 1, "b": {"c": {}}, "a": 2}"#, [], "a"),
    ]

    @Test(arguments: duplicates, JSONEngine.allCases)
    func duplicateKeys(
        _ row: (text: String, path: JSONValuePath, key: String),
        engine: JSONEngine
    ) throws {
        let options = JSONReadingOptions(engine: engine, duplicateKeys: .reject)
        let bytes = Array(row.text.utf8)
        var errors: [JSONError?] = []
        func note(_ body: () throws(JSONError) -> Void) {
            errors.append(#expect(throws: JSONError.self) { try body() })
        }
        for size in [1, 7, 1000] {
            note { () throws(JSONError) in
                _ = try JSONValue(parsing: .chunks(Chunks(bytes, size: size)), options: options)
            }
            note { () throws(JSONError) in
                try JSONInput.chunks(Chunks(bytes, size: size)).validate(options: options)
            }
        }
        note { () throws(JSONError) in _ = try JSONDocument(parsing: bytes, options: options) }
        note { () throws(JSONError) in
            var reader = JSONPartialReader(options: options)
            try reader.append(bytes)
        }
        note { () throws(JSONError) in
            var events = try JSONEventReader(.bytes(bytes), options: options)
            while try events.next() != nil {}
        }
        for error in errors {
            #expect(error?.code == .duplicateKey)
            #expect(error?.path == row.path)
            #expect(error?.key == row.key)
            #expect(error == errors[0])
        }
    }

    @Test func otherErrorsHaveNoKey() {
        for text in ["", "[1", "{\"a\": x}", "{1}", "{\"a\" 1}"] {
            #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
            let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
            #expect(error?.key == nil)
        }
    }

    @Test func errorsOfYourOwnMayHaveOne() {
        let error = JSONError(
            code: .missingKey,
            message: "who?",
            path: ["user"],
            key: "name",
            offset: 3
        )
        #expect(error.key == "name" && error.path == ["user"] && error.offset == 3)
        #expect(error.description == "$.user: who?")
        #expect(error.prefixed(by: [0]).key == "name")
        let other = JSONError(code: .missingKey, message: "who?", path: ["user"], offset: 3)
        #expect(other.key == nil)
        #expect(error != other)
        #expect(Set([error, other, error]).count == 2)
    }

    @Test func aSelectionThatLeadsNowhereHasNone() {
        let error = #expect(throws: JSONError.self) {
            let names = try JSONStream(.bytes(Array("{}".utf8))).elements(at: "/users/a")
            _ = try names.next()
        }
        #expect(error?.code == .missingKey)
        #expect(error?.key == nil)
    }

    /// The text of a very long path is cut, the path is not.
    @Test(arguments: JSONEngine.allCases)
    func longPathsAreCut(_ engine: JSONEngine) throws {
        let text = String(repeating: #"{"abc":["#, count: 5_000)
        let options = JSONReadingOptions(engine: engine, limits: JSONLimits(depth: 10_000))
        let error = try #require(throws: JSONError.self) {
            try JSONInput.bytes(Array((text + "[").utf8)).validate(options: options)
        }
        #expect(error.code == .depthExceeded)
        #expect(error.path.steps.count == 10_000)
        let cut = "$.abc[0].abc[0].abc"
        for text in [error.description, error.summary, error.report] {
            #expect(text.contains(cut) && text.contains("…") && text.contains(".abc[0].abc[0]"))
            #expect(text.utf8.count < 1_500)
        }
        #expect(error.path.description.utf8.count == 1 + 5_000 * 7)
    }
}
