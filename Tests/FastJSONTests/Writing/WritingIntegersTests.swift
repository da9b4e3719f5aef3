import FastJSON
import TestSupport
import Testing

/// The digits of integers, against the text that the standard library makes.
@Suite struct WritingIntegersTests {
    /// The text of the integers in one array, by the generic call.
    private func text<Integer: FixedWidthInteger>(_ values: [Integer]) throws -> String {
        var writer = JSONWriter()
        writer.beginArray()
        for value in values { writer.write(value) }
        writer.endArray()
        return try writer.finishString()
    }

    private func check<Integer: FixedWidthInteger>(
        _ values: [Integer],
        _ note: String = ""
    ) throws {
        let expected = "[" + values.map { String($0) }.joined(separator: ",") + "]"
        let isSame = try text(values) == expected
        #expect(isSame, "\(Integer.self) \(note)")
    }

    /// Every number of four digits, in each half of a block of eight.
    @Test func everyDigit() throws {
        try check((0...9999).map { UInt32($0) })
        try check((0...9999).map { 12_340_000 + UInt32($0) })
        try check((0...9999).map { UInt64($0) * 10_000 + 9 })
        try check((0...9999).map { Int64($0) * -1_000_000_000_000 })
    }

    /// The numbers around each power of ten and of two, with both signs.
    @Test func numbersOfEveryLength() throws {
        var power: Int128 = 1
        while power < Int128.max / 10 {
            try checkAllWidths(around: power)
            power *= 10
        }
        for shift in 0..<127 {
            try checkAllWidths(around: 1 << Int128(shift))
        }
    }

    private func checkAllWidths(around center: Int128) throws {
        let numbers = (-3...3).flatMap { [center + $0, -center + $0] }
        try check(numbers.map { Int8(truncatingIfNeeded: $0) })
        try check(numbers.map { Int16(truncatingIfNeeded: $0) })
        try check(numbers.map { Int32(truncatingIfNeeded: $0) })
        try check(numbers.map { Int64(truncatingIfNeeded: $0) })
        try check(numbers.map { Int(truncatingIfNeeded: $0) })
        try check(numbers)
        try check(numbers.map { UInt8(truncatingIfNeeded: $0) })
        try check(numbers.map { UInt16(truncatingIfNeeded: $0) })
        try check(numbers.map { UInt32(truncatingIfNeeded: $0) })
        try check(numbers.map { UInt64(truncatingIfNeeded: $0) })
        try check(numbers.map { UInt(truncatingIfNeeded: $0) })
        try check(numbers.map { UInt128(truncatingIfNeeded: $0) })
    }

    @Test(arguments: [51, 52] as [UInt64])
    func randomNumbers(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let words = (0..<20_000).map { _ in random.next() >> UInt64(random.number(in: 0...63)) }
        try check(words, "seed \(seed)")
        try check(words.map { Int(bitPattern: UInt($0)) }, "seed \(seed)")
        try check(words.map { -Int128($0) * Int128($0 >> 3) }, "seed \(seed)")
        try check(words.map { Int32(truncatingIfNeeded: $0) }, "seed \(seed)")
    }

    /// The call for `Int` alone.
    @Test func plainIntegers() throws {
        let values = [Int.min, -100_000_000, -1, 0, 7, 99_999_999, 100_000_000, .max]
        var writer = JSONWriter()
        writer.beginArray()
        for value in values { writer.write(value) }
        writer.endArray()
        let expected = "[" + values.map { String($0) }.joined(separator: ",") + "]"
        #expect(try writer.finishString() == expected)
    }
}
