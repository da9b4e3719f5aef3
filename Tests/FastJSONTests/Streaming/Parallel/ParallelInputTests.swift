import FastJSON
import Foundation
import TestSupport
import Testing

/// Where the lines come from that are read on several processors.
@Suite(.timeLimit(.minutes(20))) struct ParallelInputTests {
    /// Chunks that are awaited.
    private struct Awaited: AsyncSequence, Sendable {
        var chunks: [[UInt8]]
        /// True if it waits for ever after them.
        var isEndless = false

        struct AsyncIterator: AsyncIteratorProtocol {
            var chunks: ArraySlice<[UInt8]>
            let isEndless: Bool

            mutating func next() async throws -> [UInt8]? {
                await Task.yield()
                if chunks.isEmpty, isEndless { try await Task.sleep(for: .seconds(1000)) }
                return chunks.popFirst()
            }
        }

        func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(chunks: chunks[...], isEndless: isEndless)
        }
    }

    private static func lines(
        _ stream: consuming JSONStream,
        onError policy: JSONErrorPolicy = .stop
    ) -> JSONParallelLines<JSONValue> {
        stream.parallelLines(onError: policy) { cursor throws(JSONError) in
            try cursor.readValue()
        }
    }

    private static func chunks(_ text: String, _ size: Int) -> [[UInt8]] {
        Chunks(Array(text.utf8), size: size).map { Array($0) }
    }

    @Test(arguments: [1, 7, 5000, 100_000])
    func chunksThatAreAwaited(_ size: Int) async throws {
        let text = (0..<2000).map { $0 % 9 == 4 ? "x\n" : "[\($0)]\n" }.joined()
        let rows = Self.lines(
            JSONStream(chunks: Awaited(chunks: Self.chunks(text, size))),
            onError: .collect(limit: 3)
        )
        var values: [JSONValue] = []
        for try await row in rows { values.append(row) }
        #expect(values == (0..<2000).filter { $0 % 9 != 4 }.map { [.integer($0)] })
        #expect(rows.rejects.map(\.index) == [4, 13, 22])
        #expect(rows.rejects.map(\.error.line) == [5, 14, 23])
        #expect(rows.rejectCount == 222)
        #expect(rows.bytesRead == text.utf8.count)
    }

    /// A reader is asked for as many bytes as it says, or for fewer where the window has no more room.
    @Test(arguments: [1, 100, 1 << 20])
    func sizeOfChunks(_ size: Int) async throws {
        let (asSaid, more) = (Counter(), Counter())
        var rest = Array(String(repeating: "[1]\n", count: 5000).utf8)[...]
        let input = JSONInput.reader(chunkSize: size) { buffer in
            if buffer.count == size { asSaid.add(1) }
            if buffer.count > size { more.add(1) }
            let chunk = rest.prefix(buffer.count)
            buffer.copyBytes(from: chunk)
            rest = rest.dropFirst(chunk.count)
            return chunk.count
        }
        var count = 0
        for try await _ in Self.lines(JSONStream(input)) { count += 1 }
        #expect(count == 5000)
        #expect(asSaid.count > 0)
        #expect(more.count == 0)
    }

    /// What is there is delivered, whatever comes later, if anything does.
    @Test func liveInput() async throws {
        let pipe = Pipe()
        let writer = pipe.fileHandleForWriting
        writer.write(Data("0\n".utf8))
        let rows = Self.lines(JSONStream(.fileDescriptor(pipe.fileHandleForReading.fileDescriptor)))
        var values: [JSONValue] = []
        for try await row in rows {
            values.append(row)
            if values.count < 20 {
                writer.write(Data("\(values.count)\n".utf8))
            } else if values.count == 20 {
                writer.write(Data("20\n21".utf8))
                try writer.close()
            }
        }
        #expect(values == (0..<22).map { .integer($0) })

        let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
        continuation.yield(Array("0\n".utf8))
        values = []
        for try await row in Self.lines(JSONStream(chunks: stream)) {
            values.append(row)
            if values.count == 20 { continuation.finish() }
            continuation.yield(Array("\(values.count)\n".utf8))
        }
        #expect(values == (0..<20).map { .integer($0) })
    }

    /// A task that waits for input can be cancelled; what arrives later is for whoever reads next.
    @Test(arguments: [true, false], [false, true])
    func idleInput(_ isPipe: Bool, _ isParallel: Bool) async throws {
        let pipe = Pipe()
        let start = isParallel ? "1\n2\n3" : "1\n2\n"
        pipe.fileHandleForWriting.write(Data(start.utf8))
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        let (taken, continuation) = AsyncStream<JSONValue>.makeStream()
        let task = Task { () -> JSONError? in
            let stream =
                isPipe
                ? JSONStream(.fileDescriptor(descriptor))
                : JSONStream(chunks: Awaited(chunks: [Array(start.utf8)], isEndless: true))
            do throws(JSONError) {
                if isParallel {
                    for try await row in Self.lines(stream) { continuation.yield(row) }
                } else {
                    for try await row in stream.records(.lines, onError: .stop) {
                        continuation.yield(row)
                    }
                }
                return nil
            } catch {
                return error
            }
        }
        var values: [JSONValue] = []
        for await value in taken {
            values.append(value)
            if values.count == 2 { break }
        }
        task.cancel()
        #expect(await task.value?.code == .cancelled)
        #expect(values == [1, 2])
        pipe.fileHandleForWriting.write(Data("4".utf8))
        try pipe.fileHandleForWriting.close()
        try await Task.sleep(for: .milliseconds(100))
        if isPipe { #expect(pipe.fileHandleForReading.availableData == Data("4".utf8)) }
        try pipe.fileHandleForReading.close()
    }

    /// Continuing after a record that was read without workers.
    @Test(arguments: StreamMode.modes([.whole, .chunks(7), .window(64)]))
    func resumed(_ mode: StreamMode) async throws {
        let text = "\u{FEFF}1\n\n[2]\nx\n4\n\n {\"é\": y}\n6"
        let plain = mode.stream(text).records(.lines, onError: .collect(limit: 9))
        var checkpoints: [JSONCheckpoint] = []
        for _ in plain.results() { checkpoints.append(try #require(plain.checkpoint)) }
        #expect(checkpoints.count == 6)
        for checkpoint in checkpoints {
            let rest = mode.stream(text).resuming(at: checkpoint)
                .records(.lines, onError: .collect(limit: 9))
            var expected: [JSONValue] = []
            while let value = try rest.next() { expected.append(value) }
            let rows = Self.lines(
                mode.stream(text).resuming(at: checkpoint),
                onError: .collect(limit: 9)
            )
            var values: [JSONValue] = []
            for try await row in rows { values.append(row) }
            #expect(values == expected)
            #expect(rows.rejects == rest.rejects)
        }
        // One of something else is refused.
        let others = mode.stream("1 2").records(.concatenated, onError: .skip)
        _ = try others.next()
        let refused = Self.lines(mode.stream(text).resuming(at: others.checkpoint))
        for _ in 0..<2 {
            let error = await #expect(throws: JSONError.self) {
                for try await _ in refused {}
            }
            #expect(
                error?.message == "the checkpoint is of records in the format 'concatenated', "
                    + "not 'lines'"
            )
        }
    }

    /// Lines that are longer than a block and than their limit.
    @Test(arguments: StreamMode.modes([.whole, .window(50_000)]), [4, 1000])
    func longLines(_ mode: StreamMode, limit: Int) async throws {
        let long = String(repeating: "é", count: 140_000)
        let blank = String(repeating: " ", count: 280_000)
        let rows = [
            "1", long, "2", "\(blank)3", "4\(blank)", "\(blank)\(long)\(blank)", "5\(blank)6",
            blank,
            "x", long,
        ]
        let texts = [rows.joined(separator: "\n"), rows.joined(separator: "\r\n") + "\n"]
        for text in TestScope.some(texts, oneIn: 2, turn: limit == 4 ? 0 : 1) {
            let options = JSONReadingOptions(limits: JSONLimits(recordLength: limit))
            let plain = mode.stream(text, options: options)
                .records(.lines, onError: .collect(limit: 99))
            var expected: [JSONValue] = []
            while let value = try plain.next() { expected.append(value) }
            #expect(expected == [1, 2, 3, 4])
            #expect(plain.rejectCount == 5)
            let lines = Self.lines(
                mode.stream(text, options: options),
                onError: .collect(limit: 99)
            )
            var values: [JSONValue] = []
            for try await value in lines { values.append(value) }
            #expect(values == expected)
            #expect(lines.rejects.map(\.error.place) == plain.rejects.map(\.error.place))
            #expect(lines.rejects.map(\.bytes) == plain.rejects.map(\.bytes))
        }
    }

    @Test(arguments: StreamMode.modes([.whole, .chunks(4096), .window(4096)]))
    func observers(_ mode: StreamMode) async throws {
        let text = (0..<50_000).map { $0 % 1000 == 3 ? "[x]\n" : "[\($0)]\n" }.joined()
        let policies: [JSONErrorPolicy] = [.skip, .collect(limit: 2)]
        for policy in TestScope.some(policies, oneIn: 2, turn: mode.engine == .native ? 0 : 1) {
            var seen: [JSONProgress] = []
            var rejects: [JSONReject] = []
            var indices: [Int] = []
            let rows = Self.lines(mode.stream(text), onError: policy)
                .onProgress { seen.append($0) }
                .onReject { rejects.append($0) }
                .onReject { indices.append($0.index) }
            var count = 0
            for try await _ in rows { count += 1 }
            #expect(count == 49_950)
            #expect(indices == (0..<50).map { 1000 * $0 + 3 })
            #expect(rejects.map(\.index) == indices)
            #expect(rejects.allSatisfy { $0.bytes?.text == "[x]" })
            #expect(rows.rejectCount == 50)
            #expect(rows.rejects == (policy == .skip ? [] : Array(rejects.prefix(2))))
            #expect(seen.count > 1)
            #expect(seen.map(\.elementCount) == seen.map(\.elementCount).sorted())
            #expect(seen.last?.elementCount == count)
            #expect(seen.last?.bytesRead == text.utf8.count)
            #expect(rows.progress.elementCount == count)
        }
    }

    /// The lines before a failure come first, whatever the failure is.
    @Test(arguments: [JSONError.Code.inputFailed, .cancelled, .init("mine")])
    func failures(_ code: JSONError.Code) throws {
        func stream() -> JSONStream {
            nonisolated(unsafe) var rest = ["1\n2", "\n3"][...]
            return JSONStream(
                .reader { buffer in
                    guard let piece = rest.popFirst() else {
                        throw JSONError(code: code, message: "gone")
                    }
                    buffer.copyBytes(from: piece.utf8)
                    return piece.utf8.count
                }
            )
        }
        let plain = stream().lines(onError: .stop)
        let parallel = Self.lines(stream())
        for expected in [1, 2] as [JSONValue] {
            #expect(try plain.next() == expected)
            #expect(try parallel.next() == expected)
        }
        let failures = [
            #expect(throws: JSONError.self) { try plain.next() },
            #expect(throws: JSONError.self) { try parallel.next() },
        ]
        #expect(failures.map { $0?.code } == [code, code])
    }
}
