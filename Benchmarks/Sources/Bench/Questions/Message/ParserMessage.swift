import Decoding
import FastJSON

/// The parser of the message, over each engine.
enum ParserMessage: MessageContender {
    static func decoding(_ message: MessageDocument) -> [Entry] {
        JSONEngine.allCases.map { engine in
            let options = JSONReadingOptions(engine: engine)
            return .present(
                Contender(
                    engine == .native ? "JSONParser" : "JSONParser \(engine)",
                    expecting: message.model
                ) { try Message.jsonParser.decode(message.bytes, options: options) }
            )
        }
    }

    static func encoding(_ message: MessageDocument) -> [Entry] {
        [
            .present(
                Contender("JSONParser", writing: message.model) {
                    try Message.jsonParser.encode(message.model)
                }
            )
        ]
    }
}
