import FastJSON
import TestSupport
import Testing

/// Deep values take little stack.
@Suite struct DepthTests {
    /// Shapes of deep documents.
    enum Shape: CaseIterable, Sendable {
        case arrays, objects, mixed, leftSiblings

        /// A document of that many levels.
        func text(levels count: Int) -> String {
            let levels = (0..<count).map { level in
                switch self {
                case .arrays: ("[", "]")
                case .objects: (#"{"a":"#, "}")
                case .mixed: level % 2 == 0 ? (#"[1,{"x":2,"y":"#, #","z":0}]"#) : ("[[],", "]")
                case .leftSiblings: ("[", ",true]")
                }
            }
            return levels.map(\.0).joined() + "1" + levels.reversed().map(\.1).joined()
        }

        /// The levels whose containers are so deep.
        func levels(ofDepth depth: Int) -> Int {
            // Two levels of `mixed` are three containers.
            self == .mixed ? (2 * depth - 1) / 3 : depth
        }
    }

    /// What may take stack for each level.
    enum Operation: CaseIterable, Sendable {
        case readAndRelease, compare, hash, describe, write, change, index, stream

        func run(on text: String, _ options: JSONReadingOptions) throws {
            let value = try JSONValue(parsing: text, options: options)
            switch self {
            case .readAndRelease:
                break
            case .compare:
                let isEqual = try JSONValue(parsing: text, options: options) == value
                try #require(isEqual)
            case .hash:
                let other = try JSONValue(parsing: text, options: options)
                try #require(value.hashValue == other.hashValue)
            case .describe:
                try #require(value.description == text)
            case .write:
                try #require(try value.jsonBytes() == Array(text.utf8))
                try #require(try value.jsonString(options: .init(sortsKeys: true)) == text)
                // Indented text is quadratic in the depth.
                if text.utf8.count < 10_000 {
                    let pretty = try value.jsonString(options: .init(layout: .pretty()))
                    try #require(pretty.filter { $0 != " " && $0 != "\n" } == text)
                }
            case .change:
                var copy = value
                copy = .array([copy, value, .object(["a": copy])])
                try #require(copy[2]?["a"]?.kind == value.kind)
            case .index:
                let document = try JSONDocument(parsing: text, options: options)
                try #require(document.value.description == text)
                try #require(document.description == text)
            case .stream:
                try JSONInput.bytes(Array(text.utf8)).validate(options: options)
                var reader = try JSONEventReader(.bytes(Array(text.utf8)), options: options)
                var depth = 0
                while try reader.next() != nil {
                    depth = max(depth, reader.depth)
                }
                try #require(depth == options.limits.depth)
            }
        }
    }

    private static func options(_ engine: JSONEngine, depth: Int) -> JSONReadingOptions {
        JSONReadingOptions(engine: engine, limits: JSONLimits(depth: depth))
    }

    @Test(arguments: Shape.allCases, Operation.allCases)
    func theDefaultDepthIsSafeOnASmallThread(_ shape: Shape, operation: Operation) throws {
        let text = shape.text(levels: shape.levels(ofDepth: 512))
        for engine in JSONEngine.allCases {
            try onThread(withStack: 512 * 1024) {
                try operation.run(on: text, JSONReadingOptions(engine: engine))
            }
        }
    }

    @Test(arguments: Shape.allCases, Operation.allCases)
    func theDefaultDepthIsSafeInATask(_ shape: Shape, operation: Operation) async throws {
        let text = shape.text(levels: shape.levels(ofDepth: 512))
        for engine in JSONEngine.allCases {
            try await Task {
                try operation.run(on: text, JSONReadingOptions(engine: engine))
            }.value
        }
    }

    @Test(arguments: [Shape.arrays, .objects], JSONEngine.allCases)
    func oneLevelMoreIsRefused(_ shape: Shape, engine: JSONEngine) {
        let error = #expect(throws: JSONError.self) {
            try JSONValue(parsing: shape.text(levels: 513), options: .init(engine: engine))
        }
        #expect(error?.code == .depthExceeded)
        #expect(error?.message == "arrays and objects are nested more than 512 levels deep")
        #expect(error?.offset == (shape == .arrays ? 512 : 512 * 5))
        #expect(error?.path.steps.count == 512)
    }

    @Test(arguments: [Shape.arrays, .objects], Operation.allCases)
    func theLargestDepthNeedsALargeStack(_ shape: Shape, operation: Operation) throws {
        let text = shape.text(levels: 10_000)
        for engine in JSONEngine.allCases {
            let options = Self.options(engine, depth: 10_000)
            try onThread(withStack: 64 << 20) {
                try operation.run(on: text, options)
            }
        }
    }

    /// Reading and writing take no stack per level; only releasing a value does.
    @Test(arguments: JSONEngine.allCases)
    func aDocumentIsFlatAtEveryDepth(_ engine: JSONEngine) throws {
        let text = Shape.objects.text(levels: 10_000)
        let options = Self.options(engine, depth: 10_000)
        try onThread(withStack: 512 * 1024) {
            let document = try JSONDocument(parsing: text, options: options)
            var node = document.root
            var depth = 0
            while let next = node["a"] {
                node = next
                depth += 1
            }
            try #require(depth == 10_000)
            try #require(node.int == 1)
        }
    }
}
