import FastJSON
import Testing

/// Pointers as RFC 6901 defines them.
@Suite struct JSONPointerTests {
    /// The document of RFC 6901 §5.
    private static let document = #"""
        {
           "foo": ["bar", "baz"],
           "": 0,
           "a/b": 1,
           "c%d": 2,
           "e^f": 3,
           "g|h": 4,
           "i\\j": 5,
           "k\"l": 6,
           " ": 7,
           "m~n": 8
        }
        """#

    /// The pointers of RFC 6901 §5 with their tokens and what they lead to.
    static let examples: [(text: String, tokens: [String], value: String)] = [
        ("", [], document),
        ("/foo", ["foo"], #"["bar", "baz"]"#),
        ("/foo/0", ["foo", "0"], #""bar""#),
        ("/", [""], "0"),
        ("/a~1b", ["a/b"], "1"),
        ("/c%d", ["c%d"], "2"),
        ("/e^f", ["e^f"], "3"),
        ("/g|h", ["g|h"], "4"),
        (#"/i\j"#, [#"i\j"#], "5"),
        (#"/k"l"#, [#"k"l"#], "6"),
        ("/ ", [" "], "7"),
        ("/m~0n", ["m~n"], "8"),
    ]

    @Test(arguments: examples)
    func examplesOfTheStandard(_ row: (text: String, tokens: [String], value: String)) throws {
        let pointer = try JSONPointer(row.text)
        #expect(pointer.tokens == row.tokens)
        let expected = try JSONValue(parsing: row.value)
        #expect(try JSONValue(parsing: Self.document)[pointer] == expected)
        #expect(try JSONDocument(parsing: Self.document)[pointer]?.value == expected)
    }

    /// More texts with their tokens.
    static let texts: [(text: String, tokens: [String])] = [
        ("//", ["", ""]),
        ("/a/", ["a", ""]),
        ("/~0", ["~"]),
        ("/~1", ["/"]),
        ("/~01", ["~1"]),
        ("/~10", ["/0"]),
        ("/~0~1~0~1", ["~/~/"]),
        ("/é/\u{1F600}", ["é", "\u{1F600}"]),
        ("/e\u{301}", ["e\u{301}"]),
        ("/\u{301}", ["\u{301}"]),
        ("/\0", ["\0"]),
        ("/-", ["-"]),
    ]

    @Test(arguments: texts)
    func escapes(_ text: String, tokens: [String]) throws {
        let pointer = try JSONPointer(text)
        #expect(pointer.tokens.map { Array($0.utf8) } == tokens.map { Array($0.utf8) })
        #expect(pointer == JSONPointer(tokens: tokens))
    }

    @Test(arguments: examples.map(\.text) + texts.map(\.text))
    func descriptionIsTheText(_ text: String) throws {
        let pointer = try JSONPointer(text)
        #expect(Array(pointer.description.utf8) == Array(text.utf8))
        #expect(try JSONPointer(pointer.description) == pointer)
    }

    /// Texts that are no pointers, with their errors.
    static let errors: [(text: String, message: String)] = [
        ("a", #"invalid JSON pointer "a": it must be empty or start with '/'"#),
        (" /a", #"invalid JSON pointer " /a": it must be empty or start with '/'"#),
        ("#/a", ##"invalid JSON pointer "#/a": it must be empty or start with '/'"##),
        ("/~", #"invalid JSON pointer "/~": '~' must be followed by '0' or '1'"#),
        ("/a/b~/c", #"invalid JSON pointer "/a/b~/c": '~' must be followed by '0' or '1'"#),
        ("/~2", #"invalid JSON pointer "/~2": '~' must be followed by '0' or '1'"#),
        ("/~~0", #"invalid JSON pointer "/~~0": '~' must be followed by '0' or '1'"#),
        ("\n\"", #"invalid JSON pointer "\n\"": it must be empty or start with '/'"#),
    ]

    @Test(arguments: errors)
    func otherTextsAreErrors(_ text: String, message: String) {
        let error = #expect(throws: JSONError.self) { try JSONPointer(text) }
        #expect(error?.code == .invalidPointer)
        #expect(error?.message == message)
        #expect(error?.description == message)
        #expect(error?.offset == nil && error?.line == nil && error?.path.isRoot == true)
    }
}
