import Decoding

/// A thing with a place (RFC 7946, section 3.2).
struct Feature {
    /// A string or a number, if it has one.
    let id: JSONValue?
    /// Nil if the place is not known.
    let geometry: Geometry?
    /// An object, if it has properties.
    let properties: JSONValue?
}

extension Feature {
    static let jsonParser = Parse(Feature.init) {
        Field("type") { Constant("Feature") }
        OptionalField("id") { value("a string or a number", [.string, .number]) }
        OptionalField("geometry") { Geometry.jsonParser }
        OptionalField("properties") { value("an object", [.object]) }
    }

    /// A value of one of some kinds.
    private static func value(
        _ expected: String,
        _ kinds: [JSONKind]
    ) -> some JSONParser<JSONValue> {
        JSONValue.jsonParser().tryMap { value in
            guard kinds.contains(value.kind) else {
                throw WrongKind(description: "Expected \(expected), but found: \(value.kind)")
            }
            return value
        }
    }

    private struct WrongKind: Error, CustomStringConvertible {
        let description: String
    }
}
