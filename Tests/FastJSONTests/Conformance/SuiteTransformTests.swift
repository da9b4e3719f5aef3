import FastJSON
import TestSupport
import Testing

/// JSONTestSuite, the 22 files of its folder `test_transform`: what exactly is read.
///
/// Skipped when the suite is not there: see `Corpora`.
@Suite(
    .enabled(if: !Corpora.suiteFiles(in: "test_transform").isEmpty, "JSONTestSuite is not there.")
)
struct SuiteTransformTests {
    static let folder = "test_transform"
    static let files = Corpora.suiteFiles(in: folder)

    /// What a file gives.
    enum Outcome: Sendable {
        case value(JSONValue)
        case members([(String, JSONValue)])
        case error(JSONError.Code, offset: Int)
    }

    static let outcomes: [String: Outcome] = [
        "number_-9223372036854775808": .value([.integer(.min)]),
        "number_-9223372036854775809": .value([.exactly("-9223372036854775809")]),
        "number_1.0": .value([1.0]),
        "number_1.000000000000000005": .value([1.0]),
        "number_1000000000000000": .value([1_000_000_000_000_000]),
        "number_10000000000000000999": .value([.exactly("10000000000000000999")]),
        "number_1e-999": .value([0.0]),
        "number_1e6": .value([1_000_000.0]),
        "number_9223372036854775807": .value([.integer(.max)]),
        "number_9223372036854775808": .value([.exactly("9223372036854775808")]),
        "object_key_nfc_nfd": .members([("\u{E9}", "NFC"), ("e\u{301}", "NFD")]),
        "object_key_nfd_nfc": .members([("e\u{301}", "NFD"), ("\u{E9}", "NFC")]),
        "object_same_key_different_values": .members([("a", 1), ("a", 2)]),
        "object_same_key_same_value": .members([("a", 1), ("a", 1)]),
        "object_same_key_unclear_values": .members([("a", 0), ("a", .exactly("-0"))]),
        "string_1_escaped_invalid_codepoint": .error(.loneSurrogate, offset: 2),
        "string_1_invalid_codepoint": .error(.invalidUTF8, offset: 2),
        "string_2_escaped_invalid_codepoints": .error(.loneSurrogate, offset: 2),
        "string_2_invalid_codepoints": .error(.invalidUTF8, offset: 2),
        "string_3_escaped_invalid_codepoints": .error(.loneSurrogate, offset: 2),
        "string_3_invalid_codepoints": .error(.invalidUTF8, offset: 2),
        "string_with_escaped_NULL": .value(["A\u{0}B"]),
    ]

    @Test func suiteIsComplete() {
        #expect(Self.files.map { String($0.dropLast(5)) } == Self.outcomes.keys.sorted())
    }

    @Test(arguments: files)
    func outcome(of file: String) throws {
        let bytes = try Corpora.suiteFile(file, in: Self.folder)
        let reading = Reading.agreed(bytes)
        switch try #require(Self.outcomes[String(file.dropLast(5))]) {
        case .value(let value):
            #expect(reading.value == .success(value))
        case .members(let members):
            let object = try #require(try reading.value.get().object)
            #expect(object.map { Array($0.key.utf8) } == members.map { Array($0.0.utf8) })
            #expect(object.values == members.map(\.1))
        case .error(let code, let offset):
            #expect(reading.error?.code == code)
            #expect(reading.error?.offset == offset)
        }
    }
}
