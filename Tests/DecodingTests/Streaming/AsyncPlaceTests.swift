import FastJSON
import Foundation
import TestSupport
import Testing

/// What elements that are awaited say of the one that was delivered last.
@Suite(.timeLimit(.minutes(20))) struct AsyncPlaceTests {
    /// What elements say of themselves.
    struct Place: Equatable {
        var index: Int
        var path: JSONValuePath
        var offset: Int
        var checkpoint: JSONCheckpoint?
        var elementCount: Int
        var rejectCount: Int
        var rejects: [Int]

        init<Output>(_ elements: JSONElements<Output>) {
            index = elements.index
            path = elements.path
            offset = elements.offset
            checkpoint = elements.checkpoint
            elementCount = elements.progress.elementCount
            rejectCount = elements.rejectCount
            rejects = elements.rejects.map(\.index)
        }
    }

    private static let texts: [(JSONRecordFormat?, String, String)] = [
        (
            nil, "",
            "[\((0..<600).map { $0 % 7 == 3 ? "\"é\"" : "\($0)" }.joined(separator: ",\n"))]"
        ),
        (nil, "/*/a", "[{\"a\": 1}, {\"b\": 2}, {\"a\": \"x\"}, {\"c\": [3], \"a\": 4}]"),
        (nil, "/*", "[1, 2, 3 4]"),
        (.lines, "", (0..<600).map { $0 % 5 == 1 ? "[x]" : "\($0)" }.joined(separator: "\n")),
        (.sequence, "", "\u{1E}1\n\u{1E}x\n\u{1E}2"),
        (.concatenated, "", "1 x 2 [3] 4{\"é\":\n5}6"),
    ]

    private static func open(
        _ number: Int,
        _ policy: JSONErrorPolicy,
        _ stream: consuming JSONStream
    ) throws(JSONError) -> JSONElements<Int> {
        let (format, pointer, _) = texts[number]
        if let format {
            return stream.records(format, onError: policy) { cursor throws(JSONError) in
                try cursor.readInt()
            }
        }
        return try stream.values(at: JSONPath(pointer.isEmpty ? "/*" : pointer), onError: policy) {
            cursor throws(JSONError) in try cursor.readInt()
        }
    }

    /// Each is the same as without a task, after every element and at the end.
    @Test(arguments: 0..<texts.count, JSONEngine.allCases)
    func sameAsWithoutATask(_ number: Int, engine: JSONEngine) async throws {
        let text = Self.texts[number].2
        let options = JSONReadingOptions(engine: engine)
        for policy in [.stop, .skip, .collect(limit: 2)] as [JSONErrorPolicy] {
            var expected: [Place] = []
            let plain = try Self.open(
                number,
                policy,
                JSONStream(.bytes(Array(text.utf8)), options: options)
            )
            var end: JSONError?
            do throws(JSONError) {
                expected.append(Place(plain))
                while try plain.next() != nil { expected.append(Place(plain)) }
            } catch {
                end = error
            }
            expected.append(Place(plain))
            for size in [1, 7, 100_000] {
                var places: [Place] = []
                let elements = try Self.open(
                    number,
                    policy,
                    JSONStream(chunks: MadeChunks(text, size: size), options: options)
                )
                var error: JSONError?
                do {
                    places.append(Place(elements))
                    for try await _ in elements { places.append(Place(elements)) }
                } catch let thrown {
                    error = thrown
                }
                places.append(Place(elements))
                #expect(error?.place == end?.place)
                #expect(places == expected, "\(policy), chunks of \(size)")
            }
        }
    }

    /// Observers are told by the task, of what it has come to.
    @Test @MainActor func observersAreCalledByTheTask() async throws {
        let text = (0..<100).map { $0 % 10 == 3 ? "[x]\n" : "\($0)\n" }.joined()
        for size in [1, 50, 1000] {
            var seen: [Int] = []
            var rejects: [Int] = []
            let rows = JSONStream(chunks: MadeChunks(text, size: size))
                .records(.lines, onError: .skip)
                .onProgress { progress in
                    MainActor.assertIsolated()
                    seen.append(progress.bytesRead)
                }
                .onReject { reject in
                    MainActor.assertIsolated()
                    rejects.append(reject.index)
                }
            for try await _ in rows {}
            #expect(seen == seen.sorted())
            #expect(seen.last == text.utf8.count)
            #expect(Set(seen).count == (text.utf8.count + size - 1) / size)
            #expect(rejects == Array(stride(from: 3, to: 100, by: 10)))
        }
    }

    // MARK: Other ways of taking them

    /// After a loop that was left, elements that are awaited are still awaited.
    @Test(arguments: JSONEngine.allCases)
    func nextAfterALoop(_ engine: JSONEngine) async throws {
        let rows = JSONStream(
            chunks: MadeChunks("1\n2\n3\n4\n", size: 4),
            options: .init(engine: engine)
        ).records(.lines, onError: .skip)
        for try await row in rows {
            #expect(row == 1)
            break
        }
        try Self.expectAwaiting(rows)
        var rest: [JSONValue] = []
        for try await row in rows { rest.append(row) }
        #expect(rest == [2, 3, 4])
        #expect(try Self.next(of: rows) == nil)
    }

    private static func expectAwaiting(_ rows: JSONElements<JSONValue>) throws {
        let error = #expect(throws: JSONError.self) { try rows.next() }
        #expect(
            error?.message == "a stream of awaited chunks can be read only with 'for try await'"
        )
        #expect(rows.checkpoint?.index == 0)
    }

    private static func next(of rows: JSONElements<JSONValue>) throws -> JSONValue? {
        try rows.next()
    }

    /// Other input may be read on without a task.
    @Test(arguments: StreamMode.modes([.window(3), .window(100)]))
    func nextAfterALoopOverAFunction(_ mode: StreamMode) async throws {
        let rows = mode.stream("1\n2\nx\n3\n4\n").records(.lines, onError: .collect(limit: 1))
        for try await row in rows {
            #expect(row == 1)
            break
        }
        #expect(try Self.next(of: rows) == 2)
        #expect(try Self.next(of: rows) == 3)
        #expect(rows.rejects.map(\.index) == [2])
        #expect(rows.index == 3)
        for try await row in rows { #expect(row == 4) }
        #expect(try Self.next(of: rows) == nil)
    }

    /// Elements of which a task has taken some continue with their places.
    @Test func locatedAfterALoop() async throws {
        let rows = JSONStream(chunks: MadeChunks("1\n2\n3\n", size: 100))
            .records(.lines, onError: .skip)
        for try await _ in rows { break }
        var rest: [Int] = []
        for try await row in rows.located() { rest.append(row.index) }
        #expect(rest == [1, 2])
        #expect(rows.index == 2)
        let located = JSONStream(chunks: MadeChunks("1\nx\n3\n", size: 100))
            .records(.lines, onError: .collect(limit: 1))
        var indices: [Int] = []
        for try await row in located.located() { indices.append(row.index) }
        #expect(indices == [0, 2])
        #expect(located.rejects.map(\.index) == [1])
        #expect(located.index == 2)
    }

    // MARK: Cancellation

    /// After a cancelled task the checkpoint is that of the last element it has got.
    @Test(arguments: JSONEngine.allCases)
    func cancelledTasks(_ engine: JSONEngine) async throws {
        for round in 0..<20 {
            let task = Task { () -> (Int, Place)? in
                let text = (0..<1000).map { "[\($0)]\n" }.joined()
                let rows = JSONStream(
                    chunks: MadeChunks { number in
                        number > 100 ? Array(text.utf8) : Array("[1,\(number)]\n".utf8)
                    },
                    options: .init(engine: engine)
                ).records(.lines, onError: .skip)
                var count = 0
                do {
                    for try await _ in rows { count += 1 }
                    return nil
                } catch {
                    return (count, Place(rows))
                }
            }
            try await Task.sleep(for: .microseconds(round * 300))
            task.cancel()
            let (count, place) = try #require(await task.value)
            #expect(place.index == count - 1)
            #expect(place.elementCount == count)
            #expect(place.checkpoint?.index == (count > 0 ? count - 1 : nil))
        }
    }

    /// Nobody writes into a pipe, and nobody closes it: what read from it goes all the same.
    @Test(arguments: JSONEngine.allCases, [false, true])
    func idlePipes(_ engine: JSONEngine, isResumed: Bool) async throws {
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data("[1, 2, ".utf8))
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        var companion: Companion? = Companion()
        let watch = try Watch(#require(companion))
        let first = try JSONStream(.bytes(Array("[1, 2, 3]".utf8))).elements(at: "")
        for _ in 0..<3 { _ = try first.next() }
        let checkpoint = isResumed ? first.checkpoint : nil
        let taken = Tally()
        let task = Task { [companion] () -> JSONError? in
            do {
                let elements = try JSONStream(
                    .fileDescriptor(descriptor),
                    options: .init(engine: engine)
                ).resuming(at: checkpoint).elements(at: "") { cursor throws(JSONError) in
                    _ = companion
                    return try cursor.readInt()
                }
                for try await _ in elements { taken.add() }
                return nil
            } catch {
                return error as? JSONError
            }
        }
        companion = nil
        while !isResumed, taken.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
        try await Task.sleep(for: .milliseconds(20))
        task.cancel()
        #expect(await task.value?.code == .cancelled)
        #expect(try await watch.isGone())
        try pipe.fileHandleForWriting.close()
        try pipe.fileHandleForReading.close()
    }

    /// What is passed of a pipe is counted as it comes.
    @Test func progressOfWhatIsPassed() async throws {
        let text = "[\(String(repeating: "1,\n", count: 50_000))2, 3]"
        let whole = try JSONStream(.bytes(Array(text.utf8))).elements(at: "")
        for _ in 0..<50_001 { _ = try whole.next() }
        let checkpoint = try #require(whole.checkpoint)
        let pipe = Pipe()
        Thread.detachNewThread {
            pipe.fileHandleForWriting.write(Data(text.utf8))
            try? pipe.fileHandleForWriting.close()
        }
        var seen: [Int] = []
        let rest = try JSONStream(
            .fileDescriptor(pipe.fileHandleForReading.fileDescriptor, chunkSize: 4096)
        ).resuming(at: checkpoint).elements(at: "").onProgress { seen.append($0.bytesRead) }
        #expect(try Self.next(of: rest) == 3)
        #expect(seen.count > 3)
        #expect(seen == seen.sorted())
        #expect(seen.last == text.utf8.count)
    }
}
