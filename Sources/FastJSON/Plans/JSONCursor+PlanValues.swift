/// Reading the values of fields and elements into their memory.
extension JSONCursor {
    /// Reads the value of a field into its slot, from an address on.
    ///
    /// Most values are read without the position, which is in memory: each step would wait until the
    /// one before it is stored.
    @inline(__always)
    mutating func read(
        _ entry: UnsafePointer<PlanEntry>,
        into block: UnsafeMutableRawPointer,
        from next: inout UnsafePointer<UInt8>
    ) throws(JSONError) {
        if unsafe next < end {
            if unsafe next.pointee == UInt8(ascii: " ") { unsafe next += 1 }
            // SAFETY: the slot has the layout of the type that the operation names, and is not
            // initialised: `seen` tells.
            let slot = unsafe block + entry.pointee.offset
            let byte = unsafe next.pointee
            switch unsafe entry.pointee.kind {
            case .string:
                if byte == UInt8(ascii: "\"") {
                    let value = try unsafe scanString(from: &next).string()
                    unsafe slot.initializeMemory(as: String.self, to: value)
                    return
                }
            case .optionalString:
                if byte == UInt8(ascii: "\"") {
                    let value = try unsafe scanString(from: &next).string()
                    unsafe slot.initializeMemory(as: String?.self, to: value)
                    return
                }
            case .int, .optionalInt:
                if let value = unsafe int(from: &next) {
                    if unsafe entry.pointee.kind == .int {
                        unsafe slot.initializeMemory(as: Int.self, to: value)
                    } else {
                        unsafe slot.initializeMemory(as: Int?.self, to: value)
                    }
                    return
                }
            case .double:
                if JSONCursor.startsNumber(UInt32(byte)),
                    let value = unsafe shortDouble(from: &next)
                {
                    unsafe slot.initializeMemory(as: Double.self, to: value)
                    return
                }
            case .object, .elements, .array, .map:
                if byte > UInt8(ascii: "/") {
                    unsafe position = next
                    turn = .value
                    try unsafe readNested(entry, into: slot, at: UInt32(byte))
                    unsafe next = position
                    return
                }
            case .bool, .optionalBool, .optionalDouble, .closures:
                break
            }
        }
        unsafe position = next
        turn = .value
        try unsafe readOther(entry, into: block)
        unsafe next = position
    }

    @inline(never)
    private mutating func readOther(
        _ entry: UnsafePointer<PlanEntry>,
        into block: UnsafeMutableRawPointer
    ) throws(JSONError) {
        let byte = unsafe position < end ? try startOfValue() : try lookAtValue()
        try unsafe read(entry, into: block, at: byte)
    }

    /// Reads the value of a field into its slot, at its first byte or entry.
    @inline(__always)
    mutating func read(
        _ entry: UnsafePointer<PlanEntry>,
        into block: UnsafeMutableRawPointer,
        at byte: UInt32
    ) throws(JSONError) {
        // SAFETY: the slot has the layout of the type that the operation names, and is not
        // initialised: `seen` tells.
        let slot = unsafe block + entry.pointee.offset
        switch unsafe entry.pointee.kind {
        case .object, .elements, .array, .map:
            try unsafe readNested(entry, into: slot, at: byte)
        case .closures:
            // A nil is copied: that is faster than a call.
            if unsafe entry.pointee.hasNilImage, try null(at: byte) {
                return unsafe entry.pointee.initializeNil(at: slot)
            }
            try unsafe entry.pointee.withAccessors { accessors throws(JSONError) in
                try unsafe accessors.read(&self, slot)
            }
        case .string:
            unsafe slot.initializeMemory(as: String.self, to: try requiredString(at: byte))
        case .int:
            unsafe slot.initializeMemory(as: Int.self, to: try int(at: byte))
        case .double:
            unsafe slot.initializeMemory(as: Double.self, to: try double(at: byte))
        case .bool:
            unsafe slot.initializeMemory(as: Bool.self, to: try requiredBool(at: byte))
        case .optionalString:
            let isNull = try null(at: byte)
            unsafe slot.initializeMemory(
                as: String?.self,
                to: isNull ? nil : try requiredString(at: byte)
            )
        case .optionalInt:
            let isNull = try null(at: byte)
            unsafe slot.initializeMemory(as: Int?.self, to: isNull ? nil : try int(at: byte))
        case .optionalDouble:
            let isNull = try null(at: byte)
            unsafe slot.initializeMemory(as: Double?.self, to: isNull ? nil : try double(at: byte))
        case .optionalBool:
            let isNull = try null(at: byte)
            unsafe slot.initializeMemory(
                as: Bool?.self,
                to: isNull ? nil : try requiredBool(at: byte)
            )
        }
    }

    /// Reads the value of a field that has a plan of its own.
    @inline(never)
    mutating func readNested(
        _ entry: UnsafePointer<PlanEntry>,
        into slot: UnsafeMutableRawPointer,
        at byte: UInt32
    ) throws(JSONError) {
        if unsafe entry.pointee.hasNilImage || entry.pointee.omitsNil, try null(at: byte) {
            return unsafe entry.pointee.initializeNull(at: slot)
        }
        switch unsafe entry.pointee.kind {
        case .array:
            try unsafe readArray(entry.pointee.arrayPlan, into: slot, at: byte)
        case .map:
            try unsafe readMap(entry.pointee.mapPlan, into: slot, at: byte)
        case .object:
            let block = try unsafe run(entry.pointee.objectPlan)
            unsafe entry.pointee.assemble(block, into: slot)
            unsafe slots.giveBack(block)
        default:
            let block = try unsafe run(entry.pointee.elementPlan)
            unsafe entry.pointee.assemble(block, into: slot)
            unsafe slots.giveBack(block)
        }
    }
}
