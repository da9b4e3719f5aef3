#if Yajl
import FastJSON
import TestSupport
import Testing

/// The values of the yajl engine come from the callbacks of libyajl, every one of them.
@Suite struct YajlCallbackTests {
    static let documents: [(text: String, events: Int)] = [
        ("1", 1),
        (" null ", 1),
        (#""a\nb""#, 1),
        ("[]", 2),
        ("[1,2.5,true,false,null,\"x\"]", 8),
        (#"{"a":[1,{"b":"c"}],"d":{}}"#, 13),
        (#"[{"é":"\u00e9"},"😀","\uD83D\uDE00"]"#, 8),
        ("‹EF BB BF›[1]", 3),
        ("[[[[[[[[]]]]]]]]", 16),
    ]

    /// Counts the callbacks while a function runs.
    private func count(_ body: () throws -> Void) rethrows -> Int {
        let meter = YajlMeter()
        try YajlMeter.$current.withValue(meter, operation: body)
        return meter.eventCount
    }

    @Test(arguments: ReadingMode.all)
    func everyEventIsACallback(_ mode: ReadingMode) throws {
        for (text, events) in Self.documents {
            let bytes = ByteText.bytes(text)
            let expected = mode.engine == .yajl ? events : 0
            #expect(try count { _ = try mode.value(of: bytes).get() } == expected, "\(text)")
            #expect(count { _ = mode.validate(bytes) } == expected, "\(text)")
            var delivered = 0
            #expect(count { delivered = mode.events(of: bytes).events.count } == expected)
            #expect(delivered == events, "\(text)")
        }
    }

    @Test(arguments: JSONEngine.allCases)
    func documentsAndInputs(_ engine: JSONEngine) throws {
        let options = JSONReadingOptions(engine: engine)
        for (text, events) in Self.documents {
            let bytes = ByteText.bytes(text)
            let expected = engine == .yajl ? events : 0
            #expect(
                try count { _ = try JSONDocument(parsing: bytes, options: options) } == expected
            )
            #expect(
                try count {
                    _ = try JSONDocument(parsing: .chunks(Chunks(bytes, size: 1)), options: options)
                } == expected
            )
            #expect(
                try count {
                    try JSONInput.chunks(Chunks(bytes, size: 2)).validate(options: options)
                } == expected
            )
            #expect(
                try count { _ = try JSONValue(parsing: .bytes(bytes), options: options) }
                    == expected
            )
        }
    }

    /// Long documents come in many calls of the parser, and all of their events are counted.
    @Test(arguments: [ReadingMode.Feeding.whole, .chunks(1000), .random(seed: 3)])
    func longDocuments(_ feeding: ReadingMode.Feeding) throws {
        let text =
            "[" + Array(repeating: #"{"a":[1,"b\n",null]}"#, count: 20_000).joined(separator: ",")
            + "]"
        let mode = ReadingMode(.yajl, feeding)
        let counted = try count { _ = try mode.value(of: Array(text.utf8)).get() }
        #expect(counted == 20_000 * 8 + 2)
    }

    /// Up to an error, too, the events come from libyajl; the error itself does not.
    @Test func eventsBeforeAnError() {
        let mode = ReadingMode(.yajl, .whole)
        #expect(count { _ = mode.validate(Array(#"{"a":[1,2,tru"#.utf8)) } == 5)
        #expect(count { _ = mode.validate(Array("[1] x".utf8)) } == 3)
        #expect(count { _ = mode.validate(ByteText.bytes("‹FF›")) } == 0)
    }

    /// The corpora, if they are there: as many callbacks as native events.
    @Test(.enabled(if: Corpora.folder != nil, "The corpora are not there."))
    func suiteFiles() throws {
        try #require(!Corpora.suiteFiles(in: "test_parsing").isEmpty)
        for file in Corpora.suiteFiles(in: "test_parsing") where file.hasPrefix("y_") {
            let bytes = try Corpora.suiteFile(file, in: "test_parsing")
            let events = ReadingMode(.native, .whole).events(of: bytes).events.count
            for mode in ReadingMode.modes([.whole, .chunks(1)]) where mode.engine == .yajl {
                #expect(count { _ = mode.validate(bytes) } == events, "\(file)")
            }
        }
    }
}
#endif
