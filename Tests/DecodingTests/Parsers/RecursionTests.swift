import Decoding
import FastJSON
import TestSupport
import Testing

/// Every combinator that may hold its own type, at the limit of depth, on a small stack.
@Suite struct RecursionTests {
    /// A value inside a value inside a value.
    struct Nest: Equatable, Sendable {
        var inner: [Nest]

        var levels: Int {
            var (levels, nest) = (0, self)
            while let next = nest.inner.first { (levels, nest) = (levels + 1, next) }
            return levels
        }

        static let ofArray = Convert<[Nest], Nest>(apply: { Nest(inner: $0) }, unapply: \.inner)
        static let ofObject = Convert<[String: Nest], Nest>(
            apply: { Nest(inner: $0["a"].map { [$0] } ?? []) },
            unapply: { $0.inner.first.map { ["a": $0] } ?? [:] }
        )
        static let member = Assembly<Nest, Nest?>(
            make: { Nest(inner: $0.map { [$0] } ?? []) },
            take: { .some($0.inner.first) }
        )
    }

    /// A parser that holds itself, and its texts.
    struct Shape: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let parser: @Sendable () -> any JSONParserPrinter<Nest>
        let start: String
        let middle: String
        let end: String
        /// The levels of nests in 512 levels of containers.
        let levels: Int

        /// A text of that many units, one of which is inside the other.
        func text(_ count: Int, middle other: String? = nil) -> String {
            String(repeating: start, count: count) + (other ?? middle)
                + String(repeating: end, count: count)
        }

        init(
            _ name: String,
            _ start: String,
            _ middle: String,
            _ end: String,
            levels: Int,
            _ parser: @escaping @Sendable () -> any JSONParserPrinter<Nest>
        ) {
            testDescription = name
            (self.start, self.middle, self.end, self.levels) = (start, middle, end, levels)
            self.parser = parser
        }
    }

    private typealias Parser = any JSONParserPrinter<Nest>
    private typealias Inner = Lazy<Nest>

    private static let array: Parser = JSONArray { Inner { array } }.map(Nest.ofArray)
    private static let object: Parser = JSONObject { Inner { object } }.map(Nest.ofObject)
    private static let optionalField: Parser = ParsePrint(Nest.member) {
        OptionalField("a") { Inner { optionalField } }
    }
    private static let nullField: Parser = ParsePrint(Nest.member) {
        Field("a") { Inner { nullField }.orNull() }
    }
    private static let element: Parser = ParsePrint(Nest.member) {
        Element { Inner { element }.orNull() }
    }
    private static let group: Parser = ParsePrint(
        Assembly<Nest, Nest>(make: { $0 }, take: { $0 })
    ) {
        ParsePrint(Nest.member) { OptionalField("a") { Inner { group } } }
    }
    private static let lossy: Parser = LossyArray { Inner { lossy } }.map(
        Convert<LossyArray<Inner>.Elements, Nest>(
            apply: { Nest(inner: $0.elements) },
            unapply: { LossyArray<Inner>.Elements($0.inner) }
        )
    )
    private static let nestedAlternatives: Parser = OneOf {
        Constant("never").map(
            Convert<Void, Nest>(apply: { _ in Nest(inner: []) }, unapply: { _ in throw Refusal() })
        )
        OneOf {
            OneOf {
                JSONArray { Inner { nestedAlternatives } }.map(Nest.ofArray)
                Inner { nullField }
            }
            Inner { nullField }
        }
    }
    private static let discriminated: Parser = OneOf(discriminator: "type") {
        Case("leaf", .init(make: { Nest(inner: []) }, take: { $0.inner.isEmpty ? () : nil }))
        Case("node", Assembly<Nest, Nest>(make: { Nest(inner: [$0]) }, take: { $0.inner.first })) {
            Field("z") { Inner { discriminated } }
        }
    }

    static let shapes = [
        Shape("array", "[", "[]", "]", levels: 511) { array },
        Shape("object", #"{"a":"#, "{}", "}", levels: 511) { object },
        Shape("optional field", #"{"a":"#, "{}", "}", levels: 511) { optionalField },
        Shape("null in a field", #"{"a":"#, #"{"a":null}"#, "}", levels: 511) { nullField },
        Shape("element", "[", "[null]", "]", levels: 511) { element },
        Shape("group", #"{"a":"#, "{}", "}", levels: 511) { group },
        Shape("lossy array", "[", "[]", "]", levels: 511) { lossy },
        Shape("alternatives", "[", "[]", "]", levels: 511) { nestedAlternatives },
        Shape("discriminator", #"{"type":"node","z":"#, #"{"type":"leaf"}"#, "}", levels: 511) {
            discriminated
        },
    ]

    /// Where deep values are read.
    enum Place: CaseIterable, Sendable {
        case thread, task

        func run<Output: Sendable>(
            _ body: @escaping @Sendable () throws -> Output
        ) async throws -> Output {
            switch self {
            case .thread: try onThread(withStack: 512 << 10, body)
            case .task: try await inTask(withStack: 512 << 10, body)
            }
        }
    }

    private static let roads: [Road] = [
        .whole(.native), .chunks(JSONEngine.allCases.last ?? .native, 7), .value,
        .document(.native),
    ]

    /// Half of the roads for a thread, and the others for a task.
    private static func roads(_ place: Place) -> [Road] {
        TestScope.some(roads, oneIn: 2, turn: place == .task ? 1 : 0)
    }

    @Test("512 levels are read, however they come", arguments: shapes, Place.allCases)
    func reading(_ shape: Shape, place: Place) async throws {
        let bytes = Array(shape.text(511).utf8)
        for road in Self.roads(place) {
            let levels = try await place.run {
                try shape.read(bytes, road).get().levels
            }
            #expect(levels == shape.levels, "\(road)")
        }
    }

    @Test("513 levels are refused", arguments: shapes, Place.allCases)
    func refusing(_ shape: Shape, place: Place) async throws {
        let bytes = Array(shape.text(512).utf8)
        for road in Self.roads(place) {
            let outcome = try await place.run { shape.read(bytes, road).map(\.levels) }
            let error = #expect(throws: JSONError.self, "\(road)") { try outcome.get() }
            #expect(error?.code == .depthExceeded, "\(road)")
            #expect(error?.path.steps.count == 512, "\(road)")
        }
    }

    /// What is wrong is found, and told, at the innermost level.
    ///
    /// Alternatives in alternatives are told apart elsewhere.
    @Test(
        "A failure at the innermost level",
        arguments: shapes.filter { $0.testDescription != "alternatives" },
        Place.allCases
    )
    func failing(_ shape: Shape, place: Place) async throws {
        for middle in ["1", "tru"] {
            let bytes = Array(shape.text(511, middle: middle).utf8)
            for errors in [middle == "1" ? .all(limit: 5) : .first] as [JSONErrorReporting] {
                let reports = try await place.run {
                    Self.roads(place).filter(\.hasPlaces).map { road in
                        let result = shape.read(bytes, road, errors)
                        let again = shape.read(bytes, road, errors)
                        guard case .failure(let error) = result, case .failure(let other) = again
                        else { return "none" }
                        // Comparing, hashing, describing and changing what has 511 steps.
                        let isEqual = error == other && error.hashValue == other.hashValue
                        let text = "\(error.path) \(error) \(error.report)"
                        let longer = error.prefixed(by: [.key("outer")])
                        return "\(isEqual) \(longer.path.steps.count) \(!text.isEmpty)"
                    }
                }
                // A list that allows wrong elements fails for wrong syntax only.
                let isRight = shape.testDescription == "lossy array" && middle == "1"
                #expect(Set(reports) == [isRight ? "none" : "true 512 true"], "\(middle)")
            }
        }
    }

    @Test("512 levels are written", arguments: shapes, Place.allCases)
    func writing(_ shape: Shape, place: Place) async throws {
        let text = shape.text(511)
        let written = try await place.run {
            let parser = shape.parser()
            let nest = try shape.read(Array(text.utf8), .whole(.native)).get()
            let same = try shape.read(Array(text.utf8), .value).get()
            let pretty = try nest.text(parser, JSONWritingOptions(layout: .pretty(indent: "")))
            return [
                try nest.text(parser, JSONWritingOptions()),
                try nest.tree(parser).jsonString(),
                pretty.filter { $0 != "\n" && $0 != " " },
                nest == same ? text : "not equal",
            ]
        }
        #expect(Set(written) == [text])
    }

    /// What is written has no limit of depth.
    @Test("More levels are written than are read", arguments: shapes, Place.allCases)
    func writingMore(_ shape: Shape, place: Place) async throws {
        let text = shape.text(511)
        let lengths = try await place.run {
            let parser = shape.parser()
            var nest = try shape.read(Array(text.utf8), .whole(.native)).get()
            for _ in 0..<100 { nest = Nest(inner: [nest]) }
            return [
                try nest.text(parser, JSONWritingOptions()).utf8.count,
                try nest.tree(parser).jsonString().utf8.count,
            ]
        }
        #expect(lengths == [shape.text(611).utf8.count, shape.text(611).utf8.count])
    }
}

extension RecursionTests {
    private static let depths: any JSONParser<Int> = OneOf {
        JSONArray { ReadLazy<Int> { depths } }.map { 1 + ($0.max() ?? 0) }
        Int.jsonParser()
    }

    @Test("A parser that contains itself and only reads", arguments: Place.allCases)
    func onlyReading(_ place: Place) async throws {
        @Sendable func text(_ levels: Int) -> [UInt8] {
            Array(
                (String(repeating: "[", count: levels) + "0" + String(repeating: "]", count: levels))
                    .utf8
            )
        }
        for road in Self.roads(place) {
            let parser = ReadLazy<Int> { Self.depths }
            let levels = try await place.run { try road.result(of: parser, text(512)).get() }
            #expect(levels == 512, "\(road)")
        }
        let parser = ReadLazy<Int> { Self.depths }
        let error = try await place.run {
            Outcome(parser.result(from: text(513))).failures
        }
        #expect(error.map(\.code) == [.depthExceeded])
        #expect(error.map(\.offset) == [512])
    }

    private static let leftRecursive: any JSONParserPrinter<Int> = OneOf {
        Lazy<Int> { leftRecursive }.map(apply: { $0 }, unapply: { $0 })
        Int.jsonParser()
    }

    @Test(
        "A parser that contains itself with nothing in between",
        .disabled(
            if: TestScope.sanitizer == "thread",
            "The thread sanitizer follows at most 65,536 calls that have not returned."
        )
    )
    func leftRecursion() throws {
        let parser = JSONArray { Lazy<Int> { Self.leftRecursive } }
        for road in Self.roads {
            let failures = Outcome(road.result(of: parser, Array("[1, 2]".utf8))).failures
            #expect(failures.map(\.code) == [.invalidStructure], "\(road)")
            #expect(
                failures.map(\.text)
                    == ["$[0]: a parser contains itself and reads nothing in between"],
                "\(road)"
            )
        }
        let error = #expect(throws: JSONError.self) { try parser.encode([1, 2]) }
        #expect(error?.code == .invalidStructure)
        #expect(error?.path == [0])
        #expect(error?.message == "a parser contains itself and writes nothing in between")
    }
}

extension RecursionTests.Shape {
    fileprivate func read(
        _ bytes: [UInt8],
        _ road: Road,
        _ errors: JSONErrorReporting = .first
    ) -> Result<RecursionTests.Nest, JSONError> {
        func open<Parser: JSONParserPrinter<RecursionTests.Nest>>(
            _ parser: Parser
        ) -> Result<RecursionTests.Nest, JSONError> {
            road.result(of: parser, bytes, errors: errors)
        }
        return open(parser())
    }
}

extension RecursionTests.Nest {
    fileprivate func text(
        _ parser: some JSONParserPrinter<RecursionTests.Nest>,
        _ options: JSONWritingOptions
    ) throws -> String {
        try parser.encodeString(self, options: options)
    }

    fileprivate func tree(
        _ parser: some JSONParserPrinter<RecursionTests.Nest>
    ) throws -> JSONValue {
        try parser.print(self)
    }
}
