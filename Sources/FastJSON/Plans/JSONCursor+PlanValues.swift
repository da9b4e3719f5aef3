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
        if next < end {
            if next.pointee == UInt8(ascii: " ") { next += 1 }
            // SAFETY: the slot has the layout of the type that the operation names, and is not
            // initialised: `seen` tells.
            let slot = block + entry.pointee.offset
            let byte = next.pointee
            switch entry.pointee.kind {
            case .string:
                if byte == UInt8(ascii: "\"") {
                    let value = try scanString(from: &next).string()
                    slot.initializeMemory(as: String.self, to: value)
                    return
                }
            case .optionalString:
                if byte == UInt8(ascii: "\"") {
                    let value = try scanString(from: &next).string()
                    slot.initializeMemory(as: String?.self, to: value)
                    return
                }
            case .int, .optionalInt:
                if let value = int(from: &next) {
                    if entry.pointee.kind == .int {
                        slot.initializeMemory(as: Int.self, to: value)
                    } else {
                        slot.initializeMemory(as: Int?.self, to: value)
                    }
                    return
                }
            case .double:
                if JSONCursor.startsNumber(UInt32(byte)), let value = shortDouble(from: &next) {
                    slot.initializeMemory(as: Double.self, to: value)
                    return
                }
            case .object, .elements, .array, .map:
                if byte > UInt8(ascii: "/") {
                    position = next
                    turn = .value
                    try readNested(entry, into: slot, at: UInt32(byte))
                    next = position
                    return
                }
            case .bool, .optionalBool, .optionalDouble, .closures:
                break
            }
        }
        position = next
        turn = .value
        try readOther(entry, into: block)
        next = position
    }

    @inline(never)
    private mutating func readOther(
        _ entry: UnsafePointer<PlanEntry>,
        into block: UnsafeMutableRawPointer
    ) throws(JSONError) {
        let byte = position < end ? try startOfValue() : try lookAtValue()
        try read(entry, into: block, at: byte)
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
        let slot = block + entry.pointee.offset
        switch entry.pointee.kind {
        case .object, .elements, .array, .map:
            try readNested(entry, into: slot, at: byte)
        case .closures:
            // A nil is copied: that is faster than a call.
            if entry.pointee.hasNilImage, try null(at: byte) {
                return entry.pointee.initializeNil(at: slot)
            }
            try entry.pointee.withAccessors { accessors throws(JSONError) in
                try accessors.read(&self, slot)
            }
        case .string:
            slot.initializeMemory(as: String.self, to: try requiredString(at: byte))
        case .int:
            slot.initializeMemory(as: Int.self, to: try int(at: byte))
        case .double:
            slot.initializeMemory(as: Double.self, to: try double(at: byte))
        case .bool:
            slot.initializeMemory(as: Bool.self, to: try requiredBool(at: byte))
        case .optionalString:
            let isNull = try null(at: byte)
            slot.initializeMemory(as: String?.self, to: isNull ? nil : try requiredString(at: byte))
        case .optionalInt:
            let isNull = try null(at: byte)
            slot.initializeMemory(as: Int?.self, to: isNull ? nil : try int(at: byte))
        case .optionalDouble:
            let isNull = try null(at: byte)
            slot.initializeMemory(as: Double?.self, to: isNull ? nil : try double(at: byte))
        case .optionalBool:
            let isNull = try null(at: byte)
            slot.initializeMemory(as: Bool?.self, to: isNull ? nil : try requiredBool(at: byte))
        }
    }

    /// Reads the value of a field that has a plan of its own.
    @inline(never)
    mutating func readNested(
        _ entry: UnsafePointer<PlanEntry>,
        into slot: UnsafeMutableRawPointer,
        at byte: UInt32
    ) throws(JSONError) {
        if entry.pointee.hasNilImage || entry.pointee.omitsNil, try null(at: byte) {
            return entry.pointee.initializeNull(at: slot)
        }
        switch entry.pointee.kind {
        case .array:
            try readArray(entry.pointee.arrayPlan, into: slot, at: byte)
        case .map:
            try readMap(entry.pointee.mapPlan, into: slot, at: byte)
        case .object:
            let block = try run(entry.pointee.objectPlan)
            entry.pointee.assemble(block, into: slot)
            slots.giveBack(block)
        default:
            let block = try run(entry.pointee.elementPlan)
            entry.pointee.assemble(block, into: slot)
            slots.giveBack(block)
        }
    }
}
