import DecodingClassics
import Testing

/// The examples of the Freddy README.
@Suite struct FreddyExamplesTests {
    typealias Person = Freddy.Person

    /// How each engine reads the JSON that is free of mistakes, and the one that is printed.
    static let readings: [(data: String, options: JSONReadingOptions)] =
        JSONEngine.allCases.flatMap { engine in
            [
                (Freddy.corrected, JSONReadingOptions(engine: engine)),
                (Freddy.printed, Freddy.options(engine)),
            ]
        }

    private static func json(
        _ reading: (data: String, options: JSONReadingOptions)
    )
        -> JSONValueResult
    {
        JSONValue.createJSONValueFrom(Array(reading.data.utf8), options: reading.options)
    }

    @Test("S0.1 the printed JSON has trailing commas", arguments: JSONEngine.allCases)
    func trailingCommas(_ engine: JSONEngine) throws {
        let bytes = Array(Freddy.printed.utf8)
        let strict = JSONValue.parse(bytes, options: JSONReadingOptions(engine: engine))
        let error = try #require(strict.error)
        #expect(error.code == .unexpectedCharacter)
        #expect(error.message == "expected a key in double quotes, found '}'")
        #expect(error.path == ["people", 0])
        #expect(error.line == 8)
        #expect(error.column == 3)
        #expect(bytes[try #require(error.offset)] == UInt8(ascii: "}"))
        #expect(JSONValue.parse(bytes, options: Freddy.options(engine)) == .success(Freddy.value))
    }

    @Test("S0.1 what is printed, read in full", arguments: readings.indices)
    func structure(_ index: Int) throws {
        let json = try Self.json(Self.readings[index]).get()
        #expect(json == Freddy.value)
        #expect(json.object.map { $0.map(\.key) } == ["success", "people", "jobs", "states"])
        #expect(json["people"].array.map(\.count) == .success(3))
        #expect(
            json["jobs"].array.bind { collectResults($0.map { $0.result.string }) }
                == .success(["teacher", "programmer", "judge"])
        )
        #expect(json["states"]["Georgia"][2].int == .success(30303))
        #expect(json["states"]["Wisconsin"][0].int == .success(53000))
    }

    @Test("S0.3 is the key success true?", arguments: readings.indices)
    func success(_ index: Int) throws {
        let reading = Self.readings[index]
        var printed: [String] = []
        func println(_ item: Any) { printed.append("\(item)") }

        let json = Self.json(reading)
        let success = json["success"].bool
        switch success {
        case .success(let s):
            println("Success!")
            #expect(s)
        case .failure(let error):
            println(error)  // Do something better with the error
        }

        #expect(printed == ["Success!"])
        #expect(success == .success(true))
    }

    @Test("S0.4 a nested name", arguments: readings.indices)
    func nestedName(_ index: Int) throws {
        var printed: [String] = []
        func println(_ item: Any) { printed.append("\(item)") }

        let json = Self.json(Self.readings[index])
        let matt = json["people"][0]["name"].string
        switch matt {
        case .success(let n):
            println(n)  // "Matt Mathias"
        case .failure(let error):
            println(error)  // Do something better with the error
        }

        #expect(printed == ["Matt Mathias"])
        #expect(matt == .success("Matt Mathias"))
    }

    @Test("S0.6 a loop makes the people", arguments: readings.indices)
    func loop(_ index: Int) {
        let (people, errors) = Self.people(in: Self.json(Self.readings[index]))
        #expect(people == Freddy.people)
        #expect(errors.isEmpty)
    }

    @Test("S0.49 for and switch without bind give what bind gives, also for errors")
    func loopAndBindAgree() {
        let documents = [
            Freddy.corrected, Freddy.printed, "{}", "[]", "", #"{"people":1}"#, #"{"people":[]}"#,
            #"{"people":[{"name":"A","age":1,"spouse":false},{"name":"B"}]}"#,
            #"{"people":[{},{"name":"A","age":1,"spouse":false}]}"#,
        ]
        for document in documents {
            let json = JSONValue.parse(document)
            let (people, errors) = Self.people(in: json)
            let bound = json["people"].array.bind {
                collectResults($0.map(Person.createWithJSONValue))
            }
            #expect(bound.error == errors.first, "\(document)")
            if errors.isEmpty {
                #expect(bound == .success(people), "\(document)")
            }
        }
    }

    /// The loop of the README.
    private static func people(in json: JSONValueResult) -> ([Person], [JSONError]) {
        var someContainer: [Person] = []
        var errors: [JSONError] = []
        let peopleArray = json["people"].array
        switch peopleArray {
        case .success(let people):
            for person in people {
                let per = Person.createWithJSONValue(person)
                switch per {
                case .success(let p):
                    someContainer.append(p)
                case .failure(let error):
                    errors.append(error)  // do something better with the error
                }
            }
        case .failure(let error):
            errors.append(error)  // do something better with the error
        }
        return (someContainer, errors)
    }

    @Test("S0.7 what goes wrong on the way is kept, and the rest is read")
    func trackedErrors() {
        let json = JSONValue.parse(
            """
            {"people": [
              {"name": "Matt", "age": 32, "spouse": true},
              {"name": "Drew", "age": "33", "spouse": true},
              {"name": "Sergeant Pepper", "spouse": false},
              7,
              {"name": "Ringo", "age": 25, "spouse": false}
            ]}
            """
        )
        let (people, errors) = Self.people(in: json)
        #expect(people.map(\.name) == ["Matt", "Ringo"])
        #expect(
            errors.map(\.message) == [
                "Unexpected type. `\"33\"` is not convertible to `Int`.",
                "`age` is not a key within the JSON.",
                "`7` is not subscriptable with `name`.",
            ]
        )
        #expect(errors.map(\.accessCode) == [.typeNotConvertible, .keyNotFound, .unexpectedType])
        let (none, reasons) = Self.people(in: JSONValue.parse("[1, 2"))
        #expect(none.isEmpty)
        #expect(reasons.map(\.accessCode) == [.couldNotParseJSON])
    }

    @Test("S0.38 boxed people", arguments: readings.indices)
    func boxes(_ index: Int) {
        var printed: [String] = []
        func println(_ item: Any) { printed.append("\(item)") }
        var someContainer: [Box<Person>] = []

        if case .success(let people) = Self.json(Self.readings[index])["people"].array {
            for person in people {
                if case .success(let p) = Person.createWithJSONValue(person).map({ Box($0) }) {
                    someContainer.append(p)
                }
            }
        }
        if let firstPerson = someContainer.first {
            println(firstPerson.value.name)  // Logs person's name to console
        }

        #expect(printed == ["Matt Mathias"])
        #expect(someContainer.map(\.value) == Freddy.people)
    }

    @Test("S0.47 the more elegant way", arguments: readings.indices)
    func elegantWay(_ index: Int) {
        var printed: [String] = []
        func println(_ item: Any) { printed.append("\(item)") }

        let json = Self.json(Self.readings[index])
        let peopleArray = json.bind { $0["people"] }.array.bind {
            collectResults($0.map(Person.createWithJSONValue))
        }
        var people = [Person]()
        switch peopleArray {
        case .success(let box):
            people.append(contentsOf: Box(box).value)
        case .failure(let error):
            println(error)  // do something better with the error
        }

        #expect(printed.isEmpty)
        #expect(people == Freddy.people)
        #expect(type(of: peopleArray) == Result<[Person], JSONError>.self)
    }

    @Test("S0.40 the description of a person")
    func personDescription() {
        #expect(
            Freddy.people.map { "\($0)" } == [
                "Name: Matt Mathias, age: 32, married: true",
                "Name: Drew Mathias, age: 33, married: true",
                "Name: Sergeant Pepper, age: 25, married: false",
            ]
        )
    }
}
