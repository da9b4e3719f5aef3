import FastJSON
import TestSupport
import Testing

/// Inputs that are in memory as a whole before they are read.
@Suite struct ReadAllTests {
    /// Where the start of a long input ends that is looked at before the rest is read.
    private static let startSize = 1 << 18

    /// Endless inputs that are wrong at once, and where.
    static let endless: [(start: String, filler: UInt8, offset: Int)] = [
        ("", 0, 0), ("[1,2,", 0, 5), (" \n", 0x78, 2), ("1", 0x32, 0), ("[\"\u{1}", 0x20, 2),
        ("\u{FEFF}{}", 0x7D, 5), ("1 2", 0x20, 2),
    ]

    @Test(arguments: endless, JSONEngine.allCases)
    func wrongStart(_ test: (start: String, filler: UInt8, offset: Int), engine: JSONEngine) {
        nonisolated(unsafe) var bytesRead = 0
        let start = Array(test.start.utf8)
        let error = #expect(throws: JSONError.self) {
            _ = try JSONDocument(
                parsing: .reader(chunkSize: 4096) { buffer in
                    for index in buffer.indices {
                        let offset = bytesRead + index
                        buffer[index] = offset < start.count ? start[offset] : test.filler
                    }
                    bytesRead += buffer.count
                    return buffer.count
                },
                options: JSONReadingOptions(engine: engine)
            )
        }
        #expect(error?.offset == test.offset)
        #expect(bytesRead < 2 * Self.startSize)
    }

    /// Near the end of that start, and after it, errors are those of the whole text.
    @Test(arguments: [4096, 100_000], JSONEngine.allCases)
    func errorsNearTheEndOfTheStart(chunkSize: Int, engine: JSONEngine) {
        let options = JSONReadingOptions(engine: engine)
        let ends = [("x", ", 1]"), ("\"\u{1}", "\"]"), ("\"\\ud800", "\"]"), ("1", "")]
        let turn = (chunkSize == 4096 ? 0 : 2) + (engine == .native ? 0 : 1)
        for distance in [-400, -170, -169, -168, -167, -85, -84, -3, -1, 0, 1, 300] {
            for (wrong, rest) in TestScope.some(ends, oneIn: 4, turn: turn + 1000 + distance) {
                let filler = String(repeating: " ", count: Self.startSize + distance - 1)
                let bytes = Array("[\(filler)\(wrong)\(rest)".utf8)
                let expected = #expect(throws: JSONError.self) {
                    try JSONDocument(parsing: bytes, options: options)
                }
                let error = #expect(throws: JSONError.self) {
                    try JSONDocument(
                        parsing: .chunks(bytes.chunks(ofCount: chunkSize)),
                        options: options
                    )
                }
                #expect(error == expected)
            }
        }
    }

    /// Texts that are cut in the middle of something where their start ends.
    @Test(arguments: ["1234", "\"é😀\"", "true", "\"\\ud83d\\ude00\"", "{\"é\":1}"])
    func valuesAcrossTheEndOfTheStart(_ value: String) throws {
        for distance in -6...0 {
            for engine in TestScope.some(JSONEngine.allCases, oneIn: 2, turn: 6 + distance) {
                let filler = String(repeating: " ", count: Self.startSize + distance - 1)
                let bytes = Array("[\(filler)\(value)]".utf8)
                let document = try JSONDocument(
                    parsing: .chunks(bytes.chunks(ofCount: 1 << 16)),
                    options: JSONReadingOptions(engine: engine)
                )
                #expect(document.value == (try JSONValue(parsing: bytes)))
            }
        }
    }

    @Test func allBytesArrive() throws {
        let bytes = (0..<(3 * Self.startSize)).map { UInt8(truncatingIfNeeded: $0) }
        let whole = try JSONInput.chunks(bytes.chunks(ofCount: 1000)).readAll()
        #expect(whole == bytes)
        #expect(try JSONInput.bytes(bytes).readAll(limit: bytes.count) == bytes)
        let error = #expect(throws: JSONError.self) {
            try JSONInput.bytes(bytes).readAll(limit: Self.startSize)
        }
        #expect(error?.code == .documentTooLong)
        #expect(
            error?.message == "the document is longer than the limit of \(Self.startSize) bytes"
        )
    }
}

extension Array {
    /// Pieces of that many elements, but for the last.
    fileprivate func chunks(ofCount count: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: self.count, by: count).map {
            self[$0..<Swift.min($0 + count, self.count)]
        }
    }
}
