import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// Our coders where Foundation's are asked for.
@Suite struct SubclassTests {
    /// What a framework does: it has a coder of Foundation, and sets what it likes.
    struct Framework {
        var decoder: JSONDecoder
        var encoder: JSONEncoder

        init(_ decoder: JSONDecoder, _ encoder: JSONEncoder) {
            (self.decoder, self.encoder) = (decoder, encoder)
            decoder.dateDecodingStrategy = .iso8601
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            encoder.dateEncodingStrategy = .iso8601
            encoder.keyEncodingStrategy = .convertToSnakeCase
            encoder.outputFormatting = .sortedKeys
        }
    }

    struct Event: Codable, Equatable {
        var eventName: String
        var startsAt: Date
    }

    @Test("A framework that knows only Foundation calls our coders")
    func dispatch() throws {
        let text = #"{"event_name":"x","starts_at":"2026-11-23T00:00:00Z"}"#
        let event = Event(eventName: "x", startsAt: Date(timeIntervalSince1970: 1_795_392_000))
        let framework = Framework(FastJSONDecoder(), FastJSONEncoder())
        #expect(try framework.decoder.decode(Event.self, from: Data(text.utf8)) == event)
        #expect(try String(decoding: framework.encoder.encode(event), as: UTF8.self) == text)
        // Only ours looks at a member that nobody asks for, and says where it is wrong.
        let wrong = Data(#"{"event_name":"x","starts_at":"2026-11-23T00:00:00Z","n":01}"#.utf8)
        #expect(throws: Never.self) {
            try Framework(JSONDecoder(), JSONEncoder()).decoder.decode(Event.self, from: wrong)
        }
        let error = #expect(throws: DecodingError.self) {
            try framework.decoder.decode(Event.self, from: wrong)
        }
        #expect(error?.jsonError?.offset == 58)
    }

    @Test("An argument without a type is Data")
    func argumentsWithoutType() throws {
        let decoder = FastJSONDecoder()
        #expect(throws: DecodingError.self) { try decoder.decode(Int.self, from: .init()) }
        // In UTF-16, which is no text in UTF-8.
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data([0, UInt8(ascii: "1")]).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(try decoder.decode(Int.self, from: .init(contentsOf: url)) == 1)
    }

    @Test("Settings are those of the superclass")
    func settings() {
        let decoder: JSONDecoder = FastJSONDecoder()
        decoder.allowsJSON5 = true
        decoder.assumesTopLevelDictionary = true
        decoder.userInfo = [CodingUserInfoKey(rawValue: "a")!: 1]
        #expect(decoder.allowsJSON5 && decoder.assumesTopLevelDictionary)
        #expect(decoder.userInfo.count == 1)
        let encoder: JSONEncoder = FastJSONEncoder()
        encoder.outputFormatting = .prettyPrinted
        #expect(encoder.outputFormatting == .prettyPrinted)
    }

    // MARK: Encodings

    static let encodings: [String.Encoding] = [
        .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
    ]

    @Test("UTF-16 and UTF-32, with a byte order mark and without", arguments: encodings)
    func otherEncodings(_ encoding: String.Encoding) throws {
        for text in [
            "[\"é\"]", "[\"\u{1F600}\"]", " [\"x\",\"\"]", "[1]", "{}", "[\"x\"", "[\"\\u00e9\"]",
        ] {
            let data = try #require(text.data(using: encoding))
            let expected = outcome { try JSONDecoder().decode([String].self, from: data) }
            for engine in JSONEngine.allCases {
                let decoder: JSONDecoder = DecodingSettings().ours(engine)
                #expect(outcome { try decoder.decode([String].self, from: data) } == expected)
            }
        }
    }

    @Test("UTF-32 with a byte order mark, which Foundation does not read")
    func markOfUTF32() throws {
        let data = try #require("[\"\u{1F600}\"]".data(using: .utf32))
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([String].self, from: data) }
        #expect(try FastJSONDecoder().decode([String].self, from: data) == ["\u{1F600}"])
    }

    @Test(
        "Text that is not well-formed in its encoding",
        arguments: [
            [0x5B, 0, 0x22, 0, 0x00, 0xD8, 0x22, 0, 0x5D, 0], [0x5B, 0, 0x5D],
            [0x5B, 0, 0, 0, 0x22, 0, 0, 0, 0, 0, 0x11, 0, 0x22, 0, 0, 0, 0x5D, 0, 0, 0],
        ] as [[UInt8]]
    )
    func illFormed(_ bytes: [UInt8]) throws {
        let error = #expect(throws: DecodingError.self) {
            try FastJSONDecoder().decode([String].self, from: Data(bytes))
        }
        #expect(error?.jsonError?.code == .unsupportedEncoding)
    }

    @Test("Bytes are UTF-8, and the limit holds before the text is converted")
    func limits() throws {
        let data = try #require("[\"x\"]".data(using: .utf16LittleEndian))
        var error = #expect(throws: DecodingError.self) {
            try FastJSONDecoder().decode([String].self, from: Array(data))
        }
        #expect(error?.jsonError?.code == .unsupportedEncoding)
        let decoder = FastJSONDecoder()
        decoder.options.limits.documentLength = 9
        error = #expect(throws: DecodingError.self) {
            try decoder.decode([String].self, from: data)
        }
        #expect(error?.jsonError?.code == .unsupportedEncoding)
    }

    // MARK: JSON5

    @Test(
        "JSON5 is what Foundation reads",
        arguments: [
            "{a:1}", "{'a':0x10}", "{a:1,}", "{a:+1}", "// c\n{a:1}", "{a:1", "{a:'x'}",
            "{\"a\":1}",
            "{b:1}", "{a:Infinity}", "",
        ]
    )
    func json5(_ text: String) {
        let settings = DecodingSettings()
        let theirs = settings.foundation
        theirs.allowsJSON5 = true
        let expected = outcome { try theirs.decode([String: Double].self, from: Data(text.utf8)) }
        for engine in JSONEngine.allCases {
            let decoder: JSONDecoder = settings.ours(engine)
            decoder.allowsJSON5 = true
            #expect(
                outcome { try decoder.decode([String: Double].self, from: Data(text.utf8)) }
                    == expected
            )
        }
    }

    @Test("JSON5 within our policy")
    func json5Policy() throws {
        let data = Data("{a:1}".utf8)
        let decoder = FastJSONDecoder()
        decoder.allowsJSON5 = true
        #expect(try decoder.decode([String: Int].self, from: data) == ["a": 1])
        #expect(try decoder.decode([String: Int].self, from: Array(data)) == ["a": 1])
        #expect(try decoder.decode([String: Int].self, from: "{a:1}") == ["a": 1])
        // What is JSON is ours, with our errors.
        let error = #expect(throws: DecodingError.self) {
            try decoder.decode([Int].self, from: Data("[1, \"x\"]".utf8))
        }
        #expect(error?.jsonError?.offset == 4)
        decoder.options.limits.documentLength = 4
        #expect(throws: DecodingError.self) { try decoder.decode([String: Int].self, from: data) }
        decoder.options.limits = JSONLimits()
        decoder.options.duplicateKeys = .reject
        #expect(throws: DecodingError.self) { try decoder.decode([String: Int].self, from: data) }
    }

    @Test("JSON5 only where the other limits are the default ones")
    func json5Limits() {
        let decoder = FastJSONDecoder()
        decoder.allowsJSON5 = true
        decoder.options.limits.depth = 2
        #expect(throws: DecodingError.self) {
            try decoder.decode([[[Int]]].self, from: Data("/**/[[[1]]]".utf8))
        }
        #expect(throws: Never.self) { try decoder.decode([[Int]].self, from: Data("[[1]]".utf8)) }
    }

    @Test("JSON in UTF-16 is ours, whatever else is allowed")
    func json5Encodings() throws {
        let decoder = FastJSONDecoder()
        decoder.allowsJSON5 = true
        let data = try #require("[1, \"x\"]".data(using: .utf16LittleEndian))
        let error = #expect(throws: DecodingError.self) {
            try decoder.decode([Int].self, from: data)
        }
        #expect(error?.jsonError?.offset == 4)
    }

    /// Reads a text inside of a text.
    struct Embedded: Decodable {
        // The test runs alone.
        nonisolated(unsafe) static var calls = 0

        init(from decoder: any Decoder) throws {
            Embedded.calls += 1
            let text = try decoder.singleValueContainer().decode([String: String].self)["text"]
            _ = try FastJSONDecoder().decode([Int].self, from: text ?? "")
        }
    }

    @Test("What is wrong with a text inside is not taken for the whole")
    func embedded() {
        let decoder = FastJSONDecoder()
        decoder.allowsJSON5 = true
        Embedded.calls = 0
        #expect(throws: DecodingError.self) {
            try decoder.decode(Embedded.self, from: Data(#"{"text": "{a"}"#.utf8))
        }
        #expect(Embedded.calls == 1)
    }
}
