import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// Types that contain themselves, on a small stack.
@Suite struct CoderStackTests {
    /// As deep as the text: an array of at most one of its own.
    struct Nest: Codable, Equatable {
        var inner: [Nest]

        init(depth: Int) {
            inner = []
            for _ in 1..<depth { inner = [self] }
        }

        init(from decoder: any Decoder) throws {
            inner = try decoder.singleValueContainer().decode([Nest].self)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(inner)
        }
    }

    final class Chain: Codable {
        var next: Chain?

        init(length: Int) {
            var next: Chain?
            for _ in 1..<length { next = Chain(before: next) }
            self.next = next
        }

        private init(before next: Chain?) {
            self.next = next
        }
    }

    private static let smallStack = 512 << 10

    @Test("512 levels fit a stack of 512 KiB, on both engines", arguments: JSONEngine.allCases)
    func decoding(_ engine: JSONEngine) throws {
        let decoder = FastJSONDecoder(options: JSONReadingOptions(engine: engine))
        let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        let chain =
            String(repeating: "{\"next\":", count: 511) + "{}"
            + String(repeating: "}", count: 511)
        try onThread(withStack: Self.smallStack) {
            #expect(try decoder.decode(Nest.self, from: text) == Nest(depth: 512))
            var link: Chain? = try decoder.decode(Chain.self, from: chain)
            var length = 0
            while let next = link { (link, length) = (next.next, length + 1) }
            #expect(length == 512)
        }
        let error = #expect(throws: DecodingError.self) {
            try decoder.decode(Nest.self, from: "[\(text)]")
        }
        #expect((error?.context?.underlyingError as? JSONError)?.code == .depthExceeded)
    }

    /// Arrays inside each other, the innermost of which has an array of scalars.
    struct ScalarNest: Encodable {
        let depth: Int

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            if depth > 1 {
                try container.encode(ScalarNest(depth: depth - 1))
            } else {
                try container.encode([1])
            }
        }
    }

    @Test("An array of scalars is a level, too")
    func scalarsAreALevel() throws {
        let encoder = FastJSONEncoder()
        try onThread(withStack: Self.smallStack) {
            #expect(try encoder.encodeBytes(ScalarNest(depth: 511)).count == 2 * 512 + 1)
            let error = try #require(throws: EncodingError.self) {
                try encoder.encodeBytes(ScalarNest(depth: 512))
            }
            guard case .invalidValue(_, let context) = error else { return }
            #expect(context.debugDescription == "Too many nested arrays or dictionaries.")
        }
    }

    @Test("512 levels are written, and not one more", arguments: [false, true])
    func encoding(sortsKeys: Bool) throws {
        let encoder = FastJSONEncoder()
        encoder.outputFormatting = sortsKeys ? .sortedKeys : []
        try onThread(withStack: Self.smallStack) {
            let text = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
            #expect(try encoder.encodeBytes(Nest(depth: 500)) == Array(text.utf8))
            #expect(try encoder.encodeBytes(Chain(length: 500)).count == 500 * 9 - 7)
            for levels in [514, 1000] {
                let error = try #require(throws: EncodingError.self) {
                    try encoder.encodeBytes(Chain(length: levels))
                }
                guard case .invalidValue(_, let context) = error else {
                    Issue.record("\(String(describing: error))")
                    continue
                }
                #expect(context.debugDescription == "Too many nested arrays or dictionaries.")
                #expect(context.codingPath.count == 513)
            }
        }
    }
}
