import FastJSON
import TestSupport
import Testing

/// Tokens and byte order marks that do not lie in the window as a whole, and inputs far larger than it.
@Suite struct WindowTests {
    // MARK: Long tokens

    private static let length = 300_000

    /// One value whose text is many times longer than the window.
    struct LongToken: CustomTestStringConvertible, Sendable {
        var name: String
        var text: String
        var testDescription: String { name }

        /// A text of about `length` bytes between two others.
        init(_ name: String, _ start: String, repeating part: String, _ end: String) {
            self.name = name
            let count = WindowTests.length / part.utf8.count
            text = start + String(repeating: part, count: count) + end
        }
    }

    static let longTokens = [
        LongToken("string", "\"", repeating: "abcdefg é", "\""),
        LongToken("escapes", "[\"", repeating: #"\u00e9\n"#, "\", 1]"),
        LongToken("integer", "", repeating: "1234567890", ""),
        LongToken("fraction", "[0.", repeating: "1234567890", "1e-5, 2]"),
        LongToken("key", "{\"", repeating: "k", "\": [1]}"),
        LongToken("escaped key", "{\"", repeating: #"\u006b"#, "\": [1]}"),
        LongToken("white space before", "", repeating: " \n\t\r", "[1]"),
        LongToken("white space inside", "[1,", repeating: "    ", "2]"),
        LongToken("white space before a comma", "[1", repeating: "\n", ",2]"),
        LongToken("white space before a colon", "{\"a\"", repeating: "\t", ":2}"),
        LongToken("white space after", "[1]", repeating: "\r\n", ""),
    ]

    @Test(arguments: longTokens, JSONEngine.allCases)
    func longToken(_ token: LongToken, engine: JSONEngine) throws {
        let bytes = Array(token.text.utf8)
        let limits = JSONLimits(numberLength: bytes.count)
        let expected = try JSONValue(parsing: bytes, options: .init(limits: limits))
        let options = JSONReadingOptions(engine: engine, limits: limits)
        let whole = try JSONValue(parsing: bytes, options: options) == expected
        #expect(whole)
        for size in [100, 5000, 100_000] {
            var chunks = Chunks(bytes, size: size)
            let value = try JSONValue(
                parsing: .reader(chunkSize: size) { buffer in
                    guard let chunk = chunks.next() else { return 0 }
                    buffer.copyBytes(from: chunk)
                    return chunk.count
                },
                options: options
            )
            let isSame = value == expected
            #expect(isSame, "chunks of \(size)")
        }
    }

    @Test(arguments: JSONEngine.allCases)
    func aLongCommentIsPassed(_ engine: JSONEngine) throws {
        let comment = "/*" + String(repeating: "* é ", count: Self.length / 5) + "*/"
        let value = try JSONValue(
            parsing: .chunks(Chunks(Array("[1,\(comment)2]".utf8), size: 100)),
            options: .init(engine: engine, syntax: .allowComments)
        )
        #expect(value == [1, 2])
    }

    // MARK: Byte order marks

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    @Test(arguments: ReadingMode.all)
    func aByteOrderMarkIsSkippedOrRejected(_ mode: ReadingMode) {
        let bytes = Self.byteOrderMark + Array("[1, x]".utf8)
        #expect(mode.value(of: Self.byteOrderMark + Array("[1]".utf8)) == .success([1]))
        let error = mode.validate(bytes)
        #expect(error?.description == "$[1]: expected a value, found 'x' (line 1, column 6)")
        #expect(error?.offset == 7)
        let rejected = mode.validate(bytes, options: .init(byteOrderMark: .reject))
        #expect(rejected?.code == .byteOrderMark)
        #expect(rejected?.message == "a byte order mark is not allowed here")
        #expect(rejected?.offset == 0)
        #expect(mode.validate(Array("[1]".utf8), options: .init(byteOrderMark: .reject)) == nil)
    }

    /// Byte order marks that are cut, doubled, alone, or not at the start.
    static let byteOrderMarks: [(bytes: [UInt8], code: JSONError.Code, offset: Int)] = [
        (byteOrderMark, .emptyInput, 3),
        (byteOrderMark + [0x20], .emptyInput, 4),
        (byteOrderMark + byteOrderMark + [0x31], .unexpectedCharacter, 3),
        ([0x20] + byteOrderMark + [0x31], .unexpectedCharacter, 1),
        ([0x31] + byteOrderMark, .trailingContent, 1),
        ([0xEF], .invalidUTF8, 0),
        ([0xEF, 0xBB], .invalidUTF8, 0),
        ([0xEF, 0xBB, 0x31], .invalidUTF8, 0),
    ]

    @Test(arguments: byteOrderMarks, ReadingMode.all)
    func otherByteOrderMarksAreErrors(
        _ row: (bytes: [UInt8], code: JSONError.Code, offset: Int),
        mode: ReadingMode
    ) {
        let error = mode.validate(row.bytes)
        #expect(error?.code == row.code)
        #expect(error?.offset == row.offset)
    }

    // MARK: Streams

    /// Gives a document of about 30 MB that never exists as a whole.
    private final class Stream {
        private let record: [UInt8]
        private var pending: [UInt8] = Array("[".utf8)
        private var records = 0
        private let count: Int
        private(set) var given = 0

        init(count: Int) {
            self.count = count
            let text = String(repeating: "A long string goes by eight bytes at once. ", count: 1400)
            record = Array(#"{"text":"\#(text)","list":[1,2.5,true,null,"é"]}"#.utf8)
        }

        func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
            if pending.isEmpty, records <= count {
                records += 1
                pending = records > count ? Array("]".utf8) : record
                if records > 1, records <= count { pending.insert(0x2C, at: 0) }
            }
            let part = pending.prefix(buffer.count)
            buffer.copyBytes(from: part)
            pending.removeFirst(part.count)
            given += part.count
            return part.count
        }
    }

    @Test(arguments: JSONEngine.allCases)
    func aStreamIsValidated(_ engine: JSONEngine) throws {
        nonisolated(unsafe) let stream = Stream(count: 500)
        try JSONInput.reader { stream.read(into: $0) }.validate(options: .init(engine: engine))
        #expect(stream.given > 30_000_000)
    }

    @Test(arguments: JSONEngine.allCases)
    func aStreamIsReadAsEvents(_ engine: JSONEngine) throws {
        let stream = Stream(count: 20)
        var events = 0
        var reader = try JSONEventReader(
            .reader { stream.read(into: $0) },
            options: .init(engine: engine)
        )
        while try reader.next() != nil { events += 1 }
        #expect(events == 20 * 12 + 2)
    }
}
