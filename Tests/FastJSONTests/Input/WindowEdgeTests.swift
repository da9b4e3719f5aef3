import FastJSON
import TestSupport
import Testing

/// Tokens that end, or break off, right where the window is full and must move.
///
/// The smallest window has 4,096 bytes, and one with the default chunks 196,608. Under the address
/// sanitizer these tests also see bytes that are read from where the window was.
@Suite struct WindowEdgeTests {
    /// A reader that gives at most that many bytes at a time, as a pipe would.
    private func reader(_ bytes: [UInt8], chunkSize: Int, piece: Int) -> JSONInput {
        var position = 0
        return .reader(chunkSize: chunkSize) { buffer in
            let count = min(buffer.count, piece, bytes.count - position)
            buffer.copyBytes(from: bytes[position..<(position + count)])
            position += count
            return count
        }
    }

    @Test(arguments: JSONEngine.allCases)
    func numbersThatFillTheWindow(_ engine: JSONEngine) throws {
        for count in 4_088...4_096 {
            let text = "1" + String(repeating: "7", count: count - 1)
            let input = reader(Array(text.utf8), chunkSize: 1, piece: 1)
            let value = try JSONValue(parsing: input, options: .init(engine: engine))
            #expect(value.number?.text == text, "\(count)")
        }
    }

    @Test(arguments: JSONEngine.allCases)
    func stringsThatNeverClose(_ engine: JSONEngine) {
        let options = JSONReadingOptions(engine: engine)
        for (length, chunkSize, piece) in [
            (4_000, 1, 1), (4_085, 1, 1), (4_086, 1, 1), (4_087, 1, 1), (9_000, 1, 1),
            (131_200, 65_536, 4_100), (196_500, 65_536, 4_100), (196_598, 65_536, 65_536),
        ] {
            let text = #"{"key": ""# + String(repeating: "a", count: length)
            let error = #expect(throws: JSONError.self) {
                try reader(Array(text.utf8), chunkSize: chunkSize, piece: piece)
                    .validate(options: options)
            }
            #expect(error?.code == .unexpectedEnd)
            #expect(error?.offset == text.utf8.count)
            #expect(error?.path == ["key"])
        }
    }

    @Test(arguments: JSONEngine.allCases)
    func longTokensThatArriveInPieces(_ engine: JSONEngine) throws {
        let options = JSONReadingOptions(engine: engine)
        let long = String(repeating: "é\\n12345", count: 40_000)
        let space = String(repeating: " \n", count: 200_000)
        for text in [
            "[\"\(long)\", 1]", "{\"\(long)\": 1}", "[\(space)1\(space),\(space)2\(space)]",
            "\(space){\"a\"\(space):\(space)\"\(long)\"}",
        ] {
            let expected = try JSONValue(parsing: text)
            for piece in [1_000, 65_536] {
                let input = reader(Array(text.utf8), chunkSize: 65_536, piece: piece)
                #expect(try JSONValue(parsing: input, options: options) == expected)
            }
        }
    }

    /// White space in memory, 64 KB of which libyajl is fed at a time.
    @Test(arguments: JSONEngine.allCases)
    func whiteSpaceInMemory(_ engine: JSONEngine) throws {
        let bytes = Array("[".utf8) + [UInt8](repeating: 0x20, count: 16 << 20) + Array("1]".utf8)
        let value = try JSONValue(parsing: bytes, options: .init(engine: engine))
        #expect(value == [1])
    }

    @Test(arguments: [1, 3, 1_365], JSONEngine.allCases)
    func thePathOfAReaderThatFailed(_ chunkSize: Int, engine: JSONEngine) throws {
        let space = String(repeating: " ", count: 4_083)
        let text = #"{"old": 1, "new":"# + space + "x" + String(repeating: " ", count: 20)
        var events = try JSONEventReader(
            reader(Array(text.utf8), chunkSize: chunkSize, piece: chunkSize),
            options: .init(engine: engine)
        )
        for _ in 0..<4 {
            _ = try events.next()
        }
        for _ in 0..<2 {
            do {
                _ = try events.next()
                Issue.record("an x is no value")
            } catch {
                #expect(error.path == ["new"])
                #expect(error.offset == text.utf8.count - 21)
            }
            #expect(events.path == ["new"])
        }
    }

    /// An offset that a body made up is not looked for in the input.
    @Test(arguments: [-1, 7, 1 << 40, .max, .min], ReadingMode.all)
    func offsetsOfTheCaller(_ offset: Int, mode: ReadingMode) {
        let error = #expect(throws: JSONError.self) {
            try mode.withCursor(over: Array("[1, 2]".utf8)) { _ throws(JSONError) in
                throw JSONError(code: .init("mine"), message: "no", offset: offset)
            }
        }
        #expect(error?.line == nil)
    }

    /// What came before a failure is read before the failure is reported.
    @Test(arguments: JSONEngine.allCases)
    func aSourceThatFailsAtOnce(_ engine: JSONEngine) {
        struct Failure: Error {}
        for (text, code) in [("]", JSONError.Code.unexpectedCharacter), ("[", .inputFailed)] {
            let error = #expect(throws: JSONError.self) {
                var isFirst = true
                try JSONInput.reader { buffer in
                    guard isFirst else { throw Failure() }
                    isFirst = false
                    buffer.copyBytes(from: text.utf8)
                    return text.utf8.count
                }
                .validate(options: .init(engine: engine))
            }
            #expect(error?.code == code)
        }
    }

    /// What stays of a full window leaves room for the next chunk, wherever it ends.
    @Test(arguments: [1, 64, 1_365], JSONEngine.allCases)
    func elementsAsLongAsTheWindow(_ chunkSize: Int, engine: JSONEngine) throws {
        let lengths =
            Array(stride(from: 3_800, to: 4_400, by: 37))
            + Array(stride(from: 5_000, to: 8_400, by: 211))
        let texts = lengths.map { "\"\(String(repeating: "x", count: $0))\"" }
        let text = "[\(texts.joined(separator: ","))]"
        let elements = try JSONStream(
            reader(Array(text.utf8), chunkSize: chunkSize, piece: chunkSize),
            options: .init(engine: engine)
        ).elements(at: "") { cursor throws(JSONError) in try cursor.readString().utf8.count }
        var read: [Int] = []
        while let length = try elements.next() { read.append(length) }
        #expect(read == lengths)
    }
}
