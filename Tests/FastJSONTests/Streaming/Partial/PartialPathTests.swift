import FastJSON
import TestSupport
import Testing

/// Which values are complete.
@Suite struct PartialPathTests {
    private static let text = #"{"a": [1, {"b": []}, "x"], "é": {"c": [2, [3"#

    @Test(
        arguments: [
            (["a"], true), (["a", 0], true), (["a", 1], true), (["a", 1, "b"], true),
            (["a", 2], true), (["a", 3], false), (["a", -1], false), (["a", "0"], false),
            (["a", 1, "c"], false), (["a", 1, 0], false), (["a", 0, 0], false), ([], false),
            (["é"], false), (["é", "c"], false), (["é", "c", 0], true), (["é", "c", 1], false),
            (["é", "c", 1, 0], false), (["é", "c", 2], false), (["e\u{301}"], false),
            ([.key("e\u{301}"), "c", 0], false), ([0], false), (["z"], false),
            ([.index(.max)], false), (["a", .index(.max)], false), (["a", .index(.min)], false),
        ] as [(JSONValuePath, Bool)]
    )
    func isComplete(_ path: JSONValuePath, _ expected: Bool) throws {
        for size in [1, 5, 100] {
            var checked = false
            let pieces = Array(Chunks(Array(Self.text.utf8), size: size))
            var reader = JSONPartialReader()
            for piece in pieces { try reader.append(Array(piece)) }
            checked = reader.isComplete(at: path)
            #expect(checked == expected, "pieces of \(size)")
        }
    }

    @Test(arguments: [
        ("", false), ("/a", true), ("/a/0", true), ("/a/00", false), ("/a/-", false),
        ("/a/1/b", true), ("/a/1/b/0", false), ("/é/c/0", true), ("/é/c/1", false), ("/a/3", false),
        ("/é/c/1/0", false), ("/", false),
    ])
    func isComplete(_ pointer: String, _ expected: Bool) throws {
        var reader = JSONPartialReader()
        try reader.append(Self.text)
        let isComplete = reader.isComplete(at: try JSONPointer(pointer))
        #expect(isComplete == expected)
    }

    /// `null` is a value, not nothing.
    @Test func nullIsComplete() throws {
        var reader = JSONPartialReader()
        try reader.append(#"{"a": null, "b": [null, nul"#)
        for (path, expected) in [
            (["a"], true), (["b", 0], true), (["b", 1], false), (["c"], false),
            (["a", "b"], false),
        ] as [(JSONValuePath, Bool)] {
            let isComplete = reader.isComplete(at: path)
            #expect(isComplete == expected, "\(path)")
        }
        try reader.append("l]}")
        for (path, expected) in [(["a"], true), (["b", 1], true), (["b", 2], false)]
            as [(JSONValuePath, Bool)]
        {
            let isComplete = reader.isComplete(at: path)
            #expect(isComplete == expected, "\(path)")
        }
    }

    @Test func allIsCompleteAtTheEnd() throws {
        var reader = JSONPartialReader()
        try reader.append(Self.text + "]]}}")
        for path in [[], ["a"], ["é", "c", 1, 0]] as [JSONValuePath] {
            let isComplete = reader.isComplete(at: path)
            #expect(isComplete, "\(path)")
        }
        let isThere = reader.isComplete(at: ["é", "c", 1, 1])
        #expect(!isThere)
    }

    @Test func nothingIsCompleteAtTheStart() {
        let reader = JSONPartialReader()
        let (root, member, path) = (
            reader.isComplete(at: JSONValuePath()), reader.isComplete(at: ["a"]), reader.openText
        )
        #expect(!root)
        #expect(!member)
        #expect(path == "$")
    }

    @Test func lastOfEqualKeys() throws {
        var reader = JSONPartialReader()
        try reader.append(#"{"a": 1, "a""#)
        let (before, first) = (reader.isComplete(at: ["a"]), reader.text)
        #expect(before)
        #expect(first == #"{"a":1}"#)
        try reader.append(": [2")
        let (after, path, second) = (reader.isComplete(at: ["a"]), reader.openText, reader.text)
        #expect(!after)
        #expect(path == "$.a[0]")
        #expect(second == #"{"a":1,"a":[]}"#)
    }

    @Test func firstOfEqualKeys() throws {
        var reader = JSONPartialReader(options: .init(duplicateKeys: .first))
        for piece in [#"{"a": 1, "a""#, ": [2", #", {"b": "c"#, "\"}]"] {
            try reader.append(piece)
            let (isComplete, path, text) = (
                reader.isComplete(at: ["a"]), reader.openText, reader.text
            )
            #expect(isComplete, "\(piece)")
            #expect(path == "$", "\(piece)")
            #expect(text == #"{"a":1}"#, "\(piece)")
        }
        try reader.append(#", "b": [3, "#)
        let (path, text) = (reader.openText, reader.text)
        #expect(path == "$.b")
        #expect(text == #"{"a":1,"b":[3]}"#)
    }

    @Test func depth() throws {
        let depth = 10_000
        var reader = JSONPartialReader(options: .init(limits: JSONLimits(depth: depth)))
        try reader.append(String(repeating: "[", count: depth))
        let count = reader.openPath?.steps.count
        #expect(count == depth - 1)
        let error = #expect(throws: JSONError.self) { try reader.append("[") }
        #expect(error?.code == .depthExceeded)
        #expect(error?.offset == depth)
        #expect(error?.path.steps.count == depth)
    }
}
