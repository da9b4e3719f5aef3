import FastJSON
import TestSupport
import Testing

/// Blocks of lines, whose memory is used again.
@Suite(.timeLimit(.minutes(20))) struct ParallelBlockTests {
    // MARK: The pool

    @Test func roomIsUsedAgain() {
        let pool = BlockPool(roomSize: 16, limit: 64)
        let rooms = [pool.take(), pool.take()]
        #expect(rooms.map(\.count) == [16, 16])
        #expect(rooms[0].baseAddress != rooms[1].baseAddress)
        for room in rooms { pool.give(room) }
        let others = [pool.take(), pool.take()]
        #expect(Set(others.map(\.baseAddress)) == Set(rooms.map(\.baseAddress)))
        // One stays away, and the pool is freed with what came back.
        pool.give(others[0])
        others[1].deallocate()
    }

    /// Room that a long line needed is used again up to a limit, and none is kept at the end.
    @Test(arguments: [(17, false, 17), (64, false, 64), (65, false, 16), (17, true, 16)])
    func roomThatIsKept(size: Int, isClosed: Bool, next: Int) {
        let pool = BlockPool(roomSize: 16, limit: 64)
        pool.give(pool.take())
        if isClosed { pool.close() }
        pool.give(.allocate(byteCount: size, alignment: 16))
        let room = pool.take()
        #expect(room.count == next)
        room.deallocate()
    }

    /// What one task has, no other one gets.
    @Test func roomForManyTasks() async {
        let pool = BlockPool(roomSize: 64, limit: 64)
        let failures = await withTaskGroup(of: Int.self) { group in
            for number in 0..<8 {
                group.addTask {
                    var failures = 0
                    for _ in 0..<500 {
                        let room = pool.take()
                        for index in room.indices { room[index] = UInt8(number) }
                        await Task.yield()
                        if !room.allSatisfy({ $0 == UInt8(number) }) { failures += 1 }
                        pool.give(room)
                    }
                    return failures
                }
            }
            return await group.reduce(0, +)
        }
        #expect(failures == 0)
    }

    // MARK: Streams of many blocks

    /// How the lines arrive.
    enum Arrival: CaseIterable {
        case whole, read, awaited

        func stream(_ text: String) -> JSONStream {
            let bytes = Array(text.utf8)
            switch self {
            case .whole: return StreamMode(.native, .whole).stream(bytes)
            case .read: return StreamMode(.native, .window(50_000)).stream(bytes)
            case .awaited:
                return JSONStream(
                    chunks: AsyncStream { continuation in
                        for chunk in Chunks(bytes, size: 100_000) { continuation.yield(chunk) }
                        continuation.finish()
                    }
                )
            }
        }
    }

    /// Lines of one long string each, some longer than a block and some than what is kept.
    private static func lines(seed: UInt64) -> [String] {
        var random = SeededRandom(seed: seed)
        return (0..<400).map { index in
            let size = random.number(in: 0...20_000)
            let factor = [57: 20, 199: 100, 201: 30][index] ?? 1
            let letter = UInt8(random.number(in: 0x61...0x7A))
            return "\(index)" + [UInt8](repeating: letter, count: factor * size).text
        }
    }

    private static func rows(
        _ arrival: Arrival,
        _ lines: [String],
        workers: Int?
    ) -> JSONParallelLines<String> {
        arrival.stream(lines.map { "\"\($0)\"\n" }.joined())
            .parallelLines(onError: .stop, workers: workers) { cursor throws(JSONError) in
                try cursor.readValue().string ?? ""
            }
    }

    /// Blocks are filled while others are read, and none is filled before it was read.
    @Test(arguments: Arrival.allCases, [nil, 1, 5])
    func manyBlocks(_ arrival: Arrival, workers: Int?) async throws {
        for seed in TestScope.some(0..<2 as Range<UInt64>, oneIn: 2, turn: workers ?? 0) {
            let lines = Self.lines(seed: seed)
            var index = 0
            for try await row in Self.rows(arrival, lines, workers: workers) {
                try #require(row == lines[index], "seed \(seed), line \(index)")
                index += 1
            }
            #expect(index == lines.count, "seed \(seed)")
        }
    }

    /// A stream that nobody continues with lets go of its blocks: else the sanitizer sees it.
    @Test(arguments: Arrival.allCases, [0, 1, 60])
    func abandoned(_ arrival: Arrival, after count: Int) async throws {
        let lines = Self.lines(seed: 3)
        for isCancelled in [false, true] {
            let task = Task {
                var rows: [String] = []
                let iterator = Self.rows(arrival, lines, workers: nil).makeAsyncIterator()
                while rows.count < count, let row = try await iterator.next() { rows.append(row) }
                if isCancelled {
                    withUnsafeCurrentTask { $0?.cancel() }
                    await #expect(throws: JSONError.self) {
                        while let row = try await iterator.next() { rows.append(row) }
                    }
                }
                return rows
            }
            let rows = try await task.value
            #expect(rows.count >= count && rows.count < lines.count)
            #expect(rows == Array(lines.prefix(rows.count)))
        }
    }
}
