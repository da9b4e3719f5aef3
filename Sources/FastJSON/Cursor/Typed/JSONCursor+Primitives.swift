/// Reading single values for typed parsers: as the pulling of scalars, with the errors of parsers.
extension JSONCursor {
    /// Reads a string.
    @usableFromInline
    package mutating func decodeString() throws(JSONError) -> String {
        try string(at: try lookAtValue())
    }

    /// Reads `true` or `false`.
    @usableFromInline
    package mutating func decodeBool() throws(JSONError) -> Bool {
        try bool(at: try lookAtValue())
    }

    /// Reads `null`; false if the next value is another one.
    @usableFromInline
    package mutating func decodeNull() throws(JSONError) -> Bool {
        try null(at: try lookAtValue())
    }

    /// Reads a number as the nearest `Double`.
    @usableFromInline
    package mutating func decodeDouble() throws(JSONError) -> Double {
        try double(at: try lookAtValue())
    }

    /// Reads an integer that is within a range; nil, and nothing read, if it must be looked at
    /// more closely.
    @usableFromInline
    package mutating func decodeSmallInteger(
        from lowest: Int64,
        through highest: Int64
    ) throws(JSONError) -> Int64? {
        let byte = try lookAtValue()
        let start = position
        if byte < 0x40, let value = smallInteger() {
            if value >= lowest, value <= highest {
                turn = .step
                return value
            }
            position = start
        }
        return nil
    }

    /// Reads an integer, exactly.
    package mutating func decodeInteger<Integer: FixedWidthInteger>(
        as type: Integer.Type
    ) throws(JSONError) -> Integer {
        let text = try numberText("an integer number")
        if let value = IntegerConversion.integer(type, from: text.bytes) {
            return value
        }
        let isInteger = JSONValue.Number.isInteger(text.bytes)
        putBack(text)
        throw isInteger
            ? outOfRange("an integer that fits \(type)") : expected("an integer number")
    }

    /// Reads a number, and returns its text if it is one that was asked for.
    package mutating func decodeNumberText(allowInteger: Bool) throws(JSONError) -> String {
        String(decoding: try floatingPointText(allowInteger: allowInteger).bytes, as: UTF8.self)
    }

    private mutating func floatingPointText(
        allowInteger: Bool
    ) throws(JSONError) -> TextToken {
        let text = try numberText(allowInteger ? "a number" : "a floating point number")
        if !allowInteger, JSONValue.Number.isInteger(text.bytes) {
            putBack(text)
            throw expected("a floating point number")
        }
        return text
    }

    /// Reads a number as the nearest `Float`.
    package mutating func decodeFloat(allowInteger: Bool) throws(JSONError) -> Float {
        try narrow(allowInteger, NarrowConversion.float)
    }

    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    /// Reads a number as the nearest `Float16`.
    package mutating func decodeFloat16(allowInteger: Bool) throws(JSONError) -> Float16 {
        try narrow(allowInteger, NarrowConversion.float16)
    }
    #endif

    @inline(__always)
    private mutating func narrow<Narrow: BinaryFloatingPoint>(
        _ allowInteger: Bool,
        _ convert: (UnsafeBufferPointer<UInt8>, Bool) -> Narrow
    ) throws(JSONError) -> Narrow {
        let start = try place()
        defer { forget(start) }
        let text = try floatingPointText(allowInteger: allowInteger)
        let value = convert(text.bytes, options.isTextOfTree && text.isDouble)
        if value.isFinite { return value }
        let found = String(decoding: text.bytes, as: UTF8.self)
        throw numberOutOfRange(found, "\(Narrow.self)", at: start)
    }

    /// Enters an array; true if it has an element.
    @usableFromInline
    package mutating func decodeArrayStart() throws(JSONError) -> Bool {
        let byte = try lookAtValue()
        guard byte == 0x5B || byte == Lookahead.entry && entry.pointee.kind == .beginArray else {
            throw expected("an array")
        }
        return try beginArray()
    }

    /// Enters an object; true if it has a member.
    @usableFromInline
    package mutating func decodeObjectStart(
        _ expectation: @autoclosure () -> String
    ) throws(JSONError) -> Bool {
        let byte = try lookAtValue()
        guard byte == 0x7B || byte == Lookahead.entry && entry.pointee.kind == .beginObject else {
            throw expected(expectation())
        }
        return try beginObject()
    }

    // MARK: At the first byte, or entry, of a value

    @inline(__always)
    mutating func string(at byte: UInt32) throws(JSONError) -> String {
        if byte == 0x22 {
            let value = try scanString(.string).string()
            turn = .step
            return value
        }
        guard byte == Lookahead.entry, entry.pointee.kind == .string else {
            throw expected("a string")
        }
        turn = .step
        return takeText().string()
    }

    @inline(__always)
    mutating func bool(at byte: UInt32) throws(JSONError) -> Bool {
        let value: Bool
        switch byte {
        case 0x74:
            _ = try scanLiteral(.true)
            value = true
        case 0x66:
            _ = try scanLiteral(.false)
            value = false
        case Lookahead.entry where entry.pointee.kind == .true:
            entry += 1
            value = true
        case Lookahead.entry where entry.pointee.kind == .false:
            entry += 1
            value = false
        default:
            throw expected("a boolean")
        }
        turn = .step
        return value
    }

    @inline(__always)
    mutating func null(at byte: UInt32) throws(JSONError) -> Bool {
        if byte == 0x6E {
            _ = try scanLiteral(.null)
        } else if byte == Lookahead.entry, entry.pointee.kind == .null {
            entry += 1
        } else {
            return false
        }
        turn = .step
        return true
    }

    @inline(__always)
    mutating func int(at byte: UInt32) throws(JSONError) -> Int {
        // Below 0x40 only digits and the sign start a value.
        if byte < 0x40, let value = smallInteger() {
            turn = .step
            return Int(truncatingIfNeeded: value)
        }
        return try decodeInteger(as: Int.self)
    }

    @inline(__always)
    mutating func double(at byte: UInt32) throws(JSONError) -> Double {
        if byte < 0x40, let value = shortDouble() {
            turn = .step
            return value
        }
        return try longDouble()
    }

    @inline(never)
    private mutating func longDouble() throws(JSONError) -> Double {
        let text = try numberText("a number")
        let value = DoubleConversion.double(from: text.bytes)
        guard value.isFinite else {
            putBack(text)
            throw outOfRange("a number that fits Double")
        }
        return value
    }

    private mutating func numberText(_ expectation: String) throws(JSONError) -> TextToken {
        let byte = try lookAtValue()
        switch byte {
        case 0x2D, 0x30...0x39:
            let text = try scanNumber()
            turn = .step
            return text
        case Lookahead.entry where entry.pointee.kind == .number:
            turn = .step
            return takeText()
        default:
            throw expected(expectation)
        }
    }

    /// What happens with keys that come twice.
    package var duplicateKeys: JSONDuplicateKeys { options.duplicateKeys }

    // MARK: Numbers in one pass over their bytes

    /// Reads an integer of at most 18 digits, with enough bytes behind it; else reads nothing.
    @inline(__always)
    private mutating func smallInteger() -> Int64? {
        // A sign, 18 digits, and the byte behind them.
        guard MemoryLayout<Int>.size == 8, end - position >= 20, allowsShortNumbers else {
            return nil
        }
        var next = position
        let isNegative = next.pointee == 0x2D
        if isNegative { next += 1 }
        let start = next
        var digit = next.pointee &- 0x30
        var value: UInt64 = 0
        while digit < 10, next - start < 18 {
            value = value &* 10 &+ UInt64(digit)
            next += 1
            digit = next.pointee &- 0x30
        }
        let count = next - start
        guard count > 0, count == 1 || start.pointee != 0x30 else { return nil }
        // Neither another digit, nor a point, nor an exponent.
        guard digit >= 10, next.pointee != 0x2E, next.pointee | 0x20 != 0x65 else { return nil }
        position = next
        let signed = Int64(truncatingIfNeeded: value)
        return isNegative ? 0 &- signed : signed
    }

    /// Reads a number of at most 19 digits without exponent, with enough bytes behind it; else
    /// reads nothing.
    @inline(__always)
    private mutating func shortDouble() -> Double? {
        guard end - position >= 64, allowsShortNumbers else { return nil }
        var next = position
        let isNegative = next.pointee == 0x2D
        if isNegative { next += 1 }
        let start = next
        var significand: UInt64 = 0
        // The integer part is mostly short: digit by digit.
        var digit = next.pointee &- 0x30
        while digit < 10, next - start < 20 {
            significand = significand &* 10 &+ UInt64(digit)
            next += 1
            digit = next.pointee &- 0x30
        }
        var count = next - start
        guard count > 0, count <= 19, count == 1 || start.pointee != 0x30 else { return nil }
        var exponent = 0
        if next.pointee == 0x2E {
            next += 1
            let fraction = next
            JSONCursor.readDigits(&next, into: &significand)
            exponent = fraction - next
            guard exponent < 0 else { return nil }
            count &-= exponent
        }
        guard count <= 19, next.pointee | 0x20 != 0x65 else { return nil }
        guard
            let value = DoubleConversion.double(
                significand: significand,
                exponent: exponent,
                isNegative: isNegative
            )
        else { return nil }
        guard value.isFinite else { return nil }
        position = next
        return value
    }

    /// Reads digits, at most 24 of them, whose number may wrap around.
    ///
    /// - Precondition: 24 bytes are readable.
    @inline(__always)
    private static func readDigits(_ next: inout UnsafePointer<UInt8>, into value: inout UInt64) {
        let end = next + 24
        while next < end {
            let word = ByteWord.load(next)
            let others = ByteWord.notDigits(in: word)
            let digits = word ^ (ByteWord.ones &* 0x30)
            if others == 0 {
                value = value &* 100_000_000 &+ DigitCursor.value(ofEight: digits)
                next += 8
                continue
            }
            let length = ByteWord.firstIndex(of: others)
            if length > 0 {
                // Shifting up drops what follows the digits, and puts zeros in front of them.
                let run = digits &<< UInt64(truncatingIfNeeded: 64 &- 8 &* length)
                value =
                    value &* DigitCursor.powersOfTen[length]
                    &+ DigitCursor.value(ofEight: run)
                next += length
            }
            return
        }
    }
}
