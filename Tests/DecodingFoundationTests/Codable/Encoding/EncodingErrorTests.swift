import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Errors of encoding, with their paths, and those of user code, unchanged.
@Suite struct EncodingErrorTests {
    /// Throws an error that no encoder knows.
    struct Refusing: Codable, Hashable {
        init() {}
        init(from decoder: any Decoder) throws {}

        func encode(to encoder: any Encoder) throws {
            throw ScriptError(text: codingPathText(encoder.codingPath))
        }
    }

    /// Throws an error of encoding, with a path that it makes up.
    struct Invalid: Codable, Hashable {
        init() {}
        init(from decoder: any Decoder) throws {}

        func encode(to encoder: any Encoder) throws {
            throw EncodingError.invalidValue(
                7,
                .init(codingPath: encoder.codingPath + [AnyKey("own")], debugDescription: "own")
            )
        }
    }

    /// Encodes nothing.
    struct Silent: Codable, Hashable {
        init() {}
        init(from decoder: any Decoder) throws {}
        func encode(to encoder: any Encoder) throws {}
    }

    /// Fails in the middle, and goes on.
    struct Stubborn: Codable, Hashable {
        init() {}
        init(from decoder: any Decoder) throws {}

        func encode(to encoder: any Encoder) throws {
            var table = encoder.container(keyedBy: AnyKey.self)
            try table.encode(1, forKey: "a")
            try? table.encode(Double.nan, forKey: "b")
            try? table.encode(Refusing(), forKey: "c")
            try? table.encode([1, .infinity, 2.5], forKey: "d")
            var list = table.nestedUnkeyedContainer(forKey: "e")
            try? list.encode(Refusing())
            try? list.encode(Float.nan)
            try? list.encode([Refusing()])
            try list.encode(list.count)
            try table.encode(2, forKey: "f")
        }
    }

    static let keys: [JSONEncoder.KeyEncodingStrategy] = [
        .useDefaultKeys, .convertToSnakeCase,
        .custom { AnyKey("<\($0.count)>\($0.last?.stringValue ?? "")", $0.count) },
    ]

    @Test(arguments: keys.indices)
    func everywhere(_ index: Int) {
        let settings = EncodingSettings(keys: Self.keys[index])
        expectSameEverywhere(Refusing(), settings)
        expectSameEverywhere(Invalid(), settings)
        expectSameEverywhere(Silent(), settings)
        expectSameEverywhere(Stubborn(), settings)
        expectSameEverywhere(Double.nan, settings)
        expectSameEverywhere(-Float.infinity, settings)
    }

    private func expectSameEverywhere<Value: Codable & Hashable & Sendable>(
        _ value: Value,
        _ settings: EncodingSettings
    ) {
        expectSameEncoding(value, settings)
        expectSameEncoding(Value?.some(value), settings)
        expectSameEncoding([value], settings)
        expectSameEncoding([nil, value], settings)
        expectSameEncoding([[], [value]], settings)
        expectSameEncoding(["aKey": value], settings)
        expectSameEncoding(["aKey": ["bKey": [value]]], settings)
        expectSameEncoding([5: value], settings)
        expectSameEncoding([5: [6: value]], settings)
        expectSameEncoding([[1, 2]: value], settings)
        expectSameEncoding([Sample.Colour.red: value], settings)
        expectSameEncoding(Set([value]), settings)
        expectSameEncoding(Sample.Box(value: value), settings)
        expectSameEncoding([Sample.Box(value: Sample.Box(value: value))], settings)
        expectSameEncoding(Sample.Wrapped(value), settings)
        expectSameEncoding([Sample.Wrapped([Sample.Wrapped(value)])], settings)
        expectSameEncoding(Sample.Pair(1, value), settings)
        expectSameEncoding(Sample.Pair([value], 1), settings)
        for script in scripts(value) {
            expectSameEncoding(script, settings)
            expectSameEncoding(["outerKey": [script]], settings)
        }
    }

    /// A value in containers that a type asks for.
    ///
    /// Not in nested ones, whose paths Foundation cuts short: see `DifferenceTests`.
    private func scripts<Value: Codable & Sendable>(_ value: Value) -> [ScriptedEncodable] {
        [
            ScriptedEncodable { encoder in
                var list = encoder.unkeyedContainer()
                try list.encode(1)
                try list.encode(value)
            },
            ScriptedEncodable { encoder in
                var table = encoder.container(keyedBy: AnyKey.self)
                try table.encodeNil(forKey: "null")
                try table.encode(value, forKey: AnyKey("aKey", 3))
            },
            ScriptedEncodable { encoder in
                var table = encoder.container(keyedBy: AnyKey.self)
                var single = table.superEncoder().singleValueContainer()
                try single.encode(value)
            },
            ScriptedEncodable { encoder in
                var table = encoder.container(keyedBy: AnyKey.self)
                var inner = table.superEncoder(forKey: "ownKey").container(keyedBy: AnyKey.self)
                try inner.encode(value, forKey: "aKey")
            },
            ScriptedEncodable { encoder in
                var list = encoder.unkeyedContainer()
                try list.encode(true)
                var single = list.superEncoder().singleValueContainer()
                try single.encode([value])
            },
            ScriptedEncodable { try value.encode(to: $0) },
        ]
    }

    @Test("An encoder goes on after an error")
    func afterAnError() throws {
        let encoder = FastJSONEncoder()
        encoder.outputFormatting = .sortedKeys
        for _ in 0..<3 {
            #expect(throws: ScriptError.self) {
                try encoder.encode([Sample.Box(value: Refusing())])
            }
            #expect(throws: EncodingError.self) { try encoder.encode(["a": [Double.nan]]) }
            #expect(throws: EncodingError.self) { try encoder.encode(Silent()) }
            #expect(try encoder.encodeBytes(["a": [1]]) == Array("{\"a\":[1]}".utf8))
        }
    }
}
