import Decoding
import FastJSON
import Foundation
import YajlNoop

extension StreamContender {
    static let all =
        [jsonDecoder, idle] + JSONEngine.allCases.map(elements) + [
            awaited, values, whole, libyajl, lines, parallelLines, mappedLines,
            parallelMappedLines, parallelElements, parallelMappedElements,
        ]

    /// Foundation's `JSONDecoder`, which needs the whole file.
    static let jsonDecoder = StreamContender(name: "JSONDecoder, whole file") { path in
        struct Statuses: Decodable { let statuses: [Tweet] }
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        var sum = TweetSum()
        for tweet in try JSONDecoder().decode(Statuses.self, from: data).statuses { sum.add(tweet) }
        return sum
    }

    /// Nothing: what a program takes that has the same modules.
    static let idle = StreamContender(name: "idle", hasAnswer: false) { _ in TweetSum() }

    /// Typed elements of the array, each gone before the next, over an engine.
    private static func elements(_ engine: JSONEngine) -> StreamContender {
        StreamContender(name: "JSONStream elements \(engine)") { path in
            let options = JSONReadingOptions(engine: engine)
            let tweets = try JSONStream(.file(path), options: options)
                .elements(at: "/statuses", Tweet.jsonParser)
            var sum = TweetSum()
            while let tweet = try tweets.next() { sum.add(tweet) }
            return sum
        }
    }

    /// Typed elements of the array, awaited in a task.
    private static let awaited = StreamContender(name: "JSONStream elements, awaited") { path in
        let tweets = try JSONStream(.file(path)).elements(at: "/statuses", Tweet.jsonParser)
        var sum = TweetSum()
        for try await tweet in tweets { sum.add(tweet) }
        return sum
    }

    /// Elements of the array as `JSONValue`.
    private static let values = StreamContender(name: "JSONStream elements as JSONValue") { path in
        let tweets = try JSONStream(.file(path)).elements(at: "/statuses")
        var sum = TweetSum()
        while let tweet = try tweets.next() {
            sum.add((tweet["id"]?.int ?? 0) &+ (tweet["user"]?["id"]?.int ?? 0))
        }
        return sum
    }

    /// The whole file in memory first, then typed elements.
    private static let whole = StreamContender(name: "JSONParser, whole file") { path in
        let bytes = try JSONInput.file(path).readAll()
        let parser = Field("statuses") { JSONArray { numbers } }
        var sum = TweetSum()
        for value in try parser.decode(bytes) { sum.add(value) }
        return sum
    }

    /// libyajl called from C with callbacks that only count, in chunks of 64 KB: no answer, but the
    /// most that an engine on it could reach.
    private static let libyajl = StreamContender(
        name: "libyajl in C, no answer",
        hasAnswer: false
    ) { path in
        guard yajl_noop_parse_file(path, 1 << 16) > 0 else { throw CocoaError(.fileReadUnknown) }
        return TweetSum()
    }

    /// Typed records, one on each line.
    static let lines = StreamContender(name: "JSONStream lines", form: .lines) { path in
        let tweets = JSONStream(try .file(path)).lines(Tweet.jsonParser, onError: .stop)
        var sum = TweetSum()
        while let tweet = try tweets.next() { sum.add(tweet) }
        return sum
    }

    /// What the parser makes of each record, one on each line.
    private static let mappedLines = StreamContender(
        name: "JSONStream lines, mapped",
        form: .lines
    ) { path in
        let values = JSONStream(try .file(path)).lines(numbers, onError: .stop)
        var sum = TweetSum()
        while let value = try values.next() { sum.add(value) }
        return sum
    }

    // MARK: Read on all processors and handed over in order

    private static let parallelLines = StreamContender(
        name: "JSONStream parallel lines",
        form: .lines
    ) { path in
        try await sum(JSONStream(.file(path)).parallelLines(Tweet.jsonParser, onError: .stop)) {
            $0.add($1)
        }
    }

    private static let parallelMappedLines = StreamContender(
        name: "JSONStream parallel lines, mapped",
        form: .lines
    ) { path in
        try await sum(JSONStream(.file(path)).parallelLines(numbers, onError: .stop)) {
            $0.add($1)
        }
    }

    private static let parallelElements = StreamContender(
        name: "JSONStream parallel elements"
    ) { path in
        let stream = try JSONStream(.file(path))
        return try await sum(stream.parallelElements(at: "/statuses", Tweet.jsonParser)) {
            $0.add($1)
        }
    }

    private static let parallelMappedElements = StreamContender(
        name: "JSONStream parallel elements, mapped"
    ) { path in
        let stream = try JSONStream(.file(path))
        return try await sum(stream.parallelElements(at: "/statuses", numbers)) { $0.add($1) }
    }

    private static func sum<Element: Sendable>(
        _ elements: JSONParallelElements<Element>,
        _ add: (inout TweetSum, Element) -> Void
    ) async throws -> TweetSum {
        var sum = TweetSum()
        for try await element in elements { add(&sum, element) }
        return sum
    }

    /// Reads of each tweet what it adds to the sum.
    private static var numbers: some JSONParser<Int> {
        Tweet.jsonParser.map { tweet in TweetSum.value(of: tweet) }
    }
}
