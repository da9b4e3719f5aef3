import Decoding
import FastJSON
import TestSupport
import Testing

/// Values that contain values of their own type, as deep as the limit allows, on a small stack.
@Suite struct DepthTests {
    private static let stack = 512 * 1024
    private static let engines = JSONEngine.allCases

    /// Reads a document of that many levels on a small stack: nil, or the code of the error.
    private func code<Parser: JSONParser>(
        _ parser: Parser,
        _ text: String,
        _ engine: JSONEngine,
        depth: Int = 512
    ) throws -> JSONError.Code? {
        try onThread(withStack: DepthTests.stack) {
            let options = JSONReadingOptions(engine: engine, limits: JSONLimits(depth: depth))
            switch parser.result(from: text, options: options) {
            case .success: return nil
            case .failure(let error): return error.code
            }
        }
    }

    private static func nested(
        _ count: Int,
        _ start: String,
        _ middle: String,
        _ end: String
    )
        -> String
    {
        String(repeating: start, count: count) + middle + String(repeating: end, count: count)
    }

    @Test(arguments: engines)
    func objects(_ engine: JSONEngine) throws {
        for depth in [1, 31, 32, 33, 512] {
            let chain = { DepthTests.nested($0 - 1, #"{"next":"#, "{}", "}") }
            #expect(try code(Chain.parser, chain(depth), engine, depth: depth) == nil)
            let code = try code(Chain.parser, chain(depth + 1), engine, depth: depth)
            #expect(code == .depthExceeded, "\(depth)")
        }
    }

    @Test(arguments: engines)
    func arraysInObjects(_ engine: JSONEngine) throws {
        let folders = { DepthTests.nested($0, #"{"folder":"f","entries":["#, "", "]}") }
        #expect(try code(Folder.parser, folders(256), engine) == nil)
        #expect(try code(Folder.parser, folders(257), engine) == .depthExceeded)
    }

    @Test(arguments: engines)
    func alternatives(_ engine: JSONEngine) throws {
        let sums = { DepthTests.nested($0, "[", "", "]") }
        #expect(try code(Expression.parser, sums(512), engine) == nil)
        #expect(try code(Expression.parser, sums(513), engine) == .depthExceeded)
        let negated = { DepthTests.nested($0, #"{"not":"#, "1", "}") }
        #expect(try code(Expression.parser, negated(512), engine) == nil)
        #expect(try code(Expression.parser, negated(513), engine) == .depthExceeded)
    }

    @Test("What fails at the innermost level fails once", arguments: engines)
    func failingAlternatives(_ engine: JSONEngine) throws {
        let text = DepthTests.nested(512, "[", "true", "]")
        #expect(try code(Expression.parser, text, engine) == .noAlternative)
        let broken = DepthTests.nested(512, "[", "tru", "]")
        #expect(try code(Expression.parser, broken, engine) == .invalidLiteral)
    }

    @Test("The message of a deep failure can be made")
    func messages() throws {
        let text = DepthTests.nested(512, "[", "true", "]")
        let length = try onThread(withStack: DepthTests.stack) {
            switch Expression.parser.result(from: text) {
            case .success: return 0
            case .failure(let error): return error.report.utf8.count + "\(error)".utf8.count
            }
        }
        #expect(length > 0)
    }

    @Test func allErrors() throws {
        let text = DepthTests.nested(511, #"{"next":"#, "[]", "}")
        let count = try onThread(withStack: DepthTests.stack) {
            switch Chain.parser.result(from: text, errors: .all(limit: 5)) {
            case .success: return 0
            case .failure(let error): return error.errors.count
            }
        }
        #expect(count == 1)
    }

    @Test func writing() throws {
        let texts = [
            DepthTests.nested(256, #"{"entries":["#, "", #"],"folder":"f"}"#),
            DepthTests.nested(511, #"{"next":"#, "{}", "}"),
            DepthTests.nested(512, "[", "", "]"),
        ]
        let written = try onThread(withStack: DepthTests.stack) {
            [
                try Folder.parser.encodeString(Folder.parser.decode(texts[0])),
                try Chain.parser.encodeString(Chain.parser.decode(texts[1])),
                try Expression.parser.encodeString(Expression.parser.decode(texts[2])),
            ]
        }
        #expect(written == texts)
    }

    @Test func fromTrees() throws {
        let text = DepthTests.nested(512, "[", "", "]")
        let depth = try onThread(withStack: DepthTests.stack) {
            let tree = try JSONValue(parsing: text)
            var value = try Expression.parser.parse(tree)
            var depth = 0
            while case .sum(let inner) = value {
                depth += 1
                guard let first = inner.first else { break }
                value = first
            }
            return depth
        }
        #expect(depth == 512)
    }

    @Test func inATask() async throws {
        let text = DepthTests.nested(512, "[", "1", "]")
        let task = Task.detached { try Expression.parser.decode(text) }
        _ = try await task.value
    }
}

/// A list, each element inside the one before.
private final class Chain: Sendable {
    let next: Chain?

    init(_ next: Chain?) {
        self.next = next
    }

    static let parser: ParsePrint<Chain> = ParsePrint(
        .init(make: { Chain($0) }, take: { .some($0.next) })
    ) {
        OptionalField("next") { Lazy<Chain> { parser } }
    }
}
