import DecodingFoundation
import ExampleSupport
import Foundation
import GRDB

/// Writes records to a database in memory and reads them back; nested values are JSON there.
@main
enum DatabaseRows {
    static func main() throws {
        let place = Place(
            id: 1,
            name: "Library",
            address: Place.Address(
                street: "Gartenstraße 7",
                postcode: "8002",
                city: "Zürich",
                country: "CH",
                floor: nil,
                isOffice: true
            ),
            visits: [
                Place.Visit(day: Date(timeIntervalSince1970: 1_750_000_000), guests: ["Ada"]),
                Place.Visit(day: Date(timeIntervalSince1970: 1_750_086_400.25), guests: []),
            ]
        )
        let database = try DatabaseQueue()
        try database.write { database in
            try Place.createTable(in: database)
            try place.insert(database)
        }
        try database.read { database in
            let address = try String.fetchOne(database, sql: "SELECT address FROM place")
            expect(
                address?.hasPrefix(#"{"street":"Gartenstraße 7","postcode":"8002","city":"#)
                    == true,
                "keys come in the order in which they were encoded"
            )
            let found = try Place.fetchAll(database)
            expect(found == [place], "what was written is read back")
            print("\(found[0].name): \(address ?? "")")
        }
        // Foundation would not look at the member.
        try database.write { database in
            try database.execute(
                sql: "UPDATE place SET address = '{' || ? || ', ' || substr(address, 2)",
                arguments: [wrongMember]
            )
            if let error = refusal({ try Place.fetchOne(database) }) { print("refused: \(error)") }
        }
    }
}
