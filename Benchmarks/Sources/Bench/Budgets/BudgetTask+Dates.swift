import Decoding
import DecodingFoundation
import Foundation

extension BudgetTask {
    /// Reading and writing records with a UUID and two dates, with parsers and with `Codable`.
    static func dated() throws -> [BudgetTask] {
        let visits = (0..<200).map { number in
            let byte = UInt8(number)
            return Visit(
                id: UUID(uuid: (byte, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, byte)),
                began: Date(timeIntervalSince1970: Double(1_700_000_000 + 12_345 * number)),
                ended: Date(timeIntervalSince1970: 1_800_000_000.125 + Double(number))
            )
        }
        let document = try Visit.parser.encode(visits)
        let (encoder, decoder) = (FastJSONEncoder(), FastJSONDecoder())
        encoder.dateEncodingStrategy = .iso8601
        decoder.dateDecodingStrategy = .iso8601
        let text = try encoder.encodeBytes(visits)
        return [
            BudgetTask(name: "parse 200 visits with dates") {
                _ = try Visit.parser.decode(document)
            },
            BudgetTask(name: "print 200 visits with dates") {
                _ = try Visit.parser.encode(visits)
            },
            BudgetTask(name: "decode 200 visits with dates") {
                _ = try decoder.decode([Visit].self, from: text)
            },
            BudgetTask(name: "encode 200 visits with dates") {
                _ = try encoder.encodeBytes(visits)
            },
        ]
    }
}

private struct Visit: Codable, Sendable {
    let id: UUID
    let began: Date
    let ended: Date

    static let parser = JSONArray {
        ParsePrint(.memberwise(Visit.init)) {
            Field("id", UUID.self)
            Field("began") { Date.jsonParser(.iso8601) }
            Field("ended") { Date.jsonParser(.millisecondsSince1970) }
        }
    }
}
