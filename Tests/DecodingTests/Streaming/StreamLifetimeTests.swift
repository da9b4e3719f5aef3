import Decoding
import FastJSON
import TestSupport
import Testing

/// However a stream ends, its elements are released, and so is what was read of one that failed.
@Suite(.timeLimit(.minutes(20))) struct StreamLifetimeTests {
    struct Row: Sendable {
        var name: Tracked
        var list: [Tracked]
        var members: [String: Tracked]
        var either: [Tracked]
        var note: Tracked?

        static func parser(_ counter: Counter) -> Parse<Row> {
            let value = Tracked.parser(counter)
            return Parse(Row.init) {
                Field("name") { value }
                Field("list") { JSONArray(1...) { value } }
                Field("members") { JSONObject { value } }
                Field("either") {
                    OneOf {
                        Parse { (one: Tracked, two: Tracked) in
                            [one, two]
                        } fields: {
                            Field("one") { value }
                            Field("two") { value }
                        }
                        JSONArray { value }
                    }
                }
                OptionalField("note") { value }
            }
        }

        static func text(_ index: Int) -> String {
            """
            {"name":"row \(index) of the text","list":["a","b"],"members":{"k":"c","l":"d"},\
            "either":\(index % 2 == 0 ? #"["e"]"# : #"{"one":"f","two":"g"}"#)}
            """
        }

        /// Rows that fail at one place each, with more and more that was read before.
        static let wrong = [
            #"{"name":1}"#, #"{"name":"n","list":["a",2]}"#, #"{"name":"n","list":[]}"#,
            #"{"list":["a"],"members":{"k":"b","l":3},"name":"n"}"#,
            #"{"name":"n","list":["a"],"members":{},"either":{"one":"x","two":4}}"#,
            #"{"name":"n","list":["a"],"members":{},"either":["x",["y"]]}"#,
            #"{"name":"n","list":["a"],"members":{"k":"b"},"note":"c"}"#,
            #"{"name":"n","list":["a"],"members":{},"either":[],"note":5}"#, "null",
        ]
    }

    /// Which elements of the text.
    enum Kind: CaseIterable, Sendable {
        case elements, values, lines, sequence, concatenated, select

        func text(_ rows: [String]) -> String {
            switch self {
            case .elements, .values: "{\"rows\":[\(rows.joined(separator: ","))]}"
            case .lines: rows.joined(separator: "\n")
            case .sequence: rows.map { "\u{1E}\($0)\n" }.joined()
            case .concatenated: rows.joined(separator: " ")
            case .select:
                "{\"rows\":[\(rows.dropLast().joined(separator: ","))],\"last\":\(rows.last ?? "")}"
            }
        }

        func elements(
            _ stream: consuming JSONStream,
            _ parser: Parse<Row>,
            _ policy: JSONErrorPolicy
        ) throws(JSONError) -> JSONElements<Row> {
            switch self {
            case .elements: try stream.elements(at: "/rows", parser, onError: policy)
            case .values: try stream.values(at: "/rows/*", parser, onError: policy)
            case .lines: stream.lines(parser, onError: policy)
            case .sequence: stream.records(.sequence, parser, onError: policy)
            case .concatenated: stream.records(.concatenated, parser, onError: policy)
            case .select:
                try stream.select(
                    .elements(at: "/rows", parser),
                    .values(at: "/last", parser),
                    onError: policy
                )
            }
        }
    }

    /// How the bytes come.
    enum Arrival: CaseIterable, Sendable {
        case memory, chunks, reader, awaited

        func stream(_ text: String, _ options: JSONReadingOptions) -> JSONStream {
            let bytes = Array(text.utf8)
            return switch self {
            case .memory: JSONStream(.bytes(bytes), options: options)
            case .chunks: JSONStream(.chunks(Chunks(bytes, size: 50)), options: options)
            case .reader:
                JSONStream(StreamMode(.native, .window(64)).input(bytes), options: options)
            case .awaited: JSONStream(chunks: MadeChunks(text, size: 60), options: options)
            }
        }
    }

    /// What becomes of the stream.
    enum Ending: CaseIterable, Sendable {
        case exhausted, breaking, throwing, cancelled, droppedIterator, unused
        case droppedElements, droppedResults

        /// True for those that go without `await`.
        var isSynchronous: Bool { self == .droppedElements || self == .droppedResults }
    }

    /// Takes elements until the ending comes; returns how many.
    private static func consume<Rows: AsyncSequence>(
        _ rows: Rows,
        until ending: Ending,
        at limit: Int
    ) async -> Int where Rows.Element: Sendable {
        var taken: [Rows.Element] = []
        do {
            switch ending {
            case .exhausted:
                for try await row in rows { taken.append(row) }
            case .breaking:
                for try await row in rows {
                    taken.append(row)
                    if taken.count == limit { break }
                }
            case .throwing:
                for try await row in rows {
                    taken.append(row)
                    if taken.count == limit { throw Refusal() }
                }
            case .cancelled:
                for try await row in rows {
                    taken.append(row)
                    if taken.count == limit { withUnsafeCurrentTask { $0?.cancel() } }
                }
            case .droppedIterator:
                var iterator = rows.makeAsyncIterator()
                while taken.count < limit, let row = try await iterator.next() {
                    taken.append(row)
                }
            case .unused, .droppedElements, .droppedResults:
                break
            }
        } catch {}
        return taken.count
    }

    private static func consume(_ rows: JSONElements<Row>, _ ending: Ending, at limit: Int) -> Int {
        var taken: [Row] = []
        if ending == .droppedElements {
            while taken.count < limit, let row = try? rows.next() { taken.append(row) }
        } else {
            for result in rows.results() {
                if case .success(let row) = result { taken.append(row) }
                if taken.count == limit { break }
            }
        }
        return taken.count
    }

    // MARK: One after the other

    private static let texts: [(name: String, rows: [String])] = {
        let good = (0..<10).map { Row.text($0) }
        return [
            ("good", good + good),
            ("wrong", good + Row.wrong + good),
            ("broken", good + ["{\"name\":\"n\",\"list\":[\"a\",\"b\"],?"] + good),
            ("cut", good + ["{\"name\":\"n\",\"list\":[\"a\",\"b"]),
        ]
    }()

    @Test(arguments: Kind.allCases, Ending.allCases)
    func elements(_ kind: Kind, _ ending: Ending) async throws {
        for arrival in Arrival.allCases where !(ending.isSynchronous && arrival == .awaited) {
            for (name, rows) in Self.texts {
                var text = kind.text(rows)
                if name == "cut", kind == .elements || kind == .values || kind == .select {
                    text = String(text.dropLast(3))
                }
                for policy in [.stop, .skip] as [JSONErrorPolicy] {
                    // One engine with each policy.
                    let engines =
                        policy == .stop
                        ? JSONEngine.allCases.prefix(1) : JSONEngine.allCases.suffix(1)
                    for engine in engines {
                        let shown = "\(kind), \(arrival), \(name), \(policy), \(engine)"
                        try await check(kind, arrival, text, policy, engine, ending, shown)
                    }
                }
            }
        }
    }

    private func check(
        _ kind: Kind,
        _ arrival: Arrival,
        _ text: String,
        _ policy: JSONErrorPolicy,
        _ engine: JSONEngine,
        _ ending: Ending,
        _ shown: String
    ) async throws {
        let counter = Counter()
        let task = Task { () async throws -> Int in
            let rows = try kind.elements(
                arrival.stream(text, JSONReadingOptions(engine: engine)),
                Row.parser(counter),
                policy
            )
            return ending.isSynchronous
                ? Self.consume(rows, ending, at: 4)
                : await Self.consume(rows, until: ending, at: 4)
        }
        let count = try await task.value
        switch ending {
        case .unused: #expect(count == 0, "\(shown)")
        case .exhausted: #expect(count >= 10, "\(shown)")
        // What a thread read ahead is not delivered to a task that is cancelled.
        default: #expect(count == 4, "\(shown)")
        }
        #expect(try await counter.isZero(), "\(shown), \(ending): \(counter.count)")
    }

    /// Elements that know their places.
    @Test(arguments: Arrival.allCases, Ending.allCases)
    func located(_ arrival: Arrival, _ ending: Ending) async throws {
        for (name, rows) in Self.texts {
            let counter = Counter()
            let task = Task { () async throws -> Int in
                let elements = try Kind.lines.elements(
                    arrival.stream(Kind.lines.text(rows), JSONReadingOptions()),
                    Row.parser(counter),
                    .skip
                )
                return await Self.consume(elements.located(), until: ending, at: 4)
            }
            _ = try await task.value
            #expect(try await counter.isZero(), "\(name): \(counter.count)")
        }
    }

    // MARK: Several at once

    /// Lines in several blocks, with some that are wrong.
    private static let lines: String = {
        let padding = String(repeating: "x", count: 6000)
        return (0..<120).map { index in
            let row = index % 10 == 7 ? Row.wrong[index / 10 % Row.wrong.count] : Row.text(index)
            return "{\"padding\":\"\(padding)\",\(row.hasPrefix("{") ? row.dropFirst() : "?")\n"
        }.joined()
    }()

    /// Workers, policies, and how many lines are taken: within the first block, and between blocks.
    private static let parallelWays: [(workers: Int?, policy: JSONErrorPolicy, limit: Int)] = [
        (nil, .stop, 1), (3, .stop, 100), (nil, .skip, 100), (3, .skip, 1),
        (3, .stop, 1), (nil, .stop, 100), (3, .skip, 100), (nil, .skip, 1),
        (1, .skip, 1), (1, .stop, 1), (1, .skip, 100), (1, .stop, 100),
    ]

    @Test(arguments: Arrival.allCases, Ending.allCases)
    func parallelLines(_ arrival: Arrival, _ ending: Ending) async throws {
        let turn =
            Arrival.allCases.firstIndex(of: arrival)! + Ending.allCases.firstIndex(of: ending)!
        for way in TestScope.some(Self.parallelWays, oneIn: 4, turn: turn) {
            let (workers, policy, limit) = way
            let counter = Counter()
            let task = Task { () async -> Int in
                let rows = arrival.stream(Self.lines, JSONReadingOptions())
                    .parallelLines(Row.parser(counter), onError: policy, workers: workers)
                guard ending.isSynchronous, arrival == .memory else {
                    return await Self.consume(rows, until: ending, at: limit)
                }
                var taken: [Row] = []
                while taken.count < limit, let row = try? rows.next() { taken.append(row) }
                return taken.count
            }
            let count = await task.value
            if policy == .stop { #expect(count <= 7) }
            #expect(try await counter.isZero(), "\(way): \(counter.count)")
        }
    }
}
