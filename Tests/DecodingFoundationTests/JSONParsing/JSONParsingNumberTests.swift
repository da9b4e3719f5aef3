import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// The rows of the JSONParsing README on numbers that have to do with `CGFloat`.
@Suite struct JSONParsingNumberTests {
    static let json = Data(#"{"a":10,"b":10.5,"c":10.0}"#.utf8)

    @Test("S3.35: CGFloat.jsonParser(allowInteger: false) is there for what JSONNumber is")
    func parser() throws {
        let parser: JSONNumber<CGFloat> = CGFloat.jsonParser(allowInteger: false)
        #expect(try parser.parse(2.5) == 2.5)
        let error = #expect(throws: JSONError.self) { try parser.parse(10) }
        #expect(error?.message == "Expected a floating point number, but found:\n10")
        #expect(try CGFloat.jsonParser().parse(10) == 10)
        #expect(try JSONNumber<CGFloat>(allowInteger: true).parse(10) == 10)
    }

    @Test("S3.36: from data, any decimals make a float", arguments: ReadingMode.all)
    func decimals(_ mode: ReadingMode) throws {
        let bytes = Array(Self.json)
        #expect(mode.decode(Field("a") { Int.jsonParser() }, bytes) == .success(10))
        #expect(mode.decode(Field("b") { Double.jsonParser() }, bytes) == .success(10.5))
        let strict = CGFloat.jsonParser(allowInteger: false)
        #expect(mode.decode(Field("b") { strict }, bytes) == .success(10.5))
        #expect(mode.decode(Field("c") { strict }, bytes) == .success(10))
        #expect(mode.decode(Field("c") { CGFloat.jsonParser() }, bytes) == .success(10))
        let failure = mode.decode(Field("a") { strict }, bytes)
        #expect(throws: JSONError.self) { try failure.get() }
        #expect(failure.errorText == "At \"a\":\nExpected a floating point number, but found:\n10")
    }

    @Test("S3.36: the object is decoded from data")
    func data() throws {
        #expect(try Field("c") { CGFloat.jsonParser() }.decode(Self.json) == 10)
        let error = #expect(throws: JSONError.self) {
            try Field("b") { Int.jsonParser() }.decode(Self.json)
        }
        #expect(error?.description == "At \"b\":\nExpected an integer number, but found:\n10.5")
    }
}

extension Result where Failure == JSONError {
    /// The description of the error.
    var errorText: String? {
        if case .failure(let error) = self { error.description } else { nil }
    }
}
