import DecodingClassics
import Testing

/// What the tests of tree parsers read, and how they check it.
extension TreeParserTests {
    /// A type that can be made, or not.
    struct Point: Equatable, JSONDecodable {
        var x: Int
        var y: Int

        static func decode(_ json: JSONValue) -> Point? {
            guard let x = json["x"]?.int, let y = json["y"]?.int else { return nil }
            return Point(x: x, y: y)
        }
    }

    /// A type that makes something else.
    enum Length: JSONDecodable {
        static func decode(_ json: JSONValue) -> Int? { json.string.map(\.count) }
    }

    /// Either of them.
    enum Shape: Equatable {
        case person(Person)
        case point(Point)
        case number(Int)
    }

    static let roads = Road.bytes + Road.documents

    /// Checks what is read, on every road.
    func expectRead<Parser: JSONParser>(
        _ parser: Parser,
        _ text: String,
        _ expected: Parser.Output,
        sourceLocation: SourceLocation = #_sourceLocation
    ) where Parser.Output: Equatable {
        for road in Self.roads + [.value] {
            let result = road.result(of: parser, Array(text.utf8))
            #expect(result == .success(expected), "\(road)", sourceLocation: sourceLocation)
        }
    }

    /// Checks all errors on every road, each as `$.path line:column code: text`.
    func expectFailures<Parser: JSONParser>(
        _ parser: Parser,
        _ text: String,
        errors: JSONErrorReporting = .first,
        _ expected: [String],
        on roads: [Road] = roads,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for road in roads {
            let result = road.result(of: parser, Array(text.utf8), errors: errors)
            #expect(Self.seen(result) == expected, "\(road)", sourceLocation: sourceLocation)
        }
        let tree = Road.value.result(of: parser, Array(text.utf8), errors: errors)
        if roads == Self.roads {
            let found = Outcome(tree).failures
            #expect(
                found.map(\.offset) == expected.map { _ in nil },
                sourceLocation: sourceLocation
            )
            #expect(found.map { "\($0.path)" } == expected.map { "\($0.prefix { $0 != " " })" })
        }
    }

    private static func seen<Output>(_ result: Result<Output, JSONError>) -> [String] {
        guard case .failure(let error) = result else { return ["no failure"] }
        return error.errors.map(seen)
    }

    private static func seen(_ error: JSONError) -> String {
        "\(error.path) \(error.line ?? 0):\(error.column ?? 0) \(error.code): \(error.message)"
    }
}
