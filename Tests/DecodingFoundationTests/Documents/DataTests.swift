import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import Testing

@Suite struct DataTests {
    static let parser = JSONArray { Int.jsonParser() }

    @Test(arguments: JSONEngine.allCases)
    func decode(_ engine: JSONEngine) throws {
        let options = JSONReadingOptions(engine: engine)
        let data = Data("[1, 2, 3]".utf8)
        #expect(try Self.parser.decode(data, options: options) == [1, 2, 3])
        #expect(Self.parser.result(from: data, options: options) == .success([1, 2, 3]))
        // A slice that starts elsewhere than at 0, and one of a page boundary.
        let slice = Data("xx[1,2]yy".utf8).dropFirst(2).dropLast(2)
        #expect(try Self.parser.decode(slice, options: options) == [1, 2])
        #expect(try Self.parser.decode(NSData(data: data) as Data, options: options) == [1, 2, 3])
        let long = Array(0..<100_000)
        let text = try Self.parser.encodeData(long)
        #expect(try Self.parser.decode(text, options: options) == long)
    }

    @Test(arguments: JSONEngine.allCases)
    func errors(_ engine: JSONEngine) throws {
        let options = JSONReadingOptions(engine: engine)
        for text in ["", "  ", "[1, 2 3]", "[1,\n true]", "[1] 2", "\u{FEFF}[x"] {
            let bytes = Array(text.utf8)
            let result = Self.parser.result(from: Data(bytes), options: options)
            #expect(result == Self.parser.result(from: bytes, options: options))
            #expect(throws: JSONError.self) {
                try Self.parser.decode(Data(bytes), options: options)
            }
        }
    }

    @Test func allErrors() {
        let data = Data(#"[true, 1, "x"]"#.utf8)
        let result = Self.parser.result(from: data, errors: .all(limit: 5))
        guard case .failure(let error) = result else { return #expect(Bool(false)) }
        #expect(error.errors.map(\.path) == [[0], [2]])
        let thrown = #expect(throws: JSONError.self) {
            try Self.parser.decode(data, errors: .all(limit: 5))
        }
        #expect(thrown == error)
    }

    @Test func encode() throws {
        #expect(try Self.parser.encodeData([1, 2]) == Data("[1,2]".utf8))
        let pretty = JSONWritingOptions(layout: .pretty())
        #expect(try Self.parser.encodeData([1], options: pretty) == Data("[\n  1\n]".utf8))
        let error = #expect(throws: JSONError.self) {
            try Double.jsonParser().encodeData(.nan)
        }
        #expect(error?.code == .unwritableValue)
    }

    @Test("Literals still mean what they meant")
    func literals() throws {
        #expect(try Self.parser.decode("[1]") == [1])
        #expect(try Self.parser.decode([0x5B, 0x31, 0x5D]) == [1])
        #expect(Self.parser.result(from: [0x5B, 0x31, 0x5D]) == .success([1]))
    }

    @Test("JSONError is a LocalizedError")
    func localizedDescription() throws {
        let error = #expect(throws: JSONError.self) { try Self.parser.decode(Data("[1, x]".utf8)) }
        let expected = try #require(error).description
        #expect(expected == "$[1]: expected a value, found 'x' (line 1, column 5)")
        #expect(error?.errorDescription == expected)
        #expect((error as (any Error)?)?.localizedDescription == expected)
        let typed = #expect(throws: JSONError.self) { try Self.parser.parse([1, "x"]) }
        #expect(
            typed?.localizedDescription
                == "At [index 1]:\nExpected an integer number, but found:\n\"x\""
        )
    }
}
