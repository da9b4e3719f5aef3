import FastJSON
import Testing

/// The code and the text of every problem there is.
@Suite struct MessageTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var problem: Problem
        var code: JSONError.Code
        var message: String
        var testDescription: String { message }

        init(_ problem: Problem, _ code: JSONError.Code, _ message: String) {
            self.problem = problem
            self.code = code
            self.message = message
        }
    }

    static let examples: [Example] = [
        Example(.emptyInput, .emptyInput, "empty input: expected a JSON value"),
        Example(
            .unexpectedEnd(.restOfComment),
            .unexpectedEnd,
            "unexpected end of input: expected the end of a comment"
        ),
        Example(
            .unexpectedCharacter(.key, found: "x"),
            .unexpectedCharacter,
            "expected a key in double quotes, found 'x'"
        ),
        Example(
            .unexpectedCharacter(.value, found: " "),
            .unexpectedCharacter,
            "expected a value, found a space"
        ),
        Example(
            .unexpectedCharacter(.commentStart, found: "\n"),
            .unexpectedCharacter,
            "expected '/' or '*' to start a comment, found a line feed"
        ),
        Example(
            .unexpectedCharacter(.commentStart, found: "\t"),
            .unexpectedCharacter,
            "expected '/' or '*' to start a comment, found a tab"
        ),
        Example(
            .trailingContent(found: "\u{202E}"),
            .trailingContent,
            "expected the end of the document, found U+202E"
        ),
        Example(.invalidLiteral("true"), .invalidLiteral, "invalid literal: expected 'true'"),
        Example(
            .leadingZero,
            .invalidNumber,
            "invalid number: a number cannot start with 0 followed by a digit"
        ),
        Example(
            .missingDigits(.integer),
            .invalidNumber,
            "invalid number: expected a digit after '-'"
        ),
        Example(
            .controlCharacter(0x1F),
            .controlCharacter,
            "control character U+001F in a string must be escaped"
        ),
        Example(
            .invalidEscape(0x61),
            .invalidEscape,
            "invalid escape: '\\' cannot be followed by 'a'"
        ),
        Example(
            .invalidUnicodeEscape,
            .invalidEscape,
            "invalid escape: '\\u' needs four hexadecimal digits"
        ),
        Example(
            .loneSurrogate(0xDC0A),
            .loneSurrogate,
            "invalid escape: \\uDC0A is half of a surrogate pair without the other half"
        ),
        Example(
            .invalidUTF8(0xC0),
            .invalidUTF8,
            "invalid UTF-8: byte 0xC0 starts no valid sequence here"
        ),
        Example(
            .unsupportedEncoding("UTF-32BE"),
            .unsupportedEncoding,
            "the input is UTF-32BE; JSON must be UTF-8"
        ),
        Example(.byteOrderMark, .byteOrderMark, "a byte order mark is not allowed here"),
        Example(
            .depthExceeded(512),
            .depthExceeded,
            "arrays and objects are nested more than 512 levels deep"
        ),
        Example(
            .documentTooLong(100),
            .documentTooLong,
            "the document is longer than the limit of 100 bytes"
        ),
        Example(
            .tokenTooLong(.string, limit: 10),
            .stringTooLong,
            "the string is longer than the limit of 10 bytes"
        ),
        Example(
            .tokenTooLong(.key, limit: 10),
            .keyTooLong,
            "the key is longer than the limit of 10 bytes"
        ),
        Example(
            .tokenTooLong(.number, limit: 10),
            .numberTooLong,
            "the number is longer than the limit of 10 bytes"
        ),
        Example(.duplicateKey("a\nb"), .duplicateKey, #"duplicate key "a\nb""#),
        Example(
            .duplicateKey("\u{1B}[31m\u{202E}\"\\"),
            .duplicateKey,
            #"duplicate key "\u{1B}[31m\u{202E}\"\\""#
        ),
        // What cannot be seen, and what can.
        Example(
            .duplicateKey("a\u{34F}\u{61C}\u{1160}\u{180E}\u{3164}\u{FFA0}\u{600}❤️\u{2800}"),
            .duplicateKey,
            #"duplicate key "a\u{34F}\u{61C}\u{1160}\u{180E}\u{3164}\u{FFA0}"#
                + "\u{600}❤️\u{2800}\""
        ),
        Example(
            .duplicateKey(String(repeating: "é", count: 61)),
            .duplicateKey,
            "duplicate key \"\(String(repeating: "é", count: 60))…\""
        ),
        Example(
            .typeMismatch(expected: "a string", found: .array),
            .typeMismatch,
            "expected a string, found an array"
        ),
        Example(
            .typeMismatch(expected: "an object", found: .null),
            .typeMismatch,
            "expected an object, found null"
        ),
        Example(.notAnInteger("1.5"), .typeMismatch, "expected an integer, found 1.5"),
        Example(
            .numberDoesNotFit("300", type: "UInt8"),
            .numberDoesNotFit,
            "the number 300 does not fit UInt8"
        ),
        Example(
            .invalidPointer("a", reason: "it must be empty or start with '/'"),
            .invalidPointer,
            #"invalid JSON pointer "a": it must be empty or start with '/'"#
        ),
        Example(
            .inputFailed(action: "read x", reason: "No reason"),
            .inputFailed,
            "cannot read x: No reason"
        ),
        Example(.unwritableNumber("nan"), .unwritableValue, "the number nan has no JSON form"),
        Example(.invalidStructure("two roots"), .invalidStructure, "two roots"),
        Example(
            .enginesDisagree,
            .enginesDisagree,
            "libyajl refuses this input, but the native engine finds no fault in it"
        ),
        Example(.custom(.init("mine"), "my own words"), .init("mine"), "my own words"),
    ]

    @Test(arguments: examples)
    func message(_ example: Example) {
        let error = JSONError(example.problem)
        #expect(error.code == example.code)
        #expect(error.message == example.message)
        #expect(error.description == example.message)
        #expect(error.report == "error: \(example.message)")
    }

    /// An error without text around it still says its path.
    @Test func pathWithoutPlace() {
        let error = JSONError(
            code: .typeMismatch,
            message: "expected a date",
            path: ["users", 3, "born on"]
        )
        #expect(error.description == #"$.users[3]["born on"]: expected a date"#)
        #expect(error.report == "error: expected a date\n--> at $.users[3][\"born on\"]")
        #expect(error.offset == nil)
        #expect(error.line == nil)
        #expect(error.column == nil)
    }

    @Test func prefixKeepsThePlace() throws {
        let inner = try #require(throws: JSONError.self) { try JSONValue(parsing: "[1,\n x]") }
        let outer = inner.prefixed(by: ["a", 0])
        #expect(outer.description == "$.a[0][1]: expected a value, found 'x' (line 2, column 2)")
        #expect(outer.offset == inner.offset)
        #expect(outer != inner)
        #expect(inner.prefixed(by: []) == inner)
    }

    @Test func prefixMovesAllThatAnErrorStandsFor() {
        let inner = [JSONError(.leadingZero, path: ["a"]), JSONError(.emptyInput, path: [0])]
        let outer = JSONError.several(inner).prefixed(by: ["x", 1])
        #expect(outer.path == ["x", 1])
        #expect(outer.errors.map(\.path) == [["x", 1, "a"], ["x", 1, 0]])
        #expect(outer.dropping(steps: 2) == JSONError.several(inner))
        #expect(outer.withoutPlace == outer)
    }

    @Test func collectingKeepsEachErrorOnce() {
        // Below and above the number from which errors are hashed.
        for count in [1, 2, 30, 300] {
            let errors = (0..<count).map { JSONError(.emptyInput, path: [.index($0 / 2)]) }
            let all = JSONError.several(errors + errors)
            #expect(all.errors.map(\.path.steps) == (0..<(count + 1) / 2).map { [.index($0)] })
            let halves = JSONError.several([JSONError.several(errors), JSONError.several(errors)])
            #expect(halves == all)
        }
        let many = (0..<3_000).map { JSONError(.emptyInput, offset: $0) }
        #expect(JSONError.several(many).errors == Array(many[..<1_000]))
    }

    @Test func equality() {
        let error = JSONError(.leadingZero, path: ["a"], offset: 3)
        #expect(error == JSONError(.leadingZero, path: ["a"], offset: 3))
        #expect(error.hashValue == JSONError(.leadingZero, path: ["a"], offset: 3).hashValue)
        #expect(error != JSONError(.leadingZero, path: ["b"], offset: 3))
        #expect(error != JSONError(.leadingZero, path: ["a"], offset: 4))
        #expect(error != JSONError(.missingDigits(.integer), path: ["a"], offset: 3))
    }

    /// A `Result` with an error in it must stay small: it is what every decoder returns.
    @Test func errorsAreOneWord() {
        #expect(MemoryLayout<JSONError>.size == MemoryLayout<Int>.size)
        #expect(MemoryLayout<Result<Int, JSONError>>.size == MemoryLayout<Int>.size + 1)
        #expect(MemoryLayout<JSONError?>.size == MemoryLayout<Int>.size)
    }
}
