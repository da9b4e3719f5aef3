import Decoding
import FastJSON
import Foundation
import TestSupport
import Testing

/// Elements that are taken with `for try await`.
@Suite(.timeLimit(.minutes(20))) struct AsyncStreamTests {
    private static let text = """
        {"x": [0, {"y": null}], "list": [1, [2, {"é": "\\n"}], "text", {}, null,
        \((10..<60).map { "{\"n\": \($0)}" }.joined(separator: " , "))], "z": 1}
        """

    private static var expected: StreamRun<JSONValue> {
        StreamRun { () throws(JSONError) in
            try JSONStream(.bytes(Array(text.utf8))).elements(at: "/list")
        }
    }

    @Test(arguments: [1, 2, 3, 7, 64, 4096], JSONEngine.allCases)
    func chunksOfEverySize(_ size: Int, engine: JSONEngine) async {
        let options = JSONReadingOptions(engine: engine)
        let run = await AsyncRun { () throws(JSONError) in
            try JSONStream(chunks: MadeChunks(Self.text, size: size), options: options)
                .elements(at: "/list").located()
        }
        #expect(run.error == nil)
        #expect(run.values.map(\.value) == Self.expected.values)
        #expect(run.values.map(\.index) == Self.expected.indices)
        #expect(run.values.map(\.path.description) == Self.expected.paths)
        #expect(run.values.map(\.offset) == Self.expected.offsets)
    }

    @Test(arguments: [1, 3, 64, 4096], JSONEngine.allCases)
    func asyncStreams(_ size: Int, engine: JSONEngine) async {
        let (stream, continuation) = AsyncStream<ArraySlice<UInt8>>.makeStream()
        let sender = Task {
            for chunk in Chunks(Array(Self.text.utf8), size: size) {
                continuation.yield(chunk)
                continuation.yield([])
                await Task.yield()
            }
            continuation.finish()
        }
        let run = await AsyncRun { () throws(JSONError) in
            try JSONStream(chunks: stream, options: .init(engine: engine)).elements(at: "/list")
        }
        await sender.value
        #expect(run.error == nil)
        #expect(run.values == Self.expected.values)
    }

    @Test(arguments: JSONRecordFormat.allCases, JSONEngine.allCases)
    func records(_ format: JSONRecordFormat, engine: JSONEngine) async throws {
        let separator = format == .sequence ? "\u{1E}" : ""
        let text = (0..<50).map { "\(separator)\($0 % 10 == 3 ? "[x]" : "\($0)")\n" }.joined()
        for size in [1, 5, 4096] {
            let stream = JSONStream(
                chunks: MadeChunks(text, size: size),
                options: .init(engine: engine)
            )
            let rows = stream.records(format, Int.jsonParser(), onError: .collect(limit: 3))
            var values: [Int] = []
            for try await row in rows { values.append(row) }
            #expect(values == (0..<50).filter { $0 % 10 != 3 })
            #expect(rows.rejectCount == 5)
            #expect(rows.rejects.map(\.index) == [3, 13, 23])
            #expect(rows.rejects.map(\.error.line) == [4, 14, 24])
            #expect(rows.progress.bytesRead == text.utf8.count)
            #expect(rows.progress.totalBytes == nil)
            #expect(rows.progress.elementCount == 45)
        }
    }

    @Test(arguments: JSONEngine.allCases)
    func memoryAndFiles(_ engine: JSONEngine) async throws {
        let options = JSONReadingOptions(engine: engine)
        let bytes = Array(Self.text.utf8)
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("fastjson-\(UUID().uuidString).json")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let whole = await AsyncRun { () throws(JSONError) in
            try JSONStream(.bytes(bytes), options: options).elements(at: "/list")
        }
        let chunks = await AsyncRun { () throws(JSONError) in
            try JSONStream(.chunks(Chunks(bytes, size: 3)), options: options)
                .elements(at: "/list")
        }
        let file = await AsyncRun { () throws(JSONError) in
            try JSONStream(try .file(url.path, chunkSize: 16), options: options)
                .elements(at: "/list")
        }
        // What may have to wait.
        let function = await AsyncRun { () throws(JSONError) in
            try StreamMode(engine, .window(5)).stream(bytes).elements(at: "/list")
        }
        for run in [whole, chunks, file, function] {
            #expect(run.error == nil)
            #expect(run.values == Self.expected.values)
        }
    }

    /// A real pipe, into which another thread writes when it likes.
    @Test(arguments: JSONEngine.allCases)
    func pipes(_ engine: JSONEngine) async throws {
        let pipe = Pipe()
        let bytes = Array(Self.text.utf8)
        let writer = Thread {
            for chunk in Chunks(bytes, size: 40) {
                pipe.fileHandleForWriting.write(Data(chunk))
                usleep(1000)
            }
            try? pipe.fileHandleForWriting.close()
        }
        writer.start()
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        let run = await AsyncRun { () throws(JSONError) in
            try JSONStream(.fileDescriptor(descriptor), options: .init(engine: engine))
                .elements(at: "/list")
        }
        #expect(run.error == nil)
        #expect(run.values == Self.expected.values)
        try pipe.fileHandleForReading.close()
    }

    /// An element is there as soon as its last byte is: the sender waits for it.
    @Test(arguments: JSONEngine.allCases)
    func elementsDoNotWaitForLaterChunks(_ engine: JSONEngine) async throws {
        let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
        continuation.yield(Array("[\"0\", ".utf8))
        var values: [String] = []
        let elements = try JSONStream(chunks: stream, options: .init(engine: engine))
            .elements(at: "", String.jsonParser())
        for try await value in elements {
            values.append(value)
            if values.count < 20 {
                continuation.yield(Array("\"\(values.count)\", ".utf8))
            } else {
                continuation.yield(Array("\"last\"]".utf8))
                continuation.finish()
            }
        }
        let expected: [String] = (0..<20).map { "\($0)" } + ["last"]
        #expect(values == expected)
    }

    /// An element need not be `Sendable`.
    @Test(arguments: JSONEngine.allCases)
    func elementsThatAreNotSendable(_ engine: JSONEngine) async throws {
        final class Box {
            var number: Int
            init(_ number: Int) { self.number = number }
        }
        let elements = try JSONStream(
            chunks: MadeChunks("[1, 2, 3]", size: 2),
            options: .init(engine: engine)
        ).elements(at: "") { cursor throws(JSONError) in Box(try cursor.readInt()) }
        var sum = 0
        for try await box in elements {
            box.number += 10
            sum += box.number
        }
        #expect(sum == 36)
    }

    @Test(arguments: JSONEngine.allCases)
    @MainActor func onTheMainActor(_ engine: JSONEngine) async throws {
        var values: [Int] = []
        for text in ["[1, 2]", "[3]"] {
            let elements = try JSONStream(
                chunks: MadeChunks(text, size: 1),
                options: .init(engine: engine)
            ).elements(at: "", Int.jsonParser())
            for try await value in elements {
                MainActor.assertIsolated()
                values.append(value)
            }
        }
        #expect(values == [1, 2, 3])
    }

    // MARK: Errors

    @Test(arguments: [1, 4, 4096], JSONEngine.allCases)
    func errorsInTheText(_ size: Int, engine: JSONEngine) async {
        let rows: [(String, [Int], String?)] = [
            ("[1, 2 3]", [1, 2], "expected ',' or ']' after an element, found '3'"),
            ("[1, \"a\", 3]", [1], "Expected an integer number, but found:\n\"a\""),
            ("[1, 2", [1], "unexpected end of input: expected ',' or ']' after an element"),
            ("", [], "empty input: expected a JSON value"),
            ("[1] []", [1], "expected the end of the document, found '['"),
            ("[]", [], nil),
        ]
        for (text, values, message) in rows {
            let run = await AsyncRun { () throws(JSONError) in
                try JSONStream(
                    chunks: MadeChunks(text, size: size),
                    options: .init(engine: engine)
                ).elements(at: "", Int.jsonParser())
            }
            let sync = StreamRun { () throws(JSONError) in
                try StreamMode(engine, .whole).stream(text).elements(at: "", Int.jsonParser())
            }
            #expect(run.values == sync.values, "\(text)")
            #expect(run.error?.place == sync.error?.place, "\(text)")
            #expect(run.values.starts(with: values), "\(text)")
            #expect(run.error?.message == message, "\(text)")
        }
    }

    @Test(arguments: JSONEngine.allCases)
    func errorsOfTheChunks(_ engine: JSONEngine) async {
        struct Lost: Error, CustomStringConvertible { let description = "the line is dead" }
        let own = JSONError(code: .init("own"), message: "mine")
        for (error, code, message) in [
            (Lost(), .inputFailed, "cannot read the input: the line is dead"),
            (own, own.code, "mine"),
        ] as [(any Error, JSONError.Code, String)] {
            let run = await AsyncRun { () throws(JSONError) in
                let chunks = MadeChunks { number in
                    if number == 3 { throw error }
                    return Array("\(number == 0 ? "[" : "")\(number), ".utf8)
                }
                return try JSONStream(chunks: chunks, options: .init(engine: engine))
                    .elements(at: "", Int.jsonParser())
            }
            #expect(run.values == [0, 1, 2])
            #expect(run.error?.code == code)
            #expect(run.error?.message == message)
        }
    }

    @Test(arguments: JSONEngine.allCases)
    func chunksCannotBeReadWithoutAwaiting(_ engine: JSONEngine) throws {
        let message = "a stream of awaited chunks can be read only with 'for try await'"
        let options = JSONReadingOptions(engine: engine)
        let elements = try JSONStream(chunks: MadeChunks("[1]", size: 1), options: options)
            .elements(at: "")
        let rows = JSONStream(chunks: MadeChunks("[1]", size: 1), options: options)
            .records(.lines, onError: .skip)
        for stream in [elements, rows] {
            let errors = (0..<2).map { _ in
                #expect(throws: JSONError.self) { try stream.next() }
            }
            #expect(errors[0]?.message == message)
            #expect(errors[0]?.code == .invalidStructure)
            #expect(errors[1] == errors[0])
        }
    }

    /// After the end or an error, nothing follows; and nothing waits for ever.
    @Test(arguments: ["[1]", "[1, x]"])
    func theEndStays(_ text: String) async throws {
        let ends = Tally()
        let task = Task { () throws -> String in
            let elements = try JSONStream(chunks: MadeChunks(text, size: 1)).elements(at: "")
            var iterator = elements.makeAsyncIterator()
            do {
                while try await iterator.next() != nil {}
            } catch {}
            ends.add()
            defer { ends.add() }
            do {
                return try await iterator.next() == nil ? "end" : "element"
            } catch {
                return (error as? JSONError)?.message ?? ""
            }
        }
        Thread.detachNewThread {
            while ends.count == 0 { usleep(1000) }
            for _ in 0..<1000 where ends.count == 1 { usleep(1000) }
            task.cancel()
        }
        let outcome = try await task.value
        // After an error, that may be thrown again.
        let again = text == "[1]" ? "end" : "expected a value, found 'x'"
        #expect([again, "end"].contains(outcome))
    }
}
