import DecodingFoundation
import Foundation
import GRDB

/// A row of a table: `address` and `visits` are columns with JSON in them.
struct Place: Codable, Equatable {
    struct Address: Codable, Equatable {
        var street: String
        var postcode: String
        var city: String
        var country: String
        var floor: Int?
        var isOffice: Bool
    }

    struct Visit: Codable, Equatable {
        var day: Date
        var guests: [String]
    }

    var id: Int64
    var name: String
    var address: Address
    var visits: [Visit]
}

extension Place: FetchableRecord, PersistableRecord {
    /// GRDB asks for a coder for each value: here it always gets the same one.
    private static let decoder = {
        let decoder = FastJSONDecoder()
        decoder.dateDecodingStrategy = .millisecondsSince1970
        return decoder
    }()

    private static let encoder = {
        let encoder = FastJSONEncoder()
        encoder.dateEncodingStrategy = .millisecondsSince1970
        return encoder
    }()

    static func databaseJSONDecoder(for column: String) -> JSONDecoder { decoder }
    static func databaseJSONEncoder(for column: String) -> JSONEncoder { encoder }

    static func createTable(in database: Database) throws {
        try database.create(table: databaseTableName) { table in
            table.primaryKey("id", .integer)
            table.column("name", .text).notNull()
            table.column("address", .jsonText).notNull()
            table.column("visits", .jsonText).notNull()
        }
    }
}
