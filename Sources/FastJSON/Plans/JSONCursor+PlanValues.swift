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
            unsafe ByteBlock.pass(UInt8(ascii: " "), &next)
            // SAFETY: the slot has the layout of the type that the operation names, and is not
            // initialised: `seen` tells.
            let slot = unsafe block + entry.pointee.offset
            let byte = unsafe next.pointee
            switch unsafe entry.pointee.kind {
            case .string:
                if byte == UInt8(ascii: "\"") {
                    let value = try unsafe string(from: &next)
                    unsafe slot.initializeMemory(as: String.self, to: value)
                    return
                }
            case .optionalString:
                if byte == UInt8(ascii: "\"") {
                    let value = try unsafe string(from: &next)
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
            case .object:
                if byte == UInt8(ascii: "{") {
                    let plan = unsafe entry.pointee.objectPlan
                    (_, unsafe next) = try unsafe readObject(plan, at: next, for: entry, slot)
                    return
                }
            case .array:
                if byte == UInt8(ascii: "[") {
                    unsafe next = try readArray(entry.pointee.arrayPlan, into: slot, at: next)
                    return
                }
            case .elements:
                if byte == UInt8(ascii: "[") {
                    let plan = unsafe entry.pointee.elementPlan
                    (_, unsafe next) = try unsafe readElements(plan, at: next, for: entry, slot)
                    return
                }
            case .model:
                if byte == UInt8(ascii: "{") {
                    unsafe next = try readModel(entry, into: slot, at: next)
                    return
                }
            case .bool, .optionalBool, .optionalDouble, .name, .map, .closures:
                break
            }
        }
        unsafe next = try readOther(entry, into: block, at: next)
    }

    /// Reads a value of a less common kind, and returns the address after it.
    ///
    /// Not inlined, so that loops over members and elements stay short.
    @inline(never)
    private mutating func readOther(
        _ entry: UnsafePointer<PlanEntry>,
        into block: UnsafeMutableRawPointer,
        at start: UnsafePointer<UInt8>
    ) throws(JSONError) -> UnsafePointer<UInt8> {
        var next = unsafe start
        if unsafe next < end {
            let slot = unsafe block + entry.pointee.offset
            if unsafe entry.pointee.hasNil,
                unsafe UInt32(truncatingIfNeeded: ByteWord.load(next)) == ByteWord.null
            {
                unsafe entry.pointee.initializeNil(at: slot)
                return unsafe next + 4
            }
            switch unsafe entry.pointee.kind {
            case .bool:
                if let value = unsafe JSONCursor.bool(from: &next) {
                    unsafe slot.initializeMemory(as: Bool.self, to: value)
                    return unsafe next
                }
            case .optionalBool:
                if let value = unsafe JSONCursor.bool(from: &next) {
                    unsafe slot.initializeMemory(as: Bool?.self, to: value)
                    return unsafe next
                }
            case .optionalDouble:
                if unsafe JSONCursor.startsNumber(UInt32(next.pointee)),
                    let value = unsafe shortDouble(from: &next)
                {
                    unsafe slot.initializeMemory(as: Double?.self, to: value)
                    return unsafe next
                }
            case .name:
                let index = unsafe entry.pointee.names._withUnsafeGuaranteedRef {
                    unsafe passesString(of: $0, &next)
                }
                if index >= 0 { return unsafe next }
            case .map:
                if unsafe next.pointee == UInt8(ascii: "{") {
                    return try unsafe readMap(entry.pointee.mapPlan, into: slot, at: next)
                }
            default: break
            }
        }
        unsafe position = next
        turn = .value
        let byte = unsafe next < end ? try startOfValue() : try lookAtValue()
        try unsafe read(entry, into: block, at: byte)
        return unsafe position
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
        if unsafe entry.pointee.hasNil, try null(at: byte) {
            return unsafe entry.pointee.initializeNil(at: slot)
        }
        switch unsafe entry.pointee.kind {
        case .object, .elements, .array, .map, .model:
            try unsafe readNested(entry, into: slot, at: byte)
        case .closures, .name:
            try unsafe readByClosure(entry, into: slot)
        case .string:
            unsafe slot.initializeMemory(as: String.self, to: try requiredString(at: byte))
        case .int:
            unsafe slot.initializeMemory(as: Int.self, to: try int(at: byte))
        case .double:
            unsafe slot.initializeMemory(as: Double.self, to: try double(at: byte))
        case .bool:
            unsafe slot.initializeMemory(as: Bool.self, to: try requiredBool(at: byte))
        case .optionalString:
            unsafe slot.initializeMemory(as: String?.self, to: try requiredString(at: byte))
        case .optionalInt:
            unsafe slot.initializeMemory(as: Int?.self, to: try int(at: byte))
        case .optionalDouble:
            unsafe slot.initializeMemory(as: Double?.self, to: try double(at: byte))
        case .optionalBool:
            unsafe slot.initializeMemory(as: Bool?.self, to: try requiredBool(at: byte))
        }
    }

    /// Reads the value of a field by the closure of the field.
    @inline(__always)
    private mutating func readByClosure(
        _ entry: UnsafePointer<PlanEntry>,
        into slot: UnsafeMutableRawPointer
    ) throws(JSONError) {
        let (level, frame) = unsafe (depth, frames[depth])
        try unsafe entry.pointee.accessors.lend { accessors throws(JSONError) in
            try unsafe accessors.read(&self, slot)
        }
        // A parser of a user may have read nothing, or too much.
        guard turn == .step, depth == level, unsafe frames[level] == frame else {
            unsafe entry.pointee.field.pointee.destroy?(slot)
            throw misplaced("a parser did not read exactly one value")
        }
    }

    /// Reads the object at an address by code of its model, and returns the address after it.
    @inline(never)
    private mutating func readModel(
        _ entry: UnsafePointer<PlanEntry>,
        into slot: UnsafeMutableRawPointer,
        at start: UnsafePointer<UInt8>
    ) throws(JSONError) -> UnsafePointer<UInt8> {
        let next = try unsafe entry.pointee.directReader.lend { reader throws(JSONError) in
            try unsafe reader.read(slot, start, &self)
        }
        unsafe entry.pointee.wrapValue(at: slot)
        return unsafe next
    }

    /// Reads the value of a field that has a plan of its own.
    @inline(never)
    mutating func readNested(
        _ entry: UnsafePointer<PlanEntry>,
        into slot: UnsafeMutableRawPointer,
        at byte: UInt32
    ) throws(JSONError) {
        if unsafe entry.pointee.omitsNil, try null(at: byte) {
            return unsafe entry.pointee.initializeNull(at: slot)
        }
        let start = unsafe byte < Lookahead.entry ? position : nil
        switch unsafe entry.pointee.kind {
        case .array:
            unsafe position = try readArray(entry.pointee.arrayPlan, into: slot, at: start)
        case .map:
            unsafe position = try readMap(entry.pointee.mapPlan, into: slot, at: start)
        case .object:
            let plan = unsafe entry.pointee.objectPlan
            let bracket = unsafe byte == UInt32(UInt8(ascii: "{")) ? position : nil
            (_, unsafe position) = try unsafe readObject(plan, at: bracket, for: entry, slot)
        case .model where byte == UInt32(UInt8(ascii: "{")):
            unsafe position = try readModel(entry, into: slot, at: position)
            turn = .step
        case .model:
            try unsafe readByClosure(entry, into: slot)
        default:
            let plan = unsafe entry.pointee.elementPlan
            (_, unsafe position) = try unsafe readElements(plan, at: start, for: entry, slot)
        }
    }
}
