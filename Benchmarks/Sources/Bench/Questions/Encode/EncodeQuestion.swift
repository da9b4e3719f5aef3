import DecodingFoundation
import Foundation

/// Writing a model.
enum EncodeQuestion {
    static let foundation = "JSONEncoder"

    /// Foundation's encoder, which writes slashes as the others do.
    static var foundationEncoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return encoder
    }

    /// The same of the library, without the parsers of types.
    static var fastEncoder: FastJSONEncoder {
        let encoder = FastJSONEncoder()
        encoder.parserStrategy = .never
        encoder.outputFormatting = .withoutEscapingSlashes
        return encoder
    }
}

extension TypedDocument {
    func encodeQuestion() throws -> Question {
        let (model, parser) = (model, Model.parserCoding)
        let foundation = EncodeQuestion.foundationEncoder
        let encoder = EncodeQuestion.fastEncoder
        return Question(
            name: "encode",
            subject: subject.rawValue,
            size: try foundation.encode(model).count,
            reference: EncodeQuestion.foundation,
            entries: [
                .present(EncodeQuestion.foundation, writing: model) {
                    try foundation.encode(model)
                },
                .present("JSONParser", writing: model) { try parser.encode(model) },
                .present("FastJSONEncoder", writing: model) { try encoder.encode(model) },
                // Its `Writer`, out of structs of C++.
                RapidJSONInput.encoding("RapidJSON", bytes, subject.neighbourModel, writing: model),
            ]
        )
    }
}
