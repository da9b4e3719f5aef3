import Decoding
import DecodingFoundation
import FastJSON
import Foundation

/// `FastJSONDecoder`, on each engine; and as a framework calls it, where the model has a parser.
enum CodableDecode: DecodeContender {
    static let byParser = "FastJSONDecoder by parser"

    static func entries<Model: Measured>(_ document: TypedDocument<Model>) -> [Entry] {
        let byItself: [Entry] = JSONEngine.allCases.map { engine in
            let decoder = FastJSONDecoder()
            decoder.options.engine = engine
            decoder.parserStrategy = .never
            return .present(
                Contender("FastJSONDecoder \(engine)", expecting: document.model) {
                    try decoder.decode(Model.self, from: document.data)
                }
            )
        }
        guard Model.self is any JSONParsable.Type else { return byItself }
        let decoder: JSONDecoder = FastJSONDecoder()
        let contender = Contender(byParser, expecting: document.model) {
            try decoder.decode(Model.self, from: document.data)
        }
        return byItself + [.present(contender)]
    }
}
