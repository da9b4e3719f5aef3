import Decoding
import FastJSON
import TestSupport
import Testing

/// Comments and trailing commas inside what is read into types.
@Suite struct SyntaxOptionTests {
    private static let parser = ParsePrint {
        Field("a") { Int.jsonParser() }
        Field("list") { JSONArray { String.jsonParser() } }
        Field("point") {
            ParsePrint {
                Element { Double.jsonParser() }
                Element { Double.jsonParser() }
            }
        }
        Field("members") { JSONObject { Amount.parser } }
        OptionalField("none") { Null() }
    }

    /// Everywhere where white space may stand is a `~`, and a `^` where a comma may.
    private static let template = """
        ~{~"a"~:~1~,~"list"~:~[~"x"~,~"y"~^]~,~"x"~:~{~"u"~:~[~{~}~^]~^}~,~"point"~:~[~1~,~2~^]~,\
        ~"members"~:~{~"k"~:~{~"unit"~:~"u"~,~"value"~:~5~^}~,~"l"~:~[~]~,~"m"~:~null~^}~^}~
        """

    private static func text(space: String, comma: String) -> [UInt8] {
        Array(
            template.replacing("~\"l\"~:~[~]~,", with: "")
                .replacing("~", with: space).replacing("^", with: comma).utf8
        )
    }

    private func expectValue(
        _ bytes: [UInt8],
        _ syntax: JSONSyntax,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let options = JSONReadingOptions(syntax: syntax)
        for road in Road.bytes + Road.documents {
            let value = try road.result(of: SyntaxOptionTests.parser, bytes, options: options).get()
            #expect(value.0 == 1 && value.1 == ["x", "y"], sourceLocation: sourceLocation)
            #expect(value.2 == (1, 2), sourceLocation: sourceLocation)
            let members: [String: Amount] = ["k": .exact(value: 5, unit: "u"), "m": .unknown]
            #expect(value.3 == members && value.4 == nil, sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: ["", " ", "\t\r\n", "/**/", "/* a */ ", "// b\n", " /*/ * **/\n//\n"])
    func areAllowed(_ space: String) throws {
        let isComment = space.contains("/")
        for comma in ["", ",", "," + space] {
            let syntax: JSONSyntax =
                comma.isEmpty
                ? (isComment ? .allowComments : [])
                : (isComment ? [.allowComments, .allowTrailingCommas] : .allowTrailingCommas)
            let bytes = SyntaxOptionTests.text(space: space, comma: comma)
            try expectValue(bytes, syntax)
            try expectValue(bytes, [.allowComments, .allowTrailingCommas])
        }
    }

    @Test(
        "In one place, and nowhere before it",
        arguments: zip(
            ["~", "^"] as [Character],
            [JSONSyntax.allowComments, .allowTrailingCommas]
        )
    )
    func inOnePlace(_ mark: Character, _ syntax: JSONSyntax) throws {
        let template = String(
            decoding: SyntaxOptionTests.text(space: "~", comma: "^"),
            as: UTF8.self
        )
        for place in template.indices where template[place] == mark {
            let start = template[..<place].filter { $0 != "~" && $0 != "^" }
            let end = template[place...].filter { $0 != "~" && $0 != "^" }
            let allowed = syntax == .allowComments ? "/* \" */" : ","
            try expectValue(Array((start + allowed + end).utf8), syntax)
        }
    }

    @Test("Are errors unless they are asked for, each for itself")
    func areErrors() {
        for (space, comma, allowed) in [
            ("", ",", .allowComments), ("/**/", "", .allowTrailingCommas), ("/**/", ",", []),
            ("", ",,", .allowTrailingCommas), ("/", "", .allowComments),
        ] as [(String, String, JSONSyntax)] {
            let bytes = SyntaxOptionTests.text(space: space, comma: comma)
            let options = JSONReadingOptions(syntax: allowed)
            let fault = Outcome(
                Road.whole(.native).result(of: JSONValue.jsonParser(), bytes, options: options)
            )
            #expect(!fault.failures.isEmpty)
            for road in Road.bytes {
                let result = road.result(of: SyntaxOptionTests.parser, bytes, options: options)
                #expect(Outcome(result) == fault, "\(road)")
            }
        }
    }

    @Test(
        "A comma needs something in front of it",
        arguments: ["{,}", "[,]", "{\"a\":1,,}", "[1,,]"]
    )
    func commasAlone(_ text: String) {
        let options = JSONReadingOptions(syntax: .allowTrailingCommas)
        let object = OptionalField("a") { Int.jsonParser() }
        let list = JSONArray { Int.jsonParser() }
        for road in Road.bytes {
            let bytes = Array(text.utf8)
            let outcomes = [
                Outcome(road.result(of: object, bytes, options: options)),
                Outcome(road.result(of: JSONObject { Int.jsonParser() }, bytes, options: options)),
                Outcome(road.result(of: list, bytes, options: options)),
            ]
            // What is of the wrong kind is read all the same, to be shown.
            #expect(outcomes.allSatisfy { $0.failures.first?.code == .unexpectedCharacter })
        }
    }

    @Test("Raw text is JSON when it is written again")
    func rawText() throws {
        let options = JSONReadingOptions(syntax: [.allowComments, .allowTrailingCommas])
        let parser = JSONArray { RawJSON.jsonParser() }
        let bytes = Array("[ [1,/*x*/2 ,] , {\"a\" : 1,},// y\n 3]".utf8)
        for road in Road.bytes {
            let values = try road.result(of: parser, bytes, options: options).get()
            let text = try parser.encodeString(values)
            let tree = try JSONValue(parsing: text)
            #expect(tree == [[1, 2], ["a": 1], 3], "\(road)")
        }
    }

    @Test("Halves of surrogate pairs are replaced in values and keys")
    func replacedSurrogates() throws {
        let parser = ParsePrint {
            Field("\u{FFFD}") { String.jsonParser() }
            Field("a") { JSONString(.representing(Replaced.self)) }
        }
        let bytes = Array(#"{"\ud800":"x\udfffy","a":"\ud83d\ud83d"}"#.utf8)
        for road in Road.bytes + Road.documents {
            let options = JSONReadingOptions(syntax: .replaceInvalidSurrogates)
            let value = try road.result(of: parser, bytes, options: options).get()
            #expect(value == ("x\u{FFFD}y", .two), "\(road)")
            let refused = Outcome(road.result(of: parser, bytes))
            #expect(refused.failures.map(\.code) == [.loneSurrogate], "\(road)")
        }
    }
}

private enum Replaced: String, Sendable {
    case two = "\u{FFFD}\u{FFFD}"
}
