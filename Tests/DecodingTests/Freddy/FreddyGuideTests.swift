import DecodingClassics
import Testing

/// The examples of the guide for those who come from Freddy, as they are printed there.
@Suite struct FreddyGuideTests {
    /// The model of the guide.
    struct Person: Equatable {
        let name: String
        let age: Int
        let spouse: Bool
    }

    /// The model with a throwing initialiser.
    struct Job: Equatable {
        let title: String
        let level: Int
    }

    static let bytes = Array(Freddy.corrected.utf8)
    static let value = Freddy.value
    static let names = ["Matt Mathias", "Drew Mathias", "Sergeant Pepper"]

    @Test("S0.51 the motivation")
    func motivation() {
        var printed: [String] = []
        func print(_ item: Any) { printed.append("\(item)") }
        let value = Self.value
        let bytes = Self.bytes
        #expect(value["people"]?[0]?["age"]?.int == 32)

        let json = JSONValue.parse(bytes)
        switch json["people"][0]["name"].string {
        case .success(let name): print(name)
        case .failure(let error): print(error)
        }

        #expect(printed == ["Matt Mathias"])
    }

    @Test("S0.51 subscripting")
    func subscripting() {
        let value = Self.value

        let element = value["people"]  // JSONValue?
        let people: JSONValueResult = value["people"]
        let name = value["people"][0]["name"].string  // Result<String, JSONError>
        let optional = value["people"]?[0]?["name"]?.string  // String?

        #expect(type(of: element) == JSONValue?.self)
        #expect(element == people.value)
        #expect(type(of: name) == Result<String, JSONError>.self)
        #expect(name == .success("Matt Mathias"))
        #expect(type(of: optional) == String?.self)
        #expect(optional == "Matt Mathias")
        switch value.result["people"] {
        case .success(let value): #expect(value.count == 3)
        case .failure(let error): Issue.record(error)
        }
    }

    @Test("S0.51 bind")
    func bind() {
        let json = JSONValue.parse(Self.bytes)

        let names = json.bind { $0["people"] }.array  // the same as json["people"].array
        let first = json["people"][0].bind(Person.createWithJSONValue)

        #expect(names == json["people"].array)
        #expect(names == json["people"].flatMap { $0.result.array })
        #expect(first == .success(Person(name: "Matt Mathias", age: 32, spouse: true)))
    }

    @Test("S0.51 computed properties")
    func properties() {
        let json = JSONValue.parse(#"{"b": 1.5, "a": 2}"#)
        #expect(json["b"].int.error?.accessCode == .typeNotConvertible)
        #expect(json["b"].value?.int == nil)
        #expect(json["a"].double == .success(2))
        #expect(json["b"].number == .success(1.5))
        #expect(json.object.map { $0.map(\.key) } == .success(["b", "a"]))
        #expect(json.dictionary == .success(["a": 2, "b": 1.5]))
        #expect(type(of: json.array) == Result<[JSONValue], JSONError>.self)
    }

    @Test("S0.51 Result and Box")
    func resultAndBox() throws {
        let json = JSONValue.parse(Self.bytes)
        let person = json["people"][0].bind(Person.createWithJSONValue)
        #expect(try person.get().name == "Matt Mathias")
        #expect(person.value?.age == 32)
        #expect(person.error == nil)
        #expect(Box(try person.get()).value.name == "Matt Mathias")
    }

    @Test("S0.51 decodable types")
    func decodables() {
        enum Role: String, JSONValueDecodable {
            case teacher, programmer, judge
        }
        let json = JSONValue.parse(Self.bytes)
        let roles = json["jobs"].bind([Role].createWithJSONValue)
        #expect(roles == .success([.teacher, .programmer, .judge]))
        let people = Field("people") { JSONArray { Person.treeParser() } }.result(from: Self.bytes)
        #expect(people.map { $0.map(\.name) } == .success(Self.names))
    }

    @Test("S0.51 a more elegant way")
    func elegantWay() {
        let bytes = Self.bytes
        let json = JSONValue.parse(bytes)

        let found = json["people"].array.bind { collectResults($0.map(Person.createWithJSONValue)) }
        // The path has the index, too.
        let shorter = json["people"].bind([Person].createWithJSONValue)
        let everyone = Field("people") { JSONArray { Person.jsonParser } }.result(from: bytes)

        #expect(found.map { $0.map(\.name) } == .success(Self.names))
        #expect(shorter == found)
        #expect(everyone == found)
        let wrong = JSONValue.parse(#"[{"name": "A", "age": 1, "spouse": true}, {"name": "B"}]"#)
        let error = wrong.bind([Person].createWithJSONValue).error
        #expect(error?.path == [1] && error?.key == "age")
    }

    @Test("S0.51 the later path API")
    func paths() throws {
        let json = Self.value
        #expect(try json.string(at: "people", 0, "name") == "Matt Mathias")
        #expect(try json.int(at: "port", or: 80) == 80)
        #expect(try json.int(at: "port", alongPath: .missingKeyBecomesNil) == nil)
        #expect(try json.decodedArray(at: "people", as: Person.self).map(\.name) == Self.names)
        #expect(try json.decode(at: "people", 0, as: Person.self).age == 32)
        #expect(try JSONValue(parsing: json.jsonBytes()) == json)
        #expect(try JSONValue(parsing: json.jsonString()) == json)

        let jobs: JSONValue = [["title": "judge", "level": 3], ["title": "teacher"], ["level": 1]]
        #expect(try jobs.decode(at: 0) == Job(title: "judge", level: 3))
        #expect(try jobs.decode(at: 1) == Job(title: "teacher", level: 1))
        let error = jobs.result.bind([Job].createWithJSONValue).error
        #expect(error?.path == [2] && error?.key == "title")
    }

    @Test("S0.51 what is left out, and what is there instead")
    func leftOut() throws {
        let number = JSONString { Int.parser() }
        #expect(try number.decode("\"7\"") == 7)
        let value: JSONValue = ["name": "Matt", "age": 32]
        #expect(try value.jsonString() == #"{"name":"Matt","age":32}"#)
    }
}

extension FreddyGuideTests.Person: JSONValueDecodable {
    static func createWithJSONValue(
        _ value: JSONValue
    ) -> Result<FreddyGuideTests.Person, JSONError> {
        let name = value["name"].string
        let age = value["age"].int
        let isMarried = value["spouse"].bool
        return name.bind { name in
            age.bind { age in
                isMarried.map { Self(name: name, age: age, spouse: $0) }
            }
        }
    }
}

extension FreddyGuideTests.Person {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("name") { String.jsonParser() }
        Field("age") { Int.jsonParser() }
        Field("spouse") { Bool.jsonParser() }
    }
}

extension FreddyGuideTests.Job: JSONValueDecodable {
    init(json: JSONValue) throws(JSONError) {
        title = try json.string(at: "title")
        level = try json.int(at: "level", or: 1)
    }

    static func createWithJSONValue(_ value: JSONValue) -> Result<FreddyGuideTests.Job, JSONError> {
        Result { () throws(JSONError) in try Self(json: value) }
    }
}
