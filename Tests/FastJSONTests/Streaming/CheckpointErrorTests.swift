import FastJSON
import Foundation
import TestSupport
import Testing

/// Checkpoints that fit nothing are errors.
@Suite struct CheckpointErrorTests {
    /// A checkpoint out of its parts, as it is stored.
    static func checkpoint(
        offset: Int = 5,
        index: Int = 0,
        lineFeeds: Int = 0,
        scalarsInLine: Int = 5,
        steps: String = "[0]"
    ) throws -> JSONCheckpoint {
        let text = """
            {"offset":\(offset),"index":\(index),"lineFeeds":\(lineFeeds),
            "scalarsInLine":\(scalarsInLine),"steps":\(steps)}
            """
        return try JSONDecoder().decode(JSONCheckpoint.self, from: Data(text.utf8))
    }

    private static let huge = 1 << 60

    @Test func noCheckpoints() throws {
        let plain = try [
            Self.checkpoint(offset: -1), Self.checkpoint(offset: .min),
            Self.checkpoint(offset: Self.huge), Self.checkpoint(offset: .max),
            Self.checkpoint(index: -2), Self.checkpoint(index: Self.huge),
            Self.checkpoint(index: .min), Self.checkpoint(index: .max),
            Self.checkpoint(lineFeeds: -1), Self.checkpoint(lineFeeds: 6),
            Self.checkpoint(lineFeeds: .max), Self.checkpoint(scalarsInLine: -1),
            Self.checkpoint(scalarsInLine: 6), Self.checkpoint(scalarsInLine: .min),
            // Not so much can have stood in so few bytes.
            Self.checkpoint(offset: 1), Self.checkpoint(offset: 3, steps: "[0,0,0]"),
            Self.checkpoint(steps: #"["a"]"#), Self.checkpoint(offset: 0, scalarsInLine: 0),
        ]
        for checkpoint in plain {
            for engine in JSONEngine.allCases {
                let mode = StreamMode(engine, .whole)
                let error = #expect(throws: JSONError.self, "\(checkpoint)") {
                    _ = try mode.stream("[1, 2, 3]").resuming(at: checkpoint).elements(at: "")
                }
                #expect(error?.message == "this is not a checkpoint")
                #expect(error?.code == .invalidStructure)
            }
        }
    }

    /// A document whose limit is before the checkpoint.
    @Test(arguments: StreamMode.all)
    func documentsThatAreTooLong(_ mode: StreamMode) throws {
        let text = "{\"first key\": {\"second\": [1, 2, 3, 4]}}"
        let elements = try mode.stream(text).elements(at: "/first key/second")
        #expect(try elements.next() == 1)
        #expect(try elements.next() == 2)
        let checkpoint = try #require(elements.checkpoint)
        #expect(checkpoint.offset == 30)
        for limit in 1...text.utf8.count {
            let options = JSONReadingOptions(limits: JSONLimits(documentLength: limit))
            let rest = try mode.stream(text, options: options).resuming(at: checkpoint)
                .elements(at: "/first key/second")
            var values: [JSONValue] = []
            var error: JSONError?
            do throws(JSONError) {
                while let value = try rest.next() { values.append(value) }
            } catch let failure {
                error = failure
            }
            #expect(
                values
                    == Array(([3, 4] as [JSONValue]).prefix(limit < 34 ? 0 : limit < 37 ? 1 : 2))
            )
            #expect(error?.code == (limit < text.utf8.count ? .documentTooLong : nil), "\(limit)")
            let steps = error?.path.steps ?? []
            #expect(["first key", "second"].starts(with: steps.prefix(2)), "\(limit): \(steps)")
        }
    }

    /// What cannot even be decoded.
    @Test func noSteps() {
        for steps in ["[-1]", "[1.5]", "[null]", "[true]", "[[]]", "[1152921504606846976]", "{}"] {
            #expect(throws: DecodingError.self, "\(steps)") {
                try Self.checkpoint(steps: steps)
            }
        }
        for text in ["{}", "[]", "{\"offset\":1}"] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(JSONCheckpoint.self, from: Data(text.utf8))
            }
        }
    }

    @Test(arguments: StreamMode.some)
    func ofAnotherSelection(_ mode: StreamMode) throws {
        let text = #"{"a": [[1], [2]], "b": [3]}"#
        let elements = try mode.stream(text).elements(at: "/a")
        _ = try elements.next()
        for pointer in ["/b", "/a/0", "/b/0/0", "/*/0"] {
            let rest = StreamRun { () throws(JSONError) in
                try mode.stream(text).resuming(at: elements.checkpoint).elements(
                    at: JSONPath(pointer)
                )
            }
            #expect(rest.values == [], "\(pointer)")
            #expect(
                rest.error?.message == "the checkpoint belongs to a stream with other selections"
            )
            #expect(rest.error?.code == .invalidStructure)
        }
        for pointer in ["/b/0", "/a/0/0", "/*/1"] {
            let rest = StreamRun { () throws(JSONError) in
                try mode.stream(text).resuming(at: elements.checkpoint).values(
                    at: JSONPath(pointer)
                )
            }
            #expect(
                rest.error?.message == "the checkpoint belongs to a stream with other selections",
                "\(pointer)"
            )
        }
    }

    @Test func ofADeeperSelection() async {
        await #expect(processExitsWith: .success) {
            let text = "[[[[[1, 2]]]]]"
            for mode in StreamMode.some {
                let elements = try mode.stream(text).values(at: "/*/*/*/*/*")
                _ = try elements.next()
                for pointer in ["", "/a", "/0", "/*/*", "/0/0/0/0"] {
                    let run = StreamRun { () throws(JSONError) in
                        try mode.stream(text).resuming(at: elements.checkpoint)
                            .values(at: JSONPath(pointer))
                    }
                    let message = "the checkpoint belongs to a stream with other selections"
                    #expect(run.error?.message == message, "\(pointer)")
                }
            }
        }
    }

    @Test func noCheckpointOfParallelLines() throws {
        let checkpoint = try Self.checkpoint(index: .max, steps: "[]")
        let rows = StreamMode(.native, .whole).stream("1\n2\n").resuming(at: checkpoint)
            .parallelLines(onError: .stop)
        let error = #expect(throws: JSONError.self) { try rows.next() }
        #expect(error?.message == "this is not a checkpoint of a stream of records")
    }

    @Test(arguments: StreamMode.some)
    func recordsAndSelections(_ mode: StreamMode) throws {
        let elements = try mode.stream("[1, 2]").elements(at: "")
        _ = try elements.next()
        let rows = mode.stream("[1, 2]").resuming(at: elements.checkpoint)
            .records(.lines, onError: .skip)
        let error = #expect(throws: JSONError.self) { try rows.next() }
        #expect(error?.message == "this is not a checkpoint of a stream of records")
        #expect(error?.code == .invalidStructure)
        let again = #expect(throws: JSONError.self) { try rows.next() }
        #expect(again == error)

        let lines = mode.stream("[1]\n[2]").records(.lines, onError: .skip)
        _ = try lines.next()
        let run = StreamRun { () throws(JSONError) in
            try mode.stream("[1]\n[2]").resuming(at: lines.checkpoint).elements(at: "")
        }
        #expect(run.error?.message == "the checkpoint belongs to a stream with other selections")
    }

    @Test(arguments: StreamMode.some)
    func inputsThatAreTooLong(_ mode: StreamMode) throws {
        let text = "[1, 2, 3, 4, 5]"
        let elements = try mode.stream(text).elements(at: "")
        for _ in 1...4 { _ = try elements.next() }
        for limit in 1..<text.utf8.count {
            let options = JSONReadingOptions(limits: JSONLimits(documentLength: limit))
            let run = StreamRun { () throws(JSONError) in
                try mode.stream(text, options: options).resuming(at: elements.checkpoint)
                    .elements(at: "")
            }
            #expect(run.error?.code == .documentTooLong, "\(limit)")
        }
    }

    @Test(arguments: StreamMode.some)
    func inputsThatAreTooShort(_ mode: StreamMode) throws {
        let checkpoint = try Self.checkpoint(offset: 5)
        for text in ["", "[1,", "[1,2"] {
            let run = StreamRun { () throws(JSONError) in
                try mode.stream(text).resuming(at: checkpoint).elements(at: "")
            }
            #expect(run.error?.code == .inputFailed, "\(text)")
            #expect(
                run.error?.message == "cannot continue at byte 5: the input is shorter",
                "\(text)"
            )
            let record = try Self.checkpoint(offset: 5, steps: "[]")
            for format in JSONRecordFormat.allCases {
                let rows = StreamRun {
                    mode.stream(text).resuming(at: record).records(format, onError: .skip)
                }
                #expect(rows.error?.message == run.error?.message, "\(format) \(text)")
            }
        }
        // Exactly as long: nothing follows.
        let run = StreamRun { () throws(JSONError) in
            try mode.stream("[1, 2").resuming(at: checkpoint).elements(at: "")
        }
        #expect(run.error?.code == .unexpectedEnd)
        #expect(run.error?.offset == 5)
        for format in JSONRecordFormat.allCases {
            let record = try Self.checkpoint(offset: 5, index: 3, steps: "[]")
            let rows = mode.stream("[1]\n2").resuming(at: record).records(format, onError: .stop)
            #expect(try rows.next() == nil)
        }
    }

    /// Also in files, which are not read up to there.
    @Test(arguments: JSONEngine.allCases)
    func filesThatAreTooShort(_ engine: JSONEngine) throws {
        let file = try TemporaryFile(Array("[1, 2, 3]".utf8))
        let options = JSONReadingOptions(engine: engine)
        for (offset, isTooShort) in [(9, false), (10, true), (1 << 40, true)] {
            let checkpoint = try Self.checkpoint(offset: offset)
            let run = StreamRun { () throws(JSONError) in
                try JSONStream(try .file(file.path), options: options).resuming(at: checkpoint)
                    .elements(at: "")
            }
            #expect(run.error?.code == (isTooShort ? .inputFailed : .unexpectedEnd))
            let record = try Self.checkpoint(offset: offset, steps: "[]")
            let rows = StreamRun { () throws(JSONError) in
                JSONStream(try .file(file.path), options: options).resuming(at: record)
                    .records(.lines, onError: .stop)
            }
            #expect(rows.error?.code == (isTooShort ? .inputFailed : nil))
        }
    }

    @Test func hugeOffsets() async {
        await #expect(processExitsWith: .success) {
            for mode in StreamMode.some {
                for offset in [1 << 47, 1 << 48, 1 << 55, 1 << 60 - 1] {
                    let checkpoint = try CheckpointErrorTests.checkpoint(offset: offset)
                    let run = StreamRun { () throws(JSONError) in
                        try mode.stream("[1, 2, 3]").resuming(at: checkpoint).elements(at: "")
                    }
                    #expect(run.values == [], "\(offset)")
                    #expect([.inputFailed, .invalidStructure].contains(run.error?.code))
                }
            }
        }
    }

    /// Numbers that say nothing true end in an error, or in values; never in a trap.
    @Test func nonsense() async {
        await #expect(processExitsWith: .success) {
            for mode in StreamMode.modes([.whole, .chunks(1)]) {
                try CheckpointErrorTests.resumeAnywhere(mode)
            }
        }
    }

    private static func resumeAnywhere(_ mode: StreamMode) throws {
        let seed: UInt64 = 9
        var random = SeededRandom(seed: seed)
        let text = Array(#"{"a": [1, "é\n", {"b": [2, 3]}], "c": {"a": 4}}"#.utf8)
        let steps = ["[]", "[0]", #"["a"]"#, #"["a",0]"#, #"["a",1]"#, #"["c","a"]"#, #"["a",7]"#]
        for round in 0..<400 {
            let offset = random.number(in: 0...text.count + 2)
            let checkpoint = try Self.checkpoint(
                offset: offset,
                index: random.number(in: -1...1 << 40),
                lineFeeds: random.number(in: 0...offset),
                scalarsInLine: random.number(in: 0...offset),
                steps: steps[random.number(in: 0...steps.count - 1)]
            )
            let pointer = ["", "/a", "/*", "/c/a"][random.number(in: 0...3)]
            let run = StreamRun { () throws(JSONError) in
                try mode.stream(text).resuming(at: checkpoint).values(at: JSONPath(pointer))
            }
            #expect(run.error?.offset ?? 0 >= 0, "seed \(seed), round \(round): \(checkpoint)")
            #expect(run.elements.allSatisfy { $0.offset >= offset })
            for format in JSONRecordFormat.allCases {
                _ = StreamRun {
                    mode.stream(text).resuming(at: checkpoint).records(format, onError: .skip)
                }
            }
        }
    }

    /// A checkpoint in front of everything is none that a stream makes.
    @Test(arguments: StreamMode.some)
    func atTheVeryStart(_ mode: StreamMode) throws {
        let checkpoint = try Self.checkpoint(offset: 0, scalarsInLine: 0, steps: "[]")
        let run = StreamRun { () throws(JSONError) in
            try mode.stream("1").resuming(at: checkpoint).values(at: "")
        }
        #expect(run.error?.offset == nil)
        #expect(run.error?.code == .invalidStructure)
        let rows = StreamRun {
            mode.stream("1 2").resuming(at: checkpoint).records(.concatenated, onError: .stop)
        }
        #expect(rows.error == nil || rows.error?.code == .invalidStructure)
    }
}
