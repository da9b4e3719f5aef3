import FastJSON
import TestSupport
import Testing

/// The value and the open path after each piece of a document.
@Suite struct PartialValueTests {
    /// A document in pieces.
    struct Row: CustomTestStringConvertible, Sendable {
        var steps: [Step]
        var testDescription: String { steps.map(\.piece).joined(separator: "│") }

        init(_ steps: Step...) {
            self.steps = steps
        }
    }

    /// A piece as a ``ByteText``, and what there is after it.
    struct Step: Sendable {
        var piece: String
        var value: String?
        var path: String?

        init(_ piece: String, _ value: String?, _ path: String?) {
            (self.piece, self.value, self.path) = (piece, value, path)
        }
    }

    static let scalars = [
        Row(Step("t", nil, "$"), Step("ru", nil, "$"), Step("e", "true", nil)),
        Row(Step(" fals", nil, "$"), Step("e", "false", nil), Step(" ", "false", nil)),
        Row(Step("", nil, "$"), Step(" ", nil, "$"), Step("nul", nil, "$"), Step("l", "null", nil)),
        Row(Step("12", nil, "$"), Step("3", nil, "$"), Step("\n", "123", nil)),
        Row(Step("‹EF›", nil, "$"), Step("‹BB›", nil, "$"), Step("‹BF›7 ", "7", nil)),
        Row(Step("\"", #""""#, "$"), Step("a", #""a""#, "$"), Step("\"", #""a""#, nil)),
    ]

    static let numbers = [
        Row(
            Step("[-", "[]", "$[0]"),
            Step("0", "[]", "$[0]"),
            Step(".", "[]", "$[0]"),
            Step("5", "[]", "$[0]"),
            Step("e", "[]", "$[0]"),
            Step("-", "[]", "$[0]"),
            Step("1", "[]", "$[0]"),
            Step(",", "[-0.05]", "$"),
            Step("1", "[-0.05]", "$[1]"),
            Step(" ", "[-0.05,1]", "$"),
            Step("]", "[-0.05,1]", nil)
        ),
        Row(Step("[1.", "[]", "$[0]"), Step("25]", "[1.25]", nil)),
        Row(Step("[1e", "[]", "$[0]"), Step("+", "[]", "$[0]"), Step("2]", "[100.0]", nil)),
        Row(Step("{\"a\":1", "{}", "$.a"), Step("}", #"{"a":1}"#, nil)),
        Row(
            Step("[1,tru", "[1]", "$[1]"),
            Step("e", "[1,true]", "$"),
            Step(",n", "[1,true]", "$[2]")
        ),
    ]

    static let strings = [
        Row(
            Step(#"["a\"#, #"["a"]"#, "$[0]"),
            Step("u", #"["a"]"#, "$[0]"),
            Step("D83", #"["a"]"#, "$[0]"),
            Step("D", #"["a"]"#, "$[0]"),
            Step("\\", #"["a"]"#, "$[0]"),
            Step("uDE0", #"["a"]"#, "$[0]"),
            Step("0", #"["a😀"]"#, "$[0]"),
            Step("b", #"["a😀b"]"#, "$[0]"),
            Step(#""]"#, #"["a😀b"]"#, nil)
        ),
        Row(
            Step("\"é‹F0›", #""é""#, "$"),
            Step("‹9F›", #""é""#, "$"),
            Step("‹98›", #""é""#, "$"),
            Step("‹80›", #""é😀""#, "$"),
            Step("‹C3›", #""é😀""#, "$"),
            Step("‹A9›\"", #""é😀é""#, nil)
        ),
        Row(
            Step(#""\"#, #""""#, "$"),
            Step("n", #""\n""#, "$"),
            Step(#"\""#, #""\n\"""#, "$"),
            Step(#"\u00"#, #""\n\"""#, "$"),
            Step("e9", #""\n\"é""#, "$"),
            Step(#"\\"#, #""\n\"é\\""#, "$"),
            Step("\"", #""\n\"é\\""#, nil)
        ),
    ]

    static let containers = [
        Row(
            Step("{", "{}", "$"),
            Step("\"", "{}", "$"),
            Step("k", "{}", "$"),
            Step("\"", "{}", "$"),
            Step(" ", "{}", "$"),
            Step(":", "{}", "$"),
            Step(" ", "{}", "$"),
            Step("[", #"{"k":[]}"#, "$.k"),
            Step("{", #"{"k":[{}]}"#, "$.k[0]"),
            Step("}", #"{"k":[{}]}"#, "$.k"),
            Step(",", #"{"k":[{}]}"#, "$.k"),
            Step("\"x", #"{"k":[{},"x"]}"#, "$.k[1]"),
            Step("\"", #"{"k":[{},"x"]}"#, "$.k"),
            Step("]", #"{"k":[{},"x"]}"#, "$"),
            Step(",\"l\"", #"{"k":[{},"x"]}"#, "$"),
            Step(":nul", #"{"k":[{},"x"]}"#, "$.l"),
            Step("l", #"{"k":[{},"x"],"l":null}"#, "$"),
            Step("}", #"{"k":[{},"x"],"l":null}"#, nil),
            Step("\n", #"{"k":[{},"x"],"l":null}"#, nil)
        ),
        Row(
            Step("[", "[]", "$"),
            Step("[", "[[]]", "$[0]"),
            Step("]", "[[]]", "$"),
            Step(",", "[[]]", "$"),
            Step("[1,[", "[[],[1,[]]]", "$[1][1]"),
            Step("]]]", "[[],[1,[]]]", nil)
        ),
        Row(
            Step(#"{"\u00e"#, "{}", "$"),
            Step(#"9":"#, "{}", "$"),
            Step("\"", #"{"é":""}"#, #"$["é"]"#),
            Step("\"}", #"{"é":""}"#, nil)
        ),
    ]

    @Test(arguments: scalars + numbers + strings + containers)
    func afterEachPiece(_ row: Row) throws {
        var reader = JSONPartialReader()
        for (index, step) in row.steps.enumerated() {
            try reader.append(ByteText.bytes(step.piece))
            let (text, path, isComplete) = (reader.text, reader.openText, reader.isComplete)
            #expect(text == step.value, "piece \(index)")
            #expect(path == step.path, "piece \(index)")
            #expect(isComplete == (step.path == nil), "piece \(index)")
        }
    }

    /// Options change what is there before the end, too.
    @Test func afterEachPieceWithOptions() throws {
        let syntax: JSONSyntax = [
            .allowComments, .allowTrailingCommas, .replaceInvalidSurrogates,
        ]
        let steps = [
            Step("[/", "[]", "$"),
            Step("* 1, *", "[]", "$"),
            Step("/1", "[]", "$[0]"),
            Step("/", "[1]", "$"),
            Step("/ 2,\n", "[1]", "$"),
            Step(#","\uD83D"#, #"[1,""]"#, "$[1]"),
            Step("\\", #"[1,""]"#, "$[1]"),
            Step("n", "[1,\"\u{FFFD}\\n\"]", "$[1]"),
            Step(#"\uDE00"#, "[1,\"\u{FFFD}\\n\u{FFFD}\"]", "$[1]"),
            Step("\",", "[1,\"\u{FFFD}\\n\u{FFFD}\"]", "$"),
            Step("]", "[1,\"\u{FFFD}\\n\u{FFFD}\"]", nil),
        ]
        var reader = JSONPartialReader(options: .init(syntax: syntax))
        for step in steps {
            try reader.append(ByteText.bytes(step.piece))
            let (text, path) = (reader.text, reader.openText)
            #expect(text == step.value, "\(step.piece)")
            #expect(path == step.path, "\(step.piece)")
        }
    }

    /// Every prefix of every valid document has the value of the prefix that was closed by hand.
    @Test func everyPrefix() throws {
        let seed: UInt64 = 43
        var random = RandomValue(seed: seed)
        var documents = ValidCase.all.map(\.bytes)
        for round in 0..<TestScope.rounds(60) {
            let layout: JSONWritingOptions.Layout = round % 2 == 0 ? .compact : .pretty()
            documents.append(try random.next().jsonBytes(options: .init(layout: layout)))
        }
        var findings = Disagreements()
        for bytes in documents {
            for length in TestScope.some(0...bytes.count, oneIn: 3, turn: bytes.count) {
                var reader = JSONPartialReader()
                try reader.append(Array(bytes[..<length]))
                let expected = try ClosedPrefix(bytes[..<length]).value()?.description
                findings.compare(reader.text, expected, bytes, "seed \(seed), prefix \(length)")
            }
        }
        findings.expectNone()
    }

    @Test func everyWayToAppend() throws {
        var reader = JSONPartialReader()
        try reader.append([UInt8]("[\"é".utf8))
        try reader.append([UInt8]("\",".utf8).span.bytes)
        try reader.append("\"日本\", 1")
        try reader.append("")
        try reader.append([])
        let text = reader.text
        #expect(text == #"["é","日本"]"#)
        try reader.append("]")
        let value = try reader.finish()
        #expect(value == ["é", "日本", 1])
    }

    @Test func numberAtTheTopEndsWithTheDocument() throws {
        var reader = JSONPartialReader()
        try reader.append("12")
        let before = reader.value
        #expect(before == nil)
        #expect(try reader.finish() == 12)
        let (value, isComplete, path) = (reader.value, reader.isComplete, reader.openPath)
        #expect(value == 12)
        #expect(isComplete)
        #expect(path == nil)
    }

    @Test func afterTheEnd() throws {
        var reader = JSONPartialReader()
        try reader.append("[1]")
        #expect(try reader.finish() == [1])
        #expect(try reader.finish() == [1])
        try reader.append("")
        let error = #expect(throws: JSONError.self) { try reader.append(" ") }
        #expect(error?.code == .invalidStructure)
        #expect(try reader.finish() == [1])
    }
}
