import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// Integers of every width at their limits.
@Suite struct IntegerTests {
    static var widths: [any (FixedWidthInteger & Codable).Type] {
        [
            Int8.self, Int16.self, Int32.self, Int64.self, Int.self, Int128.self,
            UInt8.self, UInt16.self, UInt32.self, UInt64.self, UInt.self, UInt128.self,
        ]
    }

    /// The least and the most of each width.
    static let limits: [String] = widths.flatMap { limits(of: $0) }

    private static func limits<Width: FixedWidthInteger>(of type: Width.Type) -> [String] {
        ["\(Width.min)", "\(Width.max)"]
    }

    @Test func limits() {
        for type in Self.widths {
            for text in Self.limits where fits(text, type) {
                expectSameDecoding(type, text)
                expectSameDecoding([any Decodable.Type].init(around: type), ["[\(text)]"])
            }
        }
    }

    /// Texts of whole numbers in other forms.
    static let wholes = [
        "0", "-0", "1.0", "1e2", "1E+2", "1.20e1", "100e-2", "-0.0", "0.0", "0e5", "0e-5", "-0e0",
        "127.0", "12.0e1", "1e0", "10e-1", "1.00000", "1.5e1", "0.1e1",
    ]

    @Test(arguments: wholes)
    func otherForms(_ text: String) {
        for type in Self.widths {
            expectSameDecoding(type, text)
            expectSameDecoding([any Decodable.Type].init(around: type), ["[\(text)]"])
            expectSameDecoding(Sample.Box<Int>.self, "{\"value\":\(text)}")
        }
    }

    /// The words of a bool or a string that would be a number are none.
    @Test func notNumbers() {
        let texts = ["true", "false", "\"1\"", "\"-1\"", "\"\"", "null", "[0]", "{}"]
        expectSameDecoding(Self.widths, texts)
        for type in Self.widths {
            expectSameDecoding(
                [any Decodable.Type].init(around: type),
                texts.map { "[\($0)]" } + texts.map { "[1,2,\($0),3]" }
            )
        }
    }

    @Test("Numbers are no bools and no strings")
    func numbersElsewhere() {
        let texts = Self.wholes + Self.limits
        expectSameDecoding([Bool.self, String.self, [Int].self, [String: Int].self], texts)
        let inArray = texts.map { "[\($0)]" }
        expectSameDecoding(
            [[Bool].self, [String].self, [[Int]].self, [Sample.Point].self],
            inArray
        )
    }

    private func fits<Width: FixedWidthInteger>(_ text: String, _ type: Width.Type) -> Bool {
        Width(text) != nil
    }
}

extension [any Decodable.Type] {
    /// An array of a type, also of its optionals, and a pair of it.
    fileprivate init<Width: Codable>(around type: Width.Type) {
        self = [[Width].self, [Width?].self, Sample.Pair<Width, Width?>.self]
    }
}
