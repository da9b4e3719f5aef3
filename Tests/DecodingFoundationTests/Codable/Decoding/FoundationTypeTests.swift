import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Types of Foundation, most of which decode by themselves.
@Suite struct FoundationTypeTests {
    static let kinds = [
        "null", "true", "1", "1.5", "\"\"", "\"x\"", "[]", "{}", "[1,2]", "{\"a\":1}",
    ]

    static var types: [any Decodable.Type] {
        [
            URL.self, UUID.self, Decimal.self, Date.self, Data.self, CGFloat.self, CGPoint.self,
            CGSize.self, CGRect.self, Locale.self, TimeZone.self, Calendar.self,
            DateComponents.self, DateInterval.self, URLComponents.self, IndexSet.self,
            IndexPath.self, CharacterSet.self, PersonNameComponents.self,
            Measurement<UnitLength>.self, AffineTransform.self, NSRange.self,
            Decimal.FormatStyle.self, Date.ISO8601FormatStyle.self,
        ]
    }

    @Test(arguments: kinds)
    func everyKind(_ text: String) {
        expectSameDecoding(Self.types, [text])
        for type in Self.types { expectSameFamily(of: type, text) }
    }

    private func expectSameFamily<Value: Decodable>(of type: Value.Type, _ text: String) {
        expectSameDecoding([[Value].self, [Value?].self], ["[\(text)]", "[null,\(text)]"])
        expectSameDecoding([[String: Value].self, [String: Value?].self], ["{\"k\":\(text)}"])
        expectSameDecoding(Value?.self, text)
    }

    @Test(
        "A text as each type",
        arguments: [
            "http://a.b/c?d=e#f", "//a", "a b", "é", "http://[::1", "%", "https://例え.jp/ü",
            "file:///x",
            "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f",
            "E621E1F8C36C495A93FC0C247A3E6E5F", "E621E1F8-C36C-495A-93FC-0C247A3E6E5FX", "E621E1F8",
            "1.5",
            "http:\\/\\/a\\u002eb\\/", " http://a.b", "\\u0000",
        ]
    )
    func texts(_ text: String) {
        let types: [any Decodable.Type] = [
            URL.self, UUID.self, Decimal.self, URL?.self, UUID?.self, Sample.Wrapped<URL>.self,
            Sample.Wrapped<UUID>.self,
        ]
        expectSameDecoding(types, ["\"\(text)\""])
        expectSameDecoding(
            [[URL].self, [UUID].self, [URL?].self, Set<UUID>.self],
            ["[\"\(text)\"]"]
        )
        expectSameDecoding(
            [Sample.Box<URL>.self, Sample.Box<UUID>.self, [String: URL].self, [String: UUID].self],
            ["{\"value\":\"\(text)\"}"]
        )
        expectSameDecoding(
            [URL.self, URL?.self, [String: String].self],
            ["{\"relative\":\"\(text)\"}", "{\"relative\":\"c\",\"base\":\"\(text)\"}"]
        )
    }

    @Test("What Foundation's encoder writes of each type")
    func whatWasEncoded() throws {
        var components = DateComponents(year: 2024, month: 2, day: 29)
        components.timeZone = TimeZone(secondsFromGMT: 3600)
        var name = PersonNameComponents()
        name.givenName = "Ada"
        name.familyName = "Lovelace"
        let zone = try #require(TimeZone(identifier: "Europe/Vienna"))
        let parts = try #require(URLComponents(string: "https://u:p@h.x:8/p?q=r#f"))
        let values: [any Codable] = [
            Locale(identifier: "de_DE"), zone,
            Calendar(identifier: .gregorian), components, name,
            DateInterval(start: Date(timeIntervalSince1970: 5), duration: 7.5),
            parts,
            IndexSet([1, 2, 3, 7, 9]), IndexPath(indexes: [1, 2, 3]),
            CharacterSet(charactersIn: "abcé😀"), CGPoint(x: 1.5, y: -2),
            CGRect(x: 1, y: 2, width: 3, height: 4.25), CGSize(width: 0.1, height: 1e20),
            Measurement(value: 5.5, unit: UnitLength.kilometers),
            Measurement(value: 5.5, unit: UnitTemperature.celsius), AffineTransform.identity,
            NSRange(location: 3, length: 4), Decimal(string: "-12.345") ?? 0, UUID(),
            URL(fileURLWithPath: "/a"),
            URL(string: "c/d", relativeTo: URL(string: "http://a.b/")) ?? URL(fileURLWithPath: "/"),
            Date(timeIntervalSinceReferenceDate: 0.1), Data([0, 1, 255]), CGFloat(0.1),
            Data(),
        ]
        for value in values {
            expectSameEncoding(value)
            let bytes = Array(try JSONEncoder().encode(value))
            expectSameValue(like: value, bytes)
        }
    }

    private func expectSameValue<Value: Codable>(like value: Value, _ bytes: [UInt8]) {
        expectSameDecoding(Value.self, bytes: bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        expectSameDecoding([Sample.Box<Value>.self, [String: Value].self], ["{\"value\":\(text)}"])
        expectSameDecoding([[Value].self, Sample.Pair<Value?, Value>.self], ["[\(text),\(text)]"])
    }
}
