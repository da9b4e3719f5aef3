import DecodingClassics
import TestSupport
import Testing

/// Objects with equal keys, as dictionaries: only the last member counts.
@Suite struct FreddyEqualKeyTests {
    /// Objects with what they are as `[String: Int]`, or where they are wrong.
    static let objects: [(object: JSONValue.Object, members: [String: Int]?, path: JSONValuePath)] =
        [
            (["a": 1, "a": 2], ["a": 2], []),
            (["a": "x", "a": 2], ["a": 2], []),
            (["a": "x", "b": 1, "a": nil, "a": 2], ["a": 2, "b": 1], []),
            (["a": 1, "a": "x"], nil, ["a"]),
            (["a": "x", "b": "y", "a": 2], nil, ["b"]),
            (["a": "x", "b": "y", "a": "z", "b": 1], nil, ["a"]),
            // Swift takes them for the same: one would be lost.
            (["\u{E9}": "x", "e\u{301}": 2], nil, []),
            (["a": 1, "\u{E9}": 1, "a": 2, "e\u{301}": 2], nil, []),
            (["\u{E9}": 1, "\u{E9}": 2], ["\u{E9}": 2], []),
        ]

    @Test("S0.29 a wrong member after which there is another is not looked at", arguments: objects)
    func dictionaries(object: JSONValue.Object, members: [String: Int]?, path: JSONValuePath) {
        let value = JSONValue.object(object)
        let result = [String: Int].createWithJSONValue(value)
        #expect(result.value == members)
        #expect(result.error?.path == (members == nil ? path : nil))
        let decoded: [String: Int]? = [String: Int].decode(value)
        #expect(decoded == members)
        let along = Result { () throws(JSONError) in
            try JSONValue.array([value]).decodedDictionary(at: 0, as: Int.self)
        }
        #expect(along.value == members)
        #expect(along.error?.path == (members == nil ? JSONValuePath([0] + path.steps) : nil))
    }

    @Test("The error for keys that are one String, and for long ones that take long to hash")
    func refusedKeys() throws {
        let marks = "a" + String(repeating: "\u{301}\u{316}", count: 100_000)
        for (object, code, message) in [
            (
                ["e\u{301}": 1, "b": 1, "b": 2, "\u{E9}": 1], .duplicateKey,
                "Key \"\u{E9}\" means the same as an earlier key."
            ),
            (
                ["b": "x", "b": 1, marks: 1], .keyTooLong,
                "A key with characters beyond ASCII is collected up to 4,096 bytes, but this one "
                    + "has 400001."
            ),
        ] as [(JSONValue.Object, JSONError.Code, String)] {
            let error = [String: Int].createWithJSONValue(.object(object)).error
            #expect(error?.code == code)
            #expect(error?.message == message)
            let decoded: [String: Int]? = [String: Int].decode(.object(object))
            #expect(decoded == nil)
        }
    }

    @Test("S0.29 many equal keys take linear time")
    func manyKeys() {
        let wrong = (0..<50_000).map { ("\($0)", JSONValue.null) }
        let right = (0..<50_000).map { ("\($0)", JSONValue.integer($0)) }
        let value = JSONValue.object(JSONValue.Object(wrong + right))
        let time = ThreadTime.of {
            #expect([String: Int].createWithJSONValue(value).value?.count == 50_000)
        }
        #expect(time < .seconds(10 * ThreadTime.patience))
    }
}
