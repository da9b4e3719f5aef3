import Decoding
import FastJSON
import TestSupport
import Testing

/// Patches as JSON (RFC 6902 §3 and §4).
@Suite struct PatchParserTests {
    /// Operations with their text, whose keys are in order.
    // Computed: kept in memory, enums hide their pointers from what looks for leaks.
    static var operations: [(JSONPatch.Operation, String)] {
        [
            (.add([1, nil], at: "/a/-"), #"{"op":"add","path":"/a/-","value":[1,null]}"#),
            (.add(nil, at: ""), #"{"op":"add","path":"","value":null}"#),
            (.remove(at: "/a~1b/~0"), #"{"op":"remove","path":"/a~1b/~0"}"#),
            (.replace(at: "/", with: "x"), #"{"op":"replace","path":"/","value":"x"}"#),
            (.move(from: "/a", to: "/b"), #"{"from":"/a","op":"move","path":"/b"}"#),
            (.copy(from: "", to: "/é"), #"{"from":"","op":"copy","path":"/é"}"#),
            (.test(["a": 1.5], at: "/0"), #"{"op":"test","path":"/0","value":{"a":1.5}}"#),
        ]
    }

    @Test(arguments: operations)
    func bothWays(_ operation: JSONPatch.Operation, _ text: String) throws {
        try expectRead(JSONPatch.Operation.jsonParser, text, operation)
        #expect(try operation.jsonString() == text)
        #expect(try JSONPatch.Operation(json: operation.description) == operation)
        let patch: JSONPatch = [operation, operation]
        try expectRead(JSONPatch.jsonParser, "[\(text),\(text)]", patch)
        #expect(try patch.jsonString() == "[\(text),\(text)]")
        #expect(try JSONPatch(json: "[\(text)]") == [operation])
        #expect(try JSONPatch(json: Array("[\(text)]".utf8)) == [operation])
        #expect(try [JSONPatch](json: "[[\(text)],[]]") == [[operation], []])
    }

    /// In any order, and with other members (RFC 6902 §4, A.11).
    @Test(arguments: [
        #"{"op":"add","path":"/a","value":1,"xyz":123}"#,
        #"{"from":"no pointer","value":1,"path":"/a","op":"add"}"#,
        #"{"value":1,"x":{"op":"remove"},"op":"add","path":"\/a"}"#,
    ])
    func otherMembers(_ text: String) throws {
        try expectRead(JSONPatch.Operation.jsonParser, text, .add(1, at: "/a"))
    }

    static let failures: [(String, String, JSONError.Code, JSONValuePath)] = [
        (#"[{"path":"/a"▸}]"#, "At [index 0]:\nKey \"op\" not present.", .missingKey, [0]),
        (
            #"[{"op":▸"spam","path":"/a"}]"#,
            """
            At [index 0]/"op":
            Expected one of "add", "remove", "replace", "move", "copy", "test", but found:
            "spam"
            """,
            .typeMismatch, [0, "op"]
        ),
        (
            #"[{"op":"remove","path":""},{"op":"add","value":1▸}]"#,
            "At [index 1]:\nKey \"path\" not present.", .missingKey, [1]
        ),
        (
            #"[{"op":"add","path":"/a"▸}]"#, "At [index 0]:\nKey \"value\" not present.",
            .missingKey, [0]
        ),
        (
            #"[{"op":"test","path":"/a"▸}]"#, "At [index 0]:\nKey \"value\" not present.",
            .missingKey, [0]
        ),
        (
            #"[{"op":"move","path":"/a"▸}]"#, "At [index 0]:\nKey \"from\" not present.",
            .missingKey, [0]
        ),
        (
            #"[{"op":"add","path":▸null,"value":1}]"#,
            "At [index 0]/\"path\":\nExpected a string, but found:\nnull", .unexpectedNull,
            [0, "path"]
        ),
        (
            #"[{"op":"add","path":▸"foo","value":1}]"#,
            "At [index 0]/\"path\":\n"
                + #"invalid JSON pointer "foo": it must be empty or start with '/'"#,
            .invalidPointer, [0, "path"]
        ),
        (
            #"[{"op":"copy","from":▸"/~2","path":"/a"}]"#,
            "At [index 0]/\"from\":\n"
                + #"invalid JSON pointer "/~2": '~' must be followed by '0' or '1'"#,
            .invalidPointer, [0, "from"]
        ),
        ("▸{}", "Expected an array, but found:\n{}", .typeMismatch, []),
        (
            "[▸1]", "At [index 0]:\nExpected an object (containing the key \"op\"), but found:\n1",
            .typeMismatch, [0]
        ),
    ]

    @Test(arguments: failures)
    func errors(
        _ marked: String,
        _ description: String,
        _ code: JSONError.Code,
        _ path: JSONValuePath
    ) throws {
        try expectFailure(JSONPatch.jsonParser, marked, description, code, path)
    }

    /// Patches between random values are read as they were written.
    @Test func laws() throws {
        let seed: UInt64 = 81
        var random = RandomValue(seed: seed)
        for round in 0..<TestScope.rounds(600) {
            let patch = JSONPatch(from: random.next(), to: random.next())
            let bytes = try patch.json()
            #expect(try JSONPatch(json: bytes) == patch, "seed \(seed), round \(round)")
            #expect(try JSONPatch(json: patch.description) == patch, "seed \(seed), round \(round)")
        }
    }

    // MARK: The tests of others

    /// One test of the corpus.
    private struct Example: JSONModel {
        let comment: String?
        let document: JSONValue
        let patch: JSONValue
        let expected: JSONValue?
        let error: String?
        let isDisabled: Bool

        static let jsonParser = ParsePrint(.memberwise(Self.init)) {
            OptionalField("comment", \.comment)
            Field("doc", \.document)
            Field("patch", \.patch)
            OptionalField("expected", \.expected)
            OptionalField("error", \.error)
            OptionalField("disabled", \.isDisabled, default: false)
        }

        var name: String { comment ?? patch.description }
    }

    @Test(
        .enabled(if: Corpora.folder != nil, "The corpora are absent."),
        arguments: [("tests.json", 92, 62, 30), ("spec_tests.json", 16, 12, 4)]
    )
    func corpus(_ name: String, count: Int, right: Int, wrong: Int) throws {
        let examples = try [Example](json: Corpora.file("json-patch/\(name)")).filter {
            !$0.isDisabled
        }
        var counts = (right: 0, wrong: 0)
        for example in examples {
            var value = example.document
            do throws(JSONError) {
                try value.apply(try JSONPatch.jsonParser.decode(example.patch))
                counts.right += 1
                #expect(example.error == nil, "\(example.name)")
                #expect(value == example.expected ?? value, "\(example.name)")
            } catch {
                counts.wrong += 1
                #expect(example.error != nil, "\(example.name): \(error)")
                #expect(value == example.document, "\(example.name)")
            }
        }
        #expect(examples.count == count)
        #expect(counts == (right, wrong))
    }
}
