import DecodingClassics
import Testing

/// Models and machinery of the Freddy README: protocol, bind, map and boxes.
@Suite struct FreddyModelTests {
    typealias Person = Freddy.Person

    /// The same person with the fields in other orders.
    struct Reordered: Equatable, JSONValueDecodable {
        let name: String
        let age: Int
        let spouse: Bool

        static func createWithJSONValue(_ value: JSONValue) -> Result<Reordered, JSONError> {
            value["spouse"].bool.bind { spouse in
                value["name"].string.bind { name in
                    value["age"].int.map { age in
                        Reordered(name: name, age: age, spouse: spouse)
                    }
                }
            }
        }
    }

    @Test("S0.39 the requirement gives a result of the type itself")
    func requirement() {
        func make<Model: JSONValueDecodable>(
            _ type: Model.Type,
            _ value: JSONValue
        ) -> Result<Model, JSONError> {
            type.createWithJSONValue(value)
        }
        let matt: JSONValue = ["name": "Matt", "age": 32, "spouse": true]
        #expect(make(Person.self, matt) == .success(Person(name: "Matt", age: 32, spouse: true)))
        #expect(make(Int.self, 5) == .success(5))
        #expect(make([String: [Int?]].self, ["a": [1, nil]]) == .success(["a": [1, nil]]))
    }

    @Test("S0.41 S0.42 a type conforms in an extension, with nested binds and a final map")
    func conformance() {
        for (value, person) in zip(Freddy.value["people"]?.array ?? [], Freddy.people) {
            #expect(Person.createWithJSONValue(value) == .success(person))
        }
    }

    @Test("S0.43 the order of the binds is free")
    func order() {
        for (value, person) in zip(Freddy.value["people"]?.array ?? [], Freddy.people) {
            let expected = Reordered(name: person.name, age: person.age, spouse: person.spouse)
            #expect(Reordered.createWithJSONValue(value) == .success(expected))
        }
    }

    /// Values that are no people, with the messages in either order of the fields.
    static let wrong: [(value: JSONValue, message: String, reordered: String)] = [
        ([:], "`name` is not a key within the JSON.", "`spouse` is not a key within the JSON."),
        (
            ["name": "A", "spouse": true],
            "`age` is not a key within the JSON.",
            "`age` is not a key within the JSON."
        ),
        (
            ["name": 1, "age": "x", "spouse": nil],
            "Unexpected type. `1` is not convertible to `String`.",
            "Unexpected type. `null` is not convertible to `Bool`."
        ),
        (
            ["name": "A", "age": "x", "spouse": true],
            "Unexpected type. `\"x\"` is not convertible to `Int`.",
            "Unexpected type. `\"x\"` is not convertible to `Int`."
        ),
        (
            ["name": "A", "age": 1.5, "spouse": 0],
            "Unexpected type. `1.5` is not convertible to `Int`.",
            "Unexpected type. `0` is not convertible to `Bool`."
        ),
        (
            ["people"],
            "`[ \"people\" ]` is not subscriptable with `name`.",
            "`[ \"people\" ]` is not subscriptable with `spouse`."
        ),
    ]

    @Test("S0.44 the failure is that of the first bind that fails", arguments: wrong)
    func firstFailure(_ value: JSONValue, message: String, reordered: String) {
        #expect(Person.createWithJSONValue(value).error?.message == message)
        #expect(Reordered.createWithJSONValue(value).error?.message == reordered)
    }

    @Test("S0.37 a box holds its value, and is one object for all who have it")
    func box() {
        #expect(Box(3).value == 3)
        #expect(Box("x").value == "x")
        #expect(Box(Freddy.people).value == Freddy.people)
        let box = Box([1, 2])
        let same = box
        #expect(same === box)
        #expect(Box(box.value) !== box)
        func isSendable(_ value: some Sendable) -> Bool { true }
        #expect(isSendable(Box(1)))
    }

    @Test("S0.36 Result needs no box")
    func unboxed() {
        let boxed: Result<Box<Int>, JSONError> = .success(Box(1))
        #expect(boxed.map(\.value) == Result<Int, JSONError>.success(1))
    }
}
