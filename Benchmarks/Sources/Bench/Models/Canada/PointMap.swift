/// A map whose outlines are arrays of points.
struct PointMap: Codable, Equatable, Sendable {
    var type: String
    var features: [PointFeature]
}

/// One thing on the map.
struct PointFeature: Codable, Equatable, Sendable {
    var type: String
    var properties: Properties
    var geometry: PointGeometry
}

/// The outlines of one thing.
struct PointGeometry: Codable, Equatable, Sendable {
    var type: String
    var coordinates: [[Point]]
}

/// What is known of a thing on a map.
struct Properties: Codable, Equatable, Sendable {
    var name: String
}
