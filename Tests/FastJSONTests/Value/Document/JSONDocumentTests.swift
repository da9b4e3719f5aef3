import FastJSON
import TestSupport
import Testing

/// A document answers like the tree of the same text, on every engine.
@Suite struct JSONDocumentTests {
    /// The layouts in which random values are written before they are read.
    private static let layouts = [
        JSONWritingOptions(),
        JSONWritingOptions(layout: .pretty(), escapesSlashes: true, escapesNonASCII: true),
    ]

    @Test(arguments: JSONEngine.allCases, [11, 12] as [UInt64])
    func answersLikeTheTree(_ engine: JSONEngine, seed: UInt64) throws {
        var random = RandomValue(seed: seed)
        let options = JSONReadingOptions(engine: engine)
        for round in 0..<150 {
            let value = random.next()
            let bytes = try value.jsonBytes(options: Self.layouts[round % 2])
            let root = try JSONDocument(parsing: bytes, options: options).root
            let found = difference(root, value)
            #expect(found == nil, "seed \(seed), round \(round)")
            #expect(root.value == value, "seed \(seed), round \(round)")
        }
    }

    @Test(arguments: [13] as [UInt64])
    func enginesIndexAlike(seed: UInt64) throws {
        var random = RandomValue(seed: seed)
        for round in 0..<100 {
            let bytes = try random.next().jsonBytes(options: Self.layouts[round % 2])
            let facts = try JSONEngine.allCases.map { engine in
                NodeFacts.all(below: try JSONDocument(parsing: bytes, engine).root)
            }
            #expect(facts.allSatisfy { $0 == facts.first }, "seed \(seed), round \(round)")
        }
    }

    /// The names of the large documents; none where they are absent.
    static let corpora = Corpora.folder == nil ? [] : ["twitter.json", "citm_catalog.json"]

    // Without the corpora there are no arguments, and the test does nothing.
    @Test(arguments: corpora)
    func largeDocument(_ name: String) throws {
        let bytes = try Corpora.document(name)
        let value = try JSONValue(parsing: bytes)
        var facts: [NodeFacts] = []
        for engine in JSONEngine.allCases {
            let root = try JSONDocument(parsing: bytes, engine).root
            #expect(difference(root, value) == nil, "\(engine)")
            let own = NodeFacts.all(below: root)
            #expect(facts.isEmpty || facts == own, "\(engine)")
            facts = own
        }
    }

    // MARK: Ways in

    private static let text = #" {"a": [1, {"b": "\u00e9"}], "c": null} "#

    @Test(arguments: JSONEngine.allCases)
    func everyWayInReadsTheSame(_ engine: JSONEngine) throws {
        let options = JSONReadingOptions(engine: engine)
        let bytes = Array(Self.text.utf8)
        let file = try TemporaryFile(bytes)
        let documents = [
            try JSONDocument(parsing: bytes, options: options),
            try JSONDocument(parsing: Self.text, options: options),
            try JSONDocument(parsing: .bytes(bytes), options: options),
            try JSONDocument(parsing: .chunks(Chunks(bytes, size: 1)), options: options),
            try JSONDocument(parsing: .file(file.path), options: options),
        ]
        for document in documents {
            #expect(document.value == ["a": [1, ["b": "é"]], "c": nil])
            #expect(document.offset == 1)
        }
    }

    @Test(arguments: JSONEngine.allCases)
    func errorsAreThoseOfTheTree(_ engine: JSONEngine) {
        let options = JSONReadingOptions(engine: engine)
        for text in ["", " ", "[1, 2 3]", #"{"a": [tru]}"#, "[1]]", "\"\u{1}\"", "\u{FEFF}["] {
            let bytes = Array(text.utf8)
            let tree = #expect(throws: JSONError.self) {
                try JSONValue(parsing: bytes, options: options)
            }
            let whole = #expect(throws: JSONError.self) {
                try JSONDocument(parsing: bytes, options: options)
            }
            let chunked = #expect(throws: JSONError.self) {
                try JSONDocument(parsing: .chunks(Chunks(bytes, size: 1)), options: options)
            }
            #expect(whole == tree && chunked == tree, "\(text)")
        }
    }

    @Test(arguments: JSONEngine.allCases)
    func documentLimitHolds(_ engine: JSONEngine) throws {
        let exact = JSONReadingOptions(engine: engine, limits: JSONLimits(documentLength: 6))
        let bytes = Array("[1, 2]".utf8)
        #expect(try JSONDocument(parsing: bytes, options: exact).count == 2)
        #expect(try JSONDocument(parsing: .bytes(bytes), options: exact).count == 2)
        for tooLong in [bytes + [0x20], bytes + Array(repeating: 0x20, count: 200_000)] {
            let whole = #expect(throws: JSONError.self) {
                try JSONDocument(parsing: tooLong, options: exact)
            }
            let read = #expect(throws: JSONError.self) {
                try JSONDocument(parsing: .bytes(tooLong), options: exact)
            }
            #expect(whole?.message == "the document is longer than the limit of 6 bytes")
            #expect(whole?.offset == 6)
            #expect(whole == read)
        }
    }

    @Test(arguments: JSONEngine.allCases)
    func duplicateKeysCanBeRefused(_ engine: JSONEngine) {
        let error = #expect(throws: JSONError.self) {
            try JSONDocument(
                parsing: #"{"a": {"b": 1, "\u0062": 2}}"#,
                options: .init(engine: engine, duplicateKeys: .reject)
            )
        }
        #expect(error?.description == #"$.a: duplicate key "b" (line 1, column 16)"#)
        #expect(error?.offset == 15)
    }

    // MARK: The root

    @Test func theDocumentAnswersForItsRoot() throws {
        let document = try JSONDocument(parsing: Self.text)
        #expect(document.kind == .object)
        #expect(document.count == 2)
        #expect(document.elements == nil)
        #expect(document.members?.map(\.key) == ["a", "c"])
        #expect(document["a"]?[1]?["b"]?.string == "é")
        #expect(document[0] == nil)
        #expect(document["/a/0" as JSONPointer]?.int == 1)
        #expect(document.root.description == Self.text.dropFirst().dropLast())
    }

    @Test func aNodeKeepsItsDocument() throws {
        func node() throws -> JSONDocument.Node? {
            try JSONDocument(parsing: Self.text)["a"]?[1]
        }
        #expect(try node()?.value == ["b": "é"])
    }
}

extension JSONDocument {
    /// Reads a document with an engine.
    fileprivate init(parsing bytes: [UInt8], _ engine: JSONEngine) throws(JSONError) {
        try self.init(parsing: bytes, options: JSONReadingOptions(engine: engine))
    }
}
