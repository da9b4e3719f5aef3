import AllocationCounter
import DecodingFoundation
import FastJSON
import Foundation
import Measuring

/// A contender gave another answer than `JSONDecoder`.
struct WrongAnswer: Error, CustomStringConvertible {
    let question: String
    let contender: String

    var description: String { "\(question): \(contender) gives a wrong answer" }
}

/// What all contenders do with the same document.
struct Question {
    let title: String
    /// The bytes of JSON text that the rates are of.
    let size: Int
    /// What an answer is made of.
    let answer: HeapObjects
    var contenders: [Contender]

    /// The contender that the others are compared with.
    static let reference = "Foundation"

    /// Checks all answers, then measures the contenders in turn, round after round.
    mutating func measure(rounds: Int) throws {
        for contender in contenders where try !contender.isRight() {
            throw WrongAnswer(question: title, contender: contender.name)
        }
        // The first round warms caches and code.
        for round in 0...rounds {
            for index in contenders.indices {
                let allocations = allocation_count()
                let start = Stopwatch.threadSeconds()
                try contenders[index].run()
                let time = Stopwatch.threadSeconds() - start
                contenders[index].allocations = allocation_count() - allocations
                if round > 0 {
                    contenders[index].times.append(time)
                }
            }
        }
    }
}

extension Question {
    /// Reading the document into a model, and writing the model.
    static func all<Model: Measured>(
        about name: String,
        _ bytes: [UInt8],
        as type: Model.Type
    ) throws -> [Question] {
        let model = try JSONDecoder().decode(Model.self, from: Data(bytes))
        return [
            decoding(name, bytes, expecting: model),
            try encoding(name, model),
        ]
    }

    private static func decoding<Model: Measured>(
        _ name: String,
        _ bytes: [UInt8],
        expecting model: Model
    ) -> Question {
        let data = Data(bytes)
        var contenders: [Contender] = [
            .decoding(reference, expecting: model) {
                try JSONDecoder().decode(Model.self, from: data)
            }
        ]
        for engine in JSONEngine.allCases {
            contenders.append(
                .decoding("hand \(engine)", expecting: model) {
                    try Model.decodeByHand(bytes, engine: engine)
                }
            )
        }
        for engine in JSONEngine.allCases {
            let decoder = FastJSONDecoder()
            decoder.options.engine = engine
            contenders.append(
                .decoding("Codable \(engine)", expecting: model) {
                    try decoder.decode(Model.self, from: data)
                }
            )
        }
        for style in Model.byTree {
            contenders.append(
                .decoding("\(style.name) native", expecting: model) {
                    guard let model = try style.decode(try JSONValue(parsing: bytes)) else {
                        throw WrongAnswer(question: name, contender: style.name)
                    }
                    return model
                }
            )
        }
        if let combinators = Model.combinators {
            for engine in JSONEngine.allCases {
                let options = JSONReadingOptions(engine: engine)
                contenders.append(
                    .decoding("combinators \(engine)", expecting: model) {
                        try combinators.decode(bytes, options)
                    }
                )
            }
        }
        return Question(
            title: "decode \(name)",
            size: bytes.count,
            answer: HeapObjects(in: model),
            contenders: contenders
        )
    }

    private static func encoding<Model: Measured>(
        _ name: String,
        _ model: Model
    ) throws -> Question {
        let encoder = JSONEncoder()
        // As the others write them.
        encoder.outputFormatting = .withoutEscapingSlashes
        let fastEncoder = FastJSONEncoder()
        fastEncoder.outputFormatting = .withoutEscapingSlashes
        var contenders: [Contender] = [
            .encoding(reference, expecting: model) { try encoder.encode(model) },
            .encoding("hand", expecting: model) { try model.encodeByHand() },
            .encoding("Codable", expecting: model) { try fastEncoder.encode(model) },
        ]
        if let combinators = Model.combinators {
            contenders.append(
                .encoding("combinators", expecting: model) { try combinators.encode(model) }
            )
        }
        return Question(
            title: "encode \(name)",
            size: try encoder.encode(model).count,
            answer: HeapObjects(),
            contenders: contenders
        )
    }
}
