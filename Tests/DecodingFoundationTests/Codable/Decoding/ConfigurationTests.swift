import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Types that are decoded and encoded with a configuration.
@Suite struct ConfigurationTests {
    /// A number that is multiplied by its configuration.
    struct Scaled: CodableWithConfiguration, Equatable, Sendable {
        var value: Double

        init(_ value: Double) { self.value = value }

        init(from decoder: any Decoder, configuration: Double) throws {
            let number = try decoder.singleValueContainer().decode(Double.self)
            guard number >= 0 else {
                throw ScriptError(text: "negative at \(codingPathText(decoder.codingPath))")
            }
            value = number * configuration
        }

        func encode(to encoder: any Encoder, configuration: Double) throws {
            guard value >= 0 else {
                throw ScriptError(text: "negative at \(codingPathText(encoder.codingPath))")
            }
            var container = encoder.singleValueContainer()
            try container.encode(value / configuration)
        }
    }

    /// Configured members of every kind of container.
    struct Table: CodableWithConfiguration, Equatable, Sendable {
        var first: Scaled
        var second: Scaled?
        var list: [Scaled]

        init(_ first: Double, _ second: Double?, _ list: [Double]) {
            self.first = Scaled(first)
            self.second = second.map(Scaled.init)
            self.list = list.map(Scaled.init)
        }

        init(from decoder: any Decoder, configuration: Double) throws {
            let table = try decoder.container(keyedBy: AnyKey.self)
            first = try table.decode(
                Scaled.self,
                forKey: "firstValue",
                configuration: configuration
            )
            second = try table.decodeIfPresent(
                Scaled.self,
                forKey: "secondValue",
                configuration: configuration * 2
            )
            var unkeyed = try table.nestedUnkeyedContainer(forKey: "list")
            list = []
            while !unkeyed.isAtEnd {
                list.append(try unkeyed.decode(Scaled.self, configuration: configuration))
            }
        }

        func encode(to encoder: any Encoder, configuration: Double) throws {
            var table = encoder.container(keyedBy: AnyKey.self)
            try table.encode(first, forKey: "firstValue", configuration: configuration)
            try table.encodeIfPresent(second, forKey: "secondValue", configuration: 2)
            var unkeyed = table.nestedUnkeyedContainer(forKey: "list")
            for element in list { try unkeyed.encode(element, configuration: configuration) }
        }
    }

    /// Encodes nothing.
    struct Nothing: EncodableWithConfiguration, Sendable {
        func encode(to encoder: any Encoder, configuration: Int) throws {}
    }

    /// The configuration of a member that is declared with it.
    struct Fixed: DecodingConfigurationProviding, EncodingConfigurationProviding, Sendable {
        static let decodingConfiguration = 10.0
        static let encodingConfiguration = 10.0
    }

    struct Member: Codable, Equatable {
        @CodableConfiguration(from: Fixed.self) var scaled = Scaled(0)
        var other: Int?
    }

    @Test(arguments: [
        "1", "2.5", "-1", "\"x\"", "null", "[]", "{}", "", "[1]",
        "{\"firstValue\":1,\"list\":[]}", "{\"firstValue\":1,\"secondValue\":2,\"list\":[3,4]}",
        "{\"first_value\":1,\"second_value\":null,\"list\":[]}", "{\"firstValue\":-1,\"list\":[]}",
        "{\"firstValue\":1,\"secondValue\":-2,\"list\":[]}",
        "{\"firstValue\":1,\"list\":[1,null]}", "{\"firstValue\":1,\"list\":null}", "{\"list\":[]}",
        "{\"firstValue\":null,\"list\":[]}", "{\"scaled\":1}", "{\"scaled\":-1}",
        "{\"scaled\":null}",
        "{\"scaled\":\"x\",\"other\":1}",
    ])
    func decoding(_ text: String) {
        let data = Data(text.utf8)
        for keys in [JSONDecoder.KeyDecodingStrategy.useDefaultKeys, .convertFromSnakeCase] {
            let settings = DecodingSettings(keys: keys)
            let decoder = settings.foundation
            for engine in JSONEngine.allCases {
                let ours = settings.ours(engine)
                #expect(
                    outcome { try ours.decode(Scaled.self, from: data, configuration: 3) }
                        == outcome { try decoder.decode(Scaled.self, from: data, configuration: 3) }
                )
                #expect(
                    outcome { try ours.decode(Table.self, from: data, configuration: 0.5) }
                        == outcome {
                            try decoder.decode(Table.self, from: data, configuration: 0.5)
                        }
                )
                #expect(
                    outcome { try ours.decode([Table].self, from: data, configuration: 0.5) }
                        == outcome {
                            try decoder.decode([Table].self, from: data, configuration: 0.5)
                        }
                )
                #expect(
                    outcome { try ours.decode(Scaled?.self, from: data, configuration: 7) }
                        == outcome {
                            try decoder.decode(Scaled?.self, from: data, configuration: 7)
                        }
                )
            }
            expectSameDecoding([Member.self, Member?.self], [text], settings)
            expectSameDecoding([[Member].self], ["[\(text)]"], settings)
        }
    }

    static let tables = [
        Table(1, nil, []), Table(1, 2, [3, 4]), Table(-1, nil, []), Table(1, -2, []),
        Table(1, nil, [1]), Table(.infinity, nil, []), Table(1, 2, []),
    ]

    @Test(arguments: tables)
    func encoding(_ table: Table) {
        for keys in [JSONEncoder.KeyEncodingStrategy.useDefaultKeys, .convertToSnakeCase] {
            for formatting in [
                JSONEncoder.OutputFormatting.sortedKeys, [.sortedKeys, .prettyPrinted],
            ] {
                let settings = EncodingSettings(formatting: formatting, keys: keys)
                let theirs = settings.foundation
                let ours = settings.ours
                #expect(
                    outcome { try ours.encode(table, configuration: 4) }
                        == outcome { try theirs.encode(table, configuration: 4) }
                )
                #expect(
                    outcome { try ours.encode([table, table], configuration: 4) }
                        == outcome { try theirs.encode([table, table], configuration: 4) }
                )
                #expect(
                    outcome { try ours.encode(table.second, configuration: 2) }
                        == outcome { try theirs.encode(table.second, configuration: 2) }
                )
                expectSameEncoding(Member(scaled: table.first, other: 5), settings)
                expectSameEncoding([Member(scaled: table.first, other: nil)], settings)
            }
        }
        #expect(
            outcome { try FastJSONEncoder().encode(Nothing(), configuration: 1) }
                == outcome { try JSONEncoder().encode(Nothing(), configuration: 1) }
        )
        #expect(
            outcome { try FastJSONEncoder().encode([Nothing(), Nothing()], configuration: 1) }
                == outcome { try JSONEncoder().encode([Nothing(), Nothing()], configuration: 1) }
        )
    }
}
