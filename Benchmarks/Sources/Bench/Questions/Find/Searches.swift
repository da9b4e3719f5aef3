import Decoding
import FastJSON
import Foundation

extension Search {
    /// The last number of a document, and one near the beginning of another.
    static func all(in corpora: Corpora) throws -> [Search] {
        var searches: [Search] = []
        if let bytes = try corpora.bytes(of: .twitter) {
            searches.append(
                Search(
                    document: PlainDocument(name: "twitter", bytes: bytes),
                    pointer: "/search_metadata/since_id",
                    answer: 0,
                    decodeByFoundation: { decoder, data in
                        try decoder.decode(Metadata.self, from: data).metadata.sinceID
                    },
                    decodeByParser: { bytes, options in
                        try Metadata.parser.decode(bytes, options: options)
                    }
                )
            )
        }
        if let bytes = try corpora.bytes(of: .citm) {
            searches.append(
                Search(
                    document: PlainDocument(name: "citm_catalog", bytes: bytes),
                    pointer: "/events/138586751/id",
                    answer: 138_586_751,
                    decodeByFoundation: { decoder, data in
                        try decoder.decode(Events.self, from: data).events.own.id
                    },
                    decodeByParser: { bytes, options in
                        try Events.parser.decode(bytes, options: options)
                    }
                )
            )
        }
        return searches
    }

    /// The way to the number in twitter.json.
    private struct Metadata: Decodable {
        struct Search: Decodable {
            let sinceID: Int
            enum CodingKeys: String, CodingKey { case sinceID = "since_id" }
        }
        let metadata: Search
        enum CodingKeys: String, CodingKey { case metadata = "search_metadata" }

        static let parser = Field("search_metadata") { Field("since_id") { Int.jsonParser() } }
    }

    /// The way to the number in citm_catalog.json.
    private struct Events: Decodable {
        struct Known: Decodable {
            let own: Event
            enum CodingKeys: String, CodingKey { case own = "138586751" }
        }
        struct Event: Decodable { let id: Int }
        let events: Known

        static let parser = Field("events") {
            Field("138586751") { Field("id") { Int.jsonParser() } }
        }
    }
}
