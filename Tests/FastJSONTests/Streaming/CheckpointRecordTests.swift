import FastJSON
import Foundation
import TestSupport
import Testing

/// Checkpoints of records and files.
@Suite struct CheckpointRecordTests {
    private static let texts: [(JSONRecordFormat, String)] = [
        (.lines, "1\n\n{\"é\": 2}\r\nx\n  [3] \n\n4"),
        (.lines, "\u{FEFF}1\n2\n"),
        (.sequence, "\u{1E}1\n\u{1E}\u{1E}[\n2,\"é\"]\n\u{1E}x\n\u{1E} 4\n"),
        (.concatenated, "1 {\"é\":\n2}[x]\"3\" 4\n 5[6]"),
    ]

    @Test(arguments: 0..<4, StreamMode.some)
    func theRestFollows(_ number: Int, mode: StreamMode) throws {
        let (format, text) = Self.texts[number]
        func rows(_ checkpoint: JSONCheckpoint?) -> JSONElements<JSONValue> {
            mode.stream(text).resuming(at: checkpoint)
                .records(format, onError: .collect(limit: 9))
        }
        let whole = StreamRun { rows(nil) }
        let all = rows(nil)
        while try all.next() != nil {}
        #expect(whole.error == nil)
        let results = rows(nil)
        for (number, _) in results.results().enumerated() {
            let checkpoint = try #require(results.checkpoint)
            #expect(checkpoint.index == number)
            let rest = StreamRun { rows(checkpoint) }
            #expect(rest.elements == whole.elements.filter { $0.index > number })
            let again = rows(checkpoint)
            while try again.next() != nil {}
            #expect(again.rejects == all.rejects.filter { $0.index > number })
        }
    }

    @Test(arguments: JSONRecordFormat.allCases)
    func checkpointsAreTheSame(_ format: JSONRecordFormat) throws {
        let (_, text) = try #require(Self.texts.last { $0.0 == format })
        var all: [[JSONCheckpoint?]] = []
        for mode in StreamMode.all {
            let rows = mode.stream(text).records(format, onError: .skip)
            var checkpoints: [JSONCheckpoint?] = [rows.checkpoint]
            while try rows.next() != nil { checkpoints.append(rows.checkpoint) }
            all.append(checkpoints)
        }
        #expect(all.allSatisfy { $0 == all[0] })
        #expect(all[0].first == .some(nil))
        #expect(!all[0].dropFirst().contains(nil))
    }

    // MARK: Files

    /// Only what comes after is touched.
    @Test(arguments: JSONEngine.allCases)
    func files(_ engine: JSONEngine) throws {
        let numbers = 0..<4000
        let text = "{\"a\": [\(numbers.map { "{\"n\": \($0)}" }.joined(separator: ",\n"))]}"
        let file = try TemporaryFile(Array(text.utf8))
        let options = JSONReadingOptions(engine: engine)
        func open(_ checkpoint: JSONCheckpoint?) throws(JSONError) -> JSONElements<JSONValue> {
            try JSONStream(.file(file.path, chunkSize: 512), options: options)
                .resuming(at: checkpoint).elements(at: "/a")
        }
        let elements = try open(nil)
        for _ in 0..<3000 { _ = try elements.next() }
        let checkpoint = try #require(elements.checkpoint)
        let rest = StreamRun { () throws(JSONError) in try open(checkpoint) }
        #expect(rest.indices == Array(3000..<4000))
        #expect(rest.values == numbers[3000...].map { ["n": .integer($0)] })
        #expect(rest.elements.first?.path == ["a", 3000])
        let resumed = try open(checkpoint)
        _ = try resumed.next()
        // What was passed counts as read.
        #expect(resumed.progress.bytesRead <= checkpoint.offset + 1024)
        #expect(resumed.progress.bytesRead > checkpoint.offset)
        #expect(resumed.progress.totalBytes == text.utf8.count)
    }

    /// A process that ends, and another one that continues: here only the stored bytes remain.
    @Test(arguments: JSONEngine.allCases, [JSONRecordFormat.lines, .concatenated])
    func stoppedAndStartedAgain(_ engine: JSONEngine, format: JSONRecordFormat) throws {
        let text = (0..<100).map {
            "{\"n\":\n \($0)}".replacing("\n", with: format == .lines ? "" : "\n")
        }
        let file = try TemporaryFile(Array(text.joined(separator: "\n").utf8))
        var stored = Data("null".utf8)
        var found: [JSONValue] = []
        var runs = 0
        while found.count < 100, runs < 50 {
            runs += 1
            let checkpoint = try JSONDecoder().decode(JSONCheckpoint?.self, from: stored)
            let rows = JSONStream(
                try .file(file.path, chunkSize: 7),
                options: .init(engine: engine)
            )
            .resuming(at: checkpoint)
            .records(format, onError: .stop)
            for _ in 0..<7 {
                guard let row = try rows.next() else { break }
                found.append(row)
            }
            #expect(rows.index == found.count - 1)
            stored = try JSONEncoder().encode(rows.checkpoint)
        }
        #expect(found == (0..<100).map { ["n": .integer($0)] })
        #expect(runs == 15)
    }

    /// A descriptor is read, and resumed, from where it stands.
    @Test(arguments: JSONEngine.allCases)
    func descriptors(_ engine: JSONEngine) throws {
        let file = try TemporaryFile(Array("header [1, 2, 3]".utf8))
        let handle = try #require(FileHandle(forReadingAtPath: file.path))
        defer { try? handle.close() }
        func open(_ checkpoint: JSONCheckpoint?) throws -> JSONElements<JSONValue> {
            try handle.seek(toOffset: 7)
            return try JSONStream(
                .fileDescriptor(handle.fileDescriptor),
                options: .init(engine: engine)
            ).resuming(at: checkpoint).elements(at: "")
        }
        let elements = try open(nil)
        #expect(try elements.next() == 1)
        let rest = try open(elements.checkpoint)
        #expect(try rest.next() == 2)
        #expect(rest.offset == 4)
        #expect(try rest.next() == 3)
        #expect(try rest.next() == nil)
    }

    /// From a pipe, what comes before is read and forgotten.
    @Test(arguments: JSONEngine.allCases)
    func pipes(_ engine: JSONEngine) throws {
        let text = "[\((0..<500).map { "\"text \($0)\"" }.joined(separator: ","))]"
        func elements(_ checkpoint: JSONCheckpoint?) throws -> JSONElements<JSONValue> {
            let pipe = Pipe()
            pipe.fileHandleForWriting.write(Data(text.utf8))
            try pipe.fileHandleForWriting.close()
            let bytes = pipe.fileHandleForReading
            return try JSONStream(
                .reader(chunkSize: 100) { buffer in
                    let data = try bytes.read(upToCount: buffer.count) ?? Data()
                    data.withUnsafeBytes { buffer.copyMemory(from: $0) }
                    return data.count
                },
                options: .init(engine: engine)
            ).resuming(at: checkpoint).elements(at: "")
        }
        let first = try elements(nil)
        for _ in 0..<400 { _ = try first.next() }
        let rest = try elements(first.checkpoint)
        var values: [JSONValue] = []
        while let value = try rest.next() { values.append(value) }
        #expect(values == (400..<500).map { .string("text \($0)") })
    }
}
