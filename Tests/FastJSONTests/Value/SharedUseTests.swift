import FastJSON
import TestSupport
import Testing

/// Values, documents, pointers, paths and errors that many tasks use at once.
@Suite struct SharedUseTests {
    /// Objects of more members than are searched one by one, in arrays and objects.
    private static let text: String = {
        let large = (0..<60).map { "\"key \($0)\":[\($0),{\"n\":\"é \($0)\"}]" }
        let texts = (0..<3).map { _ in "{\(large.joined(separator: ","))}" }
        return "{\"list\":[\(texts.joined(separator: ","))],\"x\":1.5,\"y\":12345678901234567890}"
    }()

    /// All that is asked of one value, as a text.
    private static func asked(
        _ value: JSONValue,
        _ other: JSONValue,
        _ pointer: JSONPointer,
        _ number: Int
    ) throws -> String {
        let key = "key \(number % 60)"
        var copy = value["list"]?[0]?.object
        copy?["key 3"] = nil
        copy?["new"] = .integer(1)
        return [
            "\(value == other)", "\(value.hashValue == other.hashValue)", "\(value)".prefix(99),
            "\(value["list"]?[2]?[key] ?? nil)", "\(value[pointer] ?? nil)",
            "\(copy?.count ?? 0) \(value["list"]?[0]?.count ?? 0)",
            try value.jsonString(options: JSONWritingOptions(sortsKeys: true)).suffix(99),
        ].map { String($0) }.joined(separator: " ")
    }

    @Test func values() async throws {
        let pointer: JSONPointer = "/list/1/key 59/1/n"
        for round in 0..<4 {
            // New ones each time: their tables of keys are made when they are first asked.
            let value = try JSONValue(parsing: Self.text)
            let other = try JSONValue(parsing: Self.text)
            let found = try await together(16) { number in
                try Self.asked(value, other, pointer, number)
            }
            let alone = try JSONValue(parsing: Self.text)
            let expected = try (0..<16).map { try Self.asked(alone, alone, pointer, $0) }
            #expect(found == expected, "round \(round)")
        }
    }

    @Test(arguments: JSONEngine.allCases)
    func documents(_ engine: JSONEngine) async throws {
        let pointer = JSONPointer(tokens: ["list", "1", "key 59", "1", "n"])
        let value = try JSONValue(parsing: Self.text)
        let keys = JSONValue.array((0..<60).map { .string("key \($0)") })
        for _ in 0..<4 {
            let document = try JSONDocument(
                parsing: Self.text,
                options: JSONReadingOptions(engine: engine)
            )
            let node = document["list"]?[0]
            let found = try await together(16) { number in
                let key = "key \(number % 60)"
                let keys = node?.members?.map { "\($0.key)" } ?? []
                return [
                    document["list"]?[2]?[key]?.value, document[pointer]?.value, node?.value,
                    .string(document[pointer]?.path.description ?? ""),
                    .array(keys.map { .string($0) }), number % 4 == 0 ? document.value : nil,
                ]
            }
            for (number, answers) in found.enumerated() {
                let expected: [JSONValue?] = [
                    value["list"]?[2]?["key \(number % 60)"], value[pointer], value["list"]?[0],
                    #"$.list[1]["key 59"][1].n"#, keys, number % 4 == 0 ? value : nil,
                ]
                #expect(answers == expected)
            }
        }
    }

    /// Lines and columns of an error are found when they are asked for.
    @Test(arguments: JSONEngine.allCases)
    func errors(_ engine: JSONEngine) async throws {
        let text = Self.text.replacing("59,{", with: "59,\n {\n?")
        for _ in 0..<10 {
            let failed = JSONValue.parse(text, options: JSONReadingOptions(engine: engine))
            guard case .failure(let error) = failed else { throw error(of: failed) }
            let reports = try await together(8) { _ in
                "\(error.line ?? 0):\(error.column ?? 0) \(error.path) \(error.report)"
            }
            #expect(Set(reports).count == 1)
            #expect(reports[0].hasPrefix("3:1 $.list[0][\"key 59\"][1] "))
        }
    }

    private func error(of result: Result<JSONValue, JSONError>) -> any Error {
        Issue.record("\(result) is no error.")
        return CancellationError()
    }
}
