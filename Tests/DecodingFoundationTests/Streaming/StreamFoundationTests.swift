import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// What a `Progress` is told, and checkpoints that are stored.
@Suite struct StreamFoundationTests {
    private final class File {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("fastjson-\(UUID().uuidString).json")

        init(_ text: String) throws {
            try Data(text.utf8).write(to: url)
        }

        deinit {
            try? FileManager.default.removeItem(at: url)
        }
    }

    private static let text = (0..<3000).map { "{\"n\": \($0)}\n" }.joined()

    // MARK: Progress

    @Test(arguments: JSONEngine.allCases)
    func filesHaveASize(_ engine: JSONEngine) throws {
        let file = try File(Self.text)
        let progress = Progress(totalUnitCount: 0)
        let rows = JSONStream(
            try .file(file.url.path, chunkSize: 1000),
            options: .init(engine: engine)
        ).records(.lines, onError: .stop).reporting(to: progress)
        #expect(progress.totalUnitCount == Int64(Self.text.utf8.count))
        #expect(progress.completedUnitCount == 0)
        var seen: [Int64] = []
        while try rows.next() != nil { seen.append(progress.completedUnitCount) }
        #expect(seen == seen.sorted())
        #expect(Set(seen).count > 20)
        #expect(progress.completedUnitCount == progress.totalUnitCount)
        #expect(progress.isFinished)
        #expect(progress.fractionCompleted == 1)
    }

    @Test(arguments: JSONEngine.allCases)
    func chunksHaveNone(_ engine: JSONEngine) throws {
        let progress = Progress(totalUnitCount: 0)
        let rows = StreamMode(engine, .chunks(1000)).stream(Self.text)
            .records(.lines, onError: .stop).reporting(to: progress)
        #expect(progress.isIndeterminate)
        while try rows.next() != nil {}
        #expect(progress.completedUnitCount == Int64(Self.text.utf8.count))
    }

    // MARK: Checkpoints

    struct Row: Decodable, Equatable, Sendable {
        var n: Int
    }

    /// Stored as JSON, and read again; also by a parser of this package.
    @Test(arguments: StreamMode.some)
    func coding(_ mode: StreamMode) throws {
        let text = "{\"a\\\"é\\u0000\": [\n[1, 2],\n [{\"n\": 3}], {}]}"
        let pointer = "/a\"é\0/*"
        let elements = try mode.stream(text).elements(at: "/a\"é\0")
        var count = 0
        while try elements.next() != nil {
            count += 1
            let checkpoint = try #require(elements.checkpoint)
            for format in [JSONEncoder.OutputFormatting(), .prettyPrinted] {
                let encoder = JSONEncoder()
                encoder.outputFormatting = format
                let data = try encoder.encode(checkpoint)
                let decoded = try JSONDecoder().decode(JSONCheckpoint.self, from: data)
                #expect(decoded == checkpoint)
                #expect(decoded.hashValue == checkpoint.hashValue)
                let parsed = try DecodableParser(JSONCheckpoint.self).decode(data)
                #expect(parsed == checkpoint)
            }
            let list = try PropertyListEncoder().encode(checkpoint)
            #expect(try PropertyListDecoder().decode(JSONCheckpoint.self, from: list) == checkpoint)
        }
        #expect(count == 3)
        #expect(throws: JSONError.self) {
            let other = try mode.stream(text).resuming(at: elements.checkpoint)
                .elements(at: JSONPath(pointer))
            while try other.next() != nil {}
        }
    }

    @Test func theStoredForm() throws {
        let elements = try JSONStream(.bytes(Array("{\"a\":\n[[1], 2]}".utf8)))
            .values(at: "/a/*/0")
        #expect(try elements.next() == 1)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(elements.checkpoint), as: UTF8.self)
        #expect(
            text
                == #"{"found":1,"index":0,"lineFeeds":1,"offset":9,"scalarsInLine":3,"steps":["a",0,0]}"#
        )
    }

    /// Files of `Decodable` rows, read in pieces by one stream after the other.
    @Test(arguments: JSONEngine.allCases)
    func inPieces(_ engine: JSONEngine) throws {
        let file = try File("{\"rows\": [\(Self.text.dropLast().replacing("\n", with: ",\n"))]}")
        var stored = Data("null".utf8)
        var numbers: [Int] = []
        while true {
            let checkpoint = try JSONDecoder().decode(JSONCheckpoint?.self, from: stored)
            let rows = try JSONStream(
                .file(file.url.path, chunkSize: 4096),
                options: .init(engine: engine)
            ).resuming(at: checkpoint).elements(at: "/rows", DecodableParser(Row.self))
            var taken = 0
            while taken < 700, let row = try rows.next() {
                numbers.append(row.n)
                taken += 1
            }
            guard taken == 700 else { break }
            #expect(rows.path == ["rows", .index(numbers.count - 1)])
            stored = try JSONEncoder().encode(rows.checkpoint)
        }
        #expect(numbers == Array(0..<3000))
    }
}
