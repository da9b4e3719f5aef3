/// The parser of the model, which is a printer as well.
enum ParserEncode: EncodeContender {
    static func entries<Model: Measured>(_ document: TypedDocument<Model>) -> [Entry] {
        let parser = Model.parserCoding
        return [
            .present(
                Contender("JSONParser", writing: document.model) {
                    try parser.encode(document.model)
                }
            )
        ]
    }
}
