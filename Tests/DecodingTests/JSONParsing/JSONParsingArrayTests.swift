import Decoding
import FastJSON
import Testing

/// `JSONArray` of the JSONParsing README.
@Suite struct JSONParsingArrayTests {
    typealias Direction = JSONParsingStringTests.Direction

    let directionArrayJson: JSONValue = ["left", "left", "right", "up"]
    let numberArrayJson: JSONValue = [1, 2, 3]
    let nonArrayJson: JSONValue = 10.5

    @Test("S3.45 an array of directions")
    func directions() throws {
        let directions = try JSONArray {
            Direction.jsonParser
        }.parse(directionArrayJson)
        #expect(directions == [Direction.left, Direction.left, Direction.right, Direction.up])
        #expect(
            try JSONArray {
                Direction.jsonParser
            }.parse(directionArrayJson) == [.left, .left, .right, .up]
        )
        try expectBothWays(
            JSONArray { Direction.jsonParser },
            [.left, .left, .right, .up],
            #"["left","left","right","up"]"#
        )
    }

    @Test("S3.46 a range of counts")
    func range() throws {
        let description = "Expected 1-3 elements in array, but found 4."
        let error = #expect(throws: JSONError.self) {
            try JSONArray(1...3) {
                Direction.jsonParser
            }.parse(directionArrayJson)
        }
        #expect(error?.description == description)
        let parser = JSONArray(1...3) { Direction.jsonParser }
        try expectFailure(
            parser,
            #"["left", "left", "right", "up"▸]"#,
            description,
            .wrongCount
        )
        try expectFailure(
            parser,
            " [ ▸]",
            "Expected 1-3 elements in array, but found 0.",
            .wrongCount
        )
        try expectBothWays(parser, [.up], #"["up"]"#)
        try expectBothWays(parser, [.up, .down, .left], #"["up","down","left"]"#)
    }

    @Test("S3.47 a fixed count")
    func fixed() throws {
        let description = "Expected 3 elements in array, but found 4."
        let error = #expect(throws: JSONError.self) {
            try JSONArray(3) {
                Direction.jsonParser
            }.parse(directionArrayJson)
        }
        #expect(error?.description == description)
        try expectFailure(
            Field("path") { JSONArray(3) { Direction.jsonParser } },
            "{\"path\": [\n  \"left\", \"left\",\n  \"right\", \"up\"\n▸]}",
            "At \"path\":\n" + description,
            .wrongCount,
            ["path"]
        )
        try expectBothWays(
            JSONArray(3) { Direction.jsonParser },
            [.up, .down, .left],
            #"["up","down","left"]"#
        )
    }

    @Test("S3.46 the forms of a range")
    func forms() throws {
        let found = "[1, 2, 3▸]"
        func message(_ expected: String) -> String {
            "Expected \(expected) in array, but found 3."
        }
        let number = Int.jsonParser()
        try expectFailure(
            JSONArray(4...) { number },
            found,
            message("at least 4 elements"),
            .wrongCount
        )
        try expectFailure(JSONArray(...2) { number }, found, message("0-2 elements"), .wrongCount)
        try expectFailure(JSONArray(1..<3) { number }, found, message("1-2 elements"), .wrongCount)
        try expectFailure(JSONArray(5...8) { number }, found, message("5-8 elements"), .wrongCount)
        try expectFailure(JSONArray(2) { number }, found, message("2 elements"), .wrongCount)
        try expectFailure(JSONArray(1) { number }, found, message("1 element"), .wrongCount)
        try expectFailure(JSONArray(0) { number }, found, message("0 elements"), .wrongCount)
        try expectFailure(
            JSONArray(1...) { number },
            "[▸]",
            "Expected at least 1 element in array, but found 0.",
            .wrongCount
        )
        try expectFailure(JSONArray(...1) { number }, found, message("0-1 elements"), .wrongCount)
        try expectRead(JSONArray(3...) { number }, "[1, 2, 3]", [1, 2, 3])
        try expectRead(JSONArray(...3) { number }, "[1, 2, 3]", [1, 2, 3])
        try expectRead(JSONArray(0...) { number }, "[]", [])
    }

    @Test("S3.48 an element that fails is found by its index")
    func element() throws {
        let description = """
            At [index 0]:
            Expected a string, but found:
            1
            """
        let error = #expect(throws: JSONError.self) {
            try JSONArray {
                Direction.jsonParser
            }.parse(numberArrayJson)
        }
        #expect(error?.description == description)
        let parser = JSONArray { Direction.jsonParser }
        try expectFailure(parser, "[ ▸1, 2, 3]", description, .typeMismatch, [0])
        try expectFailure(
            parser,
            "[\"left\",\n ▸{ }]",
            """
            At [index 1]:
            Expected a string, but found:
            {}
            """,
            .typeMismatch,
            [1]
        )
    }

    @Test("S3.49 an array of integers")
    func integers() throws {
        #expect(
            try JSONArray {
                Int.jsonParser()
            }.parse(numberArrayJson) == [1, 2, 3]
        )
        try expectBothWays(JSONArray { Int.jsonParser() }, [1, 2, 3], "[1,2,3]")
        try expectBothWays(JSONArray { Int.jsonParser() }, [], "[]")
        // More than the parser holds back before it knows how many there are.
        let many = Array(-500..<500)
        try expectBothWays(
            JSONArray { Int.jsonParser() },
            many,
            "[\(many.map(String.init).joined(separator: ","))]"
        )
    }

    @Test("S3.50 a number is no array")
    func noArray() throws {
        let description = """
            Expected an array, but found:
            10.5
            """
        let error = #expect(throws: JSONError.self) {
            try JSONArray {
                Int.jsonParser()
            }.parse(nonArrayJson)
        }
        #expect(error?.description == description)
        try expectFailure(JSONArray { Int.jsonParser() }, "\n\n  ▸10.5", description, .typeMismatch)
    }

    @Test("S3.51 arrays are printed")
    func printing() throws {
        #expect(
            try JSONArray {
                Direction.jsonParser
            }.print([Direction.right, .left, .down]) == .array(["right", "left", "down"])
        )
    }

    // MARK: S3+.2

    @Test("S3+.2 a wrong number of elements is not printed")
    func printingCount() {
        let number = Int.jsonParser()
        expectPrintFailure(
            JSONArray(1...3) { number },
            [1, 2, 3, 4],
            "An Array parser requiring 1-3 elements was given 4 to print."
        )
        expectPrintFailure(
            JSONArray(3...) { number },
            [1, 2],
            "An Array parser requiring at least 3 elements was given 2 to print."
        )
        expectPrintFailure(
            JSONArray(2) { number },
            [1],
            "An Array parser requiring 2 elements was given 1 to print."
        )
        expectPrintFailure(
            Field("key2") {
                JSONArray {
                    Field("nested_key") {
                        JSONArray(2...) { Bool.jsonParser() }
                    }
                }
            },
            [[false, true], [true]],
            """
            At "key2"/[index 1]/"nested_key":
            An Array parser requiring at least 2 elements was given 1 to print.
            """,
            ["key2", 1, "nested_key"]
        )
    }

    @Test("S3+.2 the error of a printer has a code and the path of the value")
    func printingPath() throws {
        let printer = Field("key2") {
            JSONArray {
                Field("nested_key") {
                    JSONArray(2...) { Bool.jsonParser() }
                }
            }
        }
        let error = try #require(throws: JSONError.self) {
            try printer.print([[false, true], [true]])
        }
        #expect(error.code == .unwritableValue)
        #expect(error.path == ["key2", 1, "nested_key"])
        #expect(error.offset == nil)
        #expect(error.description.hasPrefix("At \"key2\"/[index 1]/\"nested_key\":\nAn "))
    }
}
