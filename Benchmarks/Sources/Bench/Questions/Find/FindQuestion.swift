import Decoding
import Foundation

/// A number, and where it stands.
struct Search {
    let document: PlainDocument
    /// The place as an RFC 6901 pointer.
    let pointer: String
    let answer: Int
    /// The same for `JSONDecoder`: types with nothing but the way to the number.
    let decodeByFoundation: (JSONDecoder, Data) throws -> Int
    /// The same as a parser.
    let decodeByParser: ([UInt8], JSONReadingOptions) throws -> Int
}

/// Finding one number in a document.
enum FindQuestion {
    private static let foundation = "JSONDecoder"

    static func question(_ search: Search) throws -> Question {
        Question(
            name: "find",
            subject: "\(search.document.name) \(search.pointer)",
            size: search.document.bytes.count,
            reference: foundation,
            entries: [decoder(search), serialization(search)] + parsers(search) + streams(search)
                + (try documents(search)) + [simdjson(search)]
        )
    }

    /// Foundation's `JSONDecoder`, into types that have only the way to the number.
    private static func decoder(_ search: Search) -> Entry {
        let decoder = JSONDecoder()
        let data = Data(search.document.bytes)
        return .present(foundation, expecting: search.answer) {
            try search.decodeByFoundation(decoder, data)
        }
    }

    /// Foundation's `JSONSerialization`, with a walk through the tree.
    private static func serialization(_ search: Search) -> Entry {
        let keys = search.pointer.split(separator: "/").map(String.init)
        let data = Data(search.document.bytes)
        return .present("JSONSerialization", expecting: search.answer) {
            var node: Any? = try JSONSerialization.jsonObject(with: data)
            for key in keys { node = (node as? [String: Any])?[key] }
            return (node as? NSNumber)?.intValue ?? -1
        }
    }

    /// A parser that reads the way to the number and checks the rest.
    private static func parsers(_ search: Search) -> [Entry] {
        Entry.onEachEngine("JSONParser", expecting: search.answer) { options in
            try search.decodeByParser(search.document.bytes, options)
        }
    }

    /// `JSONStream` with the pointer, left at the number.
    private static func streams(_ search: Search) -> [Entry] {
        Entry.onEachEngine("JSONStream", expecting: search.answer) { options in
            let numbers = try JSONStream(.bytes(search.document.bytes), options: options)
                .values(at: JSONPath(search.pointer), Int.jsonParser())
            return try numbers.next() ?? -1
        }
    }

    /// `JSONDocument` with the pointer.
    private static func documents(_ search: Search) throws -> [Entry] {
        let pointer = try JSONPointer(search.pointer)
        return Entry.onEachEngine("JSONDocument", expecting: search.answer) { options in
            try JSONDocument(parsing: search.document.bytes, options: options)[pointer]?.int ?? -1
        }
    }

    /// simdjson On-Demand with the pointer.
    private static func simdjson(_ search: Search) -> Entry {
        let name = "simdjson On-Demand"
        guard let input = SimdjsonInput(search.document.bytes) else {
            return .absent(name, SimdjsonInput.absence)
        }
        return .present(name, expecting: search.answer) { input.findInteger(search.pointer) ?? -1 }
    }
}
