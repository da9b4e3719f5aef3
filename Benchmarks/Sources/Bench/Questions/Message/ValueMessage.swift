import Decoding
import FastJSON

/// The parser of the message, from and to a `JSONValue` that is in memory already.
enum ValueMessage: MessageContender {
    static func decoding(_ message: MessageDocument) throws -> [Entry] {
        let value = try JSONValue(parsing: message.bytes)
        return [
            .present(
                Contender("JSONParser (from JSONValue)", expecting: message.model) {
                    try Message.jsonParser.parse(value)
                }
            )
        ]
    }

    static func encoding(_ message: MessageDocument) throws -> [Entry] {
        let model = message.model
        return [
            .present(
                Contender(
                    "JSONParser (to JSONValue)",
                    isRight: {
                        let value = try Message.jsonParser.print(model)
                        return try Message.jsonParser.parse(value) == model
                    },
                    run: { try withExtendedLifetime(Message.jsonParser.print(model)) {} }
                )
            )
        ]
    }
}
