import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Enums with raw values and with payloads.
@Suite struct EnumTests {
    enum Wide: Int64, Codable {
        case least = -9_223_372_036_854_775_808, most = 9_223_372_036_854_775_807
    }
    enum Small: UInt8, Codable { case none = 0, all = 255 }
    enum Half: Double, Codable { case half = 0.5, one = 1 }
    enum Odd: String, Codable {
        case empty = ""
        case newline = "\n"
        case face = "😀"
        case accent = "é"
    }

    @Test(arguments: [
        "\"red\"", "\"RED\"", "\"\"", "\"r\\u0065d\"", "\"\\n\"", "\"\\ud83d\\ude00\"", "\"😀\"",
        "\"é\"",
        "1", "10", "2", "1.0", "0.5", "0", "255", "-1", "9223372036854775807", "true", "null",
        "-9223372036854775808", "[]", "{}", "{\"red\":{}}", "[\"red\"]", "1e1",
    ])
    func rawValues(_ text: String) {
        let types: [any Decodable.Type] = [
            Sample.Colour.self, Sample.Level.self, Wide.self, Small.self, Half.self, Odd.self,
            Sample.Colour?.self, Sample.Level?.self, Sample.Wrapped<Sample.Colour>.self,
        ]
        expectSameDecoding(types, [text])
        let arrays: [any Decodable.Type] = [
            [Sample.Colour].self, [Sample.Level].self, [Wide].self, [Small?].self, [Half].self,
            [Odd].self, Sample.Pair<Sample.Colour, Sample.Level>.self, Set<Sample.Colour>.self,
        ]
        expectSameDecoding(arrays, ["[\(text)]", "[\"red\",\(text)]", "[1,\(text)]"])
        let objects: [any Decodable.Type] = [
            Sample.Box<Sample.Colour>.self, Sample.Box<Sample.Level?>.self, Sample.Box<Odd>.self,
            [String: Sample.Colour].self, [String: Half].self,
        ]
        expectSameDecoding(objects, ["{\"value\":\(text)}"])
    }

    static let payloads = [
        "{\"none\":{}}", "{\"none\":null}", "{\"none\":1}", "{\"none\":{\"x\":1}}", "{\"none\":[]}",
        "{\"circle\":{\"radius\":1}}", "{\"circle\":{\"radius\":\"1\"}}", "{\"circle\":{}}",
        "{\"circle\":{\"radius\":null}}", "{\"circle\":1.5}", "{\"circle\":[1.5]}",
        "{\"square\":{\"_0\":2}}", "{\"square\":{\"_1\":2}}", "{\"square\":{\"_0\":[]}}",
        "{\"pair\":{\"_0\":1,\"label\":\"x\"}}", "{\"pair\":{\"_0\":1}}",
        "{\"pair\":{\"_0\":1,\"label\":null}}", "{\"pair\":{\"_0\":1,\"label\":2}}",
        "{\"group\":{\"_0\":[]}}", "{\"group\":{\"_0\":[{\"none\":{}},{\"square\":{\"_0\":1}}]}}",
        "{\"group\":{\"_0\":[{\"circle\":{\"radius\":true}}]}}", "{\"group\":{\"_0\":[{}]}}",
        "{\"group\":{\"_0\":[],\"inner\":{\"group\":{\"_0\":[{\"oval\":{}}]}}}}",
        "{\"oval\":{}}", "{}", "{\"none\":{},\"circle\":{\"radius\":1}}", "[]", "\"none\"", "null",
        "1",
        "{\"none\":{},\"other\":1}", "{\"other\":1,\"more\":2}", "{\"\":{}}",
        "{\"none\":{},\"none\":{}}",
        "{\"n\\u006fne\":{}}",
    ]

    @Test(arguments: payloads)
    func payload(_ text: String) {
        let shapes: [any Decodable.Type] = [
            Sample.Shape.self, Sample.Shape?.self, Sample.Wrapped<Sample.Shape>.self,
        ]
        expectSameDecoding(shapes, [text])
        expectSameDecoding(
            [[Sample.Shape].self, [Sample.Shape?].self],
            ["[\(text)]", "[{\"none\":{}},\(text)]"]
        )
        expectSameDecoding(
            [[String: Sample.Shape].self, Sample.Box<Sample.Shape>.self],
            ["{\"value\":\(text)}"]
        )
    }

    /// An enum that tries one form after the other.
    enum Loose: Decodable, Equatable {
        case null, bool(Bool), int(Int), double(Double), text(String), list([Loose])
        case table([String: Loose])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let value = try? container.decode(Bool.self) {
                self = .bool(value)
            } else if let value = try? container.decode(Int.self) {
                self = .int(value)
            } else if let value = try? container.decode(Double.self) {
                self = .double(value)
            } else if let value = try? container.decode(String.self) {
                self = .text(value)
            } else if let value = try? container.decode([Loose].self) {
                self = .list(value)
            } else {
                self = .table(try container.decode([String: Loose].self))
            }
        }
    }

    @Test(arguments: [
        "null", "true", "0", "-0", "1.0", "1.5", "9223372036854775808", "\"\"", "[]", "{}",
        "[1,[2.5,[\"x\",[null,[true,[{}]]]]]]", "{\"a\":{\"b\":[{\"c\":[1,2,{\"d\":null}]}]}}",
        "[[[[1e400]]]]", "{\"a\":[1e400]}", "[1,2",
    ])
    func oneFormAfterTheOther(_ text: String) {
        let types: [any Decodable.Type] = [
            Loose.self, Loose?.self, [Loose].self, [String: Loose].self,
        ]
        expectSameDecoding(types, [text])
    }
}
