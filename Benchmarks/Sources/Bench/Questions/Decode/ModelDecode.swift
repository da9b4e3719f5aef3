#if Models
import Decoding
import FastJSON
import Foundation

/// `@JSONModel`, on each engine.
enum ModelDecode: DecodeContender {
    static func entries<Model: Measured>(_ document: TypedDocument<Model>) -> [Entry] {
        guard let model = Modelled.type(for: Model.self) else { return [] }
        return JSONEngine.allCases.map { engine in
            entry("@JSONModel \(engine)", model, document.bytes, engine, expecting: document.model)
        }
    }

    /// What the model writes must be what `JSONDecoder` reads the expected value out of.
    static func entry<Model: JSONModel, Answer: Decodable & Equatable>(
        _ name: String,
        _ model: Model.Type,
        _ bytes: [UInt8],
        _ engine: JSONEngine,
        expecting answer: Answer
    ) -> Entry {
        let options = JSONReadingOptions(engine: engine)
        return .present(
            Contender(
                name,
                isRight: {
                    let text = try Model(json: bytes, options: options).json()
                    return try JSONDecoder().decode(Answer.self, from: Data(text)) == answer
                },
                run: { try withExtendedLifetime(Model(json: bytes, options: options)) {} }
            )
        )
    }
}

/// `@JSONModel` on the small message.
enum ModelMessage: MessageContender {
    static func decoding(_ message: MessageDocument) -> [Entry] {
        [
            ModelDecode.entry(
                "@JSONModel",
                Modelled.Message.self,
                message.bytes,
                .native,
                expecting: message.model
            )
        ]
    }
}
#endif
