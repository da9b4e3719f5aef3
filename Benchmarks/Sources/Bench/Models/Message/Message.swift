import Decoding

/// What a server may answer to a request: 1,081 bytes of JSON.
struct Message: Codable, Equatable, Sendable {
    let id: String
    let status: Int
    let isFinal: Bool
    let customer: Customer
    let items: [Item]
    let total: Double
    let note: String?

    struct Customer: Codable, Equatable, Sendable {
        let id: Int
        let name: String
        let email: String
        let phone: String?
        let tags: [String]
    }

    struct Item: Codable, Equatable, Sendable {
        let sku: String
        let title: String
        let count: Int
        let price: Double
        let discount: Double?
    }

    /// The same message as text.
    static let text: String = {
        let items = (1...8).map { number in
            """
            {"sku":"SKU-\(1000 + number)","title":"Product \(number) with a title as they are",\
            "count":\(number),"price":\(number * 7).49,"discount":\(number % 3 == 0 ? "0.5" : "null")}
            """
        }
        return """
            {"id":"8f14e45f-ceea-467f-a831-0d0b34c7a9b2","status":200,"isFinal":true,\
            "customer":{"id":48213,"name":"Zoë Müller","email":"zoe.mueller@example.com",\
            "phone":null,"tags":["new","newsletter","eu"]},\
            "items":[\(items.joined(separator: ","))],"total":1764.32,"note":"Leave at the door"}
            """
    }()
}

extension Message {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("id") { String.jsonParser() }
        Field("status") { Int.jsonParser() }
        Field("isFinal") { Bool.jsonParser() }
        Field("customer") { Customer.jsonParser }
        Field("items") { JSONArray { Item.jsonParser } }
        Field("total") { Double.jsonParser() }
        OptionalField("note") { String.jsonParser() }
    }
}

extension Message.Customer {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("id") { Int.jsonParser() }
        Field("name") { String.jsonParser() }
        Field("email") { String.jsonParser() }
        OptionalField("phone") { String.jsonParser() }
        Field("tags") { JSONArray { String.jsonParser() } }
    }
}

extension Message.Item {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("sku") { String.jsonParser() }
        Field("title") { String.jsonParser() }
        Field("count") { Int.jsonParser() }
        Field("price") { Double.jsonParser() }
        OptionalField("discount") { Double.jsonParser() }
    }
}
