import Decoding
import FastJSON
import TestSupport
import Testing

/// Functions between what is read and the output.
@Suite struct MapTests {
    /// What the functions throw for each number, and what is said of it.
    private static let refusals: [(number: Int, message: String, code: JSONError.Code)] = [
        (1, "not this one", .conversionFailed),
        (2, "two is not wanted", .unknownKey),
        // The place is one in another text.
        (3, "At [index 0]:\nExpected a string, but found:\n7", .typeMismatch),
        (4, "$.a: there is no four", .missingKey),
        (5, "unexpected end of input: expected a value or ']' (line 1, column 2)", .unexpectedEnd),
    ]

    @Sendable private static func refuse(_ number: Int) throws {
        switch number {
        case 1: throw Refusal()
        case 2: throw JSONError(code: .unknownKey, message: "two is not wanted")
        case 3: _ = try JSONArray { String.jsonParser() }.decode("[7]")
        case 4: throw JSONError(code: .missingKey, message: "there is no four", path: ["a"])
        case 5: _ = try JSONArray { String.jsonParser() }.decode("[")
        default: break
        }
    }

    /// The text is read by a parser that the number leads to.
    private static let chosen = JSONArray {
        Field("n") { Int.jsonParser() }.flatMap { number in
            try refuse(number)
            return Field("text") {
                JSONString {
                    "\(number):"
                    StringPiece.rest()
                }
            }
        }
    }

    private static let converted = JSONArray {
        Int.jsonParser().tryMap { number in
            try refuse(number)
            return number
        }
    }

    @Test("A function that leads to the next parser")
    func flatMap() throws {
        try expectRead(Self.chosen, #"[{"n":8,"text":"8:x"},{"text":"9:y","n":9}]"#, ["x", "y"])
        for (number, message, code) in Self.refusals {
            try expectFailure(
                Self.chosen,
                "[{\"n\":8,\"text\":\"8:x\"},\n ▸{\"text\":[],\"n\":\(number)}]",
                "At [index 1]:\n\(message)",
                code,
                [1]
            )
        }
        let quiet = JSONArray {
            OneOf {
                Field("n") { Int.jsonParser() }.flatMap { (number: Int) -> Always<String> in
                    try Self.refuse(number)
                    return Always("none")
                }
                JSONValue.jsonParser().map { _ in "other" }
            }
        }
        try expectRead(
            quiet,
            #"[{"n":1},{"n":2},{"n":8},[]]"#,
            ["other", "other", "none", "other"]
        )
    }

    @Test("A function that throws")
    func tryMap() throws {
        try expectRead(Self.converted, "[8,9]", [8, 9])
        for (number, message, code) in Self.refusals {
            try expectFailure(
                Self.converted,
                "[8,\n ▸\(number)]",
                "At [index 1]:\n\(message)",
                code,
                [1]
            )
        }
    }

    @Test("The start of a value that the window has left")
    func farPlace() throws {
        let parser = JSONArray {
            JSONArray { Int.jsonParser() }.tryMap { numbers in
                try Self.refuse(numbers[0])
                return numbers.count
            }
        }
        let numbers = String(repeating: ", 12345", count: 3_000)
        let text = "[[8],\n  [1\(numbers)]]"
        for road in Road.bytes + Road.documents {
            let outcome = Outcome(road.result(of: parser, Array(text.utf8)))
            let failure = try #require(outcome.failures.first, "\(road)")
            #expect(outcome.failures.count == 1 && failure.path == [1], "\(road)")
            #expect(failure.text == "At [index 1]:\nnot this one", "\(road)")
            #expect(failure.offset == 8 && failure.line == 2 && failure.column == 3, "\(road)")
        }
    }
}
