import FastJSON

/// A parser that reads the way to the number and checks the rest, on each engine.
enum ParserFind: FindContender {
    static func entries(_ search: Search) -> [Entry] {
        JSONEngine.allCases.map { engine in
            .present(
                Contender("JSONParser \(engine)", expecting: search.answer) {
                    try search.decodeByParser(search.document.bytes, engine)
                }
            )
        }
    }
}
