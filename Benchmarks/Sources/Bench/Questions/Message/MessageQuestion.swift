import Decoding
import DecodingFoundation
import Foundation

/// Reading and writing a small message.
enum MessageQuestion {
    static let foundation = "JSONDecoder (Codable)"

    static func questions() throws -> [Question] {
        let message = try MessageDocument()
        return [try message.decodingQuestion(), message.encodingQuestion()]
    }
}

/// The message, in the forms that contenders take.
struct MessageDocument {
    let bytes = Array(Message.text.utf8)
    let data = Data(Message.text.utf8)
    /// What `JSONDecoder` reads out of it.
    let model: Message

    init() throws {
        model = try JSONDecoder().decode(Message.self, from: data)
    }

    /// True for a right answer.
    func isRight(_ answer: Message) -> Bool { answer == model }

    /// True for a text that says the same.
    func isRight(_ text: [UInt8]) throws -> Bool {
        isRight(try JSONDecoder().decode(Message.self, from: Data(text)))
    }
}

extension MessageDocument {
    private static let mixed = "JSONParser (mixed with Codable)"

    /// The parser of the message, in which the customer and the items are left to their Codable
    /// conformances.
    static let mixedParser = ParsePrint(.memberwise(Message.init)) {
        Field("id") { String.jsonParser() }
        Field("status") { Int.jsonParser() }
        Field("isFinal") { Bool.jsonParser() }
        Field("customer") { CodableParser(Message.Customer.self) }
        Field("items") { JSONArray { CodableParser(Message.Item.self) } }
        Field("total") { Double.jsonParser() }
        OptionalField("note") { String.jsonParser() }
    }

    fileprivate func decodingQuestion() throws -> Question {
        Question(
            name: "message",
            subject: "decoding",
            size: bytes.count,
            answer: HeapObjects(in: model),
            reference: MessageQuestion.foundation,
            entries: [
                decoding(MessageQuestion.foundation, by: JSONDecoder()), decoding(with: .native),
            ] + otherEngines + models + [
                .present(Self.mixed, expecting: model) { try Self.mixedParser.decode(bytes) },
                try decodingFromValue(),
                decoding("FastJSONDecoder (Codable)", by: fastDecoder),
                // Into structs of C++ with `std::string`.
                SimdjsonInput.decoding("simdjson On-Demand", bytes, .message, expecting: model),
                RapidJSONInput.decoding("RapidJSON", bytes, .message, expecting: model),
            ]
        )
    }

    private func decoding(_ name: String, by decoder: JSONDecoder) -> Entry {
        .present(name, expecting: model) { try decoder.decode(Message.self, from: data) }
    }

    private var fastDecoder: FastJSONDecoder {
        let decoder = FastJSONDecoder()
        decoder.parserStrategy = .never
        return decoder
    }

    private func decoding(with engine: JSONEngine) -> Entry {
        let options = JSONReadingOptions(engine: engine)
        let name = engine == .native ? "JSONParser" : "JSONParser \(engine)"
        return .present(name, expecting: model) {
            try Message.jsonParser.decode(bytes, options: options)
        }
    }

    private var otherEngines: [Entry] {
        JSONEngine.allCases.filter { $0 != .native }.map(decoding)
    }

    /// `@JSONModel`.
    private var models: [Entry] {
        #if Models
        let options = JSONReadingOptions(engine: .native)
        let type = Modelled.Message.self
        return [
            .present(Modelled.contender("@JSONModel", type, bytes, options, expecting: model))
        ]
        #else
        return []
        #endif
    }

    private func decodingFromValue() throws -> Entry {
        let value = try JSONValue(parsing: bytes)
        return .present("JSONParser (from JSONValue)", expecting: model) {
            try Message.jsonParser.parse(value)
        }
    }

    fileprivate func encodingQuestion() -> Question {
        let reference = "JSONEncoder (Codable)"
        let foundation = EncodeQuestion.foundationEncoder
        let encoder = EncodeQuestion.fastEncoder
        return Question(
            name: "message",
            subject: "encoding",
            size: bytes.count,
            reference: reference,
            entries: [
                .present(reference, writing: model) { try foundation.encode(model) },
                .present("JSONParser", writing: model) { try Message.jsonParser.encode(model) },
                .present(Self.mixed, writing: model) { try Self.mixedParser.encode(model) },
                encodingToValue,
                .present("FastJSONEncoder (Codable)", writing: model) {
                    try encoder.encode(model)
                },
                // Out of structs of C++.
                RapidJSONInput.encoding("RapidJSON", bytes, .message, writing: model),
            ]
        )
    }

    private var encodingToValue: Entry {
        .present(
            Contender(
                "JSONParser (to JSONValue)",
                isRight: {
                    try Message.jsonParser.parse(Message.jsonParser.print(model)) == model
                },
                run: { try withExtendedLifetime(Message.jsonParser.print(model)) {} }
            )
        )
    }
}
