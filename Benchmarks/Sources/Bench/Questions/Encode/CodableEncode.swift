import DecodingFoundation

/// `FastJSONEncoder`.
enum CodableEncode: EncodeContender {
    static func entries<Model: Measured>(_ document: TypedDocument<Model>) -> [Entry] {
        let encoder = FastJSONEncoder()
        encoder.parserStrategy = .never
        encoder.outputFormatting = .withoutEscapingSlashes
        return [
            .present(
                Contender("FastJSONEncoder", writing: document.model) {
                    try encoder.encode(document.model)
                }
            )
        ]
    }
}
