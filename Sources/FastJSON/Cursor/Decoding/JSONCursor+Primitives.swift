/// Reading single values for typed parsers: as the pulling of scalars, with the errors of parsers.
extension JSONCursor {
    /// Reads a string.
    @usableFromInline
    package mutating func decodeString() throws(JSONError) -> String {
        try requiredString(at: try lookAtValue())
    }

    /// Reads a string, and passes its unescaped text to a function.
    ///
    /// The bytes are UTF-8, and valid only during the call.
    package mutating func decodeString(
        _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws(JSONError) {
        let text: TextToken
        switch try lookAtValue() {
        case UInt32(UInt8(ascii: "\"")): unsafe text = try scanString()
        case Lookahead.entry where unsafe nextEntry.pointee.kind == .string:
            unsafe text = takeText()
        default: throw expected("a string")
        }
        turn = .step
        if unsafe text.isEscaped {
            unsafe KeyBytes.withBytes(text.string()) { unsafe body($0) }
        } else {
            unsafe body(text.bytes)
        }
    }

    /// Reads `true` or `false`.
    @usableFromInline
    package mutating func decodeBool() throws(JSONError) -> Bool {
        try requiredBool(at: try lookAtLiteral())
    }

    /// Reads `null`; false if the next value is another one.
    @usableFromInline
    package mutating func decodeNull() throws(JSONError) -> Bool {
        try null(at: try lookAtLiteral())
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
        guard let start = unsafe startOfNumber(at: byte) else { return nil }
        var next = unsafe start
        guard let value = unsafe shortInteger(from: &next), value >= lowest, value <= highest,
            unsafe endNumber(at: byte, from: start, to: next)
        else { return nil }
        return value
    }

    /// Reads an integer, exactly.
    @usableFromInline
    package mutating func decodeInteger<Integer: FixedWidthInteger>(
        as type: Integer.Type
    ) throws(JSONError) -> Integer {
        let text = try unsafe numberText("an integer number")
        if let value = unsafe IntegerConversion.integer(type, from: text.bytes) {
            return value
        }
        let isInteger = unsafe JSONValue.Number.isInteger(text.bytes)
        unsafe putBack(text)
        throw isInteger
            ? outOfRange("an integer that fits \(type)") : expected("an integer number")
    }

    /// Reads a number, and returns its text if it is of the requested kind.
    package mutating func decodeNumberText(allowInteger: Bool) throws(JSONError) -> String {
        unsafe String(
            decoding: try floatingPointText(allowInteger: allowInteger).bytes,
            as: UTF8.self
        )
    }

    private mutating func floatingPointText(allowInteger: Bool) throws(JSONError) -> TextToken {
        let text = try unsafe numberText(allowInteger ? "a number" : "a floating point number")
        if !allowInteger, unsafe JSONValue.Number.isInteger(text.bytes) {
            unsafe putBack(text)
            throw expected("a floating point number")
        }
        return unsafe text
    }

    /// Reads a number as the nearest `Float`.
    package mutating func decodeFloat(allowInteger: Bool) throws(JSONError) -> Float {
        let byte = try lookAtValue()
        if allowInteger, let start = unsafe startOfNumber(at: byte) {
            let (value, end) = unsafe shortFloatValue(at: start)
            if let end = unsafe end, unsafe endNumber(at: byte, from: start, to: end) {
                return value
            }
        }
        return try unsafe narrow(allowInteger, NarrowConversion.float)
    }

    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    /// Reads a number as the nearest `Float16`.
    package mutating func decodeFloat16(allowInteger: Bool) throws(JSONError) -> Float16 {
        try unsafe narrow(allowInteger, NarrowConversion.float16)
    }
    #endif

    @inline(__always)
    private mutating func narrow<Narrow: BinaryFloatingPoint>(
        _ allowInteger: Bool,
        _ convert: (UnsafeBufferPointer<UInt8>, Bool) -> Narrow
    ) throws(JSONError) -> Narrow {
        let start = try place()
        let text = try unsafe floatingPointText(allowInteger: allowInteger)
        let value = unsafe convert(text.bytes, options.isTextOfTree && text.isDouble)
        if value.isFinite { return value }
        let found = unsafe String(decoding: text.bytes, as: UTF8.self)
        throw numberOutOfRange(found, "\(Narrow.self)", at: start)
    }

    /// Enters an array; true if it has an element.
    @usableFromInline
    package mutating func decodeArrayStart() throws(JSONError) -> Bool {
        guard try openingBracket() == UInt8(ascii: "[") else { throw expected("an array") }
        return try beginArray()
    }

    /// Enters an object; true if it has a member.
    @usableFromInline
    package mutating func decodeObjectStart(
        _ expectation: @autoclosure () -> String
    ) throws(JSONError) -> Bool {
        guard try openingBracket() == UInt8(ascii: "{") else { throw expected(expectation()) }
        return try beginObject()
    }

    // MARK: At the first byte, or entry, of a value

    /// Reads a string; nil, and nothing read, if the value is of another kind.
    @inline(__always)
    mutating func string(at byte: UInt32) throws(JSONError) -> String? {
        if byte == UInt32(UInt8(ascii: "\"")) {
            let value = try unsafe scanString().string()
            turn = .step
            return value
        }
        guard byte == Lookahead.entry, unsafe nextEntry.pointee.kind == .string else { return nil }
        turn = .step
        return unsafe takeText().string()
    }

    @inline(__always)
    mutating func requiredString(at byte: UInt32) throws(JSONError) -> String {
        if let value = try string(at: byte) { return value }
        throw expected("a string")
    }

    /// Reads a boolean; nil, and nothing read, if the value is of another kind.
    @inline(__always)
    mutating func bool(at byte: UInt32) throws(JSONError) -> Bool? {
        let value: Bool
        if byte == UInt32(UInt8(ascii: "t")) {
            _ = try scanLiteral(.true)
            value = true
        } else if byte == UInt32(UInt8(ascii: "f")) {
            _ = try scanLiteral(.false)
            value = false
        } else {
            guard byte == Lookahead.entry, unsafe nextEntry.pointee.valueKind == .boolean else {
                return nil
            }
            value = unsafe nextEntry.pointee.kind == .true
            unsafe nextEntry += 1
        }
        turn = .step
        return value
    }

    @inline(__always)
    mutating func requiredBool(at byte: UInt32) throws(JSONError) -> Bool {
        if let value = try bool(at: byte) { return value }
        throw expected("a boolean")
    }

    /// Reads `null`; false, and nothing read, if the value is another one.
    @inline(__always)
    mutating func null(at byte: UInt32) throws(JSONError) -> Bool {
        if byte == UInt32(UInt8(ascii: "n")) {
            _ = try scanLiteral(.null)
        } else if byte == Lookahead.entry, unsafe nextEntry.pointee.kind == .null {
            unsafe nextEntry += 1
        } else {
            return false
        }
        turn = .step
        return true
    }

    @inline(__always)
    mutating func int(at byte: UInt32) throws(JSONError) -> Int {
        if let start = unsafe startOfNumber(at: byte) {
            var next = unsafe start
            if let value = unsafe int(from: &next),
                unsafe endNumber(at: byte, from: start, to: next)
            {
                return value
            }
        }
        return try decodeInteger(as: Int.self)
    }

    @inline(__always)
    mutating func double(at byte: UInt32) throws(JSONError) -> Double {
        if let value = shortDouble(at: byte) { return value }
        return try longDouble()
    }

    /// Reads a short number; nil, and nothing read, for any other value.
    @inline(never)
    mutating func shortDouble(at byte: UInt32) -> Double? {
        guard let start = unsafe startOfNumber(at: byte) else { return nil }
        var next = unsafe start
        guard let value = unsafe shortDouble(from: &next),
            unsafe endNumber(at: byte, from: start, to: next)
        else { return nil }
        return value
    }

    /// Where the next value starts, if it is a number that may be read in one pass.
    @inline(__always)
    private func startOfNumber(at byte: UInt32) -> UnsafePointer<UInt8>? {
        if byte < Lookahead.entry {
            return unsafe JSONCursor.startsNumber(byte) ? position : nil
        }
        guard byte == Lookahead.entry, unsafe nextEntry.pointee.kind == .number else { return nil }
        let start = unsafe pointer(at: nextEntry.pointee.offset)
        return unsafe end - start >= ShortNumber.lookahead ? start : nil
    }

    /// Passes a number that was read in one pass; false if it does not end there on the tape.
    @inline(__always)
    private mutating func endNumber(
        at byte: UInt32,
        from start: UnsafePointer<UInt8>,
        to next: UnsafePointer<UInt8>
    ) -> Bool {
        if byte < Lookahead.entry {
            unsafe position = next
        } else {
            guard unsafe next - start == nextEntry.pointee.length else { return false }
            unsafe nextEntry += 1
        }
        turn = .step
        return true
    }

    /// Passes a short integer at an address; nil, and nothing passed, for any other value.
    @inline(__always)
    func int(from next: inout UnsafePointer<UInt8>) -> Int? {
        guard MemoryLayout<Int>.size == 8, unsafe JSONCursor.startsNumber(UInt32(next.pointee))
        else {
            return nil
        }
        return unsafe shortInteger(from: &next).map { Int(truncatingIfNeeded: $0) }
    }

    /// Passes an integer of at most 18 digits at an address; nil, and nothing passed, for any other
    /// value.
    @inline(__always)
    func shortInteger(from next: inout UnsafePointer<UInt8>) -> Int64? {
        guard allowsShortNumbers else { return nil }
        let (value, after) = unsafe ShortNumber.integer(at: next, before: end)
        guard let after = unsafe after else { return nil }
        unsafe next = after
        return value
    }

    /// Passes a number of at most 19 digits without exponent at an address; nil, and nothing passed,
    /// for any other value.
    @inline(__always)
    func shortDouble(from next: inout UnsafePointer<UInt8>) -> Double? {
        guard allowsShortNumbers else { return nil }
        let (value, after) = unsafe ShortNumber.double(at: next, before: end)
        guard let after = unsafe after else { return nil }
        unsafe next = after
        return value
    }

    /// True if a byte that starts a value starts a number: but for the quote, no other one is below
    /// the letters.
    @inline(__always)
    static func startsNumber(_ byte: UInt32) -> Bool {
        byte <= UInt32(UInt8(ascii: "9")) && byte != UInt32(UInt8(ascii: "\""))
    }

    @inline(never)
    mutating func longDouble() throws(JSONError) -> Double {
        let text = try unsafe numberText("a number")
        let value = unsafe DoubleConversion.double(from: text.bytes)
        guard value.isFinite else {
            unsafe putBack(text)
            throw outOfRange("a number that fits Double")
        }
        return value
    }

    private mutating func numberText(_ expectation: String) throws(JSONError) -> TextToken {
        if let text = try unsafe numberText(at: try lookAtValue()) { return unsafe text }
        throw expected(expectation)
    }

    /// Reads the text of a number; nil, and nothing read, if the value is of another kind.
    @inline(__always)
    mutating func numberText(at byte: UInt32) throws(JSONError) -> TextToken? {
        let text: TextToken
        if byte < Lookahead.entry {
            guard JSONCursor.startsNumber(byte) else { return nil }
            unsafe text = try scanNumber()
        } else {
            guard byte == Lookahead.entry, unsafe nextEntry.pointee.kind == .number else {
                return nil
            }
            unsafe text = takeText()
        }
        turn = .step
        return unsafe text
    }
}
