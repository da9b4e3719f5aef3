import Decoding
import FastJSON

/// `JSONStream` with the pointer, on each engine, left at the number.
enum StreamFind: FindContender {
    static func entries(_ search: Search) -> [Entry] {
        JSONEngine.allCases.map { engine in
            let options = JSONReadingOptions(engine: engine)
            return .present(
                Contender("JSONStream \(engine)", expecting: search.answer) {
                    let numbers = try JSONStream(.bytes(search.document.bytes), options: options)
                        .values(at: JSONPath(search.pointer), Int.jsonParser())
                    return try numbers.next() ?? -1
                }
            )
        }
    }
}
