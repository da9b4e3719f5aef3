import Decoding
import DecodingFoundation

/// The parser of the message, in which the customer and the items are left to their Codable
/// conformances.
enum MixedMessage: MessageContender {
    private static let name = "JSONParser (mixed with Codable)"

    static let parser = ParsePrint(.memberwise(Message.init)) {
        Field("id") { String.jsonParser() }
        Field("status") { Int.jsonParser() }
        Field("isFinal") { Bool.jsonParser() }
        Field("customer") { CodableParser(Message.Customer.self) }
        Field("items") { JSONArray { CodableParser(Message.Item.self) } }
        Field("total") { Double.jsonParser() }
        OptionalField("note") { String.jsonParser() }
    }

    static func decoding(_ message: MessageDocument) -> [Entry] {
        [
            .present(
                Contender(name, expecting: message.model) { try parser.decode(message.bytes) }
            )
        ]
    }

    static func encoding(_ message: MessageDocument) -> [Entry] {
        [
            .present(
                Contender(name, writing: message.model) { try parser.encode(message.model) }
            )
        ]
    }
}
