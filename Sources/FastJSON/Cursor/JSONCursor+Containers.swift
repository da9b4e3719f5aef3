/// Pulling arrays and objects, step by step.
extension JSONCursor {
    // MARK: Arrays

    /// Reads an array, and returns what a function reads of each element.
    ///
    /// ```swift
    /// let numbers = try JSONCursor.withCursor(over: "[1, 2, 3]") { cursor throws(JSONError) in
    ///     try cursor.readArray { cursor throws(JSONError) in try cursor.readInt() }
    /// }
    /// numbers  // → [1, 2, 3]
    /// ```
    ///
    /// Throws ``JSONError/Code/typeMismatch`` if the next value is not an array, and
    /// ``JSONError/Code/invalidStructure`` if the function does not read exactly one value.
    @inlinable
    @inline(__always)
    public mutating func readArray<Element>(
        _ readElement: (inout JSONCursor) throws(JSONError) -> Element
    ) throws(JSONError) -> [Element] {
        var elements: [Element] = []
        if try beginArray() {
            elements.reserveCapacity(2)
            repeat { elements.append(try readElement(&self)) } while try nextElement()
        }
        return elements
    }

    /// Enters an array.
    ///
    /// True if it has an element, which must be read next; if not, the array is passed.
    ///
    /// ```swift
    /// let sum = try JSONCursor.withCursor(over: "[1, 2, 3]") { cursor throws(JSONError) in
    ///     var sum = 0
    ///     if try cursor.beginArray() {
    ///         repeat { sum += try cursor.readInt() } while try cursor.nextElement()
    ///     }
    ///     return sum
    /// }
    /// sum  // → 6
    /// ```
    ///
    /// Throws ``JSONError/Code/typeMismatch`` if the next value is of another kind.
    public mutating func beginArray() throws(JSONError) -> Bool {
        try enterArray()
        return try firstElement()
    }

    /// Steps to the next element after one that was read; leaves the array if there is none.
    ///
    /// Throws ``JSONError/Code/invalidStructure`` if it is not called after an element.
    public mutating func nextElement() throws(JSONError) -> Bool {
        guard turn == .step, depth > 0, unsafe !frames[depth].isObject else {
            throw misplaced("nextElement() was called where no element can follow")
        }
        if unsafe position < end {
            if unsafe position.pointee != UInt8(ascii: ","), passEnd(UInt8(ascii: "]")) {
                return false
            }
            if unsafe position.pointee == UInt8(ascii: ","), options.syntax.isEmpty {
                passComma()
                unsafe frames[depth].advance()
                turn = .value
                return true
            }
        }
        return try findNextElement()
    }

    /// Steps to the next element where it has to be looked for.
    @inline(never)
    private mutating func findNextElement() throws(JSONError) -> Bool {
        while true {
            let byte = try skipWhiteSpace()
            switch byte {
            case Lookahead.entry:
                return stepToElementOnTape()
            case UInt32(UInt8(ascii: ",")):
                unsafe position += 1
                unsafe frames[depth].advance()
                if try endsAfterComma(with: UInt8(ascii: "]")) { return false }
                turn = .value
                return true
            case UInt32(UInt8(ascii: "]")):
                _ = leaveContainer()
                return false
            default:
                try unexpected(byte, .commaOrEndOfArray, .container)
            }
        }
    }

    /// Steps to the next element, as ``nextElement()``, without a look at what was read before.
    ///
    /// - Precondition: an element of the innermost array was read last.
    @inline(__always)
    mutating func stepToElement() throws(JSONError) -> Bool {
        unsafe nextEntry < entriesEnd ? stepToElementOnTape() : try nextElement()
    }

    @inline(__always)
    private mutating func stepToElementOnTape() -> Bool {
        if leaveContainer(endingWith: .endArray) { return false }
        unsafe frames[depth].advance()
        turn = .value
        return true
    }

    /// Passes a comma, and the white space after it.
    @inline(__always)
    mutating func passComma() {
        unsafe position += 1
        passIndent()
    }

    /// The same from an address on.
    @inline(__always)
    mutating func passComma(_ next: inout UnsafePointer<UInt8>) {
        unsafe next += 1
        unsafe passIndent(&next)
    }

    /// Passes the bracket of an array.
    mutating func enterArray() throws(JSONError) {
        try enter(.array, bracket: UInt8(ascii: "["), kind: .beginArray, name: "an array")
    }

    /// True if an array that was entered has an element, as far as one look tells.
    @inline(__always)
    mutating func passesToElement() -> Bool {
        guard unsafe position < end else { return false }
        passIndent()
        let byte = unsafe position.pointee
        guard byte > UInt8(ascii: " "), byte != UInt8(ascii: "]"), byte != UInt8(ascii: "/") else {
            return false
        }
        unsafe frames[depth] = .firstElement
        turn = .value
        return true
    }

    /// True if an array that was entered has an element; leaves it if not.
    mutating func firstElement() throws(JSONError) -> Bool {
        if unsafe position < end { passIndent() }
        while true {
            let byte = try skipWhiteSpace()
            switch byte {
            case Lookahead.entry where leaveContainer(endingWith: .endArray):
                return false
            case UInt32(UInt8(ascii: "]")):
                _ = leaveContainer()
                return false
            case UInt32(UInt8(ascii: "/")):
                try unexpected(byte, .valueOrEndOfArray, .container)
            default:
                unsafe frames[depth] = .firstElement
                turn = .value
                return true
            }
        }
    }

    // MARK: Objects

    /// Enters an object.
    ///
    /// True if it has a member, whose key must be read next; if not, the object is passed.
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

    /// Steps to the next member after a value that was read; leaves the object if there is none.
    ///
    /// Throws ``JSONError/Code/invalidStructure`` if it is not called after a value in an object.
    public mutating func nextMember() throws(JSONError) -> Bool {
        guard turn == .step, depth > 0, unsafe frames[depth].isObject else {
            throw misplaced("nextMember() was called where no member can follow")
        }
        if unsafe position < end {
            if unsafe position.pointee == UInt8(ascii: ",") {
                passComma()
                if unsafe position < end, unsafe position.pointee == UInt8(ascii: "\"") {
                    turn = .key
                    return true
                }
                return try findKey()
            }
            if passEnd(UInt8(ascii: "}")) { return false }
        }
        return try findNextMember()
    }

    /// Steps to the next member where it has to be looked for.
    @inline(never)
    private mutating func findNextMember() throws(JSONError) -> Bool {
        while true {
            let byte = try skipWhiteSpace()
            switch byte {
            case Lookahead.entry:
                if leaveContainer(endingWith: .endObject) { return false }
                turn = .key
                return true
            case UInt32(UInt8(ascii: ",")):
                unsafe position += 1
                return try findKey()
            case UInt32(UInt8(ascii: "}")):
                _ = leaveContainer()
                return false
            default:
                try unexpected(byte, .commaOrEndOfObject, .container)
            }
        }
    }

    /// After a comma: false if the object ends here all the same, and may.
    @inline(never)
    mutating func findKey() throws(JSONError) -> Bool {
        if try endsAfterComma(with: UInt8(ascii: "}")) { return false }
        turn = .key
        return true
    }

    /// Reads a key and passes its colon; the value must be read or skipped next.
    ///
    /// Throws ``JSONError/Code/invalidStructure`` if it is not called after a ``beginObject()`` or
    /// ``nextMember()`` that was true. A key that the object has twice is returned twice: the caller
    /// decides what to do with it, whatever ``JSONReadingOptions/duplicateKeys`` says.
    public mutating func readKey() throws(JSONError) -> String {
        let (key, awaitsColon) = try scanKey()
        try endKey(awaitsColon: awaitsColon)
        return key
    }

    /// Passes the colon after a key that was read; a tape has none.
    @inline(__always)
    mutating func endKey(awaitsColon: Bool) throws(JSONError) {
        if awaitsColon {
            try passColon()
        } else if unsafe nextEntry == entriesEnd {
            try awaitColon()
        }
    }

    /// Passes the colon after a key in bytes, and the space after it.
    @inline(__always)
    mutating func passColon() throws(JSONError) {
        if unsafe position.pointee == UInt8(ascii: ":") {
            unsafe position += 1
        } else {
            try readColon()
        }
        unsafe ByteBlock.pass(UInt8(ascii: " "), &position)
    }

    /// Reads a key, and says if its colon is still to be read: a tape has none.
    mutating func scanKey() throws(JSONError) -> (key: String, awaitsColon: Bool) {
        try unsafe scanKey { unsafe $0.string() }
    }

    /// Reads a key, and calls a function with its text.
    @inline(__always)
    mutating func scanKey<Key>(
        _ body: (TextToken) -> Key
    ) throws(JSONError) -> (key: Key, awaitsColon: Bool) {
        guard turn == .key else {
            throw misplaced("readKey() was called where no key can follow")
        }
        while true {
            let byte = try skipWhiteSpace()
            if byte == Lookahead.entry {
                let text = unsafe text(of: nextEntry.pointee)
                unsafe frames[depth] = Frame(keyAt: text.offset)
                unsafe nextEntry += 1
                turn = .value
                return unsafe (body(text), false)
            } else if byte == UInt32(UInt8(ascii: "\"")) {
                let text = try unsafe scanKeyText()
                unsafe frames[depth] = Frame(keyAt: text.offset)
                turn = .value
                return unsafe (body(text), true)
            }
            try unexpected(byte, .key, .container)
        }
    }

    /// Passes the brace of an object.
    mutating func enterObject() throws(JSONError) {
        try enter(.object, bracket: UInt8(ascii: "{"), kind: .beginObject, name: "an object")
    }

    /// True if an object that was entered has a member; leaves it if not.
    mutating func firstMember() throws(JSONError) -> Bool {
        if unsafe position < end { passIndent() }
        while true {
            let byte = try skipWhiteSpace()
            switch byte {
            case Lookahead.entry:
                if leaveContainer(endingWith: .endObject) { return false }
                turn = .key
                return true
            case UInt32(UInt8(ascii: "\"")):
                turn = .key
                return true
            case UInt32(UInt8(ascii: "}")):
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
        bracket: UInt8,
        kind: TapeEntry.Kind,
        name: String
    ) throws(JSONError) {
        let byte = try lookAtValue()
        if byte == UInt32(bracket) {
            try unsafe push(frame, at: offset(of: position))
            unsafe position += 1
        } else if byte == Lookahead.entry, unsafe nextEntry.pointee.kind == kind {
            try unsafe push(frame, at: nextEntry.pointee.offset)
            unsafe nextEntry += 1
        } else {
            throw mismatch(name, byte)
        }
    }

    /// Leaves the container if its end is the next entry.
    @inline(__always)
    private mutating func leaveContainer(endingWith kind: TapeEntry.Kind) -> Bool {
        guard unsafe nextEntry.pointee.kind == kind else { return false }
        unsafe nextEntry += 1
        depth &-= 1
        turn = .step
        return true
    }

    /// After a comma: true if the container ends here all the same, and may.
    ///
    /// Otherwise an object must have its next key here.
    mutating func endsAfterComma(with bracket: UInt8) throws(JSONError) -> Bool {
        let isObject = bracket == UInt8(ascii: "}")
        guard isObject || options.syntax.contains(.allowTrailingCommas) else { return false }
        while true {
            let byte = try skipWhiteSpace()
            if byte == UInt32(bracket), options.syntax.contains(.allowTrailingCommas) {
                _ = leaveContainer()
                return true
            }
            if isObject {
                if byte == UInt32(UInt8(ascii: "\"")) { return false }
                try unexpected(byte, .key, .container)
            } else if byte == UInt32(UInt8(ascii: "/")) {
                try unexpected(byte, .value)
            } else {
                return false
            }
        }
    }
}
