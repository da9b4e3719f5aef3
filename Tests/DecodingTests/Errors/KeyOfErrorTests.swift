import Decoding
import FastJSON
import TestSupport
import Testing

/// Every style tells the same key, and the same path of the object in which it is missing.
@Suite struct KeyOfErrorTests {
    struct Point: Equatable {
        let x: Int
        let y: Int

        static let parser = ParsePrint(.memberwise(Self.init), unknownKeys: .reject) {
            Field("x") { Int.jsonParser() }
            Field("y") { Int.jsonParser() }
        }
        /// Reads a tree, as types in the style of Freddy do.
        static let treeParser = JSONValue.jsonParser().tryMap { value -> Point in
            Point(x: try value.int(at: "x"), y: try value.int(at: "y"))
        }
    }

    private static let parser = Field("a") { JSONArray { Point.parser } }

    /// Objects at `$.a[1]` with the code and the key of what is wrong.
    static let rows: [(object: String, code: JSONError.Code, key: String?)] = [
        (#"{"x": 1}"#, .missingKey, "y"),
        (#"{"y": 1}"#, .missingKey, "x"),
        (#"{"x": 1, "y": 2, "z": 3}"#, .unknownKey, "z"),
        (#"{"x": 1, "": 3, "y": 2}"#, .unknownKey, ""),
        (#"{"x": 1, "y": 2, "x": 3}"#, .duplicateKey, "x"),
    ]

    @Test(arguments: rows, ReadingMode.all)
    func parsers(_ row: (object: String, code: JSONError.Code, key: String?), mode: ReadingMode) {
        let options = JSONReadingOptions(duplicateKeys: .reject)
        let text = #"{"a": [{"x": 1, "y": 2}, \#(row.object)]}"#
        let error = mode.decode(Self.parser, Array(text.utf8), options: options).error
        #expect(error?.code == row.code)
        #expect(error?.path == ["a", 1])
        #expect(error?.key == row.key)
    }

    /// The same object without `y`, looked into in each way.
    @Test func styles() throws {
        let text = #"{"a": [{}, {"x": 1}]}"#
        let value = try JSONValue(parsing: text)
        let document = try JSONDocument(parsing: text)
        func error<Output>(_ read: () throws(JSONError) -> Output) -> JSONError? {
            #expect(throws: JSONError.self) { _ = try read() }
        }
        let element = Field("a") { JSONArray { Point.parser } }
        let whole = [
            error { () throws(JSONError) in try value.int(at: "a", 1, "y") },
            error { () throws(JSONError) in try value.decode(at: "a", 1, with: Point.parser) },
            error { () throws(JSONError) in try value.decode(at: "a", 1, "y", as: Int.self) },
            error { () throws(JSONError) in try value.string(at: "a", 1, "y", "z") },
        ]
        for error in whole {
            #expect(error?.code == .missingKey)
            #expect(error?.path == ["a", 1])
            #expect(error?.key == "y")
        }
        // Of results, each knows the value it was asked of.
        let result = value["a"][1]["y"].int.error
        #expect(result?.path == [] && result?.key == "y")
        // The first object lacks both.
        for error in [
            element.result(from: text).error, element.result(from: document).error,
            element.result(from: value).error,
            Field("a") { JSONArray { Point.treeParser } }.result(from: text).error,
        ] {
            #expect(error?.code == .missingKey)
            #expect(error?.key == "x")
        }
        #expect(element.result(from: text).error?.path == ["a", 0])
    }

    @Test func severalErrorsHaveTheirKeys() {
        let text = #"{"a": [{}, {"x": 1, "z": 2, "y": "s"}]}"#
        let error = Self.parser.result(from: text, errors: .all(limit: 10)).error
        #expect(error?.key == nil)
        #expect(error?.errors.map(\.key) == ["x", "y", "z", nil])
        #expect(error?.errors.map(\.path) == [["a", 0], ["a", 0], ["a", 1], ["a", 1, "y"]])
    }

    @Test func conversionsKeepTheKey() {
        let parser = JSONArray {
            Int.jsonParser().tryMap { _ -> Int in
                throw JSONError(code: .missingKey, message: "none", key: "k")
            }
        }
        let error = parser.result(from: "[1]").error
        #expect(error?.path == [0] && error?.key == "k" && error?.message == "none")
    }
}

extension Result {
    fileprivate var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
