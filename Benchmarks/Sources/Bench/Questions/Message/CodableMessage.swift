import DecodingFoundation

/// `FastJSONDecoder` and `FastJSONEncoder`.
enum CodableMessage: MessageContender {
    static func decoding(_ message: MessageDocument) -> [Entry] {
        let decoder = FastJSONDecoder()
        decoder.parserStrategy = .never
        return [
            .present(
                Contender("FastJSONDecoder (Codable)", expecting: message.model) {
                    try decoder.decode(Message.self, from: message.data)
                }
            )
        ]
    }

    static func encoding(_ message: MessageDocument) -> [Entry] {
        let encoder = FastJSONEncoder()
        encoder.parserStrategy = .never
        encoder.outputFormatting = .withoutEscapingSlashes
        return [
            .present(
                Contender("FastJSONEncoder (Codable)", writing: message.model) {
                    try encoder.encode(message.model)
                }
            )
        ]
    }
}
