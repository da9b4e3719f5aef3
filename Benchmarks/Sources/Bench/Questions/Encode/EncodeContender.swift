import Foundation

/// One way to write a model.
protocol EncodeContender {
    /// What takes part for it.
    static func entries<Model: Measured>(_ document: TypedDocument<Model>) throws -> [Entry]
}

extension TypedDocument {
    func encodeQuestion() throws -> Question {
        let contenders: [any EncodeContender.Type] = [
            JSONEncoderEncode.self, ParserEncode.self, HandEncode.self, CodableEncode.self,
            RapidJSONEncode.self,
        ]
        return Question(
            name: "encode",
            subject: subject.rawValue,
            size: try JSONEncoderEncode.encoder.encode(model).count,
            reference: JSONEncoderEncode.name,
            entries: try contenders.flatMap { try $0.entries(self) }
        )
    }
}
