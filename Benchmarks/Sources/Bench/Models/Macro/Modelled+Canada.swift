#if Models
import JSONModels

extension Modelled {
    /// A map whose outlines are arrays of points.
    @JSONModel
    struct PointMap: Sendable {
        let type: String
        let features: [PointFeature]
    }

    /// One thing on the map.
    @JSONModel
    struct PointFeature: Sendable {
        let type: String
        let properties: Properties
        let geometry: PointGeometry
    }

    /// The outlines of one thing.
    @JSONModel
    struct PointGeometry: Sendable {
        let type: String
        let coordinates: [[Point]]
    }

    /// What is known of a thing on a map.
    @JSONModel
    struct Properties: Sendable {
        let name: String
    }

    /// A map whose outlines are arrays of arrays of numbers.
    @JSONModel
    struct ArrayMap: Sendable {
        let type: String
        let features: [ArrayFeature]
    }

    /// One thing on the map.
    @JSONModel
    struct ArrayFeature: Sendable {
        let type: String
        let properties: Properties
        let geometry: ArrayGeometry
    }

    /// The outlines of one thing.
    @JSONModel
    struct ArrayGeometry: Sendable {
        let type: String
        let coordinates: [[[Double]]]
    }
}
#endif
