import Decoding

struct Reading {
    let sensor: String
    let value: Double

    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("sensor", \.sensor)
        Field("value", \.value)
    }
}
