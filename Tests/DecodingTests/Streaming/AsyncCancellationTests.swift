import Decoding
import FastJSON
import Foundation
import TestSupport
import Testing

/// Streams whose reader or sender is slow, or goes away.
@Suite(.timeLimit(.minutes(20))) struct AsyncCancellationTests {
    /// Numbers without end, ten in each chunk.
    private static func endless(_ companion: Companion? = nil) -> MadeChunks {
        MadeChunks(companion) { number in
            Array("\(number == 0 ? "[" : "")\(String(repeating: "\(number), ", count: 10))".utf8)
        }
    }

    private static let engines = JSONEngine.allCases

    // MARK: A slow reader

    /// Of thousands of elements, few are read before they are wanted.
    @Test(arguments: engines)
    func aSlowReader(_ engine: JSONEngine) async throws {
        let chunks = Self.endless()
        let elements = try JSONStream(chunks: chunks, options: .init(engine: engine))
            .elements(at: "", Int.jsonParser())
        var count = 0
        for try await _ in elements {
            count += 1
            if count == 1 || count == 1000 {
                try await Task.sleep(for: .milliseconds(50))
                #expect(chunks.tally.count * 10 <= count + 300)
            }
            if count == 2000 { break }
        }
        #expect(count == 2000)
    }

    /// Also from a function that yields whatever it is asked for.
    @Test(arguments: engines)
    func aSlowReaderOfAFunction(_ engine: JSONEngine) async throws {
        let tally = Tally()
        let text = Array(String(repeating: "1, ", count: 10).utf8)
        let elements = try JSONStream(
            .reader(chunkSize: 64) { buffer in
                let isFirst = tally.add() == 1
                buffer.copyBytes(from: isFirst ? [0x5B] + text : text)
                return text.count + (isFirst ? 1 : 0)
            },
            options: .init(engine: engine)
        ).elements(at: "", Int.jsonParser())
        for try await _ in elements {
            try await Task.sleep(for: .milliseconds(50))
            break
        }
        #expect(tally.count <= 40)
    }

    // MARK: Breaking out

    @Test(arguments: engines, [1, 100])
    func breakingOutFreesEverything(_ engine: JSONEngine, count: Int) async throws {
        var companion: Companion? = Companion()
        let watch = try Watch(#require(companion))
        do {
            var taken = 0
            let elements = try JSONStream(
                chunks: Self.endless(companion),
                options: .init(engine: engine)
            ).elements(at: "") { [companion] cursor throws(JSONError) in
                _ = companion
                return try cursor.readInt()
            }
            for try await _ in elements {
                taken += 1
                if taken == count { break }
            }
        }
        companion = nil
        #expect(try await watch.isGone())
    }

    @Test(arguments: engines)
    func anEndFreesEverything(_ engine: JSONEngine) async throws {
        for text in ["[1, 2]", "[1, x]", ""] {
            var companion: Companion? = Companion()
            let watch = try Watch(#require(companion))
            let bytes = Array(text.utf8)
            let chunks = MadeChunks(companion) { number in number == 0 ? bytes : nil }
            companion = nil
            _ = await AsyncRun { () throws(JSONError) in
                try JSONStream(chunks: chunks, options: .init(engine: engine)).elements(at: "")
            }
            _ = consume chunks
            #expect(try await watch.isGone(), "\(text)")
        }
    }

    // MARK: Cancellation

    /// Runs a task until it has taken that many elements, cancels it, and returns its error.
    private func cancelled(
        after count: Int,
        _ make: @escaping @Sendable () throws -> JSONElements<Int>
    ) async throws -> JSONError? {
        let tally = Tally()
        let task = Task { () -> JSONError? in
            do {
                for try await _ in try make() { tally.add() }
                return nil
            } catch {
                return try #require(error as? JSONError)
            }
        }
        cancel(task, once: tally, is: count)
        return try await task.value
    }

    /// Cancels a task later, from a thread: tasks that never wait may leave none to other tasks.
    private func cancel<Success, Failure>(
        _ task: Task<Success, Failure>,
        once tally: Tally,
        is count: Int
    ) {
        Thread.detachNewThread {
            while tally.count < count { usleep(1000) }
            task.cancel()
        }
    }

    /// While it waits for a chunk that never comes.
    @Test(arguments: engines)
    func whileWaiting(_ engine: JSONEngine) async throws {
        let companion = Companion()
        let watch = Watch(companion)
        let chunks = MadeChunks(companion) { number in
            if number == 3 { try await Task.sleep(for: .seconds(1000)) }
            return Array("\(number == 0 ? "[" : "")\(number), ".utf8)
        }
        _ = consume companion
        let error = try await cancelled(after: 3) { [chunks = consume chunks] in
            try JSONStream(chunks: chunks, options: .init(engine: engine))
                .elements(at: "", Int.jsonParser())
        }
        #expect(error?.code == .cancelled)
        #expect(error?.message == "the task was cancelled")
        #expect(try await watch.isGone())
    }

    /// An `AsyncStream` ends when its task is cancelled: that is not the end of the input.
    @Test(arguments: engines)
    func whileWaitingForAStream(_ engine: JSONEngine) async throws {
        for text in ["[1, ", "1\n2\n"] {
            let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
            continuation.yield(Array(text.utf8))
            let error = try await cancelled(after: 1) {
                let json = JSONStream(chunks: stream, options: .init(engine: engine))
                return text.hasPrefix("[")
                    ? try json.elements(at: "", Int.jsonParser())
                    : json.lines(Int.jsonParser(), onError: .skip)
            }
            #expect(error?.code == .cancelled, "\(text)")
            continuation.finish()
        }
    }

    @Test(arguments: engines)
    func whileReading(_ engine: JSONEngine) async throws {
        let error = try await cancelled(after: 100) {
            try JSONStream(chunks: Self.endless(), options: .init(engine: engine))
                .elements(at: "", Int.jsonParser())
        }
        #expect(error?.code == .cancelled)
    }

    /// Input that never waits is read by the task itself.
    @Test(arguments: engines)
    func whileReadingMemory(_ engine: JSONEngine) async throws {
        let chunk = Array(String(repeating: "1, ", count: 100).utf8)
        let error = try await cancelled(after: 100) {
            let chunks = sequence(first: [0x5B]) { _ in chunk }
            return try JSONStream(.chunks(chunks), options: .init(engine: engine))
                .elements(at: "", Int.jsonParser())
        }
        #expect(error?.code == .cancelled)
        // In the middle of one endless element, or in front of the first, too.
        for pointer in ["/0", "/x"] {
            let started = Tally()
            let task = Task { () -> JSONError.Code? in
                let chunks = sequence(first: Array("[[".utf8)) { _ in
                    started.add()
                    return chunk
                }
                let run = await AsyncRun { () throws(JSONError) in
                    try JSONStream(.chunks(chunks), options: .init(engine: engine))
                        .values(
                            at: JSONPath(pointer),
                            JSONArray { Int.jsonParser() }.map { $0.count }
                        )
                }
                return run.error?.code
            }
            cancel(task, once: started, is: 5)
            #expect(await task.value == .cancelled, "\(pointer)")
        }
    }

    /// A parser that tries others when one fails does not hide it.
    @Test(arguments: engines)
    func insideAlternatives(_ engine: JSONEngine) async throws {
        let chunk = Array(String(repeating: "1, ", count: 100).utf8)
        let started = Tally()
        let task = Task { () -> JSONError.Code? in
            let chunks = sequence(first: Array("[[".utf8)) { _ in
                started.add()
                return chunk
            }
            let parser = OneOf {
                JSONArray { Int.jsonParser() }.map { $0.count }
                Int.jsonParser()
            }
            let run = await AsyncRun { () throws(JSONError) in
                try JSONStream(.chunks(chunks), options: .init(engine: engine))
                    .elements(at: "", parser, onError: .skip)
            }
            return run.error?.code
        }
        cancel(task, once: started, is: 5)
        #expect(await task.value == .cancelled)
    }

    /// A pipe into which nobody writes.
    @Test(arguments: engines)
    func whileWaitingForAPipe(_ engine: JSONEngine) async throws {
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data("[1, 2, ".utf8))
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        let error = try await cancelled(after: 2) {
            try JSONStream(.fileDescriptor(descriptor), options: .init(engine: engine))
                .elements(at: "", Int.jsonParser())
        }
        #expect(error?.code == .cancelled)
        // Lets the thread go, before its descriptor does.
        try pipe.fileHandleForWriting.close()
        try await Task.sleep(for: .milliseconds(50))
        try pipe.fileHandleForReading.close()
    }

    /// Before anything was read.
    @Test(arguments: engines)
    func beforeTheStart(_ engine: JSONEngine) async throws {
        let chunks = Self.endless()
        let options = JSONReadingOptions(engine: engine)
        let makers: [@Sendable () throws -> JSONElements<Int>] = [
            { try JSONStream(chunks: chunks, options: options).elements(at: "", Int.jsonParser()) },
            {
                try JSONStream(.bytes(Array("[1]".utf8)), options: options)
                    .elements(at: "", Int.jsonParser())
            },
            {
                JSONStream(.reader { _ in 0 }, options: options)
                    .lines(Int.jsonParser(), onError: .stop)
            },
        ]
        for make in makers {
            let task = Task { () -> JSONError? in
                while !Task.isCancelled { await Task.yield() }
                do {
                    for try await _ in try make() { Issue.record("There is an element.") }
                    return nil
                } catch {
                    return error as? JSONError
                }
            }
            task.cancel()
            #expect(await task.value?.code == .cancelled)
        }
        #expect(chunks.tally.count == 0)
    }
}
