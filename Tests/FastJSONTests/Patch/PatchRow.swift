import FastJSON
import Testing

/// A value, a patch, and what comes of them.
struct PatchRow: CustomTestStringConvertible, Sendable {
    /// What comes of a patch: a text, or an error with its path.
    enum Outcome: Equatable, Sendable {
        case value(String)
        case error(JSONError.Code, String, JSONValuePath, key: String? = nil)
    }

    var name: String
    var start: String
    var patch: JSONPatch
    var outcome: Outcome
    var testDescription: String { name }

    init(_ name: String, _ start: String, _ patch: JSONPatch, _ end: String) {
        (self.name, self.start, self.patch, outcome) = (name, start, patch, .value(end))
    }

    init(
        _ name: String,
        _ start: String,
        _ patch: JSONPatch,
        _ code: JSONError.Code,
        _ message: String,
        at path: JSONValuePath,
        key: String? = nil
    ) {
        (self.name, self.start, self.patch) = (name, start, patch)
        outcome = .error(code, message, path, key: key)
    }
}

// Computed: kept in memory, enums hide their pointers from what looks for leaks.
extension PatchRow {
    /// RFC 6902, appendix A, but for A.11 and A.13, which are about the text of a patch.
    static var appendix: [PatchRow] {
        [
            PatchRow(
                "A.1. an object member is added",
                #"{"foo":"bar"}"#,
                [.add("qux", at: "/baz")],
                #"{"foo":"bar","baz":"qux"}"#
            ),
            PatchRow(
                "A.2. an array element is added",
                #"{"foo":["bar","baz"]}"#,
                [.add("qux", at: "/foo/1")],
                #"{"foo":["bar","qux","baz"]}"#
            ),
            PatchRow(
                "A.3. an object member is removed",
                #"{"baz":"qux","foo":"bar"}"#,
                [.remove(at: "/baz")],
                #"{"foo":"bar"}"#
            ),
            PatchRow(
                "A.4. an array element is removed",
                #"{"foo":["bar","qux","baz"]}"#,
                [.remove(at: "/foo/1")],
                #"{"foo":["bar","baz"]}"#
            ),
            PatchRow(
                "A.5. a value is replaced",
                #"{"baz":"qux","foo":"bar"}"#,
                [.replace(at: "/baz", with: "boo")],
                #"{"baz":"boo","foo":"bar"}"#
            ),
            PatchRow(
                "A.6. a value is moved",
                #"{"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}}"#,
                [.move(from: "/foo/waldo", to: "/qux/thud")],
                #"{"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}}"#
            ),
            PatchRow(
                "A.7. an array element is moved",
                #"{"foo":["all","grass","cows","eat"]}"#,
                [.move(from: "/foo/1", to: "/foo/3")],
                #"{"foo":["all","cows","eat","grass"]}"#
            ),
            PatchRow(
                "A.8. a test succeeds",
                #"{"baz":"qux","foo":["a",2,"c"]}"#,
                [.test("qux", at: "/baz"), .test(2, at: "/foo/1")],
                #"{"baz":"qux","foo":["a",2,"c"]}"#
            ),
            PatchRow(
                "A.9. a test fails",
                #"{"baz":"qux"}"#,
                [.test("bar", at: "/baz")],
                .patchTestFailed,
                "operation 0 (test \"/baz\"): Expected \"bar\", but found:\n\"qux\"",
                at: ["baz"]
            ),
            PatchRow(
                "A.10. a nested member object is added",
                #"{"foo":"bar"}"#,
                [.add(["grandchild": [:]], at: "/child")],
                #"{"foo":"bar","child":{"grandchild":{}}}"#
            ),
            PatchRow(
                "A.12. the target is not there",
                #"{"foo":"bar"}"#,
                [.add("qux", at: "/baz/bat")],
                .missingKey,
                #"operation 0 (add "/baz/bat"): Key "baz" not present."#,
                at: [],
                key: "baz"
            ),
            PatchRow(
                "A.14. ~01 is ~1",
                #"{"/":9,"~1":10}"#,
                [.test(10, at: "/~01")],
                #"{"/":9,"~1":10}"#
            ),
            PatchRow(
                "A.15. a number is no string",
                #"{"/":9,"~1":10}"#,
                [.test("10", at: "/~01")],
                .patchTestFailed,
                "operation 0 (test \"/~01\"): Expected \"10\", but found:\n10",
                at: ["~1"]
            ),
            PatchRow(
                "A.16. an array is one element",
                #"{"foo":["bar"]}"#,
                [.add(["abc", "def"], at: "/foo/-")],
                #"{"foo":["bar",["abc","def"]]}"#
            ),
        ]
    }

    /// A number as its text.
    static func number(_ text: String) -> JSONValue {
        JSONValue.Number(text).map(JSONValue.number) ?? "not a number"
    }

    static var successes: [PatchRow] {
        [
            PatchRow("nothing", "[1]", [], "[1]"),
            PatchRow("add the root", "[1]", [.add(["a": 1], at: "")], #"{"a":1}"#),
            PatchRow("replace the root", "[1]", [.replace(at: "", with: nil)], "null"),
            PatchRow("remove the root", "[1]", [.remove(at: "")], "null"),
            PatchRow(
                "copy into itself",
                #"{"a":1}"#,
                [.copy(from: "", to: "/b")],
                #"{"a":1,"b":{"a":1}}"#
            ),
            PatchRow("move to the root", #"{"a":[1]}"#, [.move(from: "/a", to: "")], "[1]"),
            PatchRow("move to itself", "[1,2]", [.move(from: "/0", to: "/0")], "[1,2]"),
            PatchRow("move the root to itself", "[1,2]", [.move(from: "", to: "")], "[1,2]"),
            PatchRow("move to the end", "[1,2,3]", [.move(from: "/0", to: "/-")], "[2,3,1]"),
            PatchRow(
                "move out of an element",
                "[[1],2]",
                [.move(from: "/0/0", to: "/0")],
                "[1,[],2]"
            ),
            PatchRow("move beside", #"{"ab":1}"#, [.move(from: "/ab", to: "/a")], #"{"a":1}"#),
            PatchRow("add the first element", "[]", [.add(1, at: "/0")], "[1]"),
            PatchRow("add null", "{}", [.add(nil, at: "/a")], #"{"a":null}"#),
            PatchRow(
                "add a member that is there",
                #"{"a":1,"b":2}"#,
                [.add([], at: "/a")],
                #"{"a":[],"b":2}"#
            ),
            PatchRow(
                "one of equal keys is left",
                #"{"a":1,"b":2,"a":3}"#,
                [.replace(at: "/a", with: 4)],
                #"{"b":2,"a":4}"#
            ),
            PatchRow(
                "each sees what those before it did",
                #"{"a":[1]}"#,
                [
                    .copy(from: "/a", to: "/b"), .add(2, at: "/b/-"), .remove(at: "/a/0"),
                    .test(["a": [], "b": [1, 2]], at: ""), .move(from: "/b/1", to: "/a/0"),
                ],
                #"{"a":[2],"b":[1]}"#
            ),
            PatchRow(
                "of equal keys the last one counts in a test",
                #"[{"a":1,"a":2},{"a":2},{"a":1,"a":1,"b":1}]"#,
                [
                    .test(["a": 2], at: "/0"), .copy(from: "/0", to: "/-"),
                    .test(.object(.init([("a", 3), ("a", 2)])), at: "/0"),
                    .test(.object(.init([("a", 1), ("a", 2)])), at: "/1"),
                    .test(.object(.init([("a", 1), ("b", 1), ("b", 1)])), at: "/2"),
                ],
                #"[{"a":1,"a":2},{"a":2},{"a":1,"a":1,"b":1},{"a":1,"a":2}]"#
            ),
            PatchRow(
                "members are removed one after the other",
                #"{"o":{"a":1,"b":2,"a":3,"c":4,"d":5},"p":{"a":6},"q":[7,8,9]}"#,
                [
                    .remove(at: "/o/d"), .remove(at: "/o/a"), .remove(at: "/p/a"),
                    .remove(at: "/o/b"), .remove(at: "/q/0"), .remove(at: "/q/0"),
                ],
                #"{"o":{"c":4},"p":{},"q":[9]}"#
            ),
            PatchRow(
                "a member and its object are removed",
                #"{"o":{"a":1,"b":2},"p":3}"#,
                [.remove(at: "/o/a"), .remove(at: "/o"), .remove(at: "/p"), .remove(at: "")],
                "null"
            ),
            PatchRow(
                "numbers are equal by value",
                #"{"n":[1,1.0,-0,1e400,12345678901234567890,0.5]}"#,
                [
                    .test(
                        [
                            1.0, 1, 0, number("10E+399"), number("1.2345678901234567890e19"),
                            number("0.50"),
                        ],
                        at: "/n"
                    )
                ],
                #"{"n":[1,1.0,-0,1e400,12345678901234567890,0.5]}"#
            ),
            PatchRow(
                "objects are equal in any order",
                #"{"o":{"a":1,"b":{"c":2,"d":[]}}}"#,
                [.test(["b": ["d": [], "c": 2.0], "a": 1], at: "/o")],
                #"{"o":{"a":1,"b":{"c":2,"d":[]}}}"#
            ),
        ]
    }

    static var failures: [PatchRow] {
        [
            PatchRow(
                "remove what is not there",
                #"{"a":{"b":1}}"#,
                [.add(1, at: "/x"), .remove(at: "/a/b"), .remove(at: "/a/b")],
                .missingKey,
                #"operation 2 (remove "/a/b"): Key "b" not present."#,
                at: ["a"],
                key: "b"
            ),
            PatchRow(
                "replace what is not there",
                #"{"a":[1,2]}"#,
                [.replace(at: "/a/0", with: [3]), .replace(at: "/a/2", with: 1)],
                .indexOutOfBounds,
                #"operation 1 (replace "/a/2"): "2" is not an index of an array of 2 elements"#,
                at: ["a"]
            ),
            PatchRow(
                "replace after the end",
                "[1]",
                [.replace(at: "/-", with: 1)],
                .indexOutOfBounds,
                #"operation 0 (replace "/-"): "-" is not an index of an array of 1 element"#,
                at: []
            ),
            PatchRow(
                "add beyond the end",
                "[[1]]",
                [.add(1, at: "/0/1"), .add(2, at: "/0/3")],
                .indexOutOfBounds,
                #"operation 1 (add "/0/3"): "3" is not an index of an array of 2 elements"#,
                at: [0]
            ),
            PatchRow(
                "add into a number",
                #"{"a":1}"#,
                [.remove(at: "/a"), .add(1, at: "/a"), .add(1, at: "/a/b")],
                .unexpectedType,
                #"operation 2 (add "/a/b"): expected an array or an object, found a number"#,
                at: ["a"]
            ),
            PatchRow(
                "copy what is not there",
                #"{"a":1,"b":[]}"#,
                [.move(from: "/a", to: "/b/0"), .copy(from: "/a", to: "/c")],
                .missingKey,
                #"operation 1 (copy "/a" to "/c"): Key "a" not present."#,
                at: [],
                key: "a"
            ),
            PatchRow(
                "move what is not there to itself",
                #"{"a":1}"#,
                [.move(from: "/b", to: "/b")],
                .missingKey,
                #"operation 0 (move "/b" to "/b"): Key "b" not present."#,
                at: [],
                key: "b"
            ),
            PatchRow(
                "a move that fails by half",
                #"{"x":[1],"a":{"b":1,"c":2},"z":3}"#,
                [.move(from: "/a", to: "/a2/b")],
                .missingKey,
                #"operation 0 (move "/a" to "/a2/b"): Key "a2" not present."#,
                at: [],
                key: "a2"
            ),
            PatchRow(
                "move an element that fails by half",
                "[1,2,3]",
                [.move(from: "/0", to: "/3")],
                .indexOutOfBounds,
                #"operation 0 (move "/0" to "/3"): "3" is not an index of an array of 2 elements"#,
                at: []
            ),
            PatchRow(
                "move into itself",
                #"{"a":{"b":{}}}"#,
                [.remove(at: "/a/b"), .move(from: "/a", to: "/a/b/c")],
                .invalidPointer,
                #"operation 1 (move "/a" to "/a/b/c"): a value cannot be moved into itself"#,
                at: []
            ),
            PatchRow(
                "move the root into itself",
                "[]",
                [.move(from: "", to: "/0")],
                .invalidPointer,
                #"operation 0 (move "" to "/0"): a value cannot be moved into itself"#,
                at: []
            ),
            PatchRow(
                "test what is not there",
                "[]",
                [.add(1, at: ""), .test(nil, at: "/a")],
                .unexpectedType,
                #"operation 1 (test "/a"): expected an array or an object, found a number"#,
                at: []
            ),
            PatchRow(
                "a test inside",
                #"[{"a":[{"0":true}]}]"#,
                [.test(["x": 1], at: "/0/a/0/0")],
                .patchTestFailed,
                "operation 0 (test \"/0/a/0/0\"): Expected { \"x\": 1 }, but found:\ntrue",
                at: [0, "a", 0, "0"]
            ),
            PatchRow(
                "equal keys come back where they were",
                #"{"a":1,"b":2,"a":3,"c":4,"a":5,"d":6}"#,
                [
                    .replace(at: "/a", with: 4), .remove(at: "/a"), .add(7, at: "/e"),
                    .remove(at: "/b"), .add(8, at: "/b"), .remove(at: ""), .remove(at: "/x"),
                ],
                .unexpectedType,
                #"operation 6 (remove "/x"): expected an array or an object, found null"#,
                at: []
            ),
            PatchRow(
                "remove a member twice",
                #"{"a":1,"b":2,"a":3,"c":4,"d":5}"#,
                [.remove(at: "/c"), .remove(at: "/a"), .remove(at: "/a"), .remove(at: "/b")],
                .missingKey,
                #"operation 2 (remove "/a"): Key "a" not present."#,
                at: [],
                key: "a"
            ),
            PatchRow(
                "removed members come back where they were",
                #"{"a":1,"b":2,"a":3,"c":4,"d":5}"#,
                [
                    .remove(at: "/d"), .remove(at: "/a"), .add(6, at: "/e"), .remove(at: "/b"),
                    .remove(at: "/e"), .remove(at: "/c"), .remove(at: "/d"),
                ],
                .missingKey,
                #"operation 6 (remove "/d"): Key "d" not present."#,
                at: [],
                key: "d"
            ),
            PatchRow(
                "a pointer that needs quotes",
                "{}",
                [.remove(at: "/a\n\"b")],
                .missingKey,
                #"operation 0 (remove "/a\n\"b"): Key "a\n\"b" not present."#,
                at: [],
                key: "a\n\"b"
            ),
        ]
    }
}
