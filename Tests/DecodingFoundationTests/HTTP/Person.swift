import Decoding
import DecodingOperators
import FastJSON

/// The model of the requests.
struct Person: Sendable, Equatable, JSONDecodable {
    let id: Int
    let name: String
    let email: String

    static let jsonParser = ParsePrint(.memberwise(Person.init)) {
        Field("id") { Int.jsonParser() }
        Field("name") { String.jsonParser() }
        Field("email") { String.jsonParser() }
    }

    static func decode(_ json: JSON) -> Person? {
        curry(Person.init) <^> json <| "id" <*> json <| "name" <*> json <| "email"
    }
}
