import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import FuzzSupport

/// Texts of numbers, against the C library and slow arithmetic.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzNumbers(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = FuzzInput(start, count)
    switch input.choice(0) & 3 {
    case 1: checkBits(input)
    case 2: checkText(input.document.map { alphabet[Int($0) % alphabet.count] }, input)
    default: checkText(input.document, input)
    }
    return 0
}

private let alphabet = Array("0123456789012345678900000999995+-.eE".utf8)

// MARK: Texts

private func checkText(_ bytes: [UInt8], _ input: FuzzInput) {
    let text = String(decoding: bytes, as: UTF8.self)
    let number = JSONValue.Number(text)
    let isNumber = NumberGrammar.accepts(bytes)
    requireEqual(number != nil, isNumber, "\(text) is a number", of: input)
    let limit = JSONLimits(numberLength: max(1, bytes.count))
    let options = JSONReadingOptions(numbers: .lossless, limits: limit)
    let ways = JSONEngine.allCases.map { ReadingWay($0, input.feeding) }
    for way in ways {
        // Any text that is a value and no number begins with one of other characters.
        let first = bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
        guard first.map({ alphabet.contains($0) }) ?? true else { break }
        let isRead = way.validate(bytes, options: options) == nil
        requireEqual(isRead, NumberGrammar.accepts(trimmed(bytes)), "read, \(way)", of: input)
    }
    guard let number else { return }
    checkDouble(number, bytes, ways, options, input)
    checkFloat(number, bytes, options, input)
    checkIntegers(number, bytes, ways, options, input)
    checkDecimal(number, options, input)
    checkTree(number, bytes, ways, options, input)
}

private func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    return Array(bytes.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
}

private func checkDouble(
    _ number: JSONValue.Number,
    _ bytes: [UInt8],
    _ ways: [ReadingWay],
    _ options: JSONReadingOptions,
    _ input: FuzzInput
) {
    // No locale is set: the decimal point is a point.
    let exact = strtod(number.text, nil)
    let expected = exact.isFinite ? exact.bitPattern : nil
    requireEqual(number.double?.bitPattern, expected, "double of \(number)", of: input)
    for way in ways {
        let read = try? way.withCursor(over: bytes, options: options) {
            cursor throws(JSONError) in try cursor.readDouble()
        }
        requireEqual(read?.bitPattern, expected, "readDouble of \(number), \(way)", of: input)
    }
    let parsed = try? Double.jsonParser().result(from: bytes, options: options).get()
    requireEqual(parsed?.bitPattern, expected, "Double parser, \(number)", of: input)
    if exact.isFinite { checkWriting(exact, input) }
}

private func checkFloat(
    _ number: JSONValue.Number,
    _ bytes: [UInt8],
    _ options: JSONReadingOptions,
    _ input: FuzzInput
) {
    let exact = strtof(number.text, nil)
    let expected = exact.isFinite ? exact.bitPattern : nil
    let parsed = try? Float.jsonParser().result(from: bytes, options: options).get()
    requireEqual(parsed?.bitPattern, expected, "Float parser, \(number)", of: input)
    if exact.isFinite { checkWriting(exact, input) }
}

private func checkIntegers(
    _ number: JSONValue.Number,
    _ bytes: [UInt8],
    _ ways: [ReadingWay],
    _ options: JSONReadingOptions,
    _ input: FuzzInput
) {
    func check<Integer: FixedWidthInteger & JSONNumeric & Sendable>(_ type: Integer.Type) {
        // The standard library reads decimal integers exactly, or not at all.
        let expected = number.isInteger ? Integer(number.text) : nil
        let what = "\(type) of \(number)"
        requireEqual(number.integer(as: type), expected, what, of: input)
        for way in ways {
            let read = try? way.withCursor(over: bytes, options: options) {
                cursor throws(JSONError) in try cursor.readInteger(as: type)
            }
            requireEqual(read, expected, "\(what), \(way)", of: input)
        }
        let parsed = try? JSONNumber<Integer>().result(from: bytes, options: options).get()
        requireEqual(parsed, expected, "parser, \(what)", of: input)
        if let expected { checkWriting(expected, input) }
    }
    check(Int8.self)
    check(Int16.self)
    check(Int32.self)
    check(Int64.self)
    check(Int128.self)
    check(Int.self)
    check(UInt8.self)
    check(UInt16.self)
    check(UInt32.self)
    check(UInt64.self)
    check(UInt128.self)
    check(UInt.self)
}

private func checkDecimal(
    _ number: JSONValue.Number,
    _ options: JSONReadingOptions,
    _ input: FuzzInput
) {
    let parser = Decimal.jsonParser()
    guard
        let value = try? parser.result(from: Array(number.text.utf8), options: options).get()
    else { return }
    guard let text = try? parser.encodeString(value) else {
        fail("the decimal \(value) of \(number) is not written", of: input)
    }
    requireEqual(NumberDigits(text), NumberDigits(number.text), "Decimal \(number)", of: input)
}

private func checkTree(
    _ number: JSONValue.Number,
    _ bytes: [UInt8],
    _ ways: [ReadingWay],
    _ options: JSONReadingOptions,
    _ input: FuzzInput
) {
    for way in ways {
        let lossless = try? way.value(of: bytes, options: options).get().jsonString()
        requireEqual(lossless, number.text, "lossless, \(way)", of: input)
        var standard = options
        standard.numbers = .standard
        let value = try? way.value(of: bytes, options: standard).get()
        guard let value else { fail("not read, \(way)", of: input) }
        let again = try? JSONValue(parsing: value.jsonBytes())
        requireEqual(again?.description, value.description, "standard, \(way)", of: input)
        requireEqual(again, value, "standard, \(way)", of: input)
        requireEqual(value.double?.bitPattern, number.double?.bitPattern, "tree", of: input)
    }
}

// MARK: Writing

/// The document as the bits of numbers.
private func checkBits(_ input: FuzzInput) {
    var bits: UInt128 = 0
    for byte in input.document.prefix(16) {
        bits = bits << 8 | UInt128(byte)
    }
    checkWriting(Double(bitPattern: UInt64(truncatingIfNeeded: bits)), input)
    checkWriting(Float(bitPattern: UInt32(truncatingIfNeeded: bits)), input)
    checkWriting(bits, input)
    checkWriting(Int128(truncatingIfNeeded: bits), input)
    checkWriting(UInt64(truncatingIfNeeded: bits), input)
    checkWriting(Int64(truncatingIfNeeded: bits), input)
    checkWriting(Int32(truncatingIfNeeded: bits), input)
    checkWriting(UInt32(truncatingIfNeeded: bits), input)
    checkWriting(Int16(truncatingIfNeeded: bits), input)
    checkWriting(Int8(truncatingIfNeeded: bits), input)
}

private func written(_ write: (inout JSONWriter) -> Void) -> String? {
    var writer = JSONWriter()
    write(&writer)
    return try? writer.finishString()
}

private func checkWriting(_ value: Double, _ input: FuzzInput) {
    guard let text = written({ $0.write(value) }) else {
        return require(!value.isFinite, "\(value) is not written", of: input)
    }
    require(NumberGrammar.accepts(Array(text.utf8)), "\(value) as \(text)", of: input)
    requireEqual(strtod(text, nil).bitPattern, value.bitPattern, "\(value) as \(text)", of: input)
    let number = JSONValue.Number(text)
    requireEqual(number?.double?.bitPattern, value.bitPattern, "read \(text)", of: input)
    // The standard library prints the shortest digits, and of those the nearest.
    requireEqual(NumberDigits(text), NumberDigits("\(value)"), "digits of \(value)", of: input)
}

private func checkWriting(_ value: Float, _ input: FuzzInput) {
    guard let text = written({ $0.write(value) }) else {
        return require(!value.isFinite, "\(value) is not written", of: input)
    }
    require(NumberGrammar.accepts(Array(text.utf8)), "\(value) as \(text)", of: input)
    requireEqual(strtof(text, nil).bitPattern, value.bitPattern, "\(value) as \(text)", of: input)
    let readAsDouble = Float(strtod(text, nil))
    requireEqual(readAsDouble.bitPattern, value.bitPattern, "\(text) as a double", of: input)
    // The digits of the standard library may stand for another float after they were read as a double.
    if Float(strtod("\(value)", nil)) == value {
        requireEqual(NumberDigits(text), NumberDigits("\(value)"), "digits of \(value)", of: input)
    }
}

private func checkWriting<Integer: FixedWidthInteger>(_ value: Integer, _ input: FuzzInput) {
    requireEqual(written { $0.write(value) }, "\(value)", "\(Integer.self)", of: input)
}
