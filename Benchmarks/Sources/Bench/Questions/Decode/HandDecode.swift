import FastJSON

/// Code that somebody wrote by hand over `JSONCursor`, on each engine.
enum HandDecode: DecodeContender {
    static func entries<Model: Measured>(_ document: TypedDocument<Model>) -> [Entry] {
        JSONEngine.allCases.map { engine in
            .present(
                Contender("by hand \(engine)", expecting: document.model) {
                    try Model.decodeByHand(document.bytes, engine: engine)
                }
            )
        }
    }
}
