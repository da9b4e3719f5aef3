import FastJSON
import TestSupport
import Testing

/// Records that are too long, and what is kept of those that are wrong.
@Suite struct RecordLimitTests {
    private static let options = JSONReadingOptions(limits: JSONLimits(recordLength: 10))
    private static let tooLong =
        "documentTooLong the record is longer than the limit of 10 bytes"

    private static let long = "[\(String(repeating: "1,", count: 5000))1]"

    /// Exactly the limit is read.
    @Test(arguments: JSONRecordFormat.allCases, StreamMode.some)
    func theLimitIsInclusive(_ format: JSONRecordFormat, mode: StreamMode) {
        let separator = format == .sequence ? "\u{1E}" : ""
        let good = "\(separator)\"12345678\"\n"
        let rows = mode.records(format, good + good, options: Self.options)
        #expect(rows.count == 2)
        #expect(rows.allSatisfy { $0.hasSuffix(" \"12345678\"") })
    }

    @Test(arguments: StreamMode.all)
    func longLines(_ mode: StreamMode) {
        let text = "1\n\(Self.long)\n\n 123456789012\r\n2\n  x\n[\(Self.long)"
        let size = Self.long.utf8.count
        #expect(
            mode.records(.lines, text, options: Self.options) == [
                "0 @0 1",
                "! 1 @2 \(Self.tooLong) | $ 2:1 @2",
                "! 2 @\(size + 5) \(Self.tooLong) | $ 4:2 @\(size + 5)",
                "3 @\(size + 19) 2",
                "! 4 @\(size + 23) unexpectedCharacter expected a value, found 'x' "
                    + "| $ 6:3 @\(size + 23)",
                "! 5 @\(size + 25) \(Self.tooLong) | $ 7:1 @\(size + 25)",
            ]
        )
    }

    @Test(arguments: StreamMode.all)
    func longSequences(_ mode: StreamMode) {
        let long = "[\n\(String(repeating: "1,\n", count: 3000))1]"
        let size = long.utf8.count
        let text = "\u{1E}1\n\u{1E}\(long)\n\u{1E}2\n\u{1E} x\n\u{1E}\(long)"
        #expect(
            mode.records(.sequence, text, options: Self.options) == [
                "0 @1 1",
                "! 1 @4 \(Self.tooLong) | $ 2:2 @4",
                "2 @\(size + 6) 2",
                "! 3 @\(size + 10) unexpectedCharacter expected a value, found 'x' "
                    + "| $ 3005:3 @\(size + 10)",
                "! 4 @\(size + 13) \(Self.tooLong) | $ 3006:2 @\(size + 13)",
            ]
        )
    }

    /// The line of what follows is right in any case.
    @Test(arguments: StreamMode.all)
    func linesAfterLongRecords(_ mode: StreamMode) throws {
        let long = "[\n\(String(repeating: "1,\n", count: 3000))1]"
        for (format, text, line) in [
            (.lines, "\(Self.long)\n\(Self.long)\n\nx", 4),
            (.sequence, "\u{1E}\(long)\n\u{1E}\(long)\n\u{1E}x\n", 6005),
        ] as [(JSONRecordFormat, String, Int)] {
            let rows = mode.stream(text, options: Self.options)
                .records(format, onError: .collect(limit: 9))
            #expect(try rows.next() == nil)
            #expect(rows.rejectCount == 3)
            let error = try #require(rows.rejects.last?.error)
            #expect(error.message == "expected a value, found 'x'")
            #expect(error.line == line)
            #expect(error.offset.map { Array(text.utf8)[$0] } == 0x78)
        }
    }

    @Test(arguments: StreamMode.all)
    func longValues(_ mode: StreamMode) {
        let text = "1 \"123456789\" 2"
        let rows = mode.records(.concatenated, text, options: Self.options)
        #expect(rows == ["0 @0 1", "! 1 @2 \(Self.tooLong) | $ 1:3 @2", "2 @14 2"])
    }

    /// A very long value is an error in any case.
    @Test(arguments: StreamMode.modes([.chunks(64), .window(64)]))
    func veryLongValues(_ mode: StreamMode) {
        let text = "1\n \(Self.long) 2"
        let rows = mode.records(.concatenated, text, options: Self.options)
        #expect(rows.first == "0 @0 1")
        #expect(rows.dropFirst().first?.contains(Self.tooLong) == true)
        #expect(rows.dropFirst().first?.hasSuffix("@3") == true)
    }

    // MARK: Rejects

    @Test(arguments: StreamMode.all)
    func rejectsCarryTheirText(_ mode: StreamMode) throws {
        let text = "1\n  [2 3] \r\n{\"é\": x}\n4\ny"
        let rows = mode.stream(text).records(.lines, onError: .collect(limit: 2))
        var seen: [JSONReject] = []
        let all = rows.onReject { seen.append($0) }
        #expect(try all.next() == 1)
        #expect(all.rejectCount == 0)
        #expect(try all.next() == 4)
        #expect(all.rejectCount == 2)
        #expect(try all.next() == nil)
        #expect(all.rejectCount == 3)
        #expect(all.index == 4)
        #expect(all.rejects.map(\.index) == [1, 2])
        #expect(all.rejects.map(\.bytes) == ["[2 3]", "{\"é\": x}"].map { Array($0.utf8) })
        #expect(all.rejects.map(\.error.line) == [2, 3])
        #expect(all.rejects.map(\.error.column) == [6, 7])
        #expect(all.rejects.map(\.error.offset) == [7, 19])
        #expect(all.rejects.map(\.error.path) == [[], ["é"]])
        #expect(
            all.rejects.map(\.error.report) == [
                """
                error: expected ',' or ']' after an element, found '3'
                 --> line 2, column 6 (byte 7), at $
                  |
                2 | [2 3]
                  |    ^
                """,
                """
                error: expected a value, found 'x'
                 --> line 3, column 7 (byte 19), at $["é"]
                  |
                3 | {"é": x}
                  |       ^
                """,
            ]
        )
        #expect(seen.map(\.index) == [1, 2, 4])
        #expect(Array(seen.prefix(2)) == all.rejects)
    }

    @Test(arguments: StreamMode.all)
    func rejectsOfLongRecordsAreShort(_ mode: StreamMode) throws {
        let rows = mode.stream(Self.long + "\n1", options: Self.options)
            .records(.lines, onError: .collect(limit: 1))
        #expect(try rows.next() == 1)
        let bytes = try #require(rows.rejects.first?.bytes)
        #expect(bytes.count >= 10)
        let isStart = Array(Self.long.utf8).starts(with: bytes)
        #expect(isStart)
    }

    @Test(arguments: JSONEngine.allCases)
    func atMostSixtyFourKiBAreKept(_ engine: JSONEngine) throws {
        let text = "\"\(String(repeating: "a", count: 100_000))\n1\n"
        let rows = StreamMode(engine, .whole).stream(text)
            .records(.lines, onError: .collect(limit: 5))
        var seen: [Int?] = []
        let all = rows.onReject { seen.append($0.bytes?.count) }
        #expect(try all.next() == 1)
        #expect(all.rejects.map(\.bytes?.count) == [65_536])
        #expect(seen == [100_001])
    }

    // MARK: Policies

    @Test(arguments: JSONRecordFormat.allCases, StreamMode.some)
    func stop(_ format: JSONRecordFormat, mode: StreamMode) throws {
        let separator = format == .sequence ? "\u{1E}" : ""
        let text = ["1", "[x]", "3"].map { "\(separator)\($0)\n" }.joined()
        let rows = mode.stream(text).records(format, onError: .stop)
        #expect(try rows.next() == 1)
        let errors = (0..<3).map { _ in
            #expect(throws: JSONError.self) { try rows.next() }
        }
        #expect(errors[0]?.message == "expected a value or ']', found 'x'")
        #expect(errors[0]?.line == 2)
        #expect(errors[0]?.column == (format == .sequence ? 3 : 2))
        #expect(errors[1] == errors[0] && errors[2] == errors[0])
        // Whoever continues there meets the wrong one again.
        #expect(rows.checkpoint?.index == 0)
        #expect(rows.index == 1)
        let again = mode.stream(text).resuming(at: rows.checkpoint).records(format, onError: .stop)
        let error = #expect(throws: JSONError.self) { try again.next() }
        #expect(error?.place == errors[0]?.place)
        #expect(rows.results().next() == nil)
        // As results, the others come whatever the policy.
        let results = Array(mode.stream(text).records(format, onError: .stop).results())
        #expect(results.count == 3)
        #expect(try results[2].get() == 3)
    }

    @Test(arguments: StreamMode.some)
    func skipAndCollect(_ mode: StreamMode) throws {
        let text = "x\n1\ny\nz\n2\n]"
        for policy in [.skip, .collect(limit: 0), .collect(limit: 3)] as [JSONErrorPolicy] {
            let run = StreamRun { mode.stream(text).records(.lines, onError: policy) }
            #expect(run.error == nil)
            #expect(run.values == [1, 2])
            #expect(run.indices == [1, 4])
            #expect(run.offsets == [2, 8])
            let rows = mode.stream(text).records(.lines, onError: policy)
            while try rows.next() != nil {}
            #expect(rows.rejectCount == 4)
            let kept = policy == .collect(limit: 3) ? [0, 2, 3] : []
            #expect(rows.rejects.map(\.index) == kept)
        }
    }
}
