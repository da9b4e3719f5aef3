#if Macros
import DecodingFoundation
import Foundation
import JSONModels
import Testing

// Unless it says otherwise, everything here belongs to the main actor: that is a setting of the target.

@JSONModel(keys: .snakeCase, unknownKeys: .collect(into: "others"))
struct Message {
    let id: Int
    let sentAt: String
    var language = "en"
    var sender: Sender?
    @JSONField(aliases: ["labels"]) var tags: [String] = []
    @JSONField(parser: Date.jsonParser(.iso8601)) let date: Date?
    var others: [String: JSONValue] = [:]
}

@JSONModel
struct Sender {
    let name: String
    let kind: Kind
}

@JSONModel
final class Counter {
    var count: Int

    init(count: Int) {
        self.count = count
    }
}

@JSONModel
enum Kind: String { case person, machine }

@JSONModel(tag: "type")
enum Shape: Equatable {
    case circle(radius: Double)
    case square(side: Double)
}

@JSONModel
struct Page<Item: JSONModel & Sendable> {
    let items: [Item]
    let next: String?
}

/// A handwritten parser needs no more than the conformance.
struct Point: JSONModel, Equatable {
    let x: Double
    let y: Double

    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("x", \.x)
        Field("y", \.y)
    }
}

/// A type without the conformance leaves the actor for the key paths of its fields.
nonisolated struct Size: Equatable {
    let width: Int

    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("width", \.width)
    }
}

/// The same for a type whose conformance is in an extension.
nonisolated struct Corner: Equatable {
    let name: String
}

nonisolated extension Corner: JSONParsable {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("name", \.name)
    }
}

nonisolated struct Setting: Codable { let zoom: Double }

/// Types of a module that belongs to the main actor are read on it, and on any other thread.
@Suite struct MainActorTests {
    nonisolated static let messages = #"""
        [{"date":"2020-01-01T00:00:00Z","id":1,"language":"de","more":[1],"sender":{"kind":"machine","name":"a"},"sent_at":"x","tags":["b"]}]
        """#

    @Test func readingOnTheActor() async throws {
        let messages = try [Message](json: Self.messages)
        #expect(messages.first?.sender?.kind == .machine)
        #expect(messages.first?.others == ["more": [1]])
        #expect(String(decoding: try messages.json(), as: UTF8.self) == Self.messages)
        #expect(try Counter(json: #"{"count":3}"#).count == 3)
        var ids: [Int] = []
        let stream = JSONStream(.bytes(Array(Self.messages.utf8)))
        for try await message in try stream.elements(at: "", Message.jsonParser) {
            ids.append(message.id)
        }
        #expect(ids == [1])
    }

    @concurrent @Test nonisolated func readingElsewhere() async throws {
        let messages = try [Message](json: Self.messages)
        #expect(String(decoding: try messages.json(), as: UTF8.self) == Self.messages)
        var ids: [Int] = []
        let stream = JSONStream(.bytes(Array(Self.messages.utf8)))
        for try await message in try stream.parallelElements(at: "", Message.jsonParser) {
            ids.append(message.id)
        }
        #expect(ids == [1])
        #expect(try Shape(json: #"{"type":"circle","radius":1}"#) == .circle(radius: 1))
        #expect(try Page<Point>(json: #"{"items":[{"x":1,"y":2}]}"#).items.count == 1)
        #expect(try Point.jsonParser.decode(#"{"x":1,"y":2}"#).x == 1)
        #expect(try Size.jsonParser.decode(#"{"width":1}"#) == Size(width: 1))
        #expect(try Corner.jsonParser.decode(#"{"name":"top"}"#) == Corner(name: "top"))
        let setting = try FastJSONDecoder().decode(Setting.self, from: Data(#"{"zoom":2}"#.utf8))
        #expect(setting.zoom == 2)
    }
}
#endif
