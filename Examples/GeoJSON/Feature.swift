import Decoding
import FastJSON

/// A thing with a place (RFC 7946, section 3.2).
struct Feature {
    /// A string or a number, if it has one.
    let id: JSONValue?
    /// Nil if the place is not known.
    let geometry: Geometry?
    let properties: [String: JSONValue]?
}

extension Feature {
    static let jsonParser = Parse(Feature.init) {
        Field("type") { Constant("Feature") }
        OptionalField("id") { identifier }
        OptionalField("geometry") { Geometry.jsonParser }
        OptionalField("properties") { JSONObject { JSONValue.jsonParser() } }
    }

    private static let identifier = JSONValue.jsonParser().tryMap { value in
        guard value.kind == .string || value.kind == .number else { throw WrongIdentifier() }
        return value
    }

    private struct WrongIdentifier: Error, CustomStringConvertible {
        let description = "An id is a string or a number."
    }
}
