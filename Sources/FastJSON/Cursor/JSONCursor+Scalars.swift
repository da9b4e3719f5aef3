/// Pulling single values.
///
/// A value that is not what was asked for stays the next: something else may be asked for.
extension JSONCursor {
    /// What kind the next value is.
    ///
    /// It stays the next.
    public mutating func peekKind() throws(JSONError) -> JSONKind {
        kind(try lookAtValue())
    }

    /// Reads a string.
    ///
    /// Throws ``JSONError/Code/typeMismatch`` if the next value is of another kind.
    public mutating func readString() throws(JSONError) -> String {
        let byte = try lookAtValue()
        if byte == 0x22 {
            turn = .step
            return try scanString(.string).string()
        }
        guard byte == Lookahead.entry, entry.pointee.kind == .string else {
            throw mismatch("a string", byte)
        }
        turn = .step
        return takeText().string()
    }

    /// Reads an integer that fits `Int`.
    public mutating func readInt() throws(JSONError) -> Int {
        try readInteger(as: Int.self)
    }

    /// Reads an integer of any width, exactly.
    ///
    /// Throws ``JSONError/Code/typeMismatch`` for a number with a fraction or an exponent, and
    /// ``JSONError/Code/numberDoesNotFit`` for one that the type cannot hold.
    @inlinable
    public mutating func readInteger<Integer: FixedWidthInteger>(
        as type: Integer.Type = Integer.self
    ) throws(JSONError) -> Integer {
        // The common case runs no generic code of the library, which other modules call
        // unspecialised: 84 ns against 17.
        let value = try readSmallInteger(
            from: Int64(clamping: Integer.min),
            through: Int64(clamping: Integer.max)
        )
        if let value { return Integer(truncatingIfNeeded: value) }
        return try readAnyInteger(as: type)
    }

    @usableFromInline
    mutating func readSmallInteger(
        from lowest: Int64,
        through highest: Int64
    ) throws(JSONError) -> Int64? {
        try decodeSmallInteger(from: lowest, through: highest)
    }

    @usableFromInline
    mutating func readAnyInteger<Integer: FixedWidthInteger>(
        as type: Integer.Type
    ) throws(JSONError) -> Integer {
        let text = try scanNumberText("an integer")
        if let value = IntegerConversion.integer(type, from: text.bytes) {
            return value
        }
        throw integerFailure(text, type: "\(type)")
    }

    private mutating func integerFailure(_ text: TextToken, type: String) -> JSONError {
        let shown = JSONCursor.shown(text)
        let isInteger = JSONValue.Number.isInteger(text.bytes)
        putBack(text)
        return fail(
            isInteger ? .numberDoesNotFit(shown, type: type) : .notAnInteger(shown),
            at: text.offset
        )
    }

    /// Reads a number as the nearest `Double`.
    ///
    /// Throws ``JSONError/Code/numberDoesNotFit`` beyond its range. Too small a number is 0.
    public mutating func readDouble() throws(JSONError) -> Double {
        let text = try scanNumberText("a number")
        let value = DoubleConversion.double(from: text.bytes)
        guard value.isFinite else {
            let shown = JSONCursor.shown(text)
            putBack(text)
            throw fail(
                .numberDoesNotFit(shown, type: "Double"),
                at: text.offset
            )
        }
        return value
    }

    /// Reads a number as its text.
    public mutating func readNumber() throws(JSONError) -> JSONValue.Number {
        let text = try scanNumberText("a number")
        return JSONValue.Number(checked: String(decoding: text.bytes, as: UTF8.self))
    }

    /// Reads `true` or `false`.
    public mutating func readBool() throws(JSONError) -> Bool {
        let byte = try lookAtValue()
        switch byte {
        case 0x74:
            _ = try scanLiteral(.true)
            turn = .step
            return true
        case 0x66:
            _ = try scanLiteral(.false)
            turn = .step
            return false
        case Lookahead.entry where entry.pointee.kind == .true:
            entry += 1
            turn = .step
            return true
        case Lookahead.entry where entry.pointee.kind == .false:
            entry += 1
            turn = .step
            return false
        default:
            throw mismatch("a boolean", byte)
        }
    }

    /// Reads `null`.
    public mutating func readNull() throws(JSONError) {
        let byte = try lookAtValue()
        if byte == 0x6E {
            _ = try scanLiteral(.null)
        } else if byte == Lookahead.entry, entry.pointee.kind == .null {
            entry += 1
        } else {
            throw mismatch("null", byte)
        }
        turn = .step
    }

    // MARK: Helpers

    /// The next byte or entry, which starts a value.
    mutating func lookAtValue() throws(JSONError) -> UInt32 {
        if turn != .value {
            try refuseValue()
        }
        while true {
            let byte = try skipWhiteSpace()
            switch byte {
            case 0x22, 0x2D, 0x30...0x39, 0x5B, 0x66, 0x6E, 0x74, 0x7B, Lookahead.entry:
                return byte
            default:
                try noValue(byte)
            }
        }
    }

    /// Throws where a value is asked for and none is due.
    @inline(never)
    mutating func refuseValue() throws(JSONError) {
        while depth == 0 {
            // Behind the document: what stands there is wrong, if anything does.
            try unexpected(try skipWhiteSpace(), nil, .document)
        }
        throw misplaced("a value was read where none was due")
    }

    /// The error for a call that cannot be made now.
    @inline(never)
    func misplaced(_ reason: String) -> JSONError {
        JSONError(.invalidStructure(reason), path: path(.member))
    }

    mutating func scanNumberText(_ expected: String) throws(JSONError) -> TextToken {
        let byte = try lookAtValue()
        switch byte {
        case 0x2D, 0x30...0x39:
            turn = .step
            return try scanNumber()
        case Lookahead.entry where entry.pointee.kind == .number:
            turn = .step
            return takeText()
        default:
            throw mismatch(expected, byte)
        }
    }

    /// Makes a number that was read last the next value again.
    mutating func putBack(_ text: TextToken) {
        turn = .value
        #if Yajl
        if feed?.isReadingTape == true {
            entry -= 1
            return
        }
        #endif
        position = text.start
    }

    /// The text of the next entry, which is passed.
    mutating func takeText() -> TextToken {
        let text = text(of: entry.pointee)
        entry += 1
        return text
    }

    /// The error for a value of another kind.
    ///
    /// The value stays the next.
    func mismatch(_ expected: String, _ lookahead: UInt32) -> JSONError {
        fail(.typeMismatch(expected: expected, found: kind(lookahead)), at: offset)
    }

    /// What kind of value a byte or the next entry starts.
    func kind(_ lookahead: UInt32) -> JSONKind {
        switch lookahead {
        case 0x22: .string
        case 0x5B: .array
        case 0x7B: .object
        case 0x66, 0x74: .boolean
        case 0x6E: .null
        case Lookahead.entry: entry.pointee.valueKind
        default: .number
        }
    }

    /// The text of a number for a message, cut after 40 bytes.
    private static func shown(_ text: TextToken) -> String {
        let start = String(decoding: text.bytes.prefix(40), as: UTF8.self)
        return text.count > 40 ? start + "…" : start
    }
}
