import TestSupport
import Testing

@testable import FastJSON

/// Conversion of number text to integers.
@Suite struct IntegerConversionTests {
    /// The largest values of all widths without their last digit, which is 5 or 7.
    ///
    /// With each digit put after it, this covers the limits and the values within two of them.
    private static let limits = [
        "", "12", "25", "3276", "6553", "214748364", "429496729", "922337203685477580",
        "1844674407370955161", "17014118346046923173168730371588410572",
        "34028236692093846346337460743176821145",
    ]

    /// Integers around every limit and every length, of both signs.
    private static var texts: [String] {
        var texts = ["18446744073709551620", "19999999999999999999", "99999999999999999999"]
        for limit in limits {
            for digit in 0...9 { texts.append("\(limit)\(digit)") }
        }
        for length in 1...45 {
            texts.append(String(repeating: "9", count: length))
            texts.append("1" + String(repeating: "0", count: length))
            texts.append(String("123456789012345678901234567890123456789012345".prefix(length)))
        }
        let seed: UInt64 = 11
        var numbers = SeededRandom(seed: seed)
        for _ in 0..<300 { texts.append("1" + numbers.digits(Int(numbers.next() % 41))) }
        return texts + texts.map { "-" + $0 }
    }

    /// Compares with the standard library for one type.
    private func check<T: FixedWidthInteger>(_ type: T.Type, _ texts: [String]) {
        for text in texts {
            #expect(convertedInteger(type, text) == T(text), "\(text) as \(type)")
            // A fraction or an exponent is refused even when the value is whole.
            #expect(convertedInteger(type, text + ".0") == nil, "\(text).0 as \(type)")
            #expect(convertedInteger(type, text + "e0") == nil, "\(text)e0 as \(type)")
        }
        #expect(convertedInteger(type, "0") == 0)
        #expect(convertedInteger(type, "-0") == 0)
        #expect(convertedInteger(type, "1e2") == nil)
        #expect(convertedInteger(type, "-0.0") == nil)
        #expect(convertedInteger(type, "0E1") == nil)
        #expect(convertedInteger(type, "1.5") == nil)
        #expect(convertedInteger(type, "0.0000000000000000000000000000000000000000001") == nil)
        #expect(convertedInteger(type, String(T.max)) == T.max)
        #expect(convertedInteger(type, String(T.min)) == T.min)
    }

    @Test func narrowTypes() {
        let texts = Self.texts
        check(Int8.self, texts)
        check(UInt8.self, texts)
        check(Int16.self, texts)
        check(UInt16.self, texts)
        check(Int32.self, texts)
        check(UInt32.self, texts)
    }

    @Test func wordTypes() {
        let texts = Self.texts
        check(Int64.self, texts)
        check(UInt64.self, texts)
        check(Int.self, texts)
        check(UInt.self, texts)
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func wideTypes() {
        let texts = Self.texts
        check(Int128.self, texts)
        check(UInt128.self, texts)
    }

    @Test func incompleteText() {
        // The caller checks the grammar, but these must still not trap.
        for text in ["", "-", ".", "-.5", "e", "12a", "1234567890123456789x", "--1"] {
            #expect(convertedInteger(Int.self, text) == nil, "\(text)")
            #expect(convertedInteger(UInt8.self, text) == nil, "\(text)")
        }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func aMillionDigits() {
        let digits = String(repeating: "7", count: 1_000_000)
        let zeros = String(repeating: "0", count: 1_000_000)
        for text in [digits, "-" + digits, "1" + zeros, "0." + zeros, "0e" + zeros] {
            #expect(convertedInteger(Int64.self, text) == nil)
            #expect(convertedInteger(UInt8.self, text) == nil)
            #expect(convertedInteger(Int128.self, text) == nil)
            #expect(convertedInteger(UInt128.self, text) == nil)
        }
    }
}
