import FastJSON
import TestSupport
import Testing

/// Documents that are nested deeply.
@Suite struct NestingAttackTests {
    @Test(arguments: ReadingMode.modes([.whole, .chunks(1), .random(seed: 5)]))
    func hundredThousandBrackets(_ mode: ReadingMode) {
        let units = [("[", 512, 512), (#"{"a":"#, 2560, 1024), (#"[{"":"#, 1280, 768)]
        for (unit, offset, eventCount) in units {
            let bytes = Array(String(repeating: unit, count: 100_000).utf8)
            let (events, error) = mode.events(of: bytes)
            #expect(error?.code == .depthExceeded)
            #expect(error?.offset == offset)
            #expect(error?.path.steps.count == 512)
            #expect(events.count == eventCount)
            #expect(mode.validate(bytes) == error)
        }
    }

    /// 512 levels are read, 513 are not.
    @Test func atTheLimit() {
        let modes = ReadingMode.modes([.whole, .chunks(3)])
        for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
            for (depth, code) in [(511, nil), (512, nil), (513, JSONError.Code.depthExceeded)] {
                let text =
                    String(repeating: open, count: depth) + "1"
                    + String(repeating: close, count: depth)
                #expect(Reading.agreed(Array(text.utf8), modes: modes).error?.code == code)
            }
        }
    }

    /// Reading, comparing, hashing, writing and releasing 512 levels on a small stack.
    @Test(arguments: ReadingMode.modes([.whole, .chunks(7)]))
    func smallStack(_ mode: ReadingMode) throws {
        for (open, close) in [("[", "]"), (#"{"a":"#, "}"), (#"[0,{"a":"#, "}]")] {
            try onThread(withStack: 512 * 1024) {
                let levels = open.hasPrefix("[0") ? 256 : 512
                let text =
                    String(repeating: open, count: levels) + "1"
                    + String(repeating: close, count: levels)
                let bytes = Array(text.utf8)
                let value = try mode.value(of: bytes).get()
                let other = try mode.value(of: bytes).get()
                #expect(value == other)
                #expect(value.hashValue == other.hashValue)
                #expect(value.description == text)
                let document = try JSONDocument(
                    parsing: bytes,
                    options: mode.options(JSONReadingOptions())
                )
                #expect(document.root.value == value)
                #expect(mode.events(of: bytes).error == nil)
            }
        }
    }

    /// The same inside a task, whose stack is that of a thread of the pool.
    @Test func insideTask() async throws {
        let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        let isEqual = try await Task.detached {
            for engine in JSONEngine.allCases {
                let value = try JSONValue(
                    parsing: text,
                    options: JSONReadingOptions(engine: engine)
                )
                guard value == (try JSONValue(parsing: text)) else { return false }
            }
            return true
        }.value
        #expect(isEqual)
    }

    /// With the limit raised, reading and validating take no stack at all.
    @Test(arguments: ReadingMode.modes([.whole, .chunks(1000)]))
    func tenThousandLevels(_ mode: ReadingMode) throws {
        let options = JSONReadingOptions(limits: JSONLimits(depth: 10_000))
        let bytes =
            [UInt8](repeating: 0x5B, count: 10_000) + [UInt8](repeating: 0x5D, count: 10_000)
        try onThread(withStack: 512 * 1024) {
            #expect(mode.validate(bytes, options: options) == nil)
            #expect(mode.events(of: bytes, options: options).events.count == 20_000)
            let document = try JSONDocument(parsing: bytes, options: mode.options(options))
            #expect(document.root.count == 1)
            let more = [0x5B] + bytes + [0x5D]
            #expect(mode.validate(more, options: options)?.code == .depthExceeded)
        }
    }

    /// Many containers beside each other are not deep.
    @Test func wideIsNotDeep() {
        let text = "[" + Array(repeating: "[{}]", count: 50_000).joined(separator: ",") + "]"
        let reading = Reading.agreed(
            Array(text.utf8),
            options: JSONReadingOptions(limits: JSONLimits(depth: 3)),
            modes: ReadingMode.modes([.whole, .chunks(777)])
        )
        #expect(reading.error == nil)
    }
}
