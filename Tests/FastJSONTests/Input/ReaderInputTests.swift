import FastJSON
import TestSupport
import Testing

/// Functions of the caller and chunks as inputs.
@Suite struct ReaderInputTests {
    /// A failure that is not the library's.
    private struct Broken: Error, CustomStringConvertible {
        var description: String { "the wire was cut" }
    }

    /// A reader that gives these texts, one for each call, and counts the calls.
    private final class Script {
        private var texts: ArraySlice<[UInt8]>
        private(set) var calls = 0
        private(set) var largestBuffer = 0

        init(_ texts: [String]) {
            self.texts = texts.map { Array($0.utf8) }[...]
        }

        func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
            calls += 1
            largestBuffer = max(largestBuffer, buffer.count)
            guard let text = texts.popFirst() else { return 0 }
            buffer.copyBytes(from: text)
            return text.count
        }
    }

    // MARK: Functions

    @Test(arguments: JSONEngine.allCases)
    func readerIsAskedUntilTheEnd(_ engine: JSONEngine) throws {
        nonisolated(unsafe) let script = Script(["[1", ", 2", "2, 3", "]", " "])
        let value = try JSONValue(
            parsing: .reader { script.read(into: $0) },
            options: .init(engine: engine)
        )
        #expect(value == [1, 22, 3])
        #expect(script.calls == 6, "the end is asked for once")
        #expect(script.largestBuffer == JSONInput.defaultChunkSize)
    }

    @Test(arguments: [1, 3, 100], JSONEngine.allCases)
    func bufferIsNoLargerThanTheChunk(_ chunkSize: Int, engine: JSONEngine) throws {
        let text = "[\"\(String(repeating: "x", count: 10_000))\"]"
        nonisolated(unsafe) var rest = Array(text.utf8)[...]
        nonisolated(unsafe) var sizes: Set<Int> = []
        try JSONInput.reader(chunkSize: chunkSize) { buffer in
            sizes.insert(buffer.count)
            let count = min(buffer.count, rest.count)
            buffer.copyBytes(from: rest.prefix(count))
            rest = rest.dropFirst(count)
            return count
        }.validate(options: .init(engine: engine))
        #expect(rest.isEmpty)
        #expect(sizes.allSatisfy { (1...chunkSize).contains($0) })
    }

    @Test(arguments: JSONEngine.allCases)
    func readerThatIsEmpty(_ engine: JSONEngine) {
        let error = #expect(throws: JSONError.self) {
            try JSONValue(parsing: .reader { _ in 0 }, options: .init(engine: engine))
        }
        #expect(error?.code == .emptyInput)
    }

    @Test(arguments: [0, 1, 2], JSONEngine.allCases)
    func errorsOfTheReaderArrive(_ before: Int, engine: JSONEngine) {
        nonisolated(unsafe) let script = Script(["[1, 2,", " 3, \"x"])
        let options = JSONReadingOptions(engine: engine)
        func input() -> JSONInput {
            .reader { buffer in
                if script.calls == before { throw Broken() }
                return script.read(into: buffer)
            }
        }
        let error = #expect(throws: JSONError.self) {
            try JSONValue(parsing: input(), options: options)
        }
        #expect(error?.code == .inputFailed)
        #expect(error?.message == "cannot read the input: the wire was cut")
        #expect(error?.offset == nil)
        let document = #expect(throws: JSONError.self) {
            try JSONDocument(parsing: input(), options: options)
        }
        #expect(document == error)
    }

    @Test(arguments: JSONEngine.allCases)
    func ownErrorsOfTheReaderArriveAsTheyAre(_ engine: JSONEngine) {
        let mine = JSONError(code: .init("mine"), message: "no more", path: ["x"])
        nonisolated(unsafe) let script = Script(["[1,"])
        let error = #expect(throws: JSONError.self) {
            try JSONInput.reader { buffer in
                if script.calls == 1 { throw mine }
                return script.read(into: buffer)
            }.validate(options: .init(engine: engine))
        }
        #expect(error == mine)
    }

    @Test(arguments: JSONEngine.allCases)
    func eventsComeBeforeTheErrorOfTheReader(_ engine: JSONEngine) throws {
        nonisolated(unsafe) let script = Script(["[1, 2, ", "{\"a\": "])
        var reader = try JSONEventReader(
            .reader { buffer in
                if script.calls == 2 { throw Broken() }
                return script.read(into: buffer)
            },
            options: .init(engine: engine)
        )
        var events: [JSONEvent] = []
        let error = #expect(throws: JSONError.self) {
            while let event = try reader.next() { events.append(event) }
        }
        #expect(events == [.beginArray, .number("1"), .number("2"), .beginObject, .key("a")])
        #expect(error?.code == .inputFailed)
        let again = #expect(throws: JSONError.self) { try reader.next() }
        #expect(again == error)
    }

    /// At most 84 bytes are read after a fault, to show the rest of the line.
    @Test(arguments: JSONEngine.allCases)
    func littleIsReadAfterAFault(_ engine: JSONEngine) {
        nonisolated(unsafe) var given = 0
        let text = Array("[1, 2 3".utf8)
        let error = #expect(throws: JSONError.self) {
            try JSONInput.reader(chunkSize: 1) { buffer in
                buffer[0] = given < text.count ? text[given] : 0x20
                given += 1
                return 1
            }.validate(options: .init(engine: engine))
        }
        #expect(error?.offset == 6)
        #expect(given <= 7 + 84)
    }

    // MARK: Chunks

    @Test(arguments: JSONEngine.allCases)
    func chunksOfEveryKind(_ engine: JSONEngine) throws {
        let options = JSONReadingOptions(engine: engine)
        let expected: JSONValue = [1, "é"]
        let whole = Array("[1, \"é\"]".utf8)
        let empty: [UInt8] = []
        let bytewise = whole.lazy.map { [empty, [$0]] }.joined()
        let halves = [whole[..<6], whole[6...]]
        let values = [
            try JSONValue(parsing: .chunks([whole]), options: options),
            try JSONValue(parsing: .chunks(halves), options: options),
            try JSONValue(parsing: .chunks([empty, whole, empty, empty]), options: options),
            try JSONValue(parsing: .chunks(["[1, ".utf8, "\"é\"]".utf8]), options: options),
            try JSONValue(parsing: .chunks(bytewise), options: options),
            try JSONValue(parsing: .chunks(Chunks(whole, seed: 7)), options: options),
            try JSONValue(parsing: .bytes(whole), options: options),
        ]
        for value in values {
            #expect(value == expected)
        }
    }

    @Test(arguments: JSONEngine.allCases)
    func noChunksAreAnEmptyInput(_ engine: JSONEngine) {
        for chunks in [[], [[]], [[], [], []]] as [[[UInt8]]] {
            let error = #expect(throws: JSONError.self) {
                try JSONValue(parsing: .chunks(chunks), options: .init(engine: engine))
            }
            #expect(error?.code == .emptyInput)
            #expect(error?.offset == 0)
        }
    }
}
