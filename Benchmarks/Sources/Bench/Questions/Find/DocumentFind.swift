import FastJSON

/// `JSONDocument` with the pointer, on each engine.
enum DocumentFind: FindContender {
    static func entries(_ search: Search) throws -> [Entry] {
        let pointer = try JSONPointer(search.pointer)
        return JSONEngine.allCases.map { engine in
            let options = JSONReadingOptions(engine: engine)
            return .present(
                Contender("JSONDocument \(engine)", expecting: search.answer) {
                    let document = try JSONDocument(
                        parsing: search.document.bytes,
                        options: options
                    )
                    return document[pointer]?.int ?? -1
                }
            )
        }
    }
}
