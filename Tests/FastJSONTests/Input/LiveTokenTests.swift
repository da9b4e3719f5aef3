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

    private static let space = String(repeating: " ", count: 100)

    /// The pieces, where the elements are, the last one that is read, and how many pieces hold it.
    private static let cuts: [(pieces: [String], path: String, element: JSONValue, needed: Int)] = [
        // Cut between tokens, after more than a few bytes that stay in memory.
        (["{\"\(long)\"", ": 1, \"x\": [2,"], "/x", 2, 2),
        (["{\"\(long)", "\"", ":", " 1, \"x\": [2,"], "/x", 2, 4),
        (["{\"\(long)", "\":", "[2,"], "/\(long)", 2, 3),
        (["[", space, "2,"], "", 2, 3),
        (["[1", space, ",2,"], "", 2, 3),
        (["{\"x\"", space, ":[2,"], "/x", 2, 3),
        (["{\"x\":", space, "[2,"], "/x", 2, 3),
        (["["] + Array(repeating: "\n", count: 100) + ["2,"], "", 2, 102),
        // Cut in an element, which ends without a comma.
        (["[{\"a\": ", "1}"], "", ["a": 1], 2), (["[[", "1", "]", ",2"], "", [1], 3),
        (["[1, [\"]\", ", "[]", "]\n"], "", ["]", []], 3),
        (["{\"x\": [\"a", "b\"", ","], "/x", "ab", 2),
        (["[1, \"\(long)", "\"", " "], "", .string(long), 2),
    ]

    /// An element comes with its last byte, wherever the input was cut before.
    @Test(arguments: cuts.indices, JSONEngine.allCases)
    func elementsOfCutInput(_ index: Int, engine: JSONEngine) throws {
        let (texts, path, element, needed) = Self.cuts[index]
        nonisolated(unsafe) let pieces = Pieces(texts + Array(repeating: " ", count: 40))
        let elements = try JSONStream(
            .reader { buffer in pieces.read(into: buffer) },
            options: .init(engine: engine)
        ).elements(at: JSONPath(path))
        while let next = try elements.next(), next != element {}
        #expect(pieces.given == needed)
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
