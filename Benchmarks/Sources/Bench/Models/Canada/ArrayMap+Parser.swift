import Decoding
import FastJSON

extension ArrayMap: Measured {
    static var parserCoding: ParserCoding<ArrayMap> {
        ParserCoding(
            decode: { bytes, options throws(JSONError) in
                try jsonParser.decode(bytes, options: options)
            },
            encode: { value throws(JSONError) in try jsonParser.encode(value) }
        )
    }
}

extension ArrayMap {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("type") { String.jsonParser() }
        Field("features") { JSONArray { ArrayFeature.jsonParser } }
    }
}

extension ArrayFeature {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("type") { String.jsonParser() }
        Field("properties") { Properties.jsonParser }
        Field("geometry") { ArrayGeometry.jsonParser }
    }
}

extension ArrayGeometry {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("type") { String.jsonParser() }
        Field("coordinates") { JSONArray { JSONArray { JSONArray { Double.jsonParser() } } } }
    }
}
