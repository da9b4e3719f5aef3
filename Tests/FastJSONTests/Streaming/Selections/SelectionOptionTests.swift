import FastJSON
import TestSupport
import Testing

/// The reading options hold for streams.
@Suite struct SelectionOptionTests {
    @Test(arguments: StreamMode.all)
    func equalKeysInObjectsOnTheWay(_ mode: StreamMode) {
        let options = JSONReadingOptions(duplicateKeys: .reject)
        let rows: [(String, [JSONValue], String?)] = [
            (#"{"a": [1], "b": {"a": 2}, "c": [{"a": 1}, {"a": 2}]}"#, [1], nil),
            (#"{"a": [1], "b": 2, "a": [3]}"#, [1], #"duplicate key "a" | $ 1:20 @19"#),
            (#"{"a": [1], "\u0061": [3]}"#, [1], #"duplicate key "a" | $ 1:12 @11"#),
            (#"{"b": 0, "a": [1], "b": [3]}"#, [1], #"duplicate key "b" | $ 1:20 @19"#),
            // Inside of what is skipped, and of an element.
            (#"{"a": [1], "b": [{"c": 1, "c": 2}]}"#, [1], #"duplicate key "c" | $.b[0] 1:27 @26"#),
            (#"{"a": [1, {"c": {}, "c": 2}, 3]}"#, [1], #"duplicate key "c" | $.a[1] 1:21 @20"#),
        ]
        for (text, values, error) in rows {
            let run = StreamRun { () throws(JSONError) in
                try mode.stream(text, options: options).elements(at: "/a")
            }
            #expect(run.values == values, "\(text)")
            #expect(run.error?.place == error.map { "duplicateKey \($0)" }, "\(text)")
        }
    }

    /// After its colon a key is known to be there twice, also where the document may not continue.
    @Test(arguments: StreamMode.all)
    func equalKeysAtTheLimitOfTheDocument(_ mode: StreamMode) {
        let text = #"{"v":1,"v" : [2]}"#
        for limit in 7...14 {
            let options = JSONReadingOptions(
                duplicateKeys: .reject,
                limits: JSONLimits(documentLength: limit)
            )
            let run = StreamRun { () throws(JSONError) in
                try mode.stream(text, options: options).elements(at: "/a")
            }
            let isCut = limit < 12
            #expect(run.error?.code == (isCut ? .documentTooLong : .duplicateKey), "\(limit)")
            #expect(run.error?.offset == (isCut ? limit : 7), "\(limit)")
        }
    }

    @Test(arguments: StreamMode.some)
    func equalKeysInNestedObjectsOnTheWay(_ mode: StreamMode) {
        let options = JSONReadingOptions(duplicateKeys: .reject)
        let good = #"{"x": {"k": 1, "l": 2}, "y": {"k": 3, "x": 4}}"#
        let bad = #"{"x": {"k": 1, "l": 2}, "y": {"k": 3, "l": 4, "k": 5}}"#
        let runs = [good, bad].map { text in
            StreamRun { () throws(JSONError) in
                try mode.stream(text, options: options).values(at: "/*/k")
            }
        }
        #expect(runs.map(\.values) == [[1, 3], [1, 3]])
        #expect(runs[0].error == nil)
        #expect(runs[1].error?.place == #"duplicateKey duplicate key "k" | $.y 1:47 @46"#)
    }

    @Test(arguments: StreamMode.all)
    func commentsAndTrailingCommas(_ mode: StreamMode) {
        let text = """
            /*a*/{"x":[1,/*]*/],//}
            "a"/*b*/:/*c*/[/*d*/1/*e*/,//f
            {"b":/*g*/2,},/*h*/"//",],}//i
            """
        let options = JSONReadingOptions(syntax: [.allowComments, .allowTrailingCommas])
        let run = StreamRun { () throws(JSONError) in
            try mode.stream(text, options: options).rawElements(at: "/a")
        }
        #expect(run.error == nil)
        // Texts that are not JSON are written again.
        #expect(run.values.map(\.text) == ["1", #"{"b":2}"#, "\"//\""])
        #expect(run.offsets.map { Array(text.utf8)[$0] } == Array("1{\"".utf8))
        let strict = StreamRun { () throws(JSONError) in
            try mode.stream(text).rawElements(at: "/a")
        }
        #expect(strict.error?.place == "unexpectedCharacter expected a value, found '/' | $ 1:1 @0")
        let commas = StreamRun { () throws(JSONError) in
            try mode.stream("{\"a\": [1,],}", options: .init(syntax: .allowComments))
                .rawElements(at: "/a")
        }
        #expect(commas.values.map(\.text) == ["1"])
        #expect(
            commas.error?.place
                == "unexpectedCharacter expected a value, found ']' | $.a[1] 1:10 @9"
        )
    }

    @Test(arguments: StreamMode.some)
    func loneSurrogates(_ mode: StreamMode) {
        let text = #"{"\ud800": [1, "\udc00"]}"#
        let run = StreamRun { () throws(JSONError) in
            try mode.stream(text, options: .init(syntax: .replaceInvalidSurrogates))
                .elements(at: "/\u{FFFD}")
        }
        #expect(run.values == [1, "\u{FFFD}"])
        #expect(run.error == nil)
        let strict = StreamRun { () throws(JSONError) in
            try mode.stream(text).elements(at: "/\u{FFFD}")
        }
        #expect(strict.error?.code == .loneSurrogate)
        #expect(strict.error?.offset == 2)
    }

    @Test(arguments: StreamMode.some)
    func depth(_ mode: StreamMode) {
        let rows: [(String, limit: Int, count: Int, Int?)] = [
            ("[1, [2], 3]", 2, 3, nil), ("[1, [2], 3]", 1, 1, 4), ("[1, [[2]], 3]", 2, 1, 5),
            (#"[0, {"x": []}]"#, 2, 1, 10),
        ]
        for (text, limit, count, offset) in rows {
            let options = JSONReadingOptions(limits: JSONLimits(depth: limit))
            let run = StreamRun { () throws(JSONError) in
                try mode.stream(text, options: options).elements(at: "")
            }
            #expect(run.elements.count == count, "\(text)")
            #expect(run.error?.offset == offset, "\(text)")
            #expect(run.error?.code == offset.map { _ in .depthExceeded }, "\(text)")
        }
        // Also on the way, and in what is skipped.
        for (text, pointer, offset) in [
            ("[[[1]]]", "/0/0", 2), (#"{"x": [[]], "a": []}"#, "/a", 7),
        ] {
            let run = StreamRun { () throws(JSONError) in
                try mode.stream(text, options: .init(limits: JSONLimits(depth: 2)))
                    .elements(at: JSONPath(pointer))
            }
            #expect(run.error?.code == .depthExceeded, "\(text)")
            #expect(run.error?.offset == offset, "\(text)")
        }
    }

    /// All that lies within the limit is delivered before the error.
    @Test(arguments: StreamMode.all)
    func documentLength(_ mode: StreamMode) {
        let text = "[10, 20, 30]"
        // A number may continue after the limit.
        let rows = [(1, []), (4, [10]), (7, [10]), (8, [10, 20]), (9, [10, 20]), (11, [10, 20])]
        for (limit, values) in rows {
            let options = JSONReadingOptions(limits: JSONLimits(documentLength: limit))
            let run = StreamRun { () throws(JSONError) in
                try mode.stream(text, options: options).elements(at: "")
            }
            #expect(run.values == values.map { .integer($0) }, "limit \(limit)")
            let unit = limit == 1 ? "byte" : "bytes"
            let message = "the document is longer than the limit of \(limit) \(unit)"
            #expect(run.error?.message == message)
            #expect(run.error?.code == .documentTooLong)
            #expect(run.error?.offset == limit)
            #expect(run.error?.column == limit + 1)
        }
        let run = StreamRun { () throws(JSONError) in
            try mode.stream(text, options: .init(limits: JSONLimits(documentLength: 12)))
                .elements(at: "")
        }
        #expect(run.error == nil)
    }

    @Test(arguments: StreamMode.some)
    func tokenLimits(_ mode: StreamMode) {
        let limits = JSONLimits(stringLength: 3, keyLength: 2, numberLength: 4)
        let rows: [(String, [JSONValue], JSONError.Code?)] = [
            (#"{"ab": [1234, "abc"]}"#, [1234, "abc"], nil),
            (#"{"ab": [1, "abcd"]}"#, [1], .stringTooLong),
            (#"{"ab": [12345]}"#, [], .numberTooLong),
            (#"{"abc": 1, "ab": [1]}"#, [], .keyTooLong),
            (#"{"ab": [1], "c": {"abc": 2}}"#, [1], .keyTooLong),
            (#"{"ab": [1], "c": ["abcd"]}"#, [1], .stringTooLong),
        ]
        for (text, values, code) in rows {
            let run = StreamRun { () throws(JSONError) in
                try mode.stream(text, options: .init(limits: limits)).elements(at: "/ab")
            }
            #expect(run.values == values, "\(text)")
            #expect(run.error?.code == code, "\(text)")
        }
    }

    @Test(arguments: StreamMode.all)
    func byteOrderMarks(_ mode: StreamMode) {
        let text = "\u{FEFF}[1,\n x]"
        let run = StreamRun { () throws(JSONError) in try mode.stream(text).elements(at: "") }
        #expect(run.values == [1])
        #expect(run.offsets == [4])
        #expect(run.error?.place == "unexpectedCharacter expected a value, found 'x' | $[1] 2:2 @8")
        let rejected = StreamRun { () throws(JSONError) in
            try mode.stream(text, options: .init(byteOrderMark: .reject)).elements(at: "")
        }
        #expect(rejected.values == [])
        #expect(
            rejected.error?.place
                == "byteOrderMark a byte order mark is not allowed here | $ 1:1 @0"
        )
        let foreign = StreamRun { () throws(JSONError) in
            try mode.stream([0x5B, 0x00, 0x5D, 0x00]).elements(at: "")
        }
        #expect(foreign.error?.message == "the input is UTF-16LE; JSON must be UTF-8")
    }

    @Test(arguments: StreamMode.some)
    func numbersKeepTheirText(_ mode: StreamMode) {
        let run = StreamRun { () throws(JSONError) in
            try mode.stream("[1.10, 1e2, 5]", options: .init(numbers: .lossless))
                .elements(at: "")
        }
        #expect(run.values.map { "\($0)" } == ["1.10", "1e2", "5"])
    }

    /// Of equal keys each is selected, or only the first.
    @Test(arguments: StreamMode.some)
    func equalKeys(_ mode: StreamMode) throws {
        let text = #"{"a": [1], "a": [2], "b": {"c": 3, "\u0063": 4}, "a": [5], "b": {"c": 6}}"#
        for (policy, pointer, expected) in [
            (.last, "/a/*", [1, 2, 5]), (.first, "/a/*", [1]), (.last, "/b/c", [3, 4, 6]),
            (.first, "/b/c", [3]), (.first, "/*/c", [3]), (.first, "/*/*", [1, 3]),
        ] as [(JSONDuplicateKeys, String, [JSONValue])] {
            let options = JSONReadingOptions(duplicateKeys: policy)
            let run = StreamRun { () throws(JSONError) in
                try mode.stream(text, options: options).values(at: JSONPath(pointer))
            }
            #expect(run.error == nil)
            #expect(run.values == expected, "\(policy) \(pointer)")
        }
        // Also after a checkpoint, as far as they stand after it or on the way to it.
        let options = JSONReadingOptions(duplicateKeys: .first)
        let elements = try mode.stream(text, options: options).values(at: "/a/*")
        _ = try elements.next()
        let rest = StreamRun { () throws(JSONError) in
            try mode.stream(text, options: options).resuming(at: elements.checkpoint)
                .values(at: "/a/*")
        }
        #expect(rest.error == nil)
        #expect(rest.values == [])
    }
}
