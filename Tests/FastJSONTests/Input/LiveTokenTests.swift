import FastJSON
import TestSupport
import Testing

/// Long tokens of live input: what came as a whole does not wait for what comes next.
@Suite struct LiveTokenTests {
    /// An input in pieces, of which each has to be waited for.
    private final class Pieces {
        private var rest: ArraySlice<String>
        private(set) var given = 0

        init(_ pieces: [String]) {
            rest = pieces[...]
        }

        func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
            guard let piece = rest.popFirst() else { return 0 }
            given += 1
            buffer.copyBytes(from: piece.utf8)
            return piece.utf8.count
        }
    }

    private static let long = String(repeating: "x", count: 100)

    /// The pieces, and how many of them hold the first string.
    private static let texts: [(pieces: [String], needed: Int)] = [
        (["[\"\(long)", "yyy\",", "1]"], 2),
        (["[\"\(long)", "yyy\"", ",1]"], 2),
        (["[\"\(long)", "yyy", "zzz", "\"", ",1]"], 4),
        (["[0,  \"\(long)", "yyy\" ", " , 1]"], 2),
        // Quotes that are escaped, with the backslash in the piece before or not.
        (["[\"\(long)\\", "\"yyy", "\"", ",1]"], 3),
        (["[\"\(long)", "\\\"yyy\\\\\\\"", "\\\\\"", ",1]"], 3),
        (["[\"\(long)\\\\", "\",", "1]"], 2),
        (["{\"a\": \"\(long)", "\"", ", \"b\": 1}"], 2),
        (["[\(long.count), \"\(long)", "\"", ", 1]"], 2), (["[\"", "\(long)", "\"", ", 1]"], 3),
    ]

    @Test(arguments: texts.indices, JSONEngine.allCases)
    func events(_ index: Int, engine: JSONEngine) throws {
        let (texts, needed) = Self.texts[index]
        nonisolated(unsafe) let pieces = Pieces(texts)
        var reader = try JSONEventReader(
            .reader { buffer in pieces.read(into: buffer) },
            options: .init(engine: engine)
        )
        while let event = try reader.next() {
            if case .string = event { break }
        }
        #expect(pieces.given == needed)
        while try reader.next() != nil {}
        #expect(pieces.given == texts.count)
    }

    /// A long key, and a long string that is passed.
    @Test(
        arguments: [
            ["{\"\(long)", "\": 1, \"x\": [2],", "\"y\": 3}"],
            ["{\"a\": \"\(long)", "\", \"x\": [2],", "\"y\": 3}"],
            ["{\"a\": [[\"\(long)", "\"]], \"x\": [2],", "\"y\": 3}"],
        ],
        JSONEngine.allCases
    )
    func elements(_ texts: [String], engine: JSONEngine) throws {
        nonisolated(unsafe) let pieces = Pieces(texts)
        let elements = try JSONStream(
            .reader { buffer in pieces.read(into: buffer) },
            options: .init(engine: engine)
        ).elements(at: "/x")
        #expect(try elements.next() == 2)
        #expect(pieces.given == 2)
        #expect(try elements.next() == nil)
    }

    /// What is wrong with a long token is found when it comes.
    @Test(
        arguments: [
            (
                ["[\"\(long)", "yyy\n", "zzz"],
                "control character U+000A in a string must be escaped"
            ),
            (["[\"\(long)", "yyy\\x", "zzz"], "invalid escape: '\\' cannot be followed by 'x'"),
            (
                ["[1\(String(repeating: "0", count: 100))", "00", "x"],
                "expected ',' or ']' after an element, found 'x'"
            ),
        ],
        JSONEngine.allCases
    )
    func mistakes(_ row: (texts: [String], message: String), engine: JSONEngine) {
        nonisolated(unsafe) let pieces = Pieces(row.texts + ["1", "1", "1"])
        let error = #expect(throws: JSONError.self) {
            try JSONInput.reader { buffer in pieces.read(into: buffer) }
                .validate(options: .init(engine: engine))
        }
        #expect(error?.message == row.message)
        #expect(pieces.given <= row.texts.count)
    }

    /// A string that comes in small pieces is not read again after each of them.
    @Test(arguments: JSONEngine.allCases)
    func trickle(_ engine: JSONEngine) throws {
        let count = 200_000
        let texts = ["[\""] + Array(repeating: "\\\\\\\"", count: count) + ["\"]"]
        let time = try ThreadTime.of {
            nonisolated(unsafe) let pieces = Pieces(texts)
            try JSONInput.reader { buffer in pieces.read(into: buffer) }
                .validate(options: .init(engine: engine))
        }
        #expect(time < .seconds(5) * ThreadTime.patience)
    }
}
