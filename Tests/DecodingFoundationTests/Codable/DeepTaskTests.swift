import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// Deep values by `Codable`, in tasks: on their threads, and on smaller ones.
@Suite struct DeepTaskTests {
    typealias Nest = CoderStackTests.Nest
    typealias Chain = CoderStackTests.Chain

    /// By containers inside containers, both ways.
    struct Boxed: Codable {
        var levels: Int

        func encode(to encoder: any Encoder) throws {
            func write(_ levels: Int, _ outer: inout any UnkeyedEncodingContainer) {
                guard levels > 0 else { return }
                var inner: any UnkeyedEncodingContainer = outer.nestedUnkeyedContainer()
                write(levels - 1, &inner)
            }
            var container: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
            write(levels - 1, &container)
        }

        init(levels: Int) { self.levels = levels }

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            levels = 1
            while !container.isAtEnd {
                container = try container.nestedUnkeyedContainer()
                levels += 1
            }
        }
    }

    /// Ways from deep text to a value, and back.
    enum Way: CaseIterable, Sendable {
        case arrays, objects, containers, trees, parsers, looseValues

        /// The text of the value read, written again.
        func rewritten(_ levels: Int, _ engine: JSONEngine) throws -> String {
            let decoder = FastJSONDecoder(options: JSONReadingOptions(engine: engine))
            let encoder = FastJSONEncoder()
            let data = Data(text(levels).utf8)
            switch self {
            case .arrays:
                return try encoder.encodeBytes(decoder.decode(Nest.self, from: data)).text
            case .objects:
                return try encoder.encodeBytes(decoder.decode(Chain.self, from: data)).text
            case .containers:
                return try encoder.encodeBytes(decoder.decode(Boxed.self, from: data)).text
            case .trees:
                return try encoder.encodeBytes(decoder.decode(JSONValue.self, from: data)).text
            case .parsers:
                let parser = Nest.jsonParser(decoder: decoder, encoder: encoder)
                return try parser.encodeString(parser.decode(Array(data)))
            case .looseValues:
                // Made here: JSONSerialization has a limit of its own.
                let object = (1..<levels).reduce([] as [Any]) { inner, _ in [inner] }
                return try JSONValue(foundationObject: object).jsonString()
            }
        }

        func text(_ levels: Int) -> String {
            self == .objects
                ? String(repeating: "{\"next\":", count: levels - 1) + "{}"
                    + String(repeating: "}", count: levels - 1)
                : String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        }
    }

    @Test("512 levels fit the threads of the pool", arguments: Way.allCases, JSONEngine.allCases)
    func pool(_ way: Way, engine: JSONEngine) async throws {
        let text = try await Task.detached { try way.rewritten(512, engine) }.value
        #expect(text == way.text(512))
    }

    @Test("512 levels fit a small thread", arguments: Way.allCases, JSONEngine.allCases)
    func smallThread(_ way: Way, engine: JSONEngine) throws {
        let text = try onThread(withStack: 512 << 10) { try way.rewritten(512, engine) }
        #expect(text == way.text(512))
    }

    /// A task must not go on with another thread: so what is too deep for it is an error.
    @Test("A small thread in a task: a value or an error", arguments: Way.allCases)
    func smallThreadInATask(_ way: Way) async throws {
        for engine in JSONEngine.allCases {
            for levels in [50, 128, 512] {
                let outcome = try await inTask(withStack: 512 << 10) {
                    try #require(withUnsafeCurrentTask { $0 != nil })
                    return Result { try way.rewritten(levels, engine) }.mapError { Shown($0) }
                }
                switch outcome {
                case .success(let text):
                    #expect(text == way.text(levels))
                case .failure(let error):
                    // A sanitizer makes each level several times as large.
                    #expect(levels > 50 || TestScope.isSanitized, "\(error.text)")
                    let isTooDeep =
                        error.text.contains("nested too deep for the stack")
                        || error.text.contains("Too many nested arrays")
                    #expect(isTooDeep, "\(error.text)")
                }
            }
        }
    }

    /// The text of an error, which can be sent.
    struct Shown: Error {
        let text: String

        init(_ error: any Error) { text = "\(error)" }
    }

    /// Parsers inside of parsers inside of coders, deep down, with the type of each level in turn.
    @Test(arguments: [512 << 10, 8 << 20])
    func mixed(_ stack: Int) async throws {
        let text =
            String(repeating: "{\"n\":", count: 200) + "{}" + String(repeating: "}", count: 200)
        let count = try await inTask(withStack: stack) {
            try? FastJSONDecoder().decode(HostileTests.Mixed.self, from: text).inner.count
        }
        // On the small stack it may also be refused, and must not end the process.
        if stack > 512 << 10 { #expect(count == 1) }
    }
}
