/// A map whose outlines are arrays of arrays of numbers.
struct ArrayMap: Codable, Equatable, Sendable {
    var type: String
    var features: [ArrayFeature]
}

/// One thing on the map.
struct ArrayFeature: Codable, Equatable, Sendable {
    var type: String
    var properties: Properties
    var geometry: ArrayGeometry
}

/// The outlines of one thing.
struct ArrayGeometry: Codable, Equatable, Sendable {
    var type: String
    var coordinates: [[[Double]]]
}
