import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// One decoder and one encoder, used by many tasks at once.
@Suite struct ConcurrencyTests {
    @Test(arguments: JSONEngine.allCases)
    func oneDecoder(_ engine: JSONEngine) async throws {
        let settings = DecodingSettings(dates: .secondsSince1970, keys: .convertFromSnakeCase)
        let decoder = settings.ours(engine)
        let texts = (0..<40).map { index in
            let tags = (0..<index).map { "\"tag \($0)\"" }.joined(separator: ",")
            // Every seventh is wrong.
            let value = index % 7 == 0 ? "null" : "\(index)"
            return "{\"name\":\"\(index)\",\"from\":{\"x\":\(value)},\"tags\":[\(tags)]}"
        }
        let expected = texts.map { text in
            outcome { try settings.foundation.decode(Sample.Line.self, from: Data(text.utf8)) }
        }
        let found = await withTaskGroup(of: (Int, CodecOutcome).self) { group in
            for round in 0..<400 {
                let text = texts[round % texts.count]
                group.addTask {
                    let found = outcome {
                        try decoder.decode(Sample.Line.self, from: Data(text.utf8))
                    }
                    return (round % texts.count, found)
                }
            }
            var all: [(Int, CodecOutcome)] = []
            for await one in group { all.append(one) }
            return all
        }
        #expect(found.count == 400)
        for (index, outcome) in found { #expect(outcome == expected[index]) }
    }

    @Test func oneEncoder() async throws {
        let settings = EncodingSettings(keys: .convertToSnakeCase)
        let encoder = settings.ours
        let lines = (0..<40).map { index in
            Sample.Line(
                name: "\(index)",
                from: Sample.Point(x: index, y: index % 7 == 0 ? .nan : 0.5),
                to: nil,
                tags: Array(repeating: "é/", count: index)
            )
        }
        let expected = lines.map { line in outcome { try settings.foundation.encode(line) } }
        let found = await withTaskGroup(of: (Int, CodecOutcome).self) { group in
            for round in 0..<400 {
                let line = lines[round % lines.count]
                group.addTask { (round % lines.count, outcome { try encoder.encode(line) }) }
            }
            var all: [(Int, CodecOutcome)] = []
            for await one in group { all.append(one) }
            return all
        }
        for (index, outcome) in found { #expect(outcome == expected[index]) }
    }

    /// Coders and parsers of coders that nobody has used before.
    @Test(arguments: JSONEngine.allCases)
    func firstUses(_ engine: JSONEngine) async throws {
        let lines = (0..<8).map { index in
            Sample.Line(
                name: "a name that is long \(index)",
                from: Sample.Point(x: index, y: 0.5),
                to: nil,
                tags: (0..<index).map { "tag \($0)" }
            )
        }
        let expected = try lines.map { try FastJSONEncoder().encodeBytes($0) }
        for round in 0..<20 {
            let decoder = FastJSONDecoder(options: JSONReadingOptions(engine: engine))
            let encoder = FastJSONEncoder()
            encoder.keyEncodingStrategy = .convertToSnakeCase
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            let parser = Sample.Line.jsonParser(decoder: decoder, encoder: encoder)
            let found = try await together(8) { index in
                if index % 2 == round % 2 {
                    let line = try decoder.decode(Sample.Line.self, from: expected[index])
                    return try encoder.encodeBytes(line)
                }
                return try parser.encode(parser.decode(expected[index]))
            }
            #expect(
                try found.map { try JSONValue(parsing: $0) }
                    == expected.map { try JSONValue(parsing: $0) },
                "round \(round)"
            )
        }
    }

    /// Keeps the decoders of its elements, and decodes them on several threads.
    struct Parts: Decodable {
        let decoders: [any Decoder]
        let lines: Lines

        init(from decoder: any Decoder) throws {
            var container = try decoder.container(keyedBy: AnyKey.self)
                .nestedUnkeyedContainer(forKey: "list")
            var decoders: [any Decoder] = []
            while !container.isAtEnd { decoders.append(try container.superDecoder()) }
            self.decoders = decoders
            // They go on when this has returned.
            lines = Lines(decoders)
        }
    }

    /// What several decoders make on other threads.
    final class Lines: Sendable {
        nonisolated(unsafe) private let found = Guarded<[Int: String]>.make([:])
        private let group = DispatchGroup()
        private let count: Int

        init(_ decoders: [any Decoder]) {
            count = decoders.count
            // Each is used by one thread.
            nonisolated(unsafe) let decoders = decoders
            for index in decoders.indices {
                DispatchQueue.global().async(group: group) { [self] in
                    let path = decoders[index].codingPath.map(\.stringValue).joined(separator: ".")
                    let text: String
                    do {
                        let lines = try [Sample.Line](from: decoders[index])
                        text = "\(path): \(lines.map(\.name).joined())"
                    } catch {
                        text = "\(path): \(error)"
                    }
                    found.withLock { $0[index] = text }
                }
            }
        }

        /// Waits for all of them.
        func all() -> [String] {
            group.wait()
            return found.withLock { found in (0..<count).map { found[$0] ?? "" } }
        }
    }

    /// What `superDecoder()` returns can be used on any thread, during the call and after it.
    @Test(arguments: [
        DecodingSettings(), DecodingSettings(keys: .convertFromSnakeCase),
    ])
    func superDecoders(_ settings: DecodingSettings) throws {
        let decoder = settings.ours(.native)
        let lists = (0..<16).map { index in
            let point = Sample.Point(x: index, y: 0.5)
            return Array(
                repeating: Sample.Line(name: "\(index)", from: point, to: nil, tags: ["a", "b"]),
                count: 200
            )
        }
        let bytes = try FastJSONEncoder().encodeBytes(["list": lists])
        let expected = lists.indices.map { index in
            "list.Index \(index): " + String(repeating: "\(index)", count: 200)
        }
        for _ in 0..<4 {
            // The bytes of data are lent for the call.
            let parts = try decoder.decode(Parts.self, from: Data(bytes))
            #expect(parts.lines.all() == expected)
            #expect(Lines(parts.decoders).all() == expected)
        }
    }

    /// Decoding that goes on inside of decoding, with the same decoder.
    @Test func decodingInsideOfDecoding() throws {
        let decoder = FastJSONDecoder()
        let encoder = FastJSONEncoder()
        encoder.outputFormatting = .sortedKeys
        defer {
            // They hold themselves.
            decoder.dateDecodingStrategy = .deferredToDate
            encoder.dateEncodingStrategy = .deferredToDate
        }
        decoder.dateDecodingStrategy = .custom { inner in
            let text = try inner.singleValueContainer().decode(String.self)
            let seconds = try decoder.decode([Double].self, from: Data(text.utf8))
            return Date(timeIntervalSince1970: seconds.reduce(0, +))
        }
        encoder.dateEncodingStrategy = .custom { date, inner in
            var single = inner.singleValueContainer()
            let bytes = try encoder.encodeBytes([date.timeIntervalSince1970])
            try single.encode(String(decoding: bytes, as: UTF8.self))
        }
        let text = "{\"a\":[\"[1,2]\",\"[3]\"]}"
        let dates = try decoder.decode([String: [Date]].self, from: Data(text.utf8))
        #expect(dates == ["a": [Date(timeIntervalSince1970: 3), Date(timeIntervalSince1970: 3)]])
        let bytes = try encoder.encodeBytes(dates)
        #expect(String(decoding: bytes, as: UTF8.self) == "{\"a\":[\"[3]\",\"[3]\"]}")
    }
}
