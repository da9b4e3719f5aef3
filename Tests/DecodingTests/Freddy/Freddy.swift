import DecodingClassics

/// What the examples of the Freddy README read, and into what.
enum Freddy {
    /// The JSON as it is printed, with tabs, and with three commas too many.
    static let printed = """
        {
            "success": true,
        \t"people": [
        \t\t{
        \t\t\t"name": "Matt Mathias",
                    "age": 32,
                    "spouse": true,
        \t\t},
        \t\t{
        \t\t\t"name": "Drew Mathias",
        \t\t\t"age": 33,
                    "spouse": true,
        \t\t},
                {
                    "name": "Sergeant Pepper",
                    "age": 25,
                    "spouse": false,
                }
        \t],
        \t"jobs": [
        \t\t"teacher",
        \t\t"programmer",
        \t\t"judge"
        \t],
            "states": {
                "Georgia": [
                    30301,
                    30302,
                    30303
                ],
                "Wisconsin": [
                    53000,
                    53001,
                    53002
                ]
            }
        }
        """

    /// The same without the commas that are too many.
    static let corrected = printed.replacing(/,(?=\s*\})/, with: "")

    /// How an engine reads the JSON as it is printed.
    static func options(_ engine: JSONEngine) -> JSONReadingOptions {
        JSONReadingOptions(engine: engine, syntax: .allowTrailingCommas)
    }

    /// The JSON as a tree.
    static let value: JSONValue = [
        "success": true,
        "people": [
            ["name": "Matt Mathias", "age": 32, "spouse": true],
            ["name": "Drew Mathias", "age": 33, "spouse": true],
            ["name": "Sergeant Pepper", "age": 25, "spouse": false],
        ],
        "jobs": ["teacher", "programmer", "judge"],
        "states": ["Georgia": [30301, 30302, 30303], "Wisconsin": [53000, 53001, 53002]],
    ]

    /// The people in it.
    static let people = [
        Person(name: "Matt Mathias", age: 32, spouse: true),
        Person(name: "Drew Mathias", age: 33, spouse: true),
        Person(name: "Sergeant Pepper", age: 25, spouse: false),
    ]

    /// The model of the examples.
    struct Person: Equatable, CustomStringConvertible {
        let name: String
        let age: Int
        let spouse: Bool

        var description: String {
            "Name: \(name), age: \(age), married: \(spouse)"
        }
    }

    /// The error of an access, with what one can see of it.
    static func seen<Success>(_ result: Result<Success, JSONError>) -> SeenError? {
        switch result {
        case .success: nil
        case .failure(let error): SeenError(error)
        }
    }
}

extension Freddy.Person: JSONValueDecodable {
    static func createWithJSONValue(_ value: JSONValue) -> Result<Freddy.Person, JSONError> {
        let name = value["name"].string
        let age = value["age"].int
        let isMarried = value["spouse"].bool

        return name.bind { n in
            age.bind { a in
                isMarried.map { im in
                    self.init(name: n, age: a, spouse: im)
                }
            }
        }
    }
}
