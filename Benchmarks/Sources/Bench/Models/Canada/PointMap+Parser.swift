import Decoding
import FastJSON

extension PointMap: Measured {
    static var parserCoding: ParserCoding<PointMap> {
        ParserCoding(
            decode: { bytes, options throws(JSONError) in
                try jsonParser.decode(bytes, options: options)
            },
            encode: { value throws(JSONError) in try jsonParser.encode(value) }
        )
    }
}

extension Point {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Element { Double.jsonParser() }
        Element { Double.jsonParser() }
    }
}

extension PointMap {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("type") { String.jsonParser() }
        Field("features") { JSONArray { PointFeature.jsonParser } }
    }
}

extension PointFeature {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("type") { String.jsonParser() }
        Field("properties") { Properties.jsonParser }
        Field("geometry") { PointGeometry.jsonParser }
    }
}

extension PointGeometry {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("type") { String.jsonParser() }
        Field("coordinates") { JSONArray { JSONArray { Point.jsonParser } } }
    }
}

extension Properties {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("name") { String.jsonParser() }
    }
}
