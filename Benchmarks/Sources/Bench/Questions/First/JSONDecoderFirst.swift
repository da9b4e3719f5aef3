import Foundation

/// `JSONDecoder` and `JSONEncoder`.
enum JSONDecoderFirst: FirstContender {
    static let name = "JSONDecoder"

    static func decode(_ bytes: [UInt8]) throws -> Message {
        try JSONDecoder().decode(Message.self, from: Data(bytes))
    }

    static func encode(_ message: Message) throws -> [UInt8] {
        let encoder = JSONEncoderEncode.encoder
        return Array(try encoder.encode(message))
    }
}
