import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Where the two differ on purpose at the borders of types.
@Suite struct EdgeCaseDifferenceTests {
    struct Row: Sendable {
        var type: EdgeType
        var text: String
        var settings: DecodingSettings
        var theirs: String
        var ours: String
        var reason: String

        init(
            _ type: EdgeType,
            _ text: String,
            _ settings: DecodingSettings = DecodingSettings(),
            theirs: String,
            ours: String,
            because reason: String
        ) {
            (self.type, self.text, self.settings) = (type, text, settings)
            (self.theirs, self.ours, self.reason) = (theirs, ours, reason)
        }
    }

    @Test(arguments: rows.indices)
    func difference(_ index: Int) { expect(Self.rows[index].type, Self.rows[index]) }

    private func expect<Value: Codable>(_ type: Value.Type, _ row: Row) {
        let data = Data(row.text.utf8)
        let theirs = bitsOrError { [try row.settings.foundation.decode(type, from: data)] }
        #expect(theirs.text == row.theirs, "\(type) from \(row.text)")
        for engine in JSONEngine.allCases {
            let ours = bitsOrError { [try row.settings.ours(engine).decode(type, from: data)] }
            #expect(ours.text == row.ours, "\(type) from \(row.text), as \(row.reason)")
        }
    }
}

extension EdgeCaseDifferenceTests {
    private static let refused = "dataCorrupted() at $"
    private static let exact = "integers are exact"
    private static let wide = "a wide integer is read by all of its digits"
    private static let once = "a number is rounded once"
    private static let anyZero = "zero is zero with any exponent"
    private static let zero = "what is too small is zero"
    private static let exponent = "a decimal that there is room for is read, however it is written"
    private static let noExponent = "a zero has no exponent"
    private static let path = "the path ends with the key of the date"

    private static let dates = DecodingSettings(dates: .secondsSince1970)
    private static let iso8601 = DecodingSettings(dates: .iso8601)

    static let rows: [Row] =
        decimals + others
        + EdgeCaseTests.halves.flatMap { half in
            [
                Row(half, "1.0014648437", theirs: "1.002", ours: "1.001", because: once),
                Row(half, "1e-46", theirs: refused, ours: "0.0", because: zero),
            ]
        }

    static let others: [Row] = [
        Row(
            Int.self,
            "4503599627370496.5",
            theirs: "4503599627370496",
            ours: refused,
            because: exact
        ),
        Row(
            Int128.self,
            "4503599627370496.5",
            theirs: "4503599627370496",
            ours: refused,
            because: exact
        ),
        Row(UInt8.self, "1.0000000000000000001", theirs: "1", ours: refused, because: exact),
        Row(Int128.self, "1e20", theirs: refused, ours: "100000000000000000000", because: wide),
        Row(
            UInt128.self,
            "1e38",
            theirs: refused,
            ours: "100000000000000000000000000000000000000",
            because: wide
        ),
        Row(Int.self, "1e-480", theirs: "0", ours: refused, because: exact),
        Row(Double.self, "0e1", theirs: refused, ours: "0.0 0", because: anyZero),
        Row(Float.self, "0.00E10", theirs: refused, ours: "0.0 0", because: anyZero),
        Row(Double.self, "2e-324", theirs: refused, ours: "0.0 0", because: zero),
        Row(Double.self, "-1e-400", theirs: refused, ours: "-0.0 8000000000000000", because: zero),
        Row(Float.self, "7e-46", theirs: refused, ours: "0.0 0", because: zero),
        Row(
            Date.self,
            "1e-400",
            dates,
            theirs: refused,
            ours: "-978307200.0 c1cd27e440000000",
            because: zero
        ),
        Row(
            [Date].self,
            "[\"2024-02-29 12:34:56Z\"]",
            iso8601,
            theirs: refused,
            ours: "dataCorrupted() at $[0]",
            because: path
        ),
        Row(
            [String: Date].self,
            "{\"a\":\"2024-02-30T12:34:56\"}",
            iso8601,
            theirs: refused,
            ours: "dataCorrupted() at $.\"a\"",
            because: path
        ),
    ]

    static let decimals: [Row] = [
        Row(Decimal.self, "0.00", theirs: "0 = 0e-2", ours: "0 = 0e0", because: noExponent),
        Row(Decimal.self, "0e127", theirs: "0 = 0e127", ours: "0 = 0e0", because: noExponent),
        Row(Decimal.self, "0e200", theirs: refused, ours: "0 = 0e0", because: noExponent),
        Row(Decimal.self, "0.0e-128", theirs: refused, ours: "0 = 0e0", because: noExponent),
        Row(
            Decimal.self,
            "1e128",
            theirs: refused,
            ours: "1" + String(repeating: "0", count: 128) + " = 10e127",
            because: exponent
        ),
        Row(
            Decimal.self,
            "1e165",
            theirs: refused,
            ours: "1" + String(repeating: "0", count: 165) + " = 1"
                + String(repeating: "0", count: 38) + "e127",
            because: exponent
        ),
        Row(
            Decimal.self,
            "10e-129",
            theirs: refused,
            ours: "0." + String(repeating: "0", count: 127) + "1 = 1e-128",
            because: exponent
        ),
    ]
}
