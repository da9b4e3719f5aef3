import FastJSON
import Testing

/// How a place in a document is written.
@Suite struct JSONValuePathTests {
    /// A path with its description and its pointer.
    struct Row: CustomTestStringConvertible, Sendable {
        var path: JSONValuePath
        var description: String
        var pointer: String
        var testDescription: String { description }

        init(_ path: JSONValuePath, _ description: String, _ pointer: String) {
            (self.path, self.description, self.pointer) = (path, description, pointer)
        }
    }

    static let rows = [
        Row([], "$", ""),
        Row(["users", 3, "first name"], #"$.users[3]["first name"]"#, "/users/3/first name"),
        Row([0], "$[0]", "/0"),
        Row([0, 1, 2], "$[0][1][2]", "/0/1/2"),
        Row(["a_B9", "_"], "$.a_B9._", "/a_B9/_"),
        Row([""], #"$[""]"#, "/"),
        Row(["9a"], #"$["9a"]"#, "/9a"),
        Row(["0"], #"$["0"]"#, "/0"),
        Row(["a-b"], #"$["a-b"]"#, "/a-b"),
        Row(["a.b"], #"$["a.b"]"#, "/a.b"),
        Row(["a/b~c"], #"$["a/b~c"]"#, "/a~1b~0c"),
        Row(["é"], #"$["é"]"#, "/é"),
        Row(["\"\\\n\t\r"], #"$["\"\\\n\t\r"]"#, "/\"\\\n\t\r"),
        Row(["\u{0}\u{7F}\u{202E}"], #"$["\u{0}\u{7F}\u{202E}"]"#, "/\u{0}\u{7F}\u{202E}"),
        Row(["]"], #"$["]"]"#, "/]"),
    ]

    @Test(arguments: rows)
    func pathReads(_ row: Row) {
        #expect(row.path.description == row.description)
        #expect(row.path.pointer.description == row.pointer)
        #expect(row.path.pointer.tokens.count == row.path.steps.count)
        #expect(row.path.isRoot == row.path.steps.isEmpty)
        #expect(JSONValuePath(row.path.steps) == row.path)
    }

    @Test func longKeysAreCutInDescriptionsOnly() {
        let key = String(repeating: "x y", count: 30)
        let path: JSONValuePath = [.key(key)]
        #expect(path.description == "$[\"\(key.prefix(60))…\"]")
        #expect(path.pointer.tokens == [key])
    }

    @Test func keysAndIndicesDiffer() {
        let paths: Set<JSONValuePath> = [["0"], [0], [0, "0"], [0, 0], []]
        #expect(paths.count == 5)
    }

    @Test func pointerOfAPathLeadsBack() throws {
        let value: JSONValue = ["a/b": [["~": 1]]]
        let path: JSONValuePath = ["a/b", 0, "~"]
        #expect(value[path.pointer] == 1)
    }
}
