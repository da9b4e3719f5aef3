import FastJSON
import TestSupport
import Testing

/// What appending and looking cost.
@Suite(.serialized) struct PartialCostTests {
    /// The time of reading text in pieces of one byte.
    private static func duration(
        of text: String,
        options: JSONReadingOptions = JSONReadingOptions()
    ) throws -> Duration {
        let pieces = text.utf8.map { [$0] }
        return try ThreadTime.of {
            var reader = JSONPartialReader(options: options)
            for piece in pieces { try reader.append(piece) }
            try reader.finish()
        }
    }

    /// A document, from the part of it that grows.
    struct Row: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var unit: String
        var start = "[", end = "]"
    }

    static let rows = [
        Row(testDescription: "a string", unit: "abcdefgh", start: "[\"", end: "\"]"),
        Row(testDescription: "escapes", unit: #"\uD83D\uDE00"#, start: "[\"", end: "\"]"),
        Row(testDescription: "characters", unit: "é日😀", start: "[\"", end: "\"]"),
        Row(testDescription: "a key", unit: "abcdefgh", start: "{\"", end: "\":1}"),
        Row(testDescription: "a number", unit: "12345678"),
        Row(testDescription: "a comment", unit: "/* a* */"),
        Row(testDescription: "a long comment", unit: "* a / é ", start: "[/*", end: "*/]"),
        Row(testDescription: "white space", unit: "     \n\t\r"),
        Row(testDescription: "elements", unit: #"{"a":1},"#),
    ]

    /// Sixteen times as many bytes take far less than 256 times as long.
    @Test(arguments: rows)
    func appendingIsLinear(_ row: Row) throws {
        let options = JSONReadingOptions(
            syntax: [.allowComments, .allowTrailingCommas],
            limits: JSONLimits(keyLength: 1 << 24, numberLength: 1 << 24)
        )
        func duration(_ count: Int) throws -> Duration {
            let units = String(repeating: row.unit, count: count / row.unit.utf8.count)
            return try Self.duration(of: row.start + units + row.end, options: options)
        }
        // Others may take the processor meanwhile: it counts if it is so each time.
        var isLinear = false
        for _ in 0..<3 where !isLinear {
            isLinear = try duration(48_000) < duration(3_000) * 96
        }
        #expect(isLinear)
    }

    @Test func longString() throws {
        let count = 1 << 18
        var reader = JSONPartialReader()
        try reader.append("[\"")
        let time = try ThreadTime.of {
            for _ in 0..<count { try reader.append([0x61]) }
        }
        // It takes less than a second; reading a twentieth of it again each time, a minute.
        #expect(time < .seconds(10 * ThreadTime.patience))
        let length = reader.value?[0]?.string?.utf8.count
        #expect(length == count)
        try reader.append("\"]")
        let value = try reader.finish()
        #expect(value[0]?.string?.utf8.count == count)
    }

    /// A complete array is the same one in every value.
    @Test func completePartsAreShared() throws {
        func address(_ value: JSONValue?) throws -> UInt {
            let array = try #require(value?.array)
            return array.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        }
        var reader = JSONPartialReader()
        try reader.append(#"{"a": {"b": [1, 2, 3]}, "c": [[4], 5"#)
        let first = reader.value
        try reader.append(#", "x"], "d": 6}"#)
        let second = reader.value
        let third = try reader.finish()
        for path in ["/a/b", "/c/0"] {
            let pointer = try JSONPointer(path)
            #expect(try address(first?[pointer]) == address(second?[pointer]))
            #expect(try address(first?[pointer]) == address(third[pointer]))
        }
        #expect(first == ["a": ["b": [1, 2, 3]], "c": [[4]]])
        #expect(try address(second?["c"]) == address(third["c"]))
        #expect(third == ["a": ["b": [1, 2, 3]], "c": [[4], 5, "x"], "d": 6])
    }
}
