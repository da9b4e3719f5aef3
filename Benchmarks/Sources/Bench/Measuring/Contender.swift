import FastJSON
import Foundation

/// One way to do what a question asks.
struct Contender {
    let name: String
    /// True if the answer is right.
    let isRight: () throws -> Bool
    /// Does it once, and releases the answer.
    let run: () throws -> Void

    init(_ name: String, isRight: @escaping () throws -> Bool, run: @escaping () throws -> Void) {
        self.name = name
        self.isRight = isRight
        self.run = run
    }

    /// The answer must be equal to the one expected.
    init<Answer: Equatable>(
        _ name: String,
        expecting expected: Answer,
        _ answer: @escaping () throws -> Answer
    ) {
        self.init(
            name,
            isRight: { try answer() == expected },
            run: { try withExtendedLifetime(answer()) {} }
        )
    }

    /// `JSONDecoder` must read the value back from the text.
    init<Model: Equatable & Decodable>(
        _ name: String,
        writing model: Model,
        _ text: @escaping () throws -> some Sequence<UInt8>
    ) {
        self.init(
            name,
            isRight: {
                try JSONDecoder().decode(Model.self, from: Data(Array(text()))) == model
            },
            run: { try withExtendedLifetime(text()) {} }
        )
    }
}

/// What takes part in a question, or why it does not.
enum Entry {
    case present(Contender)
    case absent(Absence)

    /// The contender, if it takes part.
    var contender: Contender? {
        if case .present(let contender) = self { contender } else { nil }
    }

    static func absent(_ name: String, _ reason: String) -> Entry {
        .absent(Absence(name: name, reason: reason))
    }

    /// A contender whose answer must be equal to the one expected.
    static func present<Answer: Equatable>(
        _ name: String,
        expecting expected: Answer,
        _ answer: @escaping () throws -> Answer
    ) -> Entry {
        .present(Contender(name, expecting: expected, answer))
    }

    /// A contender from whose text `JSONDecoder` must read the value back.
    static func present<Model: Equatable & Decodable>(
        _ name: String,
        writing model: Model,
        _ text: @escaping () throws -> some Sequence<UInt8>
    ) -> Entry {
        .present(Contender(name, writing: model, text))
    }

    /// A contender for each engine, with the name of the engine after its own.
    static func onEachEngine(
        _ name: String,
        _ contender: (String, JSONReadingOptions) -> Contender
    ) -> [Entry] {
        JSONEngine.allCases.map { engine in
            .present(contender("\(name) \(engine)", JSONReadingOptions(engine: engine)))
        }
    }

    /// A contender for each engine, whose answer must be equal to the one expected.
    static func onEachEngine<Answer: Equatable>(
        _ name: String,
        expecting expected: Answer,
        _ answer: @escaping (JSONReadingOptions) throws -> Answer
    ) -> [Entry] {
        onEachEngine(name) { name, options in
            Contender(name, expecting: expected) { try answer(options) }
        }
    }
}

/// A contender that does not take part, and why.
struct Absence: Encodable {
    let name: String
    let reason: String
}
