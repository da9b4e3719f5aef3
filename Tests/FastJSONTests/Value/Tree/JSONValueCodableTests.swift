import FastJSON
import Foundation
import Testing

/// Values that other coders read and write.
@Suite struct JSONValueCodableTests {
    private let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "+inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        return encoder
    }()

    @Test(arguments: [
        ("1e400", #"["+inf"]"#), ("-1e400", #"["-inf"]"#), ("-0", "[-0]"), ("0", "[0]"),
        ("18446744073709551616", "[18446744073709551616]"),
        ("-9223372036854775809", "[-9223372036854775809]"),
        ("340282366920938463463374607431768211455", "[340282366920938463463374607431768211455]"),
        ("-170141183460469231731687303715884105728", "[-170141183460469231731687303715884105728]"),
    ])
    func numbers(_ number: String, _ text: String) throws {
        let value: JSONValue = [try JSONValue(parsing: number)]
        #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == text)
    }

    /// An integer that fits no type is not rounded.
    @Test(arguments: [
        "340282366920938463463374607431768211456", "-170141183460469231731687303715884105729",
        "1234567890123456789012345678901234567890123",
    ])
    func largeIntegers(_ number: String) throws {
        let value: JSONValue = ["a": [1, try JSONValue(parsing: number)]]
        let error = #expect(throws: EncodingError.self) { try encoder.encode(value) }
        guard case .invalidValue(let wrong, let context)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(wrong as? JSONValue == value["a"]?[1])
        #expect(context.codingPath.map(\.stringValue) == ["a", "Index 1"])
        let shown = number.count > 40 ? "\(number.prefix(40))…" : number
        #expect(context.debugDescription == "The number \(shown) fits no type of integers.")
    }

    /// As the documentation says.
    @Test func whatFoundationReads() throws {
        let text = Data(#"{"some_key": [1.0, 1e2, -0, 1.5]}"#.utf8)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let value = try decoder.decode(JSONValue.self, from: text)
        #expect(value == ["someKey": [1, 100, 0, 1.5]])
    }
}
