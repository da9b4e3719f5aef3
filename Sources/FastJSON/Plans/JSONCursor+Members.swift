/// The functions that a ``MemberReader`` calls. They are not inlined where the members are read, so
/// that this code stays short.
///
/// All of them take and return addresses in registers. The position is in memory, and each step would
/// wait until the step before it has been stored.
extension JSONCursor {
    /// Enters an object, and returns the address where its first key should be.
    ///
    /// Returns nil and does nothing if something else stands there, or if the plan has to read the
    /// object.
    @usableFromInline
    @inline(never)
    package mutating func openMembers(
        at start: UnsafePointer<UInt8>,
        _ state: inout MemberState
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        var next = unsafe start
        // The code that compares keys does not look at their length.
        guard unsafe next < end, unsafe next.pointee == UInt8(ascii: "{"),
            keyLimit >= JSONCursor.lookahead,
            // A model may contain itself. When the stack is checked, there is room left for four
            // levels.
            depth < 12 || depth & 7 < 4 || !stack.isUsedUp()
        else { return nil }
        state.start = unsafe offset(of: next)
        try push(.object, at: state.start)
        state.depth = depth
        unsafe next += 1
        unsafe passIndent(&next)
        return unsafe next
    }

    // MARK: Members

    /// Notes the key of a member, and returns the address of what follows it.
    @inline(__always)
    private mutating func passKey(
        at key: UnsafePointer<UInt8>,
        _ count: Int
    ) -> UnsafePointer<UInt8> {
        // A key that was looked for is noted.
        if count > 0 { unsafe frames[depth] = unsafe Frame(keyAt: offset(of: key)) }
        var next = unsafe key + count
        if unsafe next < end { unsafe ByteBlock.pass(UInt8(ascii: " "), &next) }
        return unsafe next
    }

    /// Goes from the end of a value to the next key; nil at the end of the object.
    @inline(__always)
    mutating func passesToKey(
        from value: UnsafePointer<UInt8>
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        var next = unsafe value
        if unsafe next < end {
            if unsafe next.pointee == UInt8(ascii: ",") {
                unsafe passComma(&next)
                return unsafe next
            }
            if unsafe passEnd(UInt8(ascii: "}"), &next) {
                unsafe position = next
                return nil
            }
        }
        return try unsafe findKey(from: next)
    }

    @inline(never)
    mutating func findKey(
        from value: UnsafePointer<UInt8>
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        unsafe position = value
        turn = .step
        return try unsafe nextMember() ? position : nil
    }

    /// Reads a member whose value is an integer, and goes to the next key; nil at the end of the object.
    @usableFromInline
    @inline(never)
    package mutating func intMember(
        at key: UnsafePointer<UInt8>,
        keyCount: Int
    ) throws(JSONError) -> (Int, UnsafePointer<UInt8>?) {
        var next = unsafe passKey(at: key, keyCount)
        if unsafe next < end, let value = unsafe int(from: &next) {
            return unsafe (value, try passesToKey(from: next))
        }
        unsafe goToValue(at: next)
        let value = try decodeInteger(as: Int.self)
        return unsafe (value, try passesToKey(from: position))
    }

    /// The same for a number.
    @usableFromInline
    @inline(never)
    package mutating func doubleMember(
        at key: UnsafePointer<UInt8>,
        keyCount: Int
    ) throws(JSONError) -> (Double, UnsafePointer<UInt8>?) {
        var next = unsafe passKey(at: key, keyCount)
        if unsafe next < end, unsafe JSONCursor.startsNumber(UInt32(next.pointee)),
            let value = unsafe shortDouble(from: &next)
        {
            return unsafe (value, try passesToKey(from: next))
        }
        unsafe goToValue(at: next)
        let value = try double(at: try lookAtValue())
        return unsafe (value, try passesToKey(from: position))
    }

    /// The same for a boolean.
    @usableFromInline
    @inline(never)
    package mutating func boolMember(
        at key: UnsafePointer<UInt8>,
        keyCount: Int
    ) throws(JSONError) -> (Bool, UnsafePointer<UInt8>?) {
        var next = unsafe passKey(at: key, keyCount)
        if unsafe next < end, let value = unsafe JSONCursor.bool(from: &next) {
            return unsafe (value, try passesToKey(from: next))
        }
        unsafe goToValue(at: next)
        let value = try requiredBool(at: try lookAtValue())
        return unsafe (value, try passesToKey(from: position))
    }

    /// Passes `null`; false, and nothing passed, for anything else.
    ///
    /// - Precondition: 8 bytes are readable.
    @inline(__always)
    private static func passesNull(_ next: inout UnsafePointer<UInt8>) -> Bool {
        guard unsafe UInt32(truncatingIfNeeded: ByteWord.load(next)) == ByteWord.null else {
            return false
        }
        unsafe next += 4
        return true
    }

    /// Passes `true` or `false`; nil, and nothing passed, for anything else.
    ///
    /// - Precondition: 8 bytes are readable.
    @inline(__always)
    static func bool(from next: inout UnsafePointer<UInt8>) -> Bool? {
        let word = unsafe ByteWord.load(next)
        if UInt32(truncatingIfNeeded: word) == ByteWord.true {
            unsafe next += 4
            return true
        }
        if word &<< 24 == ByteWord.false &<< 24 {
            unsafe next += 5
            return false
        }
        return nil
    }

    /// The same for a string.
    @usableFromInline
    @inline(never)
    package mutating func stringMember(
        at key: UnsafePointer<UInt8>,
        keyCount: Int
    ) throws(JSONError) -> (String, UnsafePointer<UInt8>?) {
        var next = unsafe passKey(at: key, keyCount)
        if unsafe next < end, unsafe next.pointee == UInt8(ascii: "\"") {
            let value = try unsafe string(from: &next)
            return unsafe (value, try passesToKey(from: next))
        }
        unsafe goToValue(at: next)
        let value = try requiredString(at: try lookAtValue())
        return unsafe (value, try passesToKey(from: position))
    }

    /// The same for an integer or `null`.
    @usableFromInline
    @inline(never)
    package mutating func optionalIntMember(
        at key: UnsafePointer<UInt8>,
        keyCount: Int
    ) throws(JSONError) -> (Int?, UnsafePointer<UInt8>?) {
        var next = unsafe passKey(at: key, keyCount)
        if unsafe next < end {
            if let value = unsafe int(from: &next) {
                return unsafe (value, try passesToKey(from: next))
            }
            if unsafe JSONCursor.passesNull(&next) {
                return unsafe (nil, try passesToKey(from: next))
            }
        }
        unsafe goToValue(at: next)
        let byte = try lookAtValue()
        let value = try null(at: byte) ? nil : try int(at: byte)
        return unsafe (value, try passesToKey(from: position))
    }

    /// The same for a number or `null`.
    @usableFromInline
    @inline(never)
    package mutating func optionalDoubleMember(
        at key: UnsafePointer<UInt8>,
        keyCount: Int
    ) throws(JSONError) -> (Double?, UnsafePointer<UInt8>?) {
        var next = unsafe passKey(at: key, keyCount)
        if unsafe next < end {
            if unsafe JSONCursor.startsNumber(UInt32(next.pointee)),
                let value = unsafe shortDouble(from: &next)
            {
                return unsafe (value, try passesToKey(from: next))
            }
            if unsafe JSONCursor.passesNull(&next) {
                return unsafe (nil, try passesToKey(from: next))
            }
        }
        unsafe goToValue(at: next)
        let byte = try lookAtValue()
        let value = try null(at: byte) ? nil : try double(at: byte)
        return unsafe (value, try passesToKey(from: position))
    }

    /// The same for a string or `null`.
    @usableFromInline
    @inline(never)
    package mutating func optionalStringMember(
        at key: UnsafePointer<UInt8>,
        keyCount: Int
    ) throws(JSONError) -> (String?, UnsafePointer<UInt8>?) {
        var next = unsafe passKey(at: key, keyCount)
        if unsafe next < end {
            if unsafe next.pointee == UInt8(ascii: "\"") {
                let value = try unsafe string(from: &next)
                return unsafe (value, try passesToKey(from: next))
            }
            if unsafe JSONCursor.passesNull(&next) {
                return unsafe (nil, try passesToKey(from: next))
            }
        }
        unsafe goToValue(at: next)
        let byte = try lookAtValue()
        let value = try null(at: byte) ? nil : try requiredString(at: byte)
        return unsafe (value, try passesToKey(from: position))
    }

    /// Reads a member as its plan says, and goes to the next key; nil at the end of the object.
    @usableFromInline
    @inline(never)
    package mutating func plannedMember(
        _ index: Int,
        of plan: Unmanaged<ObjectPlan>,
        at key: UnsafePointer<UInt8>,
        keyCount: Int,
        _ block: UnsafeMutableRawPointer
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        let entry = unsafe plan._withUnsafeGuaranteedRef {
            unsafe UnsafePointer($0.entries + index)
        }
        var next = unsafe passKey(at: key, keyCount)
        if unsafe !passesEmptyArray(entry, into: block, &next) {
            try unsafe read(entry, into: block, from: &next)
        }
        do {
            return try unsafe passesToKey(from: next)
        } catch {
            unsafe plan._withUnsafeGuaranteedRef { unsafe $0.destroySlot(index, of: block) }
            throw error
        }
    }

    /// Passes an empty array if it may be empty; for any other value, returns false and passes nothing.
    @inline(__always)
    private func passesEmptyArray(
        _ entry: UnsafePointer<PlanEntry>,
        into block: UnsafeMutableRawPointer,
        _ next: inout UnsafePointer<UInt8>
    ) -> Bool {
        guard unsafe entry.pointee.kind == .array, unsafe next < end,
            unsafe next.pointee == UInt8(ascii: "["),
            unsafe next[1] == UInt8(ascii: "]"), depth < depthGuard,
            unsafe entry.pointee.arrayPlan._withUnsafeGuaranteedRef({ $0.counts.lowerBound }) == 0
        else { return false }
        unsafe next += 2
        unsafe ArrayPlan.makeEmpty(at: block + entry.pointee.offset)
        return true
    }

    /// Notes the key of a member, and returns the address of its value, which other code reads.
    @usableFromInline
    @inline(never)
    package mutating func startMember(
        at key: UnsafePointer<UInt8>,
        keyCount: Int
    ) -> UnsafePointer<UInt8> {
        unsafe passKey(at: key, keyCount)
    }

    /// Goes from the end of a value that other code has read to the next key; nil at the end of the
    /// object.
    @usableFromInline
    @inline(never)
    package mutating func endMember(
        at next: UnsafePointer<UInt8>
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        try unsafe passesToKey(from: next)
    }

    // MARK: Elements

    /// Enters an array of objects, and returns the address of its first element.
    ///
    /// Not open, and nothing done, if something else stands there. No address if the array was empty
    /// and is passed.
    @usableFromInline
    @inline(never)
    package mutating func openElements(
        at start: UnsafePointer<UInt8>
    ) throws(JSONError) -> (first: UnsafePointer<UInt8>?, isOpen: Bool) {
        guard unsafe start < end, unsafe start.pointee == UInt8(ascii: "[") else {
            return (nil, false)
        }
        try unsafe push(.array, at: offset(of: start))
        unsafe position = start + 1
        if passesToElement() { return unsafe (position, true) }
        return unsafe (try firstElement() ? position : nil, true)
    }

    /// Goes from the end of an element to the next one; nil at the end of the array.
    @usableFromInline
    @inline(never)
    package mutating func endElement(
        at value: UnsafePointer<UInt8>
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        var next = unsafe value
        if unsafe next < end {
            if unsafe next.pointee == UInt8(ascii: ","), options.syntax.isEmpty {
                unsafe passComma(&next)
                unsafe frames[depth].advance()
                return unsafe next
            }
            if unsafe passEnd(UInt8(ascii: "]"), &next) {
                unsafe position = next
                return nil
            }
        }
        unsafe position = next
        turn = .step
        return try unsafe nextElement() ? position : nil
    }

    // MARK: Other values

    /// Where the next value stands, for code that reads it from there.
    @usableFromInline
    package mutating func addressOfValue() throws(JSONError) -> UnsafePointer<UInt8> {
        _ = try lookAtValue()
        return unsafe position
    }

    /// Goes to a value at an address, to read it from there.
    @usableFromInline
    @inline(__always)
    package mutating func goToValue(at address: UnsafePointer<UInt8>) {
        unsafe position = address
        turn = .value
    }

    /// The next byte.
    @inlinable
    @inline(__always)
    package var address: UnsafePointer<UInt8> { unsafe position }
}
