import FastJSON
import Foundation

/// One way to find one number in a document.
protocol FindContender {
    /// What takes part for it.
    static func entries(_ search: Search) throws -> [Entry]
}

/// A number, and where it stands.
struct Search {
    let document: PlainDocument
    /// The place as an RFC 6901 pointer.
    let pointer: String
    let answer: Int
    /// The same for `JSONDecoder`: types with nothing but the way to the number.
    let decodeByFoundation: (JSONDecoder, Data) throws -> Int
    /// The same as a parser.
    let decodeByParser: ([UInt8], JSONEngine) throws -> Int
}

enum FindQuestion {
    static func question(_ search: Search) throws -> Question {
        let contenders: [any FindContender.Type] = [
            JSONDecoderFind.self, JSONSerializationFind.self, ParserFind.self, StreamFind.self,
            DocumentFind.self,
            SimdjsonFind.self,
        ]
        return Question(
            name: "find",
            subject: "\(search.document.name) \(search.pointer)",
            size: search.document.bytes.count,
            reference: JSONDecoderFind.name,
            entries: try contenders.flatMap { try $0.entries(search) }
        )
    }
}
