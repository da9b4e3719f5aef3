import FastJSON
import TestSupport
import Testing

/// Records that are longer than their limit, cut into chunks at every place.
@Suite struct RecordSplitTests {
    private static let options = JSONReadingOptions(limits: JSONLimits(recordLength: 4))
    private static let tooLong = "documentTooLong the record is longer than the limit of 4 bytes"

    /// A record, a reject and the rest of it, and the bytes after it.
    struct Seen: Equatable {
        var line: String
        var checkpoint: Int?
    }

    /// What becomes of the records, and where each checkpoint is.
    private static func records(
        _ chunks: [[UInt8]],
        _ format: JSONRecordFormat,
        _ engine: JSONEngine
    ) -> [Seen] {
        var options = options
        options.engine = engine
        let rows = JSONStream(.chunks(chunks), options: options).records(format, onError: .skip)
        return rows.results().map { result in
            switch result {
            case .success(let value):
                Seen("\(rows.index) @\(rows.offset) \(value)", rows.checkpoint?.offset)
            case .failure(let error):
                Seen("! \(rows.index) @\(rows.offset) \(error.place)", rows.checkpoint?.offset)
            }
        }
    }

    private static let rows: [(JSONRecordFormat, String, [Seen])] = [
        (
            .concatenated, "12345678 1 2 3",
            [
                Seen("! 0 @0 \(tooLong) | $ 1:1 @0", 8), Seen("1 @9 1", 10), Seen("2 @11 2", 12),
                Seen("3 @13 3", 14),
            ]
        ),
        (.concatenated, "12345678", [Seen("! 0 @0 \(tooLong) | $ 1:1 @0", 8)]),
        (
            .concatenated, "1\n123456789012",
            [Seen("0 @0 1", 1), Seen("! 1 @2 \(tooLong) | $ 2:1 @2", 14)]
        ),
        (
            .concatenated, "\"aaaaa\naaa\nbb\" 7 x",
            [
                Seen("! 0 @0 \(tooLong) | $ 1:1 @0", 14), Seen("1 @15 7", 16),
                Seen("! 2 @17 unexpectedCharacter expected a value, found 'x' | $ 3:7 @17", 18),
            ]
        ),
        (
            .concatenated, "[1,2,é,3]{}[\n\n\n]x",
            [
                Seen("! 0 @0 \(tooLong) | $ 1:1 @0", 10), Seen("1 @10 {}", 12),
                Seen("! 2 @12 \(tooLong) | $ 1:12 @12", 17),
                Seen("! 3 @17 unexpectedCharacter expected a value, found 'x' | $ 4:2 @17", 18),
            ]
        ),
        (.lines, "1\n123456789012", [Seen("0 @0 1", 2), Seen("! 1 @2 \(tooLong) | $ 2:1 @2", 14)]),
        (
            .lines, "12345\n1\n  12345  \r\n[ é, 1]\nx",
            [
                Seen("! 0 @0 \(tooLong) | $ 1:1 @0", 6), Seen("1 @6 1", 8),
                Seen("! 2 @10 \(tooLong) | $ 3:3 @10", 19),
                Seen("! 3 @19 \(tooLong) | $ 4:1 @19", 28),
                Seen("! 4 @28 unexpectedCharacter expected a value, found 'x' | $ 5:1 @28", 29),
            ]
        ),
        // White space around a record does not count.
        (
            .lines, "1          \n         2\n3          4\n\t    5     \t",
            [
                Seen("0 @0 1", 12), Seen("1 @21 2", 23),
                Seen("! 2 @23 \(tooLong) | $ 3:1 @23", 36), Seen("3 @41 5", 48),
            ]
        ),
        (
            .sequence, "\u{1E}1\n\u{1E}123456789012",
            [Seen("0 @1 1", 4), Seen("! 1 @4 \(tooLong) | $ 2:2 @4", 16)]
        ),
        (
            .sequence, "\u{1E}[1,2,\n3,é,5]  \u{1E}x\n\u{1E}     7     \u{1E}  8\n    ",
            [
                Seen("! 0 @1 \(tooLong) | $ 1:2 @1", 17),
                Seen("! 1 @17 unexpectedCharacter expected a value, found 'x' | $ 2:10 @17", 20),
                Seen("2 @25 7", 32), Seen("3 @34 8", 40),
            ]
        ),
        (
            .sequence, "12345\u{1E}12345\u{1E}1\n",
            [
                Seen("! 0 @0 \(tooLong) | $ 1:1 @0", 6), Seen("! 1 @6 \(tooLong) | $ 1:7 @6", 12),
                Seen("2 @12 1", 14),
            ]
        ),
    ]

    @Test(arguments: 0..<rows.count, JSONEngine.allCases)
    func everywhere(_ number: Int, engine: JSONEngine) {
        let (format, text, expected) = Self.rows[number]
        let bytes = Array(text.utf8)
        #expect(Self.records([bytes], format, engine) == expected)
        #expect(Self.records(bytes.map { [$0] }, format, engine) == expected)
        for first in 0...bytes.count {
            for second in first...bytes.count {
                let chunks = [bytes[..<first], bytes[first..<second], bytes[second...]]
                #expect(
                    Self.records(chunks.map { Array($0) }, format, engine) == expected,
                    "cut at \(first) and \(second)"
                )
            }
        }
    }

    /// Continuing after each is the same as not having stopped.
    @Test(arguments: 0..<rows.count, StreamMode.some)
    func resumed(_ number: Int, mode: StreamMode) throws {
        let (format, text, expected) = Self.rows[number]
        let whole = mode.stream(text, options: Self.options).records(format, onError: .skip)
        for (number, _) in whole.results().enumerated() {
            let checkpoint = try #require(whole.checkpoint)
            let rest = mode.stream(text, options: Self.options).resuming(at: checkpoint)
                .records(format, onError: .skip)
            let seen = rest.results().map { result in
                switch result {
                case .success(let value): "\(rest.index) @\(rest.offset) \(value)"
                case .failure(let error): "! \(rest.index) @\(rest.offset) \(error.place)"
                }
            }
            #expect(seen == expected[(number + 1)...].map(\.line), "after \(number)")
        }
    }
}

extension RecordSplitTests.Seen {
    fileprivate init(_ line: String, _ checkpoint: Int?) {
        (self.line, self.checkpoint) = (line, checkpoint)
    }
}
