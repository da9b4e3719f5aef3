import DecodingFoundation
import Foundation

/// `FastJSONDecoder` and `FastJSONEncoder`.
enum CodableFirst: FirstContender {
    static let name = "FastJSONDecoder"

    static func decode(_ bytes: [UInt8]) throws -> Message {
        try FastJSONDecoder().decode(Message.self, from: Data(bytes))
    }

    static func encode(_ message: Message) throws -> [UInt8] {
        let encoder = FastJSONEncoder()
        encoder.parserStrategy = .never
        encoder.outputFormatting = .withoutEscapingSlashes
        return Array(try encoder.encode(message))
    }
}
