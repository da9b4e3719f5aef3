import Decoding

extension BudgetTask {
    /// Parsers that are declared as `some JSONParserPrinter`, with each form of a field.
    ///
    /// They must take no longer than others, and the optimizer of Swift 6.3 must not crash where it
    /// compiles them.
    static func opaque() throws -> [BudgetTask] {
        let parcels = (0..<200).map { number in
            let (sender, receiver) = (Address(city: "Ulm"), Address(city: "Zürich"))
            return Parcel(
                sender: sender,
                receiver: receiver,
                customs: number % 2 == 0 ? receiver : nil,
                agent: nil,
                storage: number % 3 == 0 ? sender : receiver,
                stops: [sender]
            )
        }
        let document = try JSONArray { Parcel.jsonParser }.encode(parcels)
        return [
            BudgetTask(name: "parse 200 parcels, fields of properties") {
                _ = try [Parcel].jsonParser().decode(document)
            },
            BudgetTask(name: "parse 200 parcels, fields of types") {
                _ = try JSONArray { Parcel.parserOfTypes }.decode(document)
            },
        ]
    }
}

private struct Address: JSONParsable, Equatable, Sendable {
    let city: String

    static let jsonParser: some JSONParserPrinter<Address> =
        ParsePrint(.memberwise(Address.init)) { Field("city", String.self) }
}

private struct Parcel: JSONParsable, Sendable {
    let sender: Address
    let receiver: Address
    let customs: Address?
    let agent: Address?
    let storage: Address
    let stops: [Address]

    static let jsonParser: some JSONParserPrinter<Parcel> =
        ParsePrint(.memberwise(Parcel.init)) {
            Field("sender", \.sender)
            Field(\.receiver)
            OptionalField("customs", \.customs)
            OptionalField(\.agent)
            OptionalField("storage", \.storage, default: Address(city: "Ulm"))
            Field("stops", \.stops)
        }

    static let parserOfTypes = ParsePrint(.memberwise(Parcel.init)) {
        Field("sender", Address.self)
        Field("receiver", Address.self)
        OptionalField("customs", Address.self)
        OptionalField("agent", Address.self)
        OptionalField("storage", default: Address(city: "Ulm")) { Address.jsonParser }
        Field("stops", [Address].self)
    }
}
