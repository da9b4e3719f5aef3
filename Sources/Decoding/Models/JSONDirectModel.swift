import FastJSON

/// A model whose members are read by code that was compiled for their types.
///
/// A struct with `@JSONModel` conforms to it. Other code need not.
@_documentation(visibility: internal)
public protocol JSONDirectModel: JSONModel where Parser == JSONModelParser<Self> {
    /// The types of the fields, in order; nil for those that are read as the plan says.
    ///
    /// If they are not those of the parser's fields, the plan reads the model.
    static var memberTypes: [(any Any.Type)?] { get }

    /// Reads a value from an address on into uninitialised memory, and returns the address after it.
    static func read(
        into slot: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor,
        _ frame: MemberFrame
    ) throws(JSONError) -> UnsafePointer<UInt8>
}

extension JSONDirectModel {
    /// Reads a value from an address on into uninitialised memory, and returns the address after it.
    ///
    /// - Parameters:
    ///   - slot: Room for the value.
    ///   - start: Where the value begins.
    ///   - cursor: The cursor of the text.
    ///   - frame: Memory for the values of the fields.
    ///   - count: The number of fields, all of which `members` reads.
    ///   - members: Reads the members, in the order of the fields.
    ///   - make: Takes the values of all fields out of the slots.
    /// - Returns: The address after the value.
    /// - Throws: ``JSONError`` if the text or the value is wrong; then the slot stays uninitialised.
    @inlinable
    @inline(__always)
    public static func read(
        into slot: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor,
        _ frame: MemberFrame,
        count: Int,
        _ members: (inout MemberReader, inout JSONCursor) throws(JSONError) -> Void,
        make: (ModelSlots) -> Self
    ) throws(JSONError) -> UnsafePointer<UInt8> {
        guard let first = try unsafe cursor.openMembers(at: start, frame.block) else {
            return try unsafe readByPlan(into: slot, from: start, &cursor)
        }
        var reader = unsafe MemberReader(frame, next: first)
        var failure: JSONError?
        do throws(JSONError) {
            try members(&reader, &cursor)
        } catch {
            failure = error
        }
        if failure != nil || !reader.isComplete(count) {
            try cursor.finishMembers(reader, after: failure)
        }
        let slots = unsafe ModelSlots(Slots(base: frame.block, offsets: frame.offsets))
        unsafe slot.initializeMemory(as: Self.self, to: make(slots))
        return unsafe cursor.address
    }

    /// Reads a value from an address on, whatever the text is there.
    @usableFromInline
    @inline(never)
    static func readByPlan(
        into slot: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> UnsafePointer<UInt8> {
        unsafe cursor.goToValue(at: start)
        let model = try jsonParser.parseByPlan(from: &cursor)
        unsafe slot.initializeMemory(as: Self.self, to: model)
        return unsafe cursor.address
    }

    /// Reads a value from an address on with a frame of its own.
    @inlinable
    static func read(
        into slot: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> UnsafePointer<UInt8> {
        guard let plan = unsafe jsonParser.core.directPlan else {
            return try unsafe readByPlan(into: slot, from: start, &cursor)
        }
        let frame = unsafe cursor.takeFrame(plan)
        defer { cursor.giveBack(frame) }
        return try unsafe read(into: slot, from: start, &cursor, frame)
    }
}

// MARK: Members that are direct models

extension MemberReader {
    /// Reads the member of a field into its slot.
    ///
    /// - Precondition: the field has this index, key and type, and its member was not read before.
    @inlinable
    @inline(__always)
    @unsafe
    public mutating func read<Value: JSONDirectModel>(
        _ index: Int,
        _ key: StaticString,
        _ type: Value.Type,
        _ cursor: inout JSONCursor
    ) throws(JSONError) {
        guard let count = try comes(index, key, &cursor) else { return }
        let start = unsafe cursor.startMember(at: next, keyCount: count)
        let end = try unsafe Value.read(into: slot(index), from: start, &cursor)
        try unsafe note(index, as: type, endingAt: end, &cursor)
    }

    /// Reads the member of a field into its slot.
    ///
    /// - Precondition: the field has this index, key and type, and its member was not read before.
    @inlinable
    @inline(__always)
    @unsafe
    public mutating func read<Value: JSONDirectModel>(
        _ index: Int,
        _ key: StaticString,
        _ type: Value?.Type,
        _ cursor: inout JSONCursor
    ) throws(JSONError) {
        guard let count = try comes(index, key, &cursor) else { return }
        unsafe next = cursor.startMember(at: next, keyCount: count)
        // SAFETY: this byte is readable, as many after it are.
        guard unsafe next.pointee == UInt8(ascii: "{") else {
            let next = try unsafe cursor.plannedMember(index, at: next, keyCount: 0, frame.block)
            return unsafe advance(index, to: next)
        }
        let slot = unsafe slot(index)
        let end = try unsafe Value.read(into: slot, from: next, &cursor)
        unsafe slot.initializeMemory(
            as: Value?.self,
            to: slot.assumingMemoryBound(to: Value.self).move()
        )
        try unsafe note(index, as: type, endingAt: end, &cursor)
    }

    /// Reads the member of a field into its slot.
    ///
    /// - Precondition: the field has this index, key and type, and its member was not read before.
    @inlinable
    @inline(__always)
    @unsafe
    public mutating func read<Value: JSONDirectModel>(
        _ index: Int,
        _ key: StaticString,
        _ type: [Value].Type,
        _ cursor: inout JSONCursor
    ) throws(JSONError) {
        guard let count = try comes(index, key, &cursor) else { return }
        unsafe next = cursor.startMember(at: next, keyCount: count)
        guard let plan = unsafe Value.jsonParser.core.directPlan,
            case let (first, isOpen) = unsafe try cursor.openElements(at: next), isOpen
        else {
            let next = try unsafe cursor.plannedMember(index, at: next, keyCount: 0, frame.block)
            return unsafe advance(index, to: next)
        }
        if let first = unsafe first {
            try unsafe [Value].read(into: slot(index), from: first, &cursor, plan)
        } else {
            unsafe slot(index).initializeMemory(as: [Value].self, to: [])
        }
        try unsafe note(index, as: type, endingAt: cursor.address, &cursor)
    }

    /// Notes that a field has its value, and goes to the next member.
    @inlinable
    @inline(__always)
    mutating func note<Value>(
        _ index: Int,
        as type: Value.Type,
        endingAt end: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor
    ) throws(JSONError) {
        // The value counts before anything else can fail.
        seen |= 1 &<< UInt64(truncatingIfNeeded: index)
        unsafe advance(index, to: try cursor.endMember(at: end))
    }
}

extension Array where Element: JSONDirectModel {
    /// Reads elements from the address of the first one to the end of their array.
    @inlinable
    static func read(
        into slot: UnsafeMutableRawPointer,
        from first: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor,
        _ plan: Unmanaged<ObjectPlan>
    ) throws(JSONError) {
        let frame = unsafe cursor.takeFrame(plan)
        defer { cursor.giveBack(frame) }
        let stride = MemoryLayout<Element>.stride
        let room = Swift.max(2, Swift.min(16, 640 / stride))
        let block = unsafe cursor.beginBlock(
            byteCount: room * stride,
            alignment: MemoryLayout<Element>.alignment
        )
        // SAFETY: the block has room for that many elements, of which the first `count` are
        // initialised.
        let waiting = unsafe block.assumingMemoryBound(to: Element.self)
        var count = 0
        var elements: [Element] = []
        let level = cursor.currentDepth
        var next = unsafe first
        var hasFailed = false
        do throws(JSONError) {
            while true {
                if count == room {
                    unsafe elements.append(movedFrom: waiting, count: count)
                    count = 0
                }
                do throws(JSONError) {
                    unsafe next = try unsafe Element.read(
                        into: block + count &* stride,
                        from: next,
                        &cursor,
                        frame
                    )
                    count &+= 1
                } catch {
                    try cursor.recover(from: error, to: level)
                    unsafe next = cursor.address
                    hasFailed = true
                }
                guard let following = try unsafe cursor.endElement(at: next) else { break }
                unsafe next = following
            }
            if hasFailed { throw JSONCursor.notedFailure }
        } catch {
            unsafe waiting.deinitialize(count: count)
            unsafe cursor.endBlock(block)
            throw error
        }
        if elements.isEmpty {
            unsafe slot.initializeMemory(
                as: [Element].self,
                to: .moved(from: waiting, count: count)
            )
        } else {
            unsafe elements.append(movedFrom: waiting, count: count)
            unsafe slot.initializeMemory(as: [Element].self, to: elements)
        }
        unsafe cursor.endBlock(block)
    }
}
