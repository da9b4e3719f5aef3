import FastJSON
import Foundation
import Synchronization
import TestSupport
import Testing

/// The code that takes the records of a parallel stream, which may be one of the workers.
@Suite(.timeLimit(.minutes(20))) struct ParallelTakerTests {
    /// Integers on lines of their own, in several blocks.
    private static let count = 200_000
    private static let text = (0..<count).map { "\($0)\n" }.joined()

    private static func lines(
        workers: Int,
        _ read: @escaping @Sendable (Int) -> Void
    ) -> JSONParallelLines<Int> {
        JSONStream(.bytes(Array(text.utf8))).parallelLines(onError: .stop, workers: workers) {
            cursor throws(JSONError) in
            let value = try cursor.readInt()
            read(value)
            return value
        }
    }

    /// A block is not read to its end after its task was cancelled.
    @Test func cancelledWhileItReads() async {
        let readCount = Atomic(0)
        let rows = Self.lines(workers: 1) { value in
            readCount.add(1, ordering: .relaxed)
            if value == 10 { withUnsafeCurrentTask { $0?.cancel() } }
        }
        let error = await Task {
            await #expect(throws: JSONError.self) {
                for try await _ in rows { Issue.record("The block was cancelled.") }
            }
        }.value
        #expect(error?.code == .cancelled)
        #expect(readCount.load(ordering: .relaxed) == 11)
    }

    /// An observer is told so if it asks for a record.
    @Test(arguments: [1, 2])
    func observersThatTake(workers: Int) throws {
        let rows = JSONStream(.bytes(Array("1\nx\n3\n".utf8)))
            .parallelLines(onError: .skip, workers: workers)
        var errors: [JSONError] = []
        // The records hold their observers.
        let take = { [weak rows] in
            do throws(JSONError) {
                if let row = try rows?.next() { Issue.record("\(row) was taken.") }
            } catch {
                errors.append(error)
            }
        }
        _ = rows.onProgress { _ in take() }.onReject { _ in take() }
        var values: [JSONValue] = []
        while let value = try rows.next() { values.append(value) }
        #expect(values == [1, 3])
        #expect(rows.rejectCount == 1)
        // One for the wrong record, one for the block, and one for the end.
        #expect(
            errors.map(\.message)
                == Array(
                    repeating: "an element was requested while another was being read",
                    count: 3
                )
        )
        #expect(try rows.next() == nil)
    }

    @MainActor
    private static func sumOfRest(_ rows: sending JSONParallelLines<Int>) async throws -> Int {
        var sum = 0
        for try await row in rows { sum += row }
        return sum
    }

    /// An actor reads nothing, even if the first record was taken by code outside it.
    @Test func actorAfterOther() async throws {
        let wasTaken = Atomic(false)
        let countOnMain = Atomic(0)
        let rows = Self.lines(workers: 2) { _ in
            if wasTaken.load(ordering: .acquiring), Thread.isMainThread {
                countOnMain.add(1, ordering: .relaxed)
            }
        }
        #expect(try await rows.makeAsyncIterator().next() == 0)
        wasTaken.store(true, ordering: .releasing)
        let sum = try await Self.sumOfRest(rows)
        #expect(sum == Self.count * (Self.count - 1) / 2)
        #expect(countOnMain.load(ordering: .relaxed) == 0)
    }

    /// Chunks that ask for a record of the stream that is made of them.
    private final class Chunks: Sequence, IteratorProtocol {
        var rows: JSONParallelLines<JSONValue>?
        var errors: [JSONError] = []
        private var rest = ["1\n", "2\n3"]

        func next() -> [UInt8]? {
            do throws(JSONError) {
                if let row = try rows?.next() { Issue.record("\(row) was taken.") }
            } catch {
                errors.append(error)
            }
            return rest.isEmpty ? nil : Array(rest.removeFirst().utf8)
        }
    }

    private static func all(_ rows: JSONParallelLines<JSONValue>) throws -> [JSONValue] {
        var values: [JSONValue] = []
        while let value = try rows.next() { values.append(value) }
        return values
    }

    @Test(arguments: [false, true])
    func inputThatTakes(_ isAwaited: Bool) async throws {
        nonisolated(unsafe) let chunks = Chunks()
        let rows = JSONStream(.chunks(chunks)).parallelLines(onError: .stop, workers: 1)
        chunks.rows = rows
        var values: [JSONValue] = []
        if isAwaited {
            for try await value in rows { values.append(value) }
        } else {
            values = try Self.all(rows)
        }
        chunks.rows = nil
        #expect(values == [1, 2, 3])
        #expect(
            Set(chunks.errors.map(\.message))
                == ["an element was requested while another was being read"]
        )
        #expect(chunks.errors.count == 3)
    }

    /// White space between elements is not part of them, however long it is.
    @Test(arguments: [1, 2, 5])
    func longWhiteSpace(workers: Int) throws {
        let space = String(repeating: " ", count: 5000)
        let text = "[1,\(space)2\(space),\(space)[3]\(space)\n,4\(space)]\(space)"
        let options = JSONReadingOptions(limits: JSONLimits(elementLength: 3))
        for blockSize in [1, 100, 1 << 18] {
            for mode in StreamMode.modes([.whole, .chunks(7), .window(64)]) {
                let rows = try mode.stream(text, options: options).parallelElements(
                    at: "",
                    onError: .stop,
                    workers: workers,
                    blockSize: blockSize
                ) { cursor throws(JSONError) in try cursor.readValue() }
                var values: [JSONValue] = []
                while let value = try rows.next() { values.append(value) }
                #expect(values == [1, 2, [3], 4], "\(mode), \(blockSize)")
            }
        }
    }

    /// More workers than any machine has threads.
    @Test func mostWorkers() throws {
        let rows = Self.lines(workers: .max) { _ in }
        var sum = 0
        while let row = try rows.next() { sum += row }
        #expect(sum == Self.count * (Self.count - 1) / 2)
    }

    /// Workers do not run far ahead of one slow block, even if the order does not matter.
    @MainActor @Test func slowBlock() async throws {
        let readCount = Atomic(0)
        let countAhead = Atomic(0)
        // Each element is a chunk, and so a block.
        let elementCount = 1000
        let chunks = (0..<elementCount).map { Array("\($0 == 0 ? "[" : ",")\($0)".utf8) }
        let rows = try JSONStream(.chunks(chunks + [Array("]".utf8)])).parallelElements(
            at: "",
            onError: .stop,
            workers: 2,
            inOrder: false,
            blockSize: 1
        ) { cursor throws(JSONError) in
            let value = try cursor.readInt()
            readCount.add(1, ordering: .relaxed)
            if value == 0 {
                Thread.sleep(forTimeInterval: 0.3)
                countAhead.store(readCount.load(ordering: .relaxed), ordering: .relaxed)
            }
            return value
        }
        var values: Set<Int> = []
        for try await row in rows { values.insert(row) }
        #expect(values == Set(0..<elementCount))
        #expect(countAhead.load(ordering: .relaxed) <= 64 * 2 * 2)
    }
}
