import DecodingFoundation
import FastJSON

/// `FastJSONDecoder`, on each engine.
enum CodableDecode: DecodeContender {
    static func entries<Model: Measured>(_ document: TypedDocument<Model>) -> [Entry] {
        JSONEngine.allCases.map { engine in
            let decoder = FastJSONDecoder()
            decoder.options.engine = engine
            return .present(
                Contender("FastJSONDecoder \(engine)", expecting: document.model) {
                    try decoder.decode(Model.self, from: document.data)
                }
            )
        }
    }
}
