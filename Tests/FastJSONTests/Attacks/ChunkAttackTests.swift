import FastJSON
import TestSupport
import Testing

/// Long tokens and long white space in small chunks.
///
/// No time is measured. Reading that starts a token again at each chunk would take minutes here.
@Suite struct ChunkAttackTests {
    private static let small = JSONEngine.allCases.map { ReadingMode($0, .chunks(1)) }
    private static let medium = ReadingMode.modes([.chunks(61), .chunks(4096)])

    private static func bytes(_ unit: String, _ count: Int) -> [UInt8] {
        Array(String(repeating: unit, count: count).utf8)
    }

    private func string(_ unit: String, _ count: Int) -> [UInt8] {
        [0x5B, 0x22] + Self.bytes(unit, count) + [0x22, 0x5D]
    }

    @Test(arguments: small)
    func bytesOneByOne(_ mode: ReadingMode) {
        for (unit, count) in [
            ("a", 50_000), (#"\u0041"#, 8_000), ("é", 20_000), (#"\n"#, 20_000),
        ] {
            #expect(mode.validate(string(unit, count)) == nil, "\(unit)")
        }
        let space = [0x5B] + Self.bytes(" \n", 30_000) + [0x5D]
        #expect(mode.validate(space) == nil)
    }

    @Test(arguments: medium)
    func longStrings(_ mode: ReadingMode) throws {
        let units = [
            ("abcdefgh", 100_000, "abcdefgh"), (#"\u0041"#, 60_000, "A"), ("日", 100_000, "日"),
        ]
        for (unit, count, plain) in units {
            let value = try mode.value(of: string(unit, count)).get()
            let text = try #require(value[0]?.string)
            #expect(text.utf8.count == plain.utf8.count * count)
            #expect(text.hasPrefix(plain))
            #expect(text.utf8.elementsEqual(Self.bytes(plain, count)))
        }
    }

    @Test(arguments: medium)
    func longKeys(_ mode: ReadingMode) throws {
        let limits = JSONLimits(keyLength: 1 << 24)
        let key = Self.bytes(#"k\u0041"#, 50_000)
        let bytes = [0x7B, 0x22] + key + Array("\":[1,{\"b\":x}]}".utf8)
        let error = mode.validate(bytes, options: JSONReadingOptions(limits: limits))
        #expect(error?.code == .unexpectedCharacter)
        #expect(error?.path.steps.count == 3)
        #expect(error?.path.steps.first == .key(String(repeating: "kA", count: 50_000)))
    }

    /// White space between all tokens, more than an engine would like to keep.
    @Test(arguments: medium)
    func whiteSpaceBetweenTokens(_ mode: ReadingMode) throws {
        var longest = 0
        for unit in [" ", "\n", "\r\n\t "] {
            // The longest run stands at another place each time.
            longest = (longest + 2) % 9
            let space = Self.bytes(unit, 5000)
            let more = Self.bytes(unit, 1_200_000 / unit.utf8.count)
            var bytes: [UInt8] = []
            for (index, token) in ["[", "1", ",", "{", "\"a\"", ":", "2", "}", "]"].enumerated() {
                bytes += index == longest ? more : space
                bytes += Array(token.utf8)
            }
            bytes += space
            let value = try mode.value(of: bytes).get()
            #expect(value == [1, ["a": 2]])
        }
    }

    @Test(arguments: medium)
    func onlyWhiteSpace(_ mode: ReadingMode) {
        let error = mode.validate(Self.bytes("  \n ", 300_000))
        #expect(error?.code == .emptyInput)
        #expect(error?.offset == 1_200_000)
        #expect(error?.line == 300_001)
        #expect(error?.column == 2)
    }

    @Test(arguments: medium)
    func longComments(_ mode: ReadingMode) throws {
        let options = JSONReadingOptions(syntax: .allowComments)
        let comment = Array("/*".utf8) + Self.bytes("* é ", 25_000) + Array("*/".utf8)
        let lines = Self.bytes("// a\n", 25_000)
        let bytes = comment + [0x5B] + lines + [0x31] + comment + [0x5D] + lines
        #expect(try mode.value(of: bytes, options: options).get() == [1])
    }

    /// A separator before each of very many scalars.
    @Test(arguments: medium)
    func manyTokens(_ mode: ReadingMode) throws {
        let bytes = [0x5B, 0x30] + Self.bytes(",0", 100_000) + [0x5D]
        #expect(try mode.value(of: bytes).get().array?.count == 100_001)
        let cut = Array(bytes.dropLast())
        #expect(mode.validate(cut)?.offset == cut.count)
    }

    /// What becomes of an input that repeats two bytes after its start, as good as for ever.
    ///
    /// It ends after 8 MB, so that a failure is one, and does not take all memory.
    private func validateEndless(
        _ start: String,
        _ unit: String,
        _ options: JSONReadingOptions
    ) -> (error: JSONError?, delivered: Int) {
        let (start, unit) = (Array(start.utf8), Array(unit.utf8))
        nonisolated(unsafe) var delivered = 0
        let input = JSONInput.reader { buffer in
            guard delivered < 8 << 20 else { return 0 }
            for index in buffer.indices {
                buffer[index] = unit[index % 2]
            }
            if delivered == 0 {
                buffer.copyBytes(from: start)
            }
            delivered += buffer.count
            return buffer.count
        }
        do throws(JSONError) {
            try input.validate(options: options)
            return (nil, delivered)
        } catch {
            return (error, delivered)
        }
    }

    /// A token that never ends: no more of it is read than its limit needs.
    @Test(arguments: JSONEngine.allCases)
    func endlessTokens(_ engine: JSONEngine) {
        let limits = JSONLimits(stringLength: 1 << 18, keyLength: 1 << 16)
        let options = JSONReadingOptions(engine: engine, limits: limits)
        let starts: [(String, JSONError.Code)] = [
            ("[\"", .stringTooLong), ("{\"", .keyTooLong), ("[1", .numberTooLong),
        ]
        for (start, code) in starts {
            let (error, delivered) = validateEndless(start, "11", options)
            #expect(error?.code == code)
            #expect(delivered <= 1 << 20)
        }
    }

    /// A document that never ends, with a limit for its length.
    @Test(arguments: JSONEngine.allCases)
    func endlessDocument(_ engine: JSONEngine) {
        let limits = JSONLimits(documentLength: 1 << 18)
        let options = JSONReadingOptions(engine: engine, limits: limits)
        for unit in ["1,", "  ", "\n\n"] {
            let (error, delivered) = validateEndless("[ ", unit, options)
            #expect(error?.code == .documentTooLong)
            #expect(error?.offset == 1 << 18)
            #expect(delivered <= 1 << 19)
        }
        let (error, _) = validateEndless("[ ", "[[", options)
        #expect(error?.code == .depthExceeded)
    }
}
