import Decoding
import FastJSON
import TestSupport
import Testing

/// What may stand among alternatives.
@Suite struct OneOfBuilderTests {
    @Test("A value for whatever else is there")
    func always() throws {
        let parser = OneOf {
            Field("name") { String.jsonParser() }
            Always("nobody")
        }
        try expectBothWays(parser, "Ada", #"{"name":"Ada"}"#)
        for text in [#"{"name":null}"#, #"{"Name":"Ada"}"#, "{}", "null", #"["Ada",[{}]]"#] {
            try expectRead(parser, text, "nobody")
        }
        // The first printer that can.
        #expect(try parser.encodeString("nobody") == #"{"name":"nobody"}"#)
        let broken = Outcome(parser.result(from: #"[{"name":}]"#))
        #expect(broken.failures.map(\.code) == [.unexpectedCharacter])
    }

    @Test("A printer that refuses all other values")
    func alwaysOne() throws {
        let parser = OneOf {
            Field("size") { Constant(0) }.map(apply: { 0 }, unapply: { (_: Int) in })
            Always(1)
        }
        try expectRead(parser, #"{"size":0}"#, 0)
        try expectRead(parser, #"{"size":2}"#, 1)
        let reversed = OneOf {
            Always(1)
            Int.jsonParser()
        }
        #expect(try reversed.encodeString(1) == "null")
        #expect(try reversed.encodeString(2) == "2")
    }

    @Test("Nil for whatever else is there")
    func alwaysNil() throws {
        let parser = OneOf {
            Int.jsonParser().orNull()
            Always(nil as Int?)
        }
        try expectBothWays(parser, 5, "5")
        try expectBothWays(parser, nil, "null")
        for text in [#""5""#, "1.5", "[5]", "{}", "99999999999999999999"] {
            try expectRead(parser, text, nil)
        }
        try expectBothWays(JSONArray { parser }, [1, nil, 2], "[1,null,2]")
        try expectRead(JSONArray { parser }, #"[1,"x",2]"#, [1, nil, 2])
    }

    // MARK: Alternatives after conditions

    private func lengths(takesTexts: Bool) -> some JSONParser<Int> {
        OneOf {
            Int.jsonParser()
            if takesTexts {
                String.jsonParser().map { $0.utf8.count }
                JSONArray { JSONValue.jsonParser() }.map { $0.count }
            }
        }
    }

    private func numbers(takesTexts: Bool) -> some JSONParserPrinter<Int> {
        OneOf {
            Int.jsonParser()
            if takesTexts {
                JSONString { Int.parser() }
            }
        }
    }

    /// One of two words, and others.
    private func words(isLong: Bool, others: [String]) -> some JSONParserPrinter<String> {
        OneOf {
            if isLong {
                word("yes")
            } else {
                word("y")
            }
            for other in others {
                word(other)
            }
        }
    }

    private func word(_ text: String) -> some JSONParserPrinter<String> {
        Constant(.string(text)).map(
            Convert<Void, String>(
                apply: { _ in text },
                unapply: { if $0 != text { throw Refusal() } }
            )
        )
    }

    @Test("Those after if and else, and those of a loop")
    func chosen() throws {
        for (isLong, others, expected) in [
            (true, [], ["yes"]), (false, [], ["y"]), (true, ["a", "b"], ["yes", "a", "b"]),
        ] {
            let parser = words(isLong: isLong, others: others)
            for text in expected {
                try expectBothWays(parser, text, "\"\(text)\"")
            }
            let failures = expected.map { "Expected \"\($0)\", but found:\n\"no\"" }
            try expectFailure(
                JSONArray { parser },
                "[▸\"no\"]",
                "At [index 0]:\n"
                    + (failures.count > 1 ? "error: multiple failures occurred\n\n" : "")
                    + failures.joined(separator: "\n\n"),
                failures.count > 1 ? .noAlternative : .typeMismatch,
                [0]
            )
        }
    }

    @Test("Those of a loop, which only read")
    func readOnlyLoop() throws {
        let parser = OneOf {
            for key in ["a", "b"] {
                Parse { (value: Int) in
                    "\(key)\(value)"
                } fields: {
                    Field(key) { Int.jsonParser() }
                }
            }
        }
        try expectRead(JSONArray { parser }, #"[{"b":1},{"a":2}]"#, ["b1", "a2"])
    }

    @Test("Those that only read, after an if without else")
    func readOnly() throws {
        try expectRead(lengths(takesTexts: true), "7", 7)
        try expectRead(lengths(takesTexts: true), #""text""#, 4)
        try expectRead(lengths(takesTexts: true), "[1,[]]", 2)
        try expectRead(lengths(takesTexts: false), "7", 7)
        try expectFailure(
            lengths(takesTexts: true),
            " ▸null",
            """
            error: multiple failures occurred

            Expected an integer number, but found:
            null

            Expected a string, but found:
            null

            Expected an array, but found:
            null
            """,
            .noAlternative
        )
        // One alternative is no choice.
        try expectFailure(
            lengths(takesTexts: false),
            " ▸\"text\"",
            "Expected an integer number, but found:\n\"text\"",
            .typeMismatch
        )
    }

    @Test("Those that also print, after an if without else")
    func printing() throws {
        for takesTexts in [true, false] {
            try expectBothWays(numbers(takesTexts: takesTexts), 7, "7")
        }
        try expectRead(numbers(takesTexts: true), #""7""#, 7)
        try expectFailure(
            numbers(takesTexts: false),
            "▸\"7\"",
            "Expected an integer number, but found:\n\"7\"",
            .typeMismatch
        )
    }
}
