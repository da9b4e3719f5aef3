import Foundation

/// One way to read and write a small message.
protocol MessageContender {
    /// What takes part in reading it.
    static func decoding(_ message: MessageDocument) throws -> [Entry]
    /// What takes part in writing it.
    static func encoding(_ message: MessageDocument) throws -> [Entry]
}

extension MessageContender {
    static func decoding(_ message: MessageDocument) throws -> [Entry] { [] }
    static func encoding(_ message: MessageDocument) throws -> [Entry] { [] }
}

/// The message, as everybody gets it.
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

enum MessageQuestion {
    private static var contenders: [any MessageContender.Type] {
        var contenders: [any MessageContender.Type] = [
            FoundationMessage.self, ParserMessage.self, MixedMessage.self, ValueMessage.self,
            CodableMessage.self, SimdjsonMessage.self, RapidJSONMessage.self,
        ]
        #if Models
        contenders.insert(ModelMessage.self, at: 2)
        #endif
        return contenders
    }

    static func questions() throws -> [Question] {
        let message = try MessageDocument()
        return [
            Question(
                name: "message",
                subject: "decoding",
                size: message.bytes.count,
                answer: HeapObjects(in: message.model),
                reference: FoundationMessage.decoder,
                entries: try contenders.flatMap { try $0.decoding(message) }
            ),
            Question(
                name: "message",
                subject: "encoding",
                size: message.bytes.count,
                reference: FoundationMessage.encoder,
                entries: try contenders.flatMap { try $0.encoding(message) }
            ),
        ]
    }
}
