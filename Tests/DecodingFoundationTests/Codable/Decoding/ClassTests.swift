import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Classes that inherit, and share a container or have one of their own.
@Suite struct ClassTests {
    class Animal: Codable {
        var name: String
        var legs: Int?
    }

    /// Decodes its own members beside those of the superclass.
    final class Dog: Animal {
        var breed: String

        private enum CodingKeys: String, CodingKey { case breed, name }

        required init(from decoder: any Decoder) throws {
            breed = try decoder.container(keyedBy: CodingKeys.self).decode(
                String.self,
                forKey: .breed
            )
            try super.init(from: decoder)
        }

        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(breed, forKey: .breed)
            try super.encode(to: encoder)
        }
    }

    /// Has the superclass under `super`.
    final class Cat: Animal {
        var lives: Int

        private enum CodingKeys: CodingKey { case lives }

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            lives = try container.decode(Int.self, forKey: .lives)
            try super.init(from: container.superDecoder())
        }
    }

    /// Has the superclass under a key of its own.
    final class Bird: Animal {
        private enum CodingKeys: CodingKey { case animal }

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            try super.init(from: container.superDecoder(forKey: .animal))
        }
    }

    /// Has the superclass as the second element of an array.
    final class Fish: Animal {
        var depth: Double

        required init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            depth = try container.decode(Double.self)
            try super.init(from: container.superDecoder())
        }
    }

    static let animals = [
        "{\"name\":\"a\"}", "{\"name\":\"a\",\"legs\":4}", "{\"legs\":4}", "{}", "null", "1", "[]",
        "{\"name\":null}", "{\"name\":1}", "{\"name\":\"a\",\"legs\":\"x\"}", "\"a\"", "[\"a\"]",
    ]

    @Test(arguments: animals)
    func inheritance(_ text: String) {
        expectSameDecoding([Animal.self, Animal?.self, Dog.self, Cat.self, Fish.self], [text])
        let dogs = ["{\"breed\":\"b\",", "{\"breed\":1,"].map { $0 + text.dropFirst() }
        if text.hasPrefix("{\"") { expectSameDecoding([Dog.self, Dog?.self], dogs) }
        let cats = [
            "{\"lives\":9,\"super\":\(text)}", "{\"super\":\(text),\"lives\":true}",
            "{\"lives\":9}", "{\"lives\":9,\"Super\":\(text)}",
        ]
        expectSameDecoding([Cat.self, Cat?.self], cats)
        expectSameDecoding([[Cat].self], cats.map { "[\($0)]" })
        let birds = ["{\"animal\":\(text)}", "{\"super\":\(text)}", "{}"]
        expectSameDecoding([Bird.self, Bird?.self], birds)
        expectSameDecoding([[Bird].self], birds.map { "[\($0)]" })
        expectSameDecoding([[String: Bird].self], birds.map { "{\"k\":\($0)}" })
        let fishes = ["[1,\(text)]", "[1.5,\(text),2]", "[1]", "[]", "[\"x\",\(text)]"]
        expectSameDecoding([Fish.self, Fish?.self], fishes)
        expectSameDecoding([[Fish].self], fishes.map { "[\($0)]" })
    }

    @Test(arguments: [
        "{\"value\":1}", "{\"value\":1,\"next\":null}", "{\"value\":1,\"next\":{\"value\":2}}",
        "{\"value\":1,\"next\":{\"value\":2,\"next\":{\"value\":3}}}",
        "{\"value\":1,\"next\":{\"value\":2,\"next\":{\"value\":\"3\"}}}",
        "{\"value\":1,\"next\":{\"value\":2,\"next\":{}}}", "{\"next\":{\"value\":1}}",
        "{\"value\":1,\"next\":[]}", "{\"value\":1,\"next\":{\"next\":{\"value\":1}}}",
    ])
    func chains(_ text: String) {
        expectSameDecoding([Sample.Chain.self, Sample.Chain?.self], [text])
        expectSameDecoding([[Sample.Chain].self], ["[\(text)]", "[{\"value\":0},\(text)]"])
    }

    @Test("What the decoder for super says of itself")
    func superDecoders() {
        let texts = [
            "{\"super\":{\"a\":1}}", "{\"super\":[1]}", "{\"super\":null}", "{}", "{\"super\":1}",
            "{\"own\":{\"a\":1}}", "{\"own\":null,\"super\":1}",
        ]
        for text in texts {
            expectSameScript(text) { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                return [nil, "own", "super", AnyKey("own", 5)].map { key in
                    Self.describe {
                        try key.map { try container.superDecoder(forKey: $0) }
                            ?? container.superDecoder()
                    }
                }.joined(separator: "; ")
            }
            expectSameScript("[0,\(text)]") { decoder in
                var container = try decoder.unkeyedContainer()
                return (0..<3).map { _ in
                    Self.describe { try container.superDecoder() } + " \(container.currentIndex)"
                }.joined(separator: "; ")
            }
        }
    }

    /// What a decoder gives, of each kind of container.
    private static func describe(_ make: () throws -> any Decoder) -> String {
        report {
            let decoder = try make()
            return [
                codingPathText(decoder.codingPath),
                report {
                    try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
                },
                report { try decoder.unkeyedContainer().count },
                report { try decoder.singleValueContainer().decodeNil() },
                report { try decoder.singleValueContainer().decode(Int.self) },
                report { try [String: Int](from: decoder) },
            ].joined(separator: ", ")
        }
    }
}
