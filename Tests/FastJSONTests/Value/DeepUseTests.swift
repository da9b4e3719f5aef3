import FastJSON
import TestSupport
import Testing

/// What else is done with values of 512 levels, on small stacks, in threads and in tasks.
@Suite struct DeepUseTests {
    /// What may take stack for each level, apart from what `DepthTests` has.
    enum Use: CaseIterable, Sendable {
        case prettyPrint, pointer, path, pieces, stream, records, raw, nodes, errors, unequal

        private static let depth = 512
        private static let key = #"{"a":"#
        private static let objects =
            String(repeating: key, count: depth) + "1" + String(repeating: "}", count: depth)
        private static let mixed =
            String(repeating: #"[{"a":"#, count: depth / 2) + "1"
            + String(repeating: "}]", count: depth / 2)

        func run(_ options: JSONReadingOptions) throws {
            for text in [Use.objects, Use.mixed] {
                try run(text, options)
            }
        }

        private func run(_ text: String, _ options: JSONReadingOptions) throws {
            let bytes = Array(text.utf8)
            let value = try JSONValue(parsing: bytes, options: options)
            let tokens = (0..<Use.depth).map { level in
                text.hasPrefix("{") || level % 2 == 1 ? "a" : "0"
            }
            switch self {
            case .prettyPrint:
                let pretty = value.prettyPrinted()
                try #require(pretty.filter { !$0.isWhitespace } == text)
            case .pointer:
                let pointer = JSONPointer(tokens: tokens)
                let parsed = try JSONPointer("/" + tokens.joined(separator: "/"))
                try #require(pointer == parsed)
                try #require(value[pointer] == 1)
                let document = try JSONDocument(parsing: bytes, options: options)
                try #require(document[pointer]?.int == 1)
                try #require(document[pointer]?.path.steps.count == Use.depth)
            case .path:
                let document = try JSONDocument(parsing: bytes, options: options)
                let path = try #require(document[JSONPointer(tokens: tokens)]?.path)
                let again = try #require(document[JSONPointer(tokens: tokens)]?.path)
                try #require(path == again)
                try #require(path.hashValue == again.hashValue)
                try #require(path.description.hasPrefix(text.hasPrefix("{") ? "$.a.a" : "$[0].a"))
            case .pieces:
                var reader = JSONPartialReader(options: options)
                for piece in Chunks(bytes, size: 100) {
                    try reader.append(Array(piece))
                    _ = reader.value
                }
                try #require(try reader.finish() == value)
            case .stream:
                let stream = JSONStream(.chunks(Chunks(bytes, size: 100)), options: options)
                let rows = try stream.values(at: JSONPath(JSONPointer(tokens: tokens.dropLast())))
                try #require(try rows.next() != nil)
                try #require(try rows.next() == nil)
            case .records:
                let lines = Array("\(text)\n\(text)\n".utf8)
                for format in [JSONRecordFormat.lines, .concatenated] {
                    let rows = JSONStream(.chunks(Chunks(lines, size: 100)), options: options)
                        .records(format, onError: .stop)
                    try #require(try rows.next() == value)
                    try #require(try rows.next() == value)
                }
            case .raw:
                let raw = try JSONStream(.bytes(bytes), options: options).rawValues(at: "").next()
                try #require(raw == bytes)
            case .nodes:
                let document = try JSONDocument(parsing: bytes, options: options)
                var node = document.root
                for token in tokens {
                    node = try #require(token == "a" ? node["a"] : node[0])
                    try #require(node.rawBytes.count < bytes.count)
                }
                try #require(document.root.value == value)
            case .errors:
                let broken = Array(text.utf8.prefix { $0 != UInt8(ascii: "1") }) + [0x78]
                let error = try #require(JSONValue.parse(broken, options: options).error)
                let other = try #require(JSONValue.parse(broken, options: options).error)
                try #require(error == other)
                try #require(error.hashValue == other.hashValue)
                try #require(error.path.steps.count == Use.depth)
                try #require(!"\(error)\(error.report)".isEmpty)
            case .unequal:
                // They differ in the innermost value.
                let other = text.map { $0 == "1" ? "2" : $0 }
                let different = try JSONValue(parsing: String(other), options: options)
                try #require(different != value)
                try #require(Set([value, different, value]).count == 2)
            }
        }
    }

    @Test(arguments: Use.allCases, JSONEngine.allCases)
    func onASmallThread(_ use: Use, engine: JSONEngine) throws {
        try onThread(withStack: 512 << 10) { try use.run(JSONReadingOptions(engine: engine)) }
    }

    @Test(arguments: Use.allCases, JSONEngine.allCases)
    func inATaskOnASmallThread(_ use: Use, engine: JSONEngine) async throws {
        try await inTask(withStack: 512 << 10) { try use.run(JSONReadingOptions(engine: engine)) }
    }

    @Test(arguments: Use.allCases, JSONEngine.allCases)
    func inATaskOfThePool(_ use: Use, engine: JSONEngine) async throws {
        try await Task.detached { try use.run(JSONReadingOptions(engine: engine)) }.value
    }

    /// The uses of `DepthTests`, in a task whose thread has a small stack.
    @Test(arguments: DepthTests.Shape.allCases, DepthTests.Operation.allCases)
    func usesOfValues(_ shape: DepthTests.Shape, operation: DepthTests.Operation) async throws {
        let text = shape.text(levels: shape.levels(ofDepth: 512))
        for engine in JSONEngine.allCases {
            try await inTask(withStack: 512 << 10) {
                try operation.run(on: text, JSONReadingOptions(engine: engine))
            }
        }
    }
}

extension Result {
    fileprivate var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
