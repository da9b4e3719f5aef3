/// Pulling arrays and objects, step by step.
extension JSONCursor {
    // MARK: Arrays

    /// Enters an array.
    ///
    /// True if it has an element, which must be read next.
    ///
    /// ```swift
    /// let numbers = try JSONCursor.withCursor(over: "[1, 2, 3]") { cursor throws(JSONError) in
    ///     var numbers: [Int] = []
    ///     if try cursor.beginArray() {
    ///         repeat { numbers.append(try cursor.readInt()) } while try cursor.nextElement()
    ///     }
    ///     return numbers
    /// }
    /// numbers  // → [1, 2, 3]
    /// ```
    ///
    /// Throws ``JSONError/Code/typeMismatch`` if the next value is of another kind.
    public mutating func beginArray() throws(JSONError) -> Bool {
        try enterArray()
        return try firstElement()
    }

    /// Steps to the next element behind one that was read; leaves the array if there is none.
    ///
    /// Throws ``JSONError/Code/invalidStructure`` elsewhere than behind an element.
    public mutating func nextElement() throws(JSONError) -> Bool {
        guard turn == .step, depth > 0, !frames[depth].isObject else {
            throw misplaced("the next element was asked for where none can be")
        }
        while true {
            let byte = try skipWhiteSpace()
            switch byte {
            case Lookahead.entry:
                if try leaveContainer(endingWith: .endArray) { return false }
                frames[depth].advance()
                turn = .value
                return true
            case 0x2C:
                position += 1
                frames[depth].advance()
                if try endsBehindComma(with: 0x5D) { return false }
                turn = .value
                return true
            case 0x5D:
                _ = leaveContainer()
                return false
            default:
                try unexpected(byte, .commaOrEndOfArray, .container)
            }
        }
    }

    /// Passes the bracket of an array.
    mutating func enterArray() throws(JSONError) {
        try enter(.array, bracket: 0x5B, kind: .beginArray, name: "an array")
    }

    /// True if an array that was entered has an element; leaves it if not.
    mutating func firstElement() throws(JSONError) -> Bool {
        while true {
            let byte = try skipWhiteSpace()
            switch byte {
            case Lookahead.entry where try leaveContainer(endingWith: .endArray):
                return false
            case 0x5D:
                _ = leaveContainer()
                return false
            case 0x2F:
                try unexpected(byte, .valueOrEndOfArray, .container)
            default:
                frames[depth] = .firstElement
                turn = .value
                return true
            }
        }
    }

    // MARK: Objects

    /// Enters an object.
    ///
    /// True if it has a member, whose key must be read next.
    ///
    /// ```swift
    /// let text = #"{"a": 1, "b": [2]}"#
    /// let keys = try JSONCursor.withCursor(over: text) { cursor throws(JSONError) in
    ///     var keys: [String] = []
    ///     if try cursor.beginObject() {
    ///         repeat {
    ///             keys.append(try cursor.readKey())
    ///             try cursor.skipValue()
    ///         } while try cursor.nextMember()
    ///     }
    ///     return keys
    /// }
    /// keys  // → ["a", "b"]
    /// ```
    ///
    /// Throws ``JSONError/Code/typeMismatch`` if the next value is of another kind.
    public mutating func beginObject() throws(JSONError) -> Bool {
        try enterObject()
        return try firstMember()
    }

    /// Steps to the next member behind a value that was read; leaves the object if there is none.
    ///
    /// Throws ``JSONError/Code/invalidStructure`` elsewhere than behind a value in an object.
    public mutating func nextMember() throws(JSONError) -> Bool {
        guard turn == .step, depth > 0, frames[depth].isObject else {
            throw misplaced("the next member was asked for where none can be")
        }
        while true {
            let byte = try skipWhiteSpace()
            switch byte {
            case Lookahead.entry:
                if try leaveContainer(endingWith: .endObject) { return false }
                turn = .key
                return true
            case 0x2C:
                position += 1
                if try endsBehindComma(with: 0x7D) { return false }
                turn = .key
                return true
            case 0x7D:
                _ = leaveContainer()
                return false
            default:
                try unexpected(byte, .commaOrEndOfObject, .container)
            }
        }
    }

    /// Reads a key and passes its colon; the value must be read or skipped next.
    ///
    /// Throws ``JSONError/Code/invalidStructure`` elsewhere than behind a ``beginObject()`` or
    /// ``nextMember()`` that was true. Keys that are there twice are given twice: what to do with
    /// them is up to the caller, whatever ``JSONReadingOptions/duplicateKeys`` says.
    public mutating func readKey() throws(JSONError) -> String {
        let (key, awaitsColon) = try scanKey()
        if awaitsColon {
            try readColon()
        } else if entry == entryEnd {
            try awaitColon()
        }
        return key
    }

    /// Reads a key, and says if its colon is still to be read: a tape has none.
    mutating func scanKey() throws(JSONError) -> (key: String, awaitsColon: Bool) {
        guard turn == .key else {
            throw misplaced("a key was read where none was due")
        }
        while true {
            let byte = try skipWhiteSpace()
            if byte == Lookahead.entry {
                let text = text(of: entry.pointee)
                frames[depth] = Frame(keyAt: text.offset)
                entry += 1
                turn = .value
                return (text.string(), false)
            } else if byte == 0x22 {
                let text = try scanString(.key)
                frames[depth] = Frame(keyAt: text.offset)
                turn = .value
                return (text.string(), true)
            }
            try unexpected(byte, .key, .container)
        }
    }

    /// Passes the brace of an object.
    mutating func enterObject() throws(JSONError) {
        try enter(.object, bracket: 0x7B, kind: .beginObject, name: "an object")
    }

    /// True if an object that was entered has a member; leaves it if not.
    mutating func firstMember() throws(JSONError) -> Bool {
        while true {
            let byte = try skipWhiteSpace()
            switch byte {
            case Lookahead.entry:
                if try leaveContainer(endingWith: .endObject) { return false }
                turn = .key
                return true
            case 0x22:
                turn = .key
                return true
            case 0x7D:
                _ = leaveContainer()
                return false
            default:
                try unexpected(byte, .keyOrEndOfObject, .container)
            }
        }
    }

    // MARK: Helpers

    @inline(__always)
    private mutating func enter(
        _ frame: Frame,
        bracket: UInt32,
        kind: TapeEntry.Kind,
        name: String
    ) throws(JSONError) {
        let byte = try lookAtValue()
        if byte == bracket {
            try push(frame, at: offset(of: position))
            position += 1
        } else if byte == Lookahead.entry, entry.pointee.kind == kind {
            try push(frame, at: entry.pointee.offset)
            entry += 1
        } else {
            throw mismatch(name, byte)
        }
    }

    /// Leaves the container if its end is the next entry.
    private mutating func leaveContainer(
        endingWith kind: TapeEntry.Kind
    ) throws(JSONError) -> Bool {
        guard entry.pointee.kind == kind else { return false }
        entry += 1
        depth &-= 1
        turn = .step
        return true
    }

    /// Behind a comma: true if the container ends here all the same, and may.
    ///
    /// Otherwise an object must have its next key here.
    private mutating func endsBehindComma(with bracket: UInt32) throws(JSONError) -> Bool {
        guard bracket == 0x7D || options.syntax.contains(.allowTrailingCommas) else { return false }
        while true {
            let byte = try skipWhiteSpace()
            if byte == bracket, options.syntax.contains(.allowTrailingCommas) {
                _ = leaveContainer()
                return true
            }
            if bracket == 0x7D {
                if byte == 0x22 { return false }
                try unexpected(byte, .key, .container)
            } else if byte == 0x2F {
                try unexpected(byte, .value)
            } else {
                return false
            }
        }
    }
}
