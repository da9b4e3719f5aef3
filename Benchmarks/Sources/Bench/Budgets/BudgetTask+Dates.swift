import Decoding
import DecodingFoundation
import Foundation

extension BudgetTask {
    /// Records with a UUID and two dates, by parsers and by `Codable`.
    static func dated() throws -> [BudgetTask] {
        let entries = (0..<200).map { number in
            let byte = UInt8(number)
            return Entry(
                id: UUID(uuid: (byte, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, byte)),
                made: Date(timeIntervalSince1970: Double(1_700_000_000 + 12_345 * number)),
                changed: Date(timeIntervalSince1970: 1_800_000_000.125 + Double(number))
            )
        }
        let document = try Entry.parser.encode(entries)
        let (encoder, decoder) = (FastJSONEncoder(), FastJSONDecoder())
        encoder.dateEncodingStrategy = .iso8601
        decoder.dateDecodingStrategy = .iso8601
        let text = try encoder.encodeBytes(entries)
        return [
            BudgetTask(name: "parse 200 entries with dates") {
                _ = try Entry.parser.decode(document)
            },
            BudgetTask(name: "print 200 entries with dates") {
                _ = try Entry.parser.encode(entries)
            },
            BudgetTask(name: "decode 200 entries with dates") {
                _ = try decoder.decode([Entry].self, from: text)
            },
            BudgetTask(name: "encode 200 entries with dates") {
                _ = try encoder.encodeBytes(entries)
            },
        ]
    }
}

private struct Entry: Codable, Sendable {
    let id: UUID
    let made: Date
    let changed: Date

    static let parser = JSONArray {
        ParsePrint(.memberwise(Entry.init)) {
            Field("id", UUID.self)
            Field("made") { Date.jsonParser(.iso8601) }
            Field("changed") { Date.jsonParser(.millisecondsSince1970) }
        }
    }
}
