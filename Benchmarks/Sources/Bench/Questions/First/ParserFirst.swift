import Decoding

/// The parser of the message.
enum ParserFirst: FirstContender {
    static let name = "JSONParser"

    static func decode(_ bytes: [UInt8]) throws -> Message {
        try Message.jsonParser.decode(bytes)
    }

    static func encode(_ message: Message) throws -> [UInt8] {
        try Message.jsonParser.encode(message)
    }
}
