import FastJSON

/// The parser of the model, made of combinators, over each engine.
enum ParserDecode: DecodeContender {
    static func entries<Model: Measured>(_ document: TypedDocument<Model>) -> [Entry] {
        JSONEngine.allCases.map { engine in
            let parser = Model.parserCoding
            let options = JSONReadingOptions(engine: engine)
            return .present(
                Contender("JSONParser \(engine)", expecting: document.model) {
                    try parser.decode(document.bytes, options)
                }
            )
        }
    }
}
