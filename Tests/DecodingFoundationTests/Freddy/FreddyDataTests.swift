import DecodingClassics
import DecodingFoundation
import Foundation
import Testing

/// The examples of the Freddy README that load data, and the pyramid that they replace.
@Suite struct FreddyDataTests {
    struct Person: Equatable {
        let name: String
        let age: Int
        let spouse: Bool
    }

    static let people = [
        Person(name: "Matt Mathias", age: 32, spouse: true),
        Person(name: "Drew Mathias", age: 33, spouse: true),
        Person(name: "Sergeant Pepper", age: 25, spouse: false),
    ]

    /// The sample as it is printed, with the commas that are too many.
    static func createData(forResource name: String = "sample") -> Data? {
        let testBundle = Bundle.module
        let path = testBundle.path(forResource: name, ofType: "JSON")

        if let p = path {
            return try? Data(contentsOf: URL(fileURLWithPath: p))
        }

        return nil
    }

    /// The sample without them.
    static func correctedData() throws -> Data {
        let data = try #require(createData())
        let text = String(decoding: data, as: UTF8.self)
        return Data(text.replacing(/,(?=\s*\})/, with: "").utf8)
    }

    static func options(_ engine: JSONEngine) -> JSONReadingOptions {
        JSONReadingOptions(engine: engine, syntax: .allowTrailingCommas)
    }

    // MARK: Loading data

    @Test("S0.2 the sample is loaded from the bundle, and nil where there is no such file")
    func loading() throws {
        let data = try #require(Self.createData())
        #expect(data.starts(with: Data("{\n    \"success\": true,\n\t\"people\": [\n".utf8)))
        #expect(Self.createData(forResource: "simple") == nil)
    }

    @Test("S0.2 S0.3 S0.4 the quick examples on loaded data", arguments: JSONEngine.allCases)
    func quickExamples(_ engine: JSONEngine) throws {
        var printed: [String] = []
        func println(_ item: Any) { printed.append("\(item)") }

        let data = Self.createData()
        let json = JSONValue.createJSONValueFrom(data!, options: Self.options(engine))
        let success = json["success"].bool
        switch success {
        case .success:
            println("Success!")
        case .failure(let error):
            println(error)  // Do something better with the error
        }
        let matt = json["people"][0]["name"].string
        switch matt {
        case .success(let n):
            println(n)  // "Matt Mathias"
        case .failure(let error):
            println(error)  // Do something better with the error
        }

        #expect(printed == ["Success!", "Matt Mathias"])
        #expect(json == JSONValue.parse(data!, options: Self.options(engine)))
    }

    @Test("S0.1 S0.9 the loaded data has trailing commas", arguments: JSONEngine.allCases)
    func trailingCommas(_ engine: JSONEngine) throws {
        let data = try #require(Self.createData())
        let strict = JSONReadingOptions(engine: engine)
        let error = try #require(JSONValue.createJSONValueFrom(data, options: strict).error)
        #expect(
            error.description
                == "$.people[0]: Could not parse `Data`. expected a key in double quotes, "
                + "found '}' (line 8, column 3)"
        )
        let corrected = try Self.correctedData()
        let json = JSONValue.createJSONValueFrom(corrected, options: strict)
        #expect(json.error == nil)
        #expect(json == JSONValue.parse(data, options: Self.options(engine)))
        #expect(json == JSONValue.parse(Array(corrected), options: strict))
        #expect(json == JSONValue.parse(String(decoding: corrected, as: UTF8.self)))
    }

    // MARK: The motivation

    /// The pyramid; nil where it makes nothing, and does not say why.
    private static func pyramid(_ data: Data?) -> [Person]? {
        if let data {
            let stuff = try? JSONSerialization.jsonObject(with: data) as? [String: Any]

            var persons: [Person] = []
            if let people = stuff?["people"] as? [[String: Any]] {
                for person in people {
                    if let name = person["name"] as? String, let age = person["age"] as? Int,
                        let spouse = person["spouse"] as? Bool
                    {
                        persons.append(Person(name: name, age: age, spouse: spouse))
                    }
                }
                return persons
            }
        }
        return nil
    }

    @Test("S0.5 the pyramid reads the same people")
    func pyramidReads() throws {
        #expect(Self.pyramid(try Self.correctedData()) == Self.people)
    }

    /// Documents with what the pyramid makes of them, and the errors that it does not tell.
    static let silent: [(text: String, names: [String]?, errors: [String])] = [
        ("", nil, ["empty input: expected a JSON value (line 1, column 1)"]),
        ("[]", nil, ["`[]` is not subscriptable with `people`."]),
        (#"{"peopl":[]}"#, nil, ["`people` is not a key within the JSON."]),
        (#"{"people":7}"#, nil, ["Unexpected type. `7` is not convertible to `Array`."]),
        (
            #"{"people":[{"name":"A","age":"1"},{"name":"B","age":2,"spouse":true},{}]}"#, ["B"],
            [
                "`spouse` is not a key within the JSON.",
                "`spouse` is not a key within the JSON.",
            ]
        ),
    ]

    @Test("S0.5 S0.7 the pyramid gives nil or less without a reason, results tell it")
    func pyramidIsSilent() {
        for (text, names, errors) in Self.silent {
            #expect(Self.pyramid(Data(text.utf8))?.map(\.name) == names, "\(text)")
            let (people, found) = splitResult(JSONValue.parse(Data(text.utf8))["people"].array) {
                let (name, age, spouse) = ($0["name"].string, $0["age"].int, $0["spouse"].bool)
                return spouse.bind { spouse in
                    name.bind { name in
                        age.map { Person(name: name, age: $0, spouse: spouse) }
                    }
                }
            }
            #expect(people.map(\.name) == names ?? [], "\(text)")
            #expect(found.map(\.description) == errors, "\(text)")
        }
        #expect(Self.pyramid(nil) == nil)
    }

    // MARK: The guide

    @Test("S0.51 the guide has a section for each heading of the README")
    func guide() throws {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let article = package.appendingPathComponent(
            "Sources/DecodingClassics/DecodingClassics.docc/ComingFromFreddy.md"
        )
        let text = try String(contentsOf: article, encoding: .utf8)
        let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
        let expected = [
            "The motivation", "Underlying machinery", "Subscripting", "bind",
            "Computed properties", "Result", "Box", "Decodable types", "map",
            "A more elegant way", "collectResults",
        ]
        #expect(headings.map { String($0.dropFirst(3)) }.filter(expected.contains) == expected)
    }
}
