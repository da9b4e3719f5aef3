import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// The class that is asked for at run time is made, not the one that is known when compiling.
@Suite struct MetatypeTests {
    class Person: Codable {
        var name: String
    }

    final class Employee: Person {
        var salary: Int

        private enum CodingKeys: CodingKey { case salary }

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            salary = try container.decode(Int.self, forKey: .salary)
            try super.init(from: decoder)
        }
    }

    static let person = #"{"name":"Ada","salary":7}"#
    static var asked: Person.Type { Employee.self }

    @Test func atTheTop() throws {
        for keys: JSONDecoder.KeyDecodingStrategy in [.useDefaultKeys, .convertFromSnakeCase] {
            for engine in JSONEngine.allCases {
                let decoder = DecodingSettings(keys: keys).ours(engine)
                let data = Data(Self.person.utf8)
                let person = try decoder.decode(Self.asked, from: data)
                #expect((person as? Employee)?.salary == 7)
                #expect(person.name == "Ada")
                #expect(try JSONDecoder().decode(Self.asked, from: data) is Employee)
            }
        }
    }

    private static func decoder(_ levels: Int, in decoder: any Decoder) throws -> any Decoder {
        var inner = decoder
        for _ in 0..<levels {
            var list = try inner.unkeyedContainer()
            inner = try list.superDecoder()
        }
        return inner
    }

    @Test("Inside every kind of container", arguments: [0, 20])
    func nested(levels: Int) {
        // Decoding of deep values is another function.
        let start = String(repeating: "[", count: levels)
        let end = String(repeating: "]", count: levels)
        expectSameScript("\(start){\"p\":[\(Self.person),\(Self.person)]}\(end)") { decoder in
            let table = try Self.decoder(levels, in: decoder).container(keyedBy: AnyKey.self)
            var list = try table.nestedUnkeyedContainer(forKey: "p")
            let element = try list.decode(Self.asked)
            let single = try list.superDecoder().singleValueContainer().decode(Self.asked)
            return "\(type(of: element)) \(type(of: single))"
        }
        expectSameScript("\(start){\"p\":\(Self.person),\"n\":null}\(end)") { decoder in
            let table = try Self.decoder(levels, in: decoder).container(keyedBy: AnyKey.self)
            let member = try table.decode(Self.asked, forKey: "p")
            let present = try table.decodeIfPresent(Self.asked, forKey: "p")
            let null = try table.decodeIfPresent(Self.asked, forKey: "n")
            return "\(type(of: member)) \(type(of: present ?? member)) \(null == nil)"
        }
    }

    class Base: DecodableWithConfiguration {
        required init(from decoder: any Decoder, configuration: Int) throws {}
    }

    final class Derived: Base {}

    struct Configuration: DecodingConfigurationProviding {
        static let decodingConfiguration = 1
    }

    @Test func withConfiguration() throws {
        let type: Base.Type = Derived.self
        let data = Data("{}".utf8)
        let decoder = FastJSONDecoder()
        #expect(try decoder.decode(type, from: data, configuration: 1) is Derived)
        let provided = try decoder.decode(type, from: data, configuration: Configuration.self)
        #expect(provided is Derived)
    }

    @Test func parsers() throws {
        #expect(try DecodableParser(Self.asked).decode(Self.person) is Employee)
        #expect(
            try DecodableParser(Self.asked, decoder: JSONDecoder()).decode(Self.person) is Employee
        )
        #expect(try CodableParser(Self.asked).decode(Self.person) is Employee)
        #expect(try JSONArray { Self.asked.jsonParser() }.decode("[\(Self.person)]")[0] is Employee)
    }
}
