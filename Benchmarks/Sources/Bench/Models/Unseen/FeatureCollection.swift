import Decoding
import FastJSON

/// Things on a map, as GeoJSON has them.
struct FeatureCollection: UnseenModel {
    var type: String
    var name: String
    var bbox: [Double]
    var features: [Feature]

    struct Feature: Decodable, Equatable {
        var type: String
        var id: Int
        var geometry: Outline
        var properties: Details
    }

    struct Details: Decodable, Equatable {
        var name: String
        var kind: String
        var population: Int?
        var area: Double
        var isProtected: Bool
        var tags: [String: String]
    }

    /// Where a thing is.
    enum Outline: Equatable {
        case point(Point)
        case line([Point])
        case polygon([[Point]])
    }

    static func parse(_ bytes: [UInt8]) throws(JSONError) -> FeatureCollection {
        try jsonParser.decode(bytes)
    }
}

extension FeatureCollection.Outline: Decodable {
    private enum Key: CodingKey { case type, coordinates }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch try container.decode(String.self, forKey: .type) {
        case "Point": self = .point(try container.decode(Point.self, forKey: .coordinates))
        case "LineString": self = .line(try container.decode([Point].self, forKey: .coordinates))
        case "Polygon": self = .polygon(try container.decode([[Point]].self, forKey: .coordinates))
        case let type:
            throw DecodingError.dataCorruptedError(
                forKey: .type,
                in: container,
                debugDescription: "There is no \(type)."
            )
        }
    }
}

extension FeatureCollection {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("type") { String.jsonParser() }
        Field("name") { String.jsonParser() }
        Field("bbox") { JSONArray { Double.jsonParser() } }
        Field("features") { JSONArray { Feature.jsonParser } }
    }
}

extension FeatureCollection.Feature {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("type") { String.jsonParser() }
        Field("id") { Int.jsonParser() }
        Field("geometry") { FeatureCollection.Outline.jsonParser }
        Field("properties") { FeatureCollection.Details.jsonParser }
    }
}

extension FeatureCollection.Outline {
    static let jsonParser = OneOf(discriminator: "type") {
        Case("Point", .case(Self.point)) { Field("coordinates") { Point.jsonParser } }
        Case("LineString", .case(Self.line)) {
            Field("coordinates") { JSONArray { Point.jsonParser } }
        }
        Case("Polygon", .case(Self.polygon)) {
            Field("coordinates") { JSONArray { JSONArray { Point.jsonParser } } }
        }
    }
}

extension FeatureCollection.Details {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("name") { String.jsonParser() }
        Field("kind") { String.jsonParser() }
        OptionalField("population") { Int.jsonParser() }
        Field("area") { Double.jsonParser() }
        Field("isProtected") { Bool.jsonParser() }
        Field("tags") { JSONObject { String.jsonParser() } }
    }
}
