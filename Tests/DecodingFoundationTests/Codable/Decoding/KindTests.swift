import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Every kind of value where each type is asked for.
@Suite struct KindTests {
    static let kinds = [
        "null", "true", "false", "0", "1", "-7", "1.5", "\"\"", "\"x\"", "\"1\"", "[]", "[1]",
        "[null]", "[[]]", "{}", "{\"a\":1}", "{\"x\":1}", "{\"value\":1}", "{\"value\":null}",
    ]

    /// A type, and an array, optional, dictionary and struct of it.
    private static func family<Value: Codable>(_ type: Value.Type) -> [any Decodable.Type] {
        [
            Value.self, Value?.self, [Value].self, [Value?].self, [String: Value].self,
            [String: Value?].self, Sample.Wrapped<Value>.self, Sample.Wrapped<Value?>.self,
            Sample.Box<Value>.self, Sample.Box<Value?>.self, Sample.Pair<Value, Value?>.self,
        ]
    }

    @Test(arguments: kinds)
    func scalars(_ text: String) {
        let types =
            Self.family(Bool.self) + Self.family(Int.self) + Self.family(UInt8.self)
            + Self.family(Double.self) + Self.family(Float.self) + Self.family(String.self)
        expectSameDecoding(types, [text, " \n\(text)\t"])
    }

    @Test(arguments: kinds)
    func insideOfArray(_ text: String) {
        let types: [any Decodable.Type] = [
            [Bool].self, [Int].self, [Int64].self, [UInt].self, [Double].self, [String].self,
            [String?].self, [[Int]].self, [[String: Int]].self, [Sample.Point].self,
            [Sample.Colour].self, [Sample.Wrapped<[Int?]>].self, Sample.Pair<Int, String>.self,
        ]
        expectSameDecoding(types, ["[\(text)]", "[1,\(text)]", "[\(text),\"a\",2]"])
    }

    @Test(arguments: kinds)
    func insideOfObject(_ text: String) {
        let types: [any Decodable.Type] = [
            Sample.Box<Bool>.self, Sample.Box<Int>.self, Sample.Box<Float>.self,
            Sample.Box<String>.self, Sample.Box<[Int]>.self, Sample.Box<[String: Bool]>.self,
            Sample.Box<Sample.Box<Int>>.self, Sample.Box<Sample.Box<Int>?>.self,
            Sample.Box<Sample.Point?>.self,
        ]
        expectSameDecoding(types, ["{\"value\":\(text)}", "{\"a\":{},\"value\" : \(text) }"])
        // Of several members of a dictionary any may be refused first.
        let dictionaries: [any Decodable.Type] = [
            [String: Int].self, [String: [Sample.Point]].self, [String: [String: Bool]].self,
        ]
        expectSameDecoding(dictionaries, ["{\"value\":\(text)}", "{\"\": \(text)\n}"])
    }

    @Test(arguments: kinds)
    func otherTypes(_ text: String) {
        let types =
            Self.family(Sample.Point.self) + Self.family(Sample.Empty.self)
            + Self.family(Sample.Colour.self) + Self.family(Sample.Level.self)
            + Self.family(Date.self) + Self.family(Data.self) + Self.family(URL.self)
            + Self.family(Decimal.self) + Self.family(UUID.self)
        expectSameDecoding(types, [text])
    }

    @Test(arguments: kinds)
    func deepInside(_ text: String) {
        let lines = [
            "{\"name\":\"a\",\"from\":{\"x\":1},\"tags\":[\"t\",\(text)]}",
            "{\"name\":\"a\",\"from\":{\"x\":\(text)},\"tags\":[]}",
            "{\"name\":\"a\",\"from\":{\"x\":1},\"to\":\(text),\"tags\":[]}",
            "{\"name\":\"a\",\"from\":\(text),\"tags\":[]}",
            "{\"tags\":\(text),\"name\":\"a\",\"from\":{\"x\":1,\"y\":1e2}}",
            "{\"name\":\(text),\"from\":{\"x\":1},\"tags\":[]}",
        ]
        expectSameDecoding([Sample.Line.self], lines)
        expectSameDecoding([[Sample.Line].self], lines.map { "[\(lines[2]),\($0)]" })
        expectSameDecoding([[String: Sample.Line].self], lines.map { "{\"key\":\($0)}" })
        expectSameDecoding([[[Sample.Line?]].self], lines.map { "[[],[null,\($0)]]" })
    }
}
