import FastJSON
import TestSupport
import Testing

/// Reading what was written gives the value; writing what was read gives the text.
@Suite struct WritingLawsTests {
    static let layouts = [
        JSONWritingOptions(),
        JSONWritingOptions(layout: .pretty()),
        JSONWritingOptions(layout: .pretty(indent: "\t"), sortsKeys: true),
        JSONWritingOptions(escapesSlashes: true, escapesNonASCII: true),
    ]

    @Test(arguments: JSONEngine.allCases, [31, 32] as [UInt64])
    func readingWhatWasWritten(_ engine: JSONEngine, seed: UInt64) throws {
        var random = RandomValue(seed: seed)
        for round in 0..<TestScope.rounds(1000) {
            let value = random.next()
            for options in Self.layouts {
                let bytes = try value.jsonBytes(options: options)
                let read = try JSONValue(parsing: bytes, options: .init(engine: engine))
                let isSame = read == value
                // The text of a value that was read is stable from then on.
                let isStable = try read.jsonBytes(options: options) == bytes
                if !isSame || !isStable {
                    Issue.record("seed \(seed), round \(round), \(options.layout): \(value)")
                }
            }
        }
    }

    /// Every layout of the same values, read in every way.
    @Test(arguments: layouts, ReadingMode.all)
    func everyLayoutInEveryMode(_ options: JSONWritingOptions, mode: ReadingMode) throws {
        let seed: UInt64 = 33
        var random = RandomValue(seed: seed)
        for round in 0..<25 {
            let value = random.next()
            let read = mode.value(of: try value.jsonBytes(options: options))
            #expect(read == .success(value), "seed \(seed), round \(round)")
        }
    }

    /// Compact text whose numbers are kept is written as it was read.
    @Test(arguments: [
        #"{"b":[1,1.10,1e2,-0,1E400,"é\n"],"a":{"a":1,"a":2},"":[]}"#, "[]", "{}", #""\u0001""#,
        "0.0", "-0.0", "0e1", "123456789012345678901234567890", "[[[[]]],{}]", "true",
    ])
    func losslessTextIsStable(_ text: String) throws {
        for engine in JSONEngine.allCases {
            let options = JSONReadingOptions(engine: engine, numbers: .lossless)
            #expect(try JSONValue(parsing: text, options: options).jsonString() == text)
        }
    }

    static let corpora = Corpora.folder == nil ? [] : ["twitter.json", "citm_catalog.json"]

    // Without the corpora there are no arguments, and the test does nothing.
    @Test(arguments: corpora)
    func largeDocumentIsStable(_ name: String) throws {
        let value = try JSONValue(parsing: try Corpora.document(name))
        for options in Self.layouts.prefix(2) {
            let bytes = try value.jsonBytes(options: options)
            let read = try JSONValue(parsing: bytes)
            #expect(read == value)
            #expect(try read.jsonBytes(options: options) == bytes)
        }
    }
}
