import FastJSON

/// A parser that reads only the way to the number, on each engine. It checks the whole document.
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
