import FastJSON

/// A model whose members are read by code that was compiled for their types.
///
/// A struct or class with `@JSONModel` conforms to it, unless it is generic. Other code need not.
@_documentation(visibility: internal)
public protocol JSONDirectModel: JSONModel, DirectValue where Parser == JSONModelParser<Self> {
    /// The types of the fields, in order; nil for those that the plan reads because they have a parser of their
    /// own, or because the macro does not know their type.
    ///
    /// If they are not those of the parser's fields, the plan reads the model.
    static var modelMemberTypes: [(any Any.Type)?] { get }

    /// True if the model is made of the values of its fields. False if they are read straight into its memory.
    static var modelIsAssembled: Bool { get }

    /// Reads the fields of an object from an address on into uninitialised memory, and returns the address
    /// after it.
    ///
    /// Returns nil, and has read nothing, if the plan has to read what stands there. If it throws, the memory is
    /// uninitialised.
    static func readFields(
        into memory: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor,
        _ plan: ModelPlan
    ) throws(JSONError) -> UnsafePointer<UInt8>?
}

extension JSONDirectModel {
    /// Enters the object at an address; nil if its plan has to read what stands there.
    @inlinable
    @inline(__always)
    public static func beginModel(
        _ memory: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ state: inout MemberState,
        _ cursor: inout JSONCursor,
        _ plan: ModelPlan
    ) throws(JSONError) -> MemberReader? {
        guard let next = unsafe try cursor.openMembers(at: start, &state) else { return nil }
        return unsafe MemberReader(in: memory, plan, next: next)
    }

    /// Ends an object: fields without a member get their values.
    ///
    /// - Parameters:
    ///   - members: The reader of its members.
    ///   - count: The number of fields.
    ///   - error: What a member threw.
    ///   - state: What is known of the object.
    ///   - cursor: The cursor of the text.
    /// - Returns: The address after the object.
    /// - Throws: ``JSONError`` if a field has no value, or the given error if reading cannot
    ///   continue. Then the model is uninitialised.
    @inlinable
    @inline(__always)
    public static func finishModel(
        _ members: MemberReader,
        count: Int,
        after error: JSONError? = nil,
        _ state: inout MemberState,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> UnsafePointer<UInt8> {
        if unsafe error != nil || !members.hasEnded(after: count) || state.missing != 0
            || state.run != nil
        {
            try unsafe cursor.finishMembers(
                members.field,
                of: members.memory,
                members.plan.plan,
                &state,
                after: error
            )
        }
        return unsafe cursor.address
    }

    /// Reads a value from an address on by the plan, whatever the text is there.
    @inlinable
    @inline(never)
    package static func readModelByPlan(
        into model: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> UnsafePointer<UInt8> {
        unsafe cursor.goToValue(at: start)
        let value = try jsonParser.parseByPlan(from: &cursor)
        unsafe model.initializeMemory(as: Self.self, to: value)
        return unsafe cursor.address
    }

    /// Reads a value from an address on.
    @inlinable
    static func readModel(
        into model: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> UnsafePointer<UInt8> {
        guard let plan = unsafe jsonParser.core.directPlan else {
            return try unsafe readModelByPlan(into: model, from: start, &cursor)
        }
        return try unsafe readModel(into: model, from: start, &cursor, ModelPlan(plan))
    }

    @inlinable
    @inline(__always)
    static func readModel(
        into model: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor,
        _ plan: ModelPlan
    ) throws(JSONError) -> UnsafePointer<UInt8> {
        let end =
            modelIsAssembled
            ? try unsafe assembleModel(into: model, from: start, &cursor, plan)
            : try unsafe readFields(into: model, from: start, &cursor, plan)
        if let end = unsafe end { return unsafe end }
        return try unsafe readModelByPlan(into: model, from: start, &cursor)
    }

    /// Reads the fields into a block, and makes a model of them.
    @inlinable
    static func assembleModel(
        into model: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor,
        _ plan: ModelPlan
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        let block = unsafe cursor.beginBlock(of: plan)
        defer { unsafe cursor.endBlock(block) }
        guard let end = try unsafe readFields(into: block, from: start, &cursor, plan) else {
            return nil
        }
        let slots = unsafe ModelSlots(Slots(base: block, offsets: plan.offsets))
        unsafe model.initializeMemory(as: Self.self, to: jsonParser.make(slots))
        return unsafe end
    }
}

// MARK: Members that are direct models

extension JSONDirectModel {
    /// Reads an object.
    @_documentation(visibility: internal)
    @inlinable
    @inline(__always)
    @unsafe
    public static func readValue(
        into slot: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        // SAFETY: a key was found within the readable bytes, and more bytes after it are readable.
        guard unsafe start.pointee == UInt8(ascii: "{") else { return nil }
        return try unsafe readModel(into: slot, from: start, &cursor)
    }
}

extension Array: DirectMember, DirectValue where Element: JSONDirectModel {
    /// Reads an array of objects.
    @_documentation(visibility: internal)
    @inlinable
    @inline(__always)
    @unsafe
    public static func readValue(
        into slot: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        guard let plan = unsafe Element.jsonParser.core.directPlan,
            case let (first, isOpen) = unsafe try cursor.openElements(at: start), isOpen
        else { return nil }
        if let first = unsafe first {
            try unsafe read(into: slot, from: first, &cursor, ModelPlan(plan))
        } else {
            unsafe slot.initializeMemory(as: [Element].self, to: [])
        }
        return unsafe cursor.address
    }

    /// Reads elements from the address of the first one to the end of their array.
    @inlinable
    static func read(
        into slot: UnsafeMutableRawPointer,
        from first: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor,
        _ plan: ModelPlan
    ) throws(JSONError) {
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
                    unsafe next = try unsafe Element.readModel(
                        into: block + count &* stride,
                        from: next,
                        &cursor,
                        plan
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
