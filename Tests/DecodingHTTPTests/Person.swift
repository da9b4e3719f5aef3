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

/// A type that tells what is wrong.
struct Account: Sendable, Equatable, JSONValueDecodable {
    let id: Int
    let name: String

    static func createWithJSONValue(_ value: JSONValue) -> Result<Account, JSONError> {
        let json = value.result
        return curry(Account.init) <^> json <| "id" <*> json <| "name"
    }
}
