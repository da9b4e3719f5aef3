import FastJSON
import TestSupport
import Testing

/// JSON Lines that are read on several processors.
@Suite(.timeLimit(.minutes(20))) struct ParallelLinesTests {
    /// What came of a stream of lines.
    struct Run: Equatable {
        var values: [JSONValue] = []
        var rejects: [String] = []
        var rejectCount = 0
        var error: String?
    }

    private static func sequential(
        _ text: String,
        _ mode: StreamMode,
        _ policy: JSONErrorPolicy
    ) -> Run {
        var run = Run()
        let rows = mode.stream(text).records(.lines, onError: policy)
        do throws(JSONError) {
            while let value = try rows.next() { run.values.append(value) }
        } catch {
            run.error = error.place
        }
        run.rejects = rows.rejects.map { "\($0.index) \($0.error.place) \($0.bytes?.text ?? "")" }
        run.rejectCount = rows.rejectCount
        return run
    }

    private static func parallel(
        _ text: String,
        _ mode: StreamMode,
        _ policy: JSONErrorPolicy,
        isAwaited: Bool = true
    ) async -> Run {
        var run = Run()
        let rows = mode.stream(text).parallelLines(onError: policy) {
            cursor throws(JSONError) in try cursor.readValue()
        }
        do throws(JSONError) {
            if isAwaited {
                for try await value in rows { run.values.append(value) }
            } else {
                while let value = try rows.next() { run.values.append(value) }
            }
        } catch {
            run.error = error.place
        }
        run.rejects = rows.rejects.map { "\($0.index) \($0.error.place) \($0.bytes?.text ?? "")" }
        run.rejectCount = rows.rejectCount
        return run
    }

    private static let policies =
        [
            .stop, .skip, .collect(limit: 2), .collect(limit: 1000),
        ] as [JSONErrorPolicy]

    /// What is wrong after its value is not delivered.
    @Test(arguments: StreamMode.some)
    func wrongAfterTheValue(_ mode: StreamMode) async {
        let text = "{\"n\":1} trailing\n{\"n\":2}\n3 4\n5,\n6\n"
        let run = await Self.parallel(text, mode, .collect(limit: 9))
        #expect(run.values == [["n": 2], 6])
        #expect(run.rejectCount == 3)
        for policy in Self.policies {
            #expect(await Self.parallel(text, mode, policy) == Self.sequential(text, mode, policy))
        }
    }

    /// Lines of random values, some broken, some with more after them.
    @Test(arguments: StreamMode.modes([.whole, .chunks(64)]), 0..<8)
    func sameAsOneAfterTheOther(_ mode: StreamMode, seed: Int) async throws {
        var random = RandomValue(seed: UInt64(seed))
        var numbers = SeededRandom(seed: UInt64(seed))
        let endings = ["", "", "", " ", "\r", " x", ",", "]", " 1", "\"", "\n"]
        var text = ""
        for _ in 0..<numbers.number(in: 0...TestScope.rounds(600)) {
            text += try random.next(depth: 3).jsonString()
            text += endings[numbers.number(in: 0...endings.count - 1)] + "\n"
        }
        for policy in Self.policies {
            for isAwaited in [true, false] {
                #expect(
                    await Self.parallel(text, mode, policy, isAwaited: isAwaited)
                        == Self.sequential(text, mode, policy),
                    "seed \(seed)"
                )
            }
        }
    }
}
