import FastJSON
import TestSupport
import Testing

/// Several selections in one pass.
@Suite struct SeveralSelectionTests {
    /// A value with the name of the selection that found it.
    private static func raw(
        _ name: String
    ) -> @Sendable (inout JSONCursor) throws(JSONError) -> String {
        { cursor throws(JSONError) in "\(name) \(try cursor.readValue())" }
    }

    @Test(arguments: StreamMode.all)
    func comeInTheOrderOfTheDocument(_ mode: StreamMode) {
        let text = """
            {"orders": [{"first": 1, "rest": [2]}, {"rest": []}, {"first": "é"}],
             "x": {"users": [0]}, "users": ["u", {"first": 3}], "deep": {"a": [[4], 5]},
             "orders": {"a": {"first": 6}}}
            """
        let run = StreamRun { () throws(JSONError) in
            try mode.stream(text).select(
                .elements(at: "/users", Self.raw("user")),
                .values(at: "/orders/*/first", Self.raw("first")),
                .values(at: "/deep/a/0/0", Self.raw("deep")),
                .elements(at: "/orders/0/rest", Self.raw("rest"))
            )
        }
        #expect(run.error == nil)
        #expect(
            run.values == [
                "first 1", "rest 2", "first \"é\"", "user \"u\"", "user {\"first\":3}", "deep 4",
                "first 6",
            ]
        )
        #expect(run.indices == Array(0..<7))
        #expect(
            run.paths == [
                "$.orders[0].first", "$.orders[0].rest[0]", "$.orders[2].first", "$.users[0]",
                "$.users[1]", "$.deep.a[0][0]", "$.orders.a.first",
            ]
        )
        #expect(run.offsets.map { Array(text.utf8)[$0] } == Array("12\"\"{46".utf8))
    }

    @Test(arguments: StreamMode.some)
    func eachNameMustBeThere(_ mode: StreamMode) {
        let rows: [(String, String?)] = [
            (#"{"a": [1], "b": [2]}"#, nil),
            (#"{"b": [2], "a": [1]}"#, nil),
            (#"{"b": [], "a": []}"#, nil),
            (#"{"a": [1]}"#, #"there is nothing at "/b""#),
            (#"{"b": [1]}"#, #"there is nothing at "/a""#),
            ("{}", #"there is nothing at "/a""#),
            ("[[], []]", #"there is nothing at "/a""#),
        ]
        for (text, message) in rows {
            let run = StreamRun { () throws(JSONError) in
                try mode.stream(text).select(
                    .elements(at: "/a", Self.raw("a")),
                    .elements(at: "/b", Self.raw("b")),
                    .values(at: "/*/*/*", Self.raw("c"))
                )
            }
            // The third one overlaps none: elements of the others would be inside its values.
            #expect(run.error?.code == .invalidPointer, "\(text)")
            let named = StreamRun { () throws(JSONError) in
                try mode.stream(text).select(
                    .elements(at: "/a", Self.raw("a")),
                    .elements(at: "/b", Self.raw("b"))
                )
            }
            #expect(named.error?.message == message, "\(text)")
            #expect(named.error?.code == (message == nil ? nil : .missingKey), "\(text)")
        }
    }

    // MARK: Refused

    /// Two pointers, each for values (v) or elements (e).
    private static let overlapping = [
        ("v /a", "v /a"), ("v /a", "v /a/b"), ("v /a/b", "v /a"), ("v ", "v /a"), ("v ", "e "),
        ("e /a", "v /a"), ("v /a", "e /a"), ("e /a", "e /a"), ("e /a", "v /a/b"),
        ("e /a", "v /a/0/x"), ("v /*", "v /a/b"), ("v /a/*/c", "v /a/b"), ("e /*", "e /a"),
        ("v /*/x", "v /a/*"), ("v /a/*", "e /*"), ("v /~0", "v /~0/~1"),
    ]

    private static let disjoint = [
        ("v /a", "v /b"), ("e /a", "e /b"), ("v /a/x", "v /a/y"), ("v /*/x", "v /*/y"),
        ("v /a/*", "v /b"), ("v /0", "v /00"), ("v /é", "v /e\u{301}"), ("e /a/x", "v /a/y/0"),
        ("v /", "v /a"), ("v /*/x/*", "v /*/y"),
    ]

    private static func selection(_ text: String) -> JSONSelection<String> {
        let path = JSONPath(stringLiteral: String(text.dropFirst(2)))
        return text.hasPrefix("e")
            ? .elements(at: path, raw("e")) : .values(at: path, raw("v"))
    }

    @Test func overlappingOnesAreRefused() {
        for (first, second) in Self.overlapping {
            let error = #expect(throws: JSONError.self, "\(first) \(second)") {
                _ = try JSONStream(.bytes(Array("1".utf8))).select(
                    Self.selection(first),
                    Self.selection(second)
                )
            }
            #expect(error?.code == .invalidPointer)
            #expect(
                error?.message
                    == "invalid JSON pointer \"\(second.dropFirst(2))\": it may select the same "
                    + "values as, or values inside those of, \"\(first.dropFirst(2))\""
            )
        }
    }

    @Test func disjointOnesAreNot() throws {
        for (first, second) in Self.disjoint {
            #expect(throws: Never.self, "\(first) \(second)") {
                _ = try JSONStream(.bytes([])).select(Self.selection(first), Self.selection(second))
            }
        }
    }

    @Test func pointersThatAreNone() {
        let rows = [
            ("a", #"invalid JSON pointer "a": a path must be empty, or start with '$' or '/'"#),
            ("*", #"invalid JSON pointer "*": a path must be empty, or start with '$' or '/'"#),
            ("/a~", #"invalid JSON pointer "/a~": '~' must be followed by '0' or '1'"#),
            ("/~2a", #"invalid JSON pointer "/~2a": '~' must be followed by '0' or '1'"#),
            ("/~2/~", #"invalid JSON pointer "/~2/~": '~' must be followed by '0' or '1'"#),
        ]
        for (pointer, message) in rows {
            let error = #expect(throws: JSONError.self) { try JSONPath(pointer) }
            #expect(error?.message == message)
            #expect(error?.code == .invalidPointer)
            #expect(error?.offset == nil && error?.path.isRoot == true)
        }
    }

    /// Each has two states, of 128.
    @Test(arguments: JSONEngine.allCases)
    func upToSixtyFour(_ engine: JSONEngine) throws {
        func selections(_ count: Int) -> [JSONSelection<Int>] {
            (0..<count).map { number in
                .values(at: JSONPath(JSONPointer(tokens: ["\(number)"]))) {
                    cursor throws(JSONError) in
                    try cursor.readInt() * 1000 + number
                }
            }
        }
        let numbers = (0..<70).map { $0 % 7 }
        let text = "\(numbers)"
        let stream = JSONStream(.bytes(Array(text.utf8)), options: .init(engine: engine))
        let list = selections(64)
        let all = try stream.select(
            list[0],
            list[1],
            list[2],
            list[3],
            list[4],
            list[5],
            list[6],
            list[7],
            list[8],
            list[9],
            list[10],
            list[11],
            list[12],
            list[13],
            list[14],
            list[15],
            list[16],
            list[17],
            list[18],
            list[19],
            list[20],
            list[21],
            list[22],
            list[23],
            list[24],
            list[25],
            list[26],
            list[27],
            list[28],
            list[29],
            list[30],
            list[31],
            list[32],
            list[33],
            list[34],
            list[35],
            list[36],
            list[37],
            list[38],
            list[39],
            list[40],
            list[41],
            list[42],
            list[43],
            list[44],
            list[45],
            list[46],
            list[47],
            list[48],
            list[49],
            list[50],
            list[51],
            list[52],
            list[53],
            list[54],
            list[55],
            list[56],
            list[57],
            list[58],
            list[59],
            list[60],
            list[61],
            list[62],
            list[63]
        )
        var values: [Int] = []
        while let value = try all.next() { values.append(value) }
        #expect(values == (0..<64).map { $0 % 7 * 1000 + $0 })
        let none = #expect(throws: JSONError.self) {
            let _: JSONElements<Int> = try JSONStream(.bytes([])).select()
        }
        #expect(none?.message == "a stream needs at least one selection")
        #expect(none?.code == .invalidStructure)
    }
}
