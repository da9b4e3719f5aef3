import DecodingFoundation
import DecodingOperators
import FastJSON
import Foundation
import TestSupport
import Testing

/// Values of Foundation, and documents in `Data`.
@Suite struct LooseValueTests {
    private struct Person: Equatable, JSONDecodable {
        let id: Int
        let name: String
        let email: String

        static func decode(_ json: JSON) -> Person? {
            curry(Person.init) <^> json <| "id" <*> json <| "name" <*> json <| "email"
        }
    }

    @Test("S0.12 each kind of loose value, S2.2 anything else is null")
    func kinds() {
        let values: [(Any, JSONValue)] = [
            ("a", "a"), (1, 1), (1.5, 1.5), (true, true), (NSNull(), nil), (Date(), nil),
            (NSNumber(value: true), true), (NSNumber(value: 1), 1), (NSNumber(value: 1.5), 1.5),
            (Double.nan, nil), ([1, ["a": [true, 2.5]]] as [Any], [1, ["a": [true, 2.5]]]),
            (["b": 1, "a": NSNull()] as [String: Any], ["a": nil, "b": 1]),
            (UInt64.max, JSONValue.Number("18446744073709551615").map { JSONValue($0) } ?? nil),
        ]
        for (value, expected) in values {
            #expect(JSONValue(foundationObject: value) == expected, "\(value)")
        }
    }

    @Test("S0.13 what JSONSerialization reads keeps its kinds")
    func serialization() throws {
        let text = #"{"t":true,"f":false,"one":1,"zero":0,"x":1.5,"s":"a","n":null,"l":[true,1]}"#
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        #expect(
            JSONValue(foundationObject: object)
                == [
                    "f": false, "l": [true, 1], "n": nil, "one": 1, "s": "a", "t": true,
                    "x": 1.5, "zero": 0,
                ]
        )
    }

    @Test("S2.2 S2.21 S2+.7 from JSONSerialization to a user, also under a key")
    func looseUsers() throws {
        let ada = Person(id: 1, name: "Ada", email: "a")
        let rows: [(text: String, user: Person?, inner: Person?)] = [
            (#"{"id": 1, "name": "Ada", "email": "a"}"#, ada, nil),
            (#"{"user": {"id": 1, "name": "Ada", "email": "a"}}"#, nil, ada),
            (#"{"id": true, "name": "Ada", "email": "a", "user": {"id": 1.5}}"#, nil, nil),
            ("[]", nil, nil),
        ]
        for (text, user, inner) in rows {
            let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
            let value = JSON(foundationObject: object)
            let found: Person? = Person.decode(value)
            #expect(found == user)
            let underKey: Person? = value <| "user"
            #expect(underKey == inner)
        }
    }

    @Test func deepValues() {
        var object: Any = 1
        for _ in 0..<2_000 { object = [object] }
        #expect(JSONValue(foundationObject: object).array != nil)
    }

    @Test("S2.2 many values deep inside take linear time")
    func manyDeepValues() {
        let numbers: Any = (0..<50_000).map { $0 as Any }
        let arrays = (0..<200).reduce(numbers) { inner, _ in [inner] as [Any] }
        let objects = (0..<200).reduce(numbers) { inner, _ in ["a": inner] as [String: Any] }
        let time = ThreadTime.of {
            #expect(JSONValue(foundationObject: arrays).array?.count == 1)
            #expect(JSONValue(foundationObject: objects).object?.count == 1)
        }
        // Level by level it is more than ten seconds.
        #expect(time < .seconds(4 * ThreadTime.patience))
    }

    @Test("S0.9 S0.11 documents in data")
    func documents() throws {
        #expect(try JSONValue(parsing: Data("[1]".utf8)) == [1])
        #expect(JSONValue.parse(Data("[1]".utf8)).value == [1])
        let error = JSONValue.createJSONValueFrom(Data("[1".utf8)).error
        #expect(
            error?.message
                == "Could not parse `Data`. unexpected end of input: "
                + "expected ',' or ']' after an element"
        )
        #expect(error?.accessCode == .couldNotParseJSON)
        #expect(error?.line == 1)
        #expect(error?.column == 3)
    }
}
