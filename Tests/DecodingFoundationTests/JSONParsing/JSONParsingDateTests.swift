import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// Two formats of dates in one object, from the JSONParsing README.
@Suite struct JSONParsingDateTests {
    struct MyType {
        let date1: Date
        let date2: Date
    }

    static let json = Data(
        """
        {
          "date1": "1998-11-20",
          "date2": "2021-06-01T13:09:09Z"
        }
        """.utf8
    )

    static let printed =
        "MyType(date1: 1998-11-20 00:00:00 +0000, date2: 2021-06-01 13:09:09 +0000)"

    static let written = #"{"date1":"1998-11-20","date2":"2021-06-01T13:09:09Z"}"#

    @Test("S3.8: two formatters in one object, both ways")
    func decodeAndEncode() throws {
        let parsedValue = try MyType.jsonParser.decode(Self.json)
        #expect(String(describing: parsedValue) == Self.printed)
        let encodedJson = try MyType.jsonParser.encodeData(parsedValue)
        #expect(String(data: encodedJson, encoding: .utf8) == Self.written)
    }

    @Test("S3.8: the same on every engine and feeding", arguments: ReadingMode.all)
    func everyMode(_ mode: ReadingMode) throws {
        let value = try mode.decode(MyType.jsonParser, Array(Self.json)).get()
        #expect("\(value)" == Self.printed)
    }
}

extension JSONParsingDateTests.MyType {
    static var jsonParser: some JSONParserPrinter<Self> {
        let basicFormatter = DateFormatter.utc("yyyy-MM-dd")
        let isoFormatter = DateFormatter.utc("yyyy-MM-dd'T'HH':'mm':'ss'Z'")
        return ParsePrint(.memberwise(Self.init)) {
            Field("date1") { Date.jsonParser(formatter: basicFormatter) }
            Field("date2") { Date.jsonParser(formatter: isoFormatter) }
        }
    }
}

extension DateFormatter {
    /// A formatter that is the same everywhere.
    static func utc(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = format
        return formatter
    }
}
