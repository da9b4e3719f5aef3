import Foundation

/// Foundation's `JSONDecoder`, into types that have only the way to the number.
enum JSONDecoderFind: FindContender {
    static let name = "JSONDecoder"

    static func entries(_ search: Search) -> [Entry] {
        let decoder = JSONDecoder()
        let data = Data(search.document.bytes)
        return [
            .present(
                Contender(name, expecting: search.answer) {
                    try search.decodeByFoundation(decoder, data)
                }
            )
        ]
    }
}
