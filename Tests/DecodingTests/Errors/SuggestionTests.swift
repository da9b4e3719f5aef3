import Decoding
import FastJSON
import TestSupport
import Testing

/// Keys that may have been meant where another is missing or unknown.
@Suite struct SuggestionTests {
    private static let parser = ParsePrint {
        Field("user_name", String.self)
        OptionalField("id", Int.self)
        OptionalField("created_at", String.self)
    }

    @Test(
        "The nearest key that no field asks for",
        arguments: [
            (#"{"userName":""}"#, "userName"), (#"{"USER-NAME":""}"#, "USER-NAME"),
            (#"{"user_nmae":1}"#, "user_nmae"), (#"{"usr_name":1}"#, "usr_name"),
            (#"{"username_":[{"a":1}],"user_nam":2}"#, "username_"),
            (#"{"id":1,"us\u0065rName":"}"}"#, "userName"),
            (#"{"user":1}"#, nil), ("{}", nil), (#"{"":1}"#, nil), (#"{"created_at":""}"#, nil),
            (#"{"x":{"userName":1}}"#, nil), (#"{"naem_resu":1}"#, nil),
            (#"{"suer_naem":1}"#, "suer_naem"), (#"{"suer_nea":1}"#, nil),
            (#"{"xxuser_name":1}"#, "xxuser_name"), (#"{"user_namexxx":1}"#, nil),
            (#"{"sernam":1}"#, "sernam"), (#"{"suernaem":1,"usernam":1}"#, "usernam"),
        ] as [(String, String?)]
    )
    func missingKeys(_ text: String, _ suggestion: String?) throws {
        for road in Road.few + Road.documents {
            let result = road.result(of: SuggestionTests.parser, Array(text.utf8))
            guard case .failure(let error) = result else {
                Issue.record("\(road): no failure")
                continue
            }
            #expect(error.key == "user_name", "\(road)")
            #expect(error.suggestion == suggestion, "\(road)")
            let help = suggestion.map { "\nhelp: did you mean \"\($0)\"?" }
            #expect(error.report.hasSuffix(help ?? "^"), "\(road): \(error.report)")
        }
    }

    @Test("The nearest field without a value, for an unknown key")
    func unknownKeys() throws {
        let strict = ParsePrint(unknownKeys: .reject) {
            Field("first", Int.self)
            OptionalField("firts", Int.self)
            OptionalField("other", Int.self)
        }
        for engine in JSONEngine.allCases {
            let cases = [
                (#"{"frist":1,"first":1}"#, "first"), (#"{"first":1,"fi_rst":2}"#, "firts"),
                (#"{"first":1,"fir-ts":2}"#, "firts"), (#"{"first":1,"another":2}"#, nil),
                (#"{"first":1,"othre":2}"#, "other"),
            ]
            for (text, suggestion) in cases {
                let error = try #require(throws: JSONError.self) {
                    try strict.decode(text, options: JSONReadingOptions(engine: engine))
                }
                #expect(error.code == .unknownKey)
                #expect(error.suggestion == suggestion, "\(text)")
            }
        }
    }

    @Test("Errors are equal with and without one, and large objects have none")
    func equality() throws {
        let large = #"{"userName":"\#(String(repeating: "x", count: 70_000))"}"#
        let error = try #require(throws: JSONError.self) {
            try SuggestionTests.parser.decode(large)
        }
        #expect(error.suggestion == nil)
        let text = Array((String(repeating: " ", count: 300) + #"{"userName":""}"#).utf8)
        let errors = Road.bytes.compactMap { road in
            if case .failure(let error) = road.result(of: SuggestionTests.parser, text) {
                error
            } else {
                nil
            }
        }
        #expect(errors.count == Road.bytes.count)
        #expect(Set(errors).count == 1)
    }

    @Test("Each of several errors has its own")
    func severalErrors() throws {
        let parser = JSONArray { SuggestionTests.parser }
        let error = try #require(throws: JSONError.self) {
            try parser.decode(
                #"[{"userName":1},{"user_nam":1},{}]"#,
                errors: .all(limit: 5)
            )
        }
        #expect(error.errors.map(\.suggestion) == ["userName", "user_nam", nil])
    }

    private static let long = ParsePrint(unknownKeys: .reject) {
        for index in 0..<300 { Field("a_rather_long_name_of_a_member_\(index)") { Constant(1) } }
    }

    @Test("The first hundred errors have one, so that many wrong keys take no time for each field")
    func manyWrongKeys() throws {
        let members = (0..<1000).map { "\"a_rather_lung_nime_of_a_member_\($0)\":1" }
        let error = try #require(throws: JSONError.self) {
            try SuggestionTests.long.decode(
                "{" + members.joined(separator: ",") + "}",
                errors: .all(limit: 2000)
            )
        }
        #expect(error.errors.count == 1300)
        #expect(error.errors.map { $0.suggestion != nil } == (0..<1300).map { $0 < 100 })
    }

    @Test("Errors that nobody reads take no time for each field")
    func unreadErrors() throws {
        let element = #"{"a_rather_lung_nime_of_a_member_1":1}"#
        let text = "[" + Array(repeating: element, count: 1000).joined(separator: ",") + "]"
        let lossy = LossyArray(errorsKept: 0) { SuggestionTests.long }
        var list = LossyArray<ParsePrint<Void>>.Elements()
        let time = try ThreadTime.of { list = try lossy.decode(text) }
        #expect(list.errorCount == 1000)
        #expect(time < .seconds(1) * ThreadTime.patience)
    }
}
