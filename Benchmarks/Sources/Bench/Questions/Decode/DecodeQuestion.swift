import Decoding
import DecodingFoundation
import Foundation
import YajlNoop

/// Reading a document into a model.
enum DecodeQuestion {
    static let foundation = "JSONDecoder"
    static let libyajl = "libyajl in C, no answer"
    static let codableByParser = "FastJSONDecoder by parser"
}

extension TypedDocument {
    func decodeQuestion() -> Question {
        Question(
            name: "decode",
            subject: subject.rawValue,
            size: bytes.count,
            answer: HeapObjects(in: model),
            reference: DecodeQuestion.foundation,
            entries: [foundation] + parsers + byHand + models + coders + byTree + [
                simdjson, rapidJSON, DecodeQuestion.callbacks(bytes),
            ]
        )
    }

    private var foundation: Entry {
        let decoder = JSONDecoder()
        return .present(DecodeQuestion.foundation, expecting: model) {
            try decoder.decode(Model.self, from: data)
        }
    }

    /// The parser of the model, made of combinators.
    private var parsers: [Entry] {
        let parser = Model.parserCoding
        return Entry.onEachEngine("JSONParser", expecting: model) { options in
            try parser.decode(bytes, options)
        }
    }

    /// Code that somebody wrote by hand over `JSONCursor`, where there is such code.
    private var byHand: [Entry] {
        guard let type = Model.self as? any (HandCoded & Equatable).Type else { return [] }
        return byHand(type)
    }

    private func byHand<HandModel: HandCoded & Equatable>(_ type: HandModel.Type) -> [Entry] {
        guard let answer = model as? HandModel else { return [] }
        return Entry.onEachEngine("by hand", expecting: answer) { options in
            try type.decodeByHand(bytes, options)
        }
    }

    /// `@JSONModel`.
    private var models: [Entry] {
        #if Models
        guard let type = Modelled.type(for: Model.self) else { return [] }
        return Entry.onEachEngine("@JSONModel") { name, options in
            Modelled.contender(name, type, bytes, options, expecting: model)
        }
        #else
        return []
        #endif
    }

    /// `FastJSONDecoder`; and as a framework calls it, where the model has a parser.
    private var coders: [Entry] {
        let coders = Entry.onEachEngine("FastJSONDecoder") { name, options in
            let decoder = FastJSONDecoder()
            decoder.options.engine = options.engine
            decoder.parserStrategy = .never
            return Contender(name, expecting: model) {
                try decoder.decode(Model.self, from: data)
            }
        }
        guard Model.self is any JSONParsable.Type else { return coders }
        let decoder: JSONDecoder = FastJSONDecoder()
        let byParser = Entry.present(DecodeQuestion.codableByParser, expecting: model) {
            try decoder.decode(Model.self, from: data)
        }
        return coders + [byParser]
    }

    /// The styles that decode out of a `JSONValue`, with the time for building it.
    private var byTree: [Entry] {
        Model.byTree.map { style in
            .present("\(style.name) native", expecting: model) {
                try style.decode(try JSONValue(parsing: bytes))
            }
        }
    }

    /// simdjson On-Demand, into structs of C++ with `std::string`.
    private var simdjson: Entry {
        SimdjsonInput.decoding(
            "simdjson On-Demand",
            bytes,
            subject.neighbourModel,
            expecting: model
        )
    }

    /// RapidJSON, by way of a `Document` into structs of C++ with `std::string`.
    private var rapidJSON: Entry {
        RapidJSONInput.decoding("RapidJSON", bytes, subject.neighbourModel, expecting: model)
    }
}

extension DecodeQuestion {
    /// libyajl called from C with callbacks that only count: no answer, but the most that an engine on
    /// it could reach.
    ///
    /// The callbacks must have been called once for each event.
    fileprivate static func callbacks(_ bytes: [UInt8]) -> Entry {
        func events() -> Int {
            bytes.withUnsafeBufferPointer { yajl_noop_parse($0.baseAddress, $0.count, 1 << 16) }
        }
        return .present(
            Contender(
                libyajl,
                isRight: { events() == eventCount(try JSONDocument(parsing: bytes).root) },
                run: { _ = events() }
            )
        )
    }

    private static func eventCount(_ node: JSONDocument.Node) -> Int {
        if let elements = node.elements {
            return elements.reduce(2) { $0 + eventCount($1) }
        }
        if let members = node.members {
            return members.reduce(2) { $0 + 1 + eventCount($1.value) }
        }
        return 1
    }
}

#if Models
extension Modelled {
    /// What the model writes must be what `JSONDecoder` reads the expected value out of.
    static func contender<Model: JSONModel, Answer: Decodable & Equatable>(
        _ name: String,
        _ model: Model.Type,
        _ bytes: [UInt8],
        _ options: JSONReadingOptions,
        expecting answer: Answer
    ) -> Contender {
        Contender(
            name,
            isRight: {
                let text = try Model(json: bytes, options: options).json()
                return try JSONDecoder().decode(Answer.self, from: Data(text)) == answer
            },
            run: { try withExtendedLifetime(Model(json: bytes, options: options)) {} }
        )
    }
}
#endif
