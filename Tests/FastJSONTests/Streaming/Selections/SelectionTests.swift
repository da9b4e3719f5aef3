import FastJSON
import TestSupport
import Testing

/// Which values a selection finds, and what it says of their places.
@Suite struct SelectionTests {
    /// A document, a pointer, and what is found: the texts and paths of the values.
    ///
    /// In the document, `«` stands before each of them, and is taken out.
    struct Row: CustomTestStringConvertible, Sendable {
        var text: String
        var pointer: String
        var isElements: Bool
        var values: [String]
        var paths: [String]
        var offsets: [Int] = []
        var testDescription: String { "\(isElements ? "elements" : "values") \(pointer): \(text)" }

        private init(_ marked: String, _ pointer: String, _ found: [(String, String)], _ all: Bool)
        {
            let parts = marked.split(separator: "«", omittingEmptySubsequences: false)
            text = parts.joined()
            (self.pointer, isElements) = (pointer, all)
            (paths, values) = (found.map(\.0), found.map(\.1))
            var offset = 0
            for part in parts.dropLast() {
                offset += part.utf8.count
                offsets.append(offset)
            }
        }

        static func elements(
            _ marked: String,
            _ pointer: String,
            _ found: (String, String)...
        ) -> Row {
            Row(marked, pointer, found, true)
        }

        static func values(_ marked: String, _ pointer: String, _ found: (String, String)...) -> Row
        {
            Row(marked, pointer, found, false)
        }
    }

    static let plain: [Row] = [
        .elements(
            "[«1, «[2] ,\n«{\"a\": 3}]",
            "",
            ("$[0]", "1"),
            ("$[1]", "[2]"),
            ("$[2]", "{\"a\": 3}")
        ),
        .elements(" [] ", ""),
        .elements("[«null]", "", ("$[0]", "null")),
        .elements(
            #"{"x": [0, {"b": [7]}], "a": {"c": [8], "b": [«1 , «"é"], "d": 9}, "b": [1]}"#,
            "/a/b",
            ("$.a.b[0]", "1"),
            ("$.a.b[1]", #""é""#)
        ),
        .elements(#"{"a": []}"#, "/a"),
        .elements(#"{"a": [[], [«1], [[]]]}"#, "/a/1", ("$.a[1][0]", "1")),
        .values(" «[1, 2] ", "", ("$", "[1, 2]")),
        .values(" «-1.5e3 ", "", ("$", "-1.5e3")),
        .values("«\"\"", "", ("$", "\"\"")),
        .values(#"{"a": «{"b": []}, "b": 2}"#, "/a", ("$.a", #"{"b": []}"#)),
        .values(#"{"a": [0, [1, «true], 2]}"#, "/a/1/1", ("$.a[1][1]", "true")),
        .values(#"{"a": {"0": «1, "00": 2}, "0": 3}"#, "/a/0", (#"$.a["0"]"#, "1")),
        .values(#"{"a": {"0": 1, "00": «2}}"#, "/a/00", (#"$.a["00"]"#, "2")),
        .values(#"{"-": «1}"#, "/-", (#"$["-"]"#, "1")),
    ]

    static let keys: [Row] = [
        .values(#"{"~": 1, "a/b": «2, "a": {"b": 3}}"#, "/a~1b", (#"$["a/b"]"#, "2")),
        .values(#"{"~1": 1, "~": «2, "/": 3}"#, "/~0", (#"$["~"]"#, "2")),
        .values(#"{"/": 1, "~1": «2}"#, "/~01", (#"$["~1"]"#, "2")),
        .values(#"{"\u00e9": «1, "é": «2}"#, "/é", (#"$["é"]"#, "1"), (#"$["é"]"#, "2")),
        // The same character in two parts is another key.
        .values("{\"e\u{301}\": 1, \"\u{E9}\": «2}", "/\u{E9}", ("$[\"\u{E9}\"]", "2")),
        .values(
            #"{"\ud83d\ude00": [«1], "😀": [«2]}"#,
            "/😀/0",
            (#"$["😀"][0]"#, "1"),
            (#"$["😀"][0]"#, "2")
        ),
        .values(#"{"a\"b\\c\n": «1}"#, "/a\"b\\c\n", (#"$["a\"b\\c\n"]"#, "1")),
        .values(#"{"": «1, "a": 2}"#, "/", (#"$[""]"#, "1")),
        .values(#"{"": {"": «1, "a": 2}, "a": {"": 3}}"#, "//", (#"$[""][""]"#, "1")),
        .elements(#"{"": [«1]}"#, "/", (#"$[""][0]"#, "1")),
        .values(#"{" ": «1, "": 2}"#, "/ ", (#"$[" "]"#, "1")),
        .values(#"{"b": 0, "\u0000": «1}"#, "/\0", ("$[\"\\u{0}\"]", "1")),
    ]

    static let every: [Row] = [
        .values(
            #"[«1, «{"a": 2}, «[]]"#,
            "/*",
            ("$[0]", "1"),
            ("$[1]", #"{"a": 2}"#),
            ("$[2]", "[]")
        ),
        .values(
            #"{"b": «1, "a": «{}, "*": «3}"#,
            "/*",
            ("$.b", "1"),
            ("$.a", "{}"),
            (#"$["*"]"#, "3")
        ),
        .values("1", "/*"),
        .values("[]", "/*"),
        .values("{}", "/*"),
        .values(
            #"[1, {"a": «2}, [«3, «4], 5]"#,
            "/*/*",
            ("$[1].a", "2"),
            ("$[2][0]", "3"),
            ("$[2][1]", "4")
        ),
        .values(
            #"{"g": [{"m": [{"n": «"x"}, {"o": 1}, {"n": «"y", "n": «"z"}]}, "#
                + #"{"m": {"k": {"n": «1}}}, 7, {"m": 3}]}"#,
            "/g/*/m/*/n",
            ("$.g[0].m[0].n", "\"x\""),
            ("$.g[0].m[2].n", "\"y\""),
            ("$.g[0].m[2].n", "\"z\""),
            ("$.g[1].m.k.n", "1")
        ),
        .elements(
            #"{"p": {"a": [«1, «2], "b": [], "c": [«3]}, "q": [4]}"#,
            "/p/*",
            ("$.p.a[0]", "1"),
            ("$.p.a[1]", "2"),
            ("$.p.c[0]", "3")
        ),
        .elements(
            "[[«1], [], [«2, «[3]]]",
            "/*",
            ("$[0][0]", "1"),
            ("$[2][0]", "2"),
            ("$[2][1]", "[3]")
        ),
        .values(#"{"*": {"a": «1}, "b": {"a": «2}}"#, "/*/a", (#"$["*"].a"#, "1"), ("$.b.a", "2")),
        .values(#"[[0, «1], [2], {"1": «3}, "1"]"#, "/*/1", ("$[0][1]", "1"), (#"$[2]["1"]"#, "3")),
        // Only the whole token stands for all.
        .values(#"{"**": «1, "a*": 2}"#, "/**", (#"$["**"]"#, "1")),
        .values(#"{"a": 1, "a*": «2}"#, "/a*", (#"$["a*"]"#, "2")),
    ]

    static let twice: [Row] = [
        .elements(
            #"{"a": [«1], "b": 2, "a": [], "\u0061": [«3, «4]}"#,
            "/a",
            ("$.a[0]", "1"),
            ("$.a[0]", "3"),
            ("$.a[1]", "4")
        ),
        .values(
            #"{"a": {"b": «1}, "a": 2, "a": {"b": «3}}"#,
            "/a/b",
            ("$.a.b", "1"),
            ("$.a.b", "3")
        ),
    ]

    @Test(arguments: plain + keys + every + twice, StreamMode.all)
    func rawTexts(_ row: Row, mode: StreamMode) {
        let run = StreamRun { () throws(JSONError) in
            let stream = mode.stream(row.text)
            return row.isElements
                ? try stream.rawElements(at: JSONPath(row.pointer))
                : try stream.rawValues(at: JSONPath(row.pointer))
        }
        #expect(run.error == nil)
        #expect(run.values.map(\.text) == row.values)
        #expect(run.paths == row.paths)
        #expect(run.indices == Array(row.values.indices))
        #expect(run.offsets == row.offsets)
    }

    @Test(arguments: plain + keys + every + twice, StreamMode.some)
    func trees(_ row: Row, mode: StreamMode) throws {
        let run = StreamRun { () throws(JSONError) in
            let stream = mode.stream(row.text)
            return row.isElements
                ? try stream.elements(at: JSONPath(row.pointer))
                : try stream.values(at: JSONPath(row.pointer))
        }
        #expect(run.error == nil)
        #expect(run.values == (try row.values.map { try JSONValue(parsing: $0) }))
        #expect(run.paths == row.paths)
        #expect(run.offsets == row.offsets)
        // Each path leads to a value that is there.
        let root = try JSONValue(parsing: row.text)
        #expect(run.elements.allSatisfy { root[$0.path.pointer] != nil })
    }

    @Test(arguments: plain + keys + every + twice, StreamMode.some)
    func located(_ row: Row, mode: StreamMode) {
        let run = StreamRun { () throws(JSONError) in
            let stream = mode.stream(row.text)
            return row.isElements
                ? try stream.rawElements(at: JSONPath(row.pointer)).located()
                : try stream.rawValues(at: JSONPath(row.pointer)).located()
        }
        #expect(run.error == nil)
        #expect(run.values.map(\.value.text) == row.values)
        #expect(run.values.map(\.path.description) == row.paths)
        #expect(run.values.map(\.index) == Array(row.values.indices))
        #expect(run.values.map(\.offset) == row.offsets)
    }

    /// Before the first element and after the last one.
    @Test(arguments: StreamMode.some)
    func places(_ mode: StreamMode) throws {
        let elements = try mode.stream(" [7, 8]").elements(at: "")
        #expect(elements.index == -1)
        #expect(elements.path.isRoot)
        #expect(elements.offset == 0)
        #expect(elements.checkpoint == nil)
        #expect(try elements.next() == 7)
        #expect([elements.index, elements.offset] == [0, 2])
        #expect(elements.checkpoint?.index == 0)
        #expect(elements.checkpoint?.offset == 3)
        #expect(try elements.next() == 8)
        #expect(try elements.next() == nil)
        #expect(elements.index == 1)
        #expect(try elements.next() == nil)
        #expect(elements.rejectCount == 0 && elements.rejects.isEmpty)
    }

    /// The selections of random documents are what a walk over the tree finds.
    @Test(arguments: StreamMode.some)
    func agreesWithTheTree(_ mode: StreamMode) throws {
        let seed: UInt64 = 77
        var random = RandomValue(seed: seed)
        for round in 0..<40 {
            let value = random.next()
            let text = try value.jsonBytes(
                options: .init(layout: round % 2 == 0 ? .compact : .pretty())
            )
            for depth in 0...3 {
                let pointer = String(repeating: "/*", count: depth)
                let run = StreamRun { () throws(JSONError) in
                    try mode.stream(text).values(at: JSONPath(pointer))
                }
                let expected = Self.children(of: value, depth: depth)
                #expect(run.error == nil, "seed \(seed), round \(round)")
                #expect(run.values == expected, "seed \(seed), round \(round), depth \(depth)")
            }
        }
    }

    private static func children(of value: JSONValue, depth: Int) -> [JSONValue] {
        guard depth > 0 else { return [value] }
        let children: [JSONValue] =
            switch value {
            case .array(let elements): elements
            case .object(let object): object.map(\.value)
            default: []
            }
        return children.flatMap { Self.children(of: $0, depth: depth - 1) }
    }
}
