import FastJSON
import Foundation

/// Reading and checking generated documents that nothing was tuned on.
enum UnseenQuestion {
    static let parser = "JSONParser native"
    static let cursor = "JSONCursor native"
    static let input = "JSONInput native"
    static let onDemand = "simdjson On-Demand"
    static let dom = "simdjson DOM"

    /// Decoding and validating each document in each layout.
    static func questions(seed: UInt64) throws -> [Question] {
        try UnseenKind.allCases.flatMap { kind in
            try questions(kind, kind.model, seed: seed)
        }
    }

    /// The ratios that matter: beside On-Demand for decoding, beside the DOM for validating.
    static func ratios(_ result: QuestionResult) -> [MeasuredRatio] {
        let pairs = [(parser, onDemand), (cursor, dom), (input, dom)]
        return pairs.compactMap { MeasuredRatio(result, contender: $0, reference: $1) }
    }

    private static func questions<Model: UnseenModel>(
        _ kind: UnseenKind,
        _ type: Model.Type,
        seed: UInt64
    ) throws -> [Question] {
        var numbers = SeededNumbers(seed: seed)
        let sketch = Model.sketch(&numbers)
        return try SketchLayout.allCases.flatMap { layout in
            let bytes = SketchWriter.text(sketch, layout)
            let subject = "\(kind.rawValue), \(layout.rawValue)"
            guard try sketch.agrees(with: JSONValue(parsing: bytes)) else {
                throw WrongAnswer(question: subject, contender: "JSONValue")
            }
            let model = try JSONDecoder().decode(Model.self, from: Data(bytes))
            return [
                decoding(subject, bytes, kind, model),
                validating(subject, bytes),
            ]
        }
    }

    private static func decoding(
        _ subject: String,
        _ bytes: [UInt8],
        _ kind: UnseenKind,
        _ model: some UnseenModel
    ) -> Question {
        Question(
            name: "unseen",
            subject: "\(subject), decoding",
            size: bytes.count,
            answer: HeapObjects(in: model),
            reference: onDemand,
            entries: [
                .present(parsing(bytes, model)),
                SimdjsonInput.decoding(onDemand, bytes, kind, expecting: model),
            ]
        )
    }

    private static func parsing<Model: UnseenModel>(_ bytes: [UInt8], _ model: Model) -> Contender {
        Contender(parser, expecting: model) { try Model.parse(bytes) }
    }

    private static func validating(_ subject: String, _ bytes: [UInt8]) -> Question {
        let own = ValidateQuestion.cursors(bytes) + ValidateQuestion.inputs(bytes)
        return Question(
            name: "unseen",
            subject: "\(subject), validating",
            size: bytes.count,
            reference: dom,
            entries: own.filter { $0.contender?.name.hasSuffix(" native") == true }
                + [ValidateQuestion.simdjson(bytes)]
        )
    }
}
