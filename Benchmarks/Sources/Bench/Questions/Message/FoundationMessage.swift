import Foundation

/// `JSONDecoder` and `JSONEncoder`.
enum FoundationMessage: MessageContender {
    static let decoder = "JSONDecoder (Codable)"
    static let encoder = "JSONEncoder (Codable)"

    static func decoding(_ message: MessageDocument) -> [Entry] {
        let foundation = JSONDecoder()
        return [
            .present(
                Contender(decoder, expecting: message.model) {
                    try foundation.decode(Message.self, from: message.data)
                }
            )
        ]
    }

    static func encoding(_ message: MessageDocument) -> [Entry] {
        let foundation = JSONEncoderEncode.encoder
        return [
            .present(
                Contender(encoder, writing: message.model) {
                    try foundation.encode(message.model)
                }
            )
        ]
    }
}
