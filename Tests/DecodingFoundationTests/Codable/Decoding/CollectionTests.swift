import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Sets, ranges and dictionaries with keys of every kind.
@Suite struct CollectionTests {
    @Test(arguments: [
        "[]", "[1]", "[1,2]", "[2,1]", "[1,1]", "[1,2,3]", "[1,null]", "[null]", "[\"a\",\"b\"]",
        "[1.5,2.5]", "[1,\"x\"]", "{}", "null", "1", "[[1,2]]", "[3,2,1]", "[null,null]",
        "[{\"x\":1}]", "[0.5,-0.5]", "{\"0\":1}",
    ])
    func arrays(_ text: String) {
        let types: [any Decodable.Type] = [
            Set<Int>.self, Set<String>.self, Set<Int?>.self, Set<[Int]>.self, Range<Int>.self,
            ClosedRange<Int>.self, PartialRangeFrom<Int>.self, PartialRangeUpTo<Int>.self,
            PartialRangeThrough<Int>.self, Range<String>.self, ClosedRange<Double>.self,
            ContiguousArray<Int>.self, [Range<Int>].self, SIMD2<Int>.self,
            SIMD3<Double>.self, SIMD4<Float>.self, Duration.self,
            [ClosedRange<Int>?].self, Sample.Wrapped<Set<Int>>.self, [Set<Int>].self,
        ]
        expectSameDecoding(types, [text])
    }

    @Test(arguments: [
        "{\"value\":[1,2]}", "{\"value\":[2,1]}", "{\"value\":[1]}", "{\"value\":null}", "{}",
    ])
    func members(_ text: String) {
        expectSameDecoding(
            [
                Sample.Box<Range<Int>>.self, Sample.Box<Set<Int>>.self,
                Sample.Box<ClosedRange<Int>?>.self, [String: Range<Int>].self,
            ],
            [text]
        )
    }

    enum Number: Int, Codable, CodingKeyRepresentable { case one = 1, two = 2 }

    /// A key that is a string made of two parts.
    struct Compound: Hashable, Codable, CodingKeyRepresentable {
        var first: String
        var second: Int

        init?<Key: CodingKey>(codingKey: Key) {
            let parts = codingKey.stringValue.split(separator: "-")
            guard parts.count == 2, let number = Int(parts[1]) else { return nil }
            first = String(parts[0])
            second = number
        }

        init(first: String, second: Int) {
            self.first = first
            self.second = second
        }

        var codingKey: any CodingKey { AnyKey("\(first)-\(second)") }
    }

    /// Without `CodingKeyRepresentable`.
    enum Plain: String, Codable { case red, green }

    static var dictionaries: [any Decodable.Type] {
        [
            [Int: Int].self, [Int8: Int].self, [UInt64: Int].self, [Double: Int].self,
            [Bool: Int].self, [Sample.Colour: Int].self, [Sample.Level: Int].self,
            [Number: Int].self, [Compound: Int].self, [Plain: Int].self, [UUID: Int].self,
            [URL: Int].self, [Date: Int].self, [[Int]: Int].self, [Int?: Int].self,
            [Int: Int?].self, [Int: [Int: Int]].self, [Int: Sample.Point].self,
            [Compound: Sample.Point?].self, [String: Int].self,
            [Int: Int]?.self, Sample.Wrapped<[Int: Int]>.self, Sample.Wrapped<[UUID: Int]>.self,
        ]
    }

    @Test(arguments: [
        "{}", "{\"1\":1}", "{\"-1\":1}", "{\"01\":1}", "{\"+1\":1}", "{\"1.0\":1}", "{\" 1\":1}",
        "{\"x\":1}", "{\"\":1}", "{\"300\":1}", "{\"1\":\"x\"}", "{\"1\":null}", "{\"red\":1}",
        "{\"\\u0031\":1}", "{\"9223372036854775808\":1}", "{\"a-1\":1}", "{\"a-b\":1}",
        "{\"1\":{\"2\":3}}", "{\"1\":{\"2\":\"x\"}}", "{\"1\":{\"x\":2}}", "{\"a-1\":{\"x\":null}}",
        "{\"true\":1}", "{\"10\":1}", "{\"2\":[]}",
    ])
    func keysOfObjects(_ text: String) {
        expectSameDecoding(Self.dictionaries, [text])
        expectSameDecoding(
            [[[Int: Int]].self, [[Compound: Int]].self],
            ["[\(text)]", "[{},\(text)]"]
        )
        expectSameDecoding(
            [[String: [Int: Int]].self, Sample.Box<[Number: Int]>.self],
            ["{\"value\":\(text)}"]
        )
    }

    @Test(
        "Pairs of key and value",
        arguments: [
            "[]", "[1,2]", "[1]", "[1,2,3]", "[1,2,3,4]", "[1,2,1,3]", "[1.5,1]", "[true,1]",
            "[\"red\",1]", "[\"green\",1,\"red\",2]", "[\"blue\",1]", "[\"red\",\"green\"]",
            "[null,1]",
            "[\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\",1]", "[\"x\",1]", "[\"http://a.b/\",1]",
            "[[1],1,[2,3],4]", "[\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\",1,\"x\"]", "[[1],[2]]",
            "[1,{\"x\":1}]", "[true,1,false,\"x\"]", "[1,null]", "null", "1", "\"x\"",
        ]
    )
    func pairs(_ text: String) {
        expectSameDecoding(Self.dictionaries, [text])
        expectSameDecoding(
            [[[Bool: Int]].self, [[UUID: Int]?].self],
            ["[\(text)]", "[[],\(text)]"]
        )
        expectSameDecoding([Sample.Box<[Plain: Int]>.self], ["{\"value\":\(text)}"])
    }
}
