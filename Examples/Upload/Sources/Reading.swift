import Decoding

/// What a sensor measured.
struct Reading: Sendable {
    let sensor: String
    let value: Double

    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("sensor") { String.jsonParser() }
        Field("value") { Double.jsonParser() }
    }
}
