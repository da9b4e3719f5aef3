/// One way to decode a document into a model.
protocol DecodeContender {
    /// What takes part for it.
    static func entries<Model: Measured>(_ document: TypedDocument<Model>) -> [Entry]
}

extension TypedDocument {
    func decodeQuestion() -> Question {
        var contenders: [any DecodeContender.Type] = [
            JSONDecoderDecode.self, ParserDecode.self, HandDecode.self, CodableDecode.self,
            TreeDecode.self, SimdjsonDecode.self, RapidJSONDecode.self, LibyajlDecode.self,
        ]
        #if Models
        contenders.insert(ModelDecode.self, at: 2)
        #endif
        return Question(
            name: "decode",
            subject: subject.rawValue,
            size: bytes.count,
            answer: HeapObjects(in: model),
            reference: JSONDecoderDecode.name,
            entries: contenders.flatMap { $0.entries(self) }
        )
    }
}
