import Decoding
import FastJSON

/// The rows of a table with forty columns of all kinds.
struct WideTable: UnseenModel {
    var table: String
    var rows: [Row]

    struct Row: Decodable, Equatable {
        var id: Int
        var uuid: String
        var createdAt: String
        var updatedAt: String?
        var status: String
        var region: String
        var country: String
        var currency: String
        var customerID: Int
        var customerName: String
        var email: String?
        var phone: String?
        var isActive: Bool
        var isTrial: Bool
        var age: Int
        var score: Double
        var balance: Double
        var creditLimit: Int
        var discount: Double?
        var taxRate: Double
        var quantity: Int
        var unitPrice: Double
        var total: Double
        var weight: Double
        var width: Double
        var height: Double
        var depth: Double
        var latitude: Double
        var longitude: Double
        var temperature: Double?
        var humidity: Int?
        var sku: String
        var category: String
        var subcategory: String?
        var channel: String
        var campaign: String?
        var visits: Int
        var lastVisit: Int
        var rating: Double?
        var flags: Int

        private enum CodingKeys: String, CodingKey {
            case id
            case uuid
            case createdAt = "created_at"
            case updatedAt = "updated_at"
            case status
            case region
            case country
            case currency
            case customerID = "customer_id"
            case customerName = "customer_name"
            case email
            case phone
            case isActive = "is_active"
            case isTrial = "is_trial"
            case age
            case score
            case balance
            case creditLimit = "credit_limit"
            case discount
            case taxRate = "tax_rate"
            case quantity
            case unitPrice = "unit_price"
            case total
            case weight
            case width
            case height
            case depth
            case latitude
            case longitude
            case temperature
            case humidity
            case sku
            case category
            case subcategory
            case channel
            case campaign
            case visits
            case lastVisit = "last_visit"
            case rating
            case flags
        }
    }

    static func parse(_ bytes: [UInt8]) throws(JSONError) -> WideTable {
        try jsonParser.decode(bytes)
    }
}

extension WideTable {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("table") { String.jsonParser() }
        Field("rows") { JSONArray { Row.jsonParser } }
    }
}

extension WideTable.Row {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("id") { Int.jsonParser() }
        Field("uuid") { String.jsonParser() }
        Field("created_at") { String.jsonParser() }
        OptionalField("updated_at") { String.jsonParser() }
        Field("status") { String.jsonParser() }
        Field("region") { String.jsonParser() }
        Field("country") { String.jsonParser() }
        Field("currency") { String.jsonParser() }
        Field("customer_id") { Int.jsonParser() }
        Field("customer_name") { String.jsonParser() }
        OptionalField("email") { String.jsonParser() }
        OptionalField("phone") { String.jsonParser() }
        Field("is_active") { Bool.jsonParser() }
        Field("is_trial") { Bool.jsonParser() }
        Field("age") { Int.jsonParser() }
        Field("score") { Double.jsonParser() }
        Field("balance") { Double.jsonParser() }
        Field("credit_limit") { Int.jsonParser() }
        OptionalField("discount") { Double.jsonParser() }
        Field("tax_rate") { Double.jsonParser() }
        Field("quantity") { Int.jsonParser() }
        Field("unit_price") { Double.jsonParser() }
        Field("total") { Double.jsonParser() }
        Field("weight") { Double.jsonParser() }
        Field("width") { Double.jsonParser() }
        Field("height") { Double.jsonParser() }
        Field("depth") { Double.jsonParser() }
        Field("latitude") { Double.jsonParser() }
        Field("longitude") { Double.jsonParser() }
        OptionalField("temperature") { Double.jsonParser() }
        OptionalField("humidity") { Int.jsonParser() }
        Field("sku") { String.jsonParser() }
        Field("category") { String.jsonParser() }
        OptionalField("subcategory") { String.jsonParser() }
        Field("channel") { String.jsonParser() }
        OptionalField("campaign") { String.jsonParser() }
        Field("visits") { Int.jsonParser() }
        Field("last_visit") { Int.jsonParser() }
        OptionalField("rating") { Double.jsonParser() }
        Field("flags") { Int.jsonParser() }
    }
}
