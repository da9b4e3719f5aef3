/// Pulling single values.
///
/// If a value is not of the requested kind, it stays the next value, so that another kind can be
/// requested.
extension JSONCursor {
    /// The kind of the next value.
    ///
    /// The value is not read.
    ///
    /// ```swift
    /// let text = try JSONCursor.withCursor(over: "12") { cursor throws(JSONError) in
    ///     try cursor.peekKind() == .string ? try cursor.readString() : "\(try cursor.readInt())"
    /// }
    /// text  // → 12
    /// ```
    public mutating func peekKind() throws(JSONError) -> JSONKind {
        kind(try lookAtValue())
    }

    /// The bracket that opens the next value; nil if it is a scalar.
    @inline(__always)
    mutating func openingBracket() throws(JSONError) -> UInt8? {
        let byte = try lookAtValue()
        switch byte {
        case UInt32(UInt8(ascii: "{")): return UInt8(ascii: "{")
        case UInt32(UInt8(ascii: "[")): return UInt8(ascii: "[")
        case Lookahead.entry where unsafe nextEntry.pointee.kind == .beginObject:
            return UInt8(ascii: "{")
        case Lookahead.entry where unsafe nextEntry.pointee.kind == .beginArray:
            return UInt8(ascii: "[")
        default: return nil
        }
    }

    /// Reads a string.
    ///
    /// ```swift
    /// let name = try JSONCursor.withCursor(over: #""Ada""#) { cursor throws(JSONError) in
    ///     try cursor.readString()
    /// }
    /// name  // → Ada
    /// ```
    ///
    /// Throws ``JSONError/Code/typeMismatch`` if the next value is of another kind.
    public mutating func readString() throws(JSONError) -> String {
        if turn == .value, unsafe position < end, unsafe position.pointee == UInt8(ascii: "\"") {
            let value = try unsafe scanString().string()
            turn = .step
            return value
        }
        return try findString()
    }

    /// Reads a string where something may stand in front of it, or on a tape.
    @inline(never)
    private mutating func findString() throws(JSONError) -> String {
        let byte = try lookAtValue()
        if let value = try string(at: byte) { return value }
        throw mismatch("a string", byte)
    }

    /// Reads an integer that fits `Int`.
    ///
    /// ```swift
    /// let year = try JSONCursor.withCursor(over: "1815") { cursor throws(JSONError) in
    ///     try cursor.readInt()
    /// }
    /// year  // → 1815
    /// ```
    public mutating func readInt() throws(JSONError) -> Int {
        try readInteger(as: Int.self)
    }

    /// Reads an integer of any width, exactly.
    ///
    /// ```swift
    /// let port = try JSONCursor.withCursor(over: "8080") { cursor throws(JSONError) in
    ///     try cursor.readInteger(as: UInt16.self)
    /// }
    /// port  // → 8080
    /// ```
    ///
    /// Throws ``JSONError/Code/typeMismatch`` for a number with a fraction or an exponent, and
    /// ``JSONError/Code/numberDoesNotFit`` for one that the type cannot hold.
    @inlinable
    public mutating func readInteger<Integer: FixedWidthInteger>(
        as type: Integer.Type = Integer.self
    ) throws(JSONError) -> Integer {
        // The common case runs no generic code of the library, which other modules call
        // unspecialised: 84 ns against 17.
        let value = try decodeSmallInteger(
            from: Int64(clamping: Integer.min),
            through: Int64(clamping: Integer.max)
        )
        if let value { return Integer(truncatingIfNeeded: value) }
        return try readAnyInteger(as: type)
    }

    @usableFromInline
    mutating func readAnyInteger<Integer: FixedWidthInteger>(
        as type: Integer.Type
    ) throws(JSONError) -> Integer {
        let text = try unsafe scanNumberText("an integer")
        if let value = unsafe IntegerConversion.integer(type, from: text.bytes) {
            return value
        }
        throw unsafe integerFailure(text, type: "\(type)")
    }

    private mutating func integerFailure(_ text: TextToken, type: String) -> JSONError {
        let shown = unsafe JSONCursor.shown(text)
        let isInteger = unsafe JSONValue.Number.isInteger(text.bytes)
        unsafe putBack(text)
        return unsafe fail(
            isInteger ? .numberDoesNotFit(shown, type: type) : .notAnInteger(shown),
            at: text.offset
        )
    }

    /// Reads a number as the nearest `Double`.
    ///
    /// ```swift
    /// let ratio = try JSONCursor.withCursor(over: "5e-1") { cursor throws(JSONError) in
    ///     try cursor.readDouble()
    /// }
    /// ratio  // → 0.5
    /// ```
    ///
    /// Throws ``JSONError/Code/numberDoesNotFit`` for a number beyond its range. A number that is too
    /// small is 0.
    public mutating func readDouble() throws(JSONError) -> Double {
        if let value = shortDouble(at: try lookAtValue()) { return value }
        let text = try unsafe scanNumberText("a number")
        let value = unsafe DoubleConversion.double(from: text.bytes)
        guard value.isFinite else {
            let shown = unsafe JSONCursor.shown(text)
            unsafe putBack(text)
            throw unsafe fail(.numberDoesNotFit(shown, type: "Double"), at: text.offset)
        }
        return value
    }

    /// Reads a number as its text.
    ///
    /// ```swift
    /// let price = try JSONCursor.withCursor(over: "1.50") { cursor throws(JSONError) in
    ///     try cursor.readNumber()
    /// }
    /// price  // → 1.50
    /// ```
    public mutating func readNumber() throws(JSONError) -> JSONValue.Number {
        let text = try unsafe scanNumberText("a number")
        return unsafe JSONValue.Number(checked: String(decoding: text.bytes, as: UTF8.self))
    }

    /// Reads `true` or `false`.
    ///
    /// ```swift
    /// let isOpen = try JSONCursor.withCursor(over: "true") { cursor throws(JSONError) in
    ///     try cursor.readBool()
    /// }
    /// isOpen  // → true
    /// ```
    public mutating func readBool() throws(JSONError) -> Bool {
        let byte = try lookAtLiteral()
        if let value = try bool(at: byte) { return value }
        throw mismatch("a boolean", byte)
    }

    /// Reads `null`.
    ///
    /// ```swift
    /// try JSONCursor.withCursor(over: "null") { cursor throws(JSONError) in try cursor.readNull() }
    /// ```
    public mutating func readNull() throws(JSONError) {
        let byte = try lookAtLiteral()
        if try !null(at: byte) { throw mismatch("null", byte) }
    }

    /// Reads `null`; returns false, and reads nothing, if the next value is another one.
    ///
    /// ```swift
    /// let name = try JSONCursor.withCursor(over: "null") { cursor throws(JSONError) -> String? in
    ///     try cursor.readNullIfNext() ? nil : try cursor.readString()
    /// }
    /// name  // → nil
    /// ```
    public mutating func readNullIfNext() throws(JSONError) -> Bool {
        try null(at: try lookAtLiteral())
    }

    // MARK: Helpers

    /// The next byte or entry, which starts a value.
    @inline(__always)
    mutating func lookAtValue() throws(JSONError) -> UInt32 {
        if turn == .value, unsafe position < end {
            switch unsafe position.pointee {
            case UInt8(ascii: "\""), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "["), UInt8(ascii: "{"):
                return unsafe UInt32(position.pointee)
            default:
                break
            }
        }
        return try findValue()
    }

    /// As ``lookAtValue()``, where `null`, `true` or `false` is likely.
    @inline(__always)
    mutating func lookAtLiteral() throws(JSONError) -> UInt32 {
        if turn == .value, unsafe position < end {
            switch unsafe position.pointee {
            case UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "t"):
                return unsafe UInt32(position.pointee)
            default:
                break
            }
        }
        return try lookAtValue()
    }

    /// Looks for the next value where something may stand in front of it, or on a tape.
    @inline(never)
    private mutating func findValue() throws(JSONError) -> UInt32 {
        if turn != .value {
            try refuseValue()
        }
        if unsafe nextEntry < entriesEnd { return Lookahead.entry }
        while true {
            let byte = try skipWhiteSpace()
            if byte == Lookahead.entry { return byte }
            switch byte < Lookahead.entry ? UInt8(truncatingIfNeeded: byte) : 0 {
            case UInt8(ascii: "\""), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "f"), UInt8(ascii: "n"),
                UInt8(ascii: "t"):
                return byte
            default:
                try noValue(byte)
            }
        }
    }

    /// Throws if a value is requested where none can come.
    @inline(never)
    mutating func refuseValue() throws(JSONError) {
        while depth == 0 {
            // After the document: what stands there is wrong, if anything does.
            let byte = try skipWhiteSpace()
            if byte == Lookahead.end { break }
            try unexpected(byte, nil, .document)
        }
        throw misplaced("a value was read where none can follow")
    }

    /// The error for a call that cannot be made now.
    @inline(never)
    func misplaced(_ reason: String) -> JSONError {
        JSONError(.invalidStructure(reason), path: path(.member))
    }

    private mutating func scanNumberText(_ expected: String) throws(JSONError) -> TextToken {
        let byte = try lookAtValue()
        if let text = try unsafe numberText(at: byte) { return unsafe text }
        throw mismatch(expected, byte)
    }

    /// Makes a number that was read last the next value again.
    mutating func putBack(_ text: TextToken) {
        turn = .value
        if isOnTape { unsafe nextEntry -= 1 } else { unsafe position = unsafe text.start }
    }

    /// The text of the next entry, which is passed.
    mutating func takeText() -> TextToken {
        let text = unsafe text(of: nextEntry.pointee)
        unsafe nextEntry += 1
        return unsafe text
    }

    /// The error for a value of another kind.
    ///
    /// The value stays the next.
    mutating func mismatch(_ expected: String, _ lookahead: UInt32) -> JSONError {
        fail(.typeMismatch(expected: expected, found: kind(lookahead)), at: offset)
    }

    /// What kind of value a byte or the next entry starts.
    func kind(_ lookahead: UInt32) -> JSONKind {
        switch lookahead {
        case UInt32(UInt8(ascii: "\"")): .string
        case UInt32(UInt8(ascii: "[")): .array
        case UInt32(UInt8(ascii: "{")): .object
        case UInt32(UInt8(ascii: "f")), UInt32(UInt8(ascii: "t")): .boolean
        case UInt32(UInt8(ascii: "n")): .null
        case Lookahead.entry: unsafe nextEntry.pointee.valueKind
        default: .number
        }
    }

    /// The text of a number for a message, cut after 40 bytes.
    private static func shown(_ text: TextToken) -> String {
        let start = unsafe String(decoding: text.bytes.prefix(40), as: UTF8.self)
        return unsafe text.count > 40 ? start + "…" : start
    }
}
