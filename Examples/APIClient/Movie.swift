import Decoding

/// A movie, as the server has it.
struct Movie: Sendable {
    /// Nil until the server has given one.
    let id: Int?
    let title: String
    let year: Int
    let stars: [String]
}

extension Movie {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        OptionalField("id") { Int.jsonParser() }
        Field("title") { String.jsonParser() }
        Field("year") { Int.jsonParser() }
        OptionalField("stars", default: []) { JSONArray { String.jsonParser() } }
    }
}

extension Movie: CustomStringConvertible {
    var description: String {
        "\(id.map { "\($0): " } ?? "")\(title) (\(year)), with \(stars.joined(separator: ", "))"
    }
}
