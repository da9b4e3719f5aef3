/// Writing objects and arrays from memory, by the plans that also read them.
extension JSONWriter {
    /// Writes an object whose values lie at these offsets.
    ///
    /// - Precondition: at each offset is a value of the type of its field. The plan outlives the
    ///   call, which does not retain it.
    package mutating func write(
        _ plan: Unmanaged<ObjectPlan>,
        from base: UnsafeRawPointer,
        offsets: UnsafePointer<Int>
    ) throws(JSONError) {
        if unsafe plan._withUnsafeGuaranteedRef({ $0.collector }) >= 0 {
            return try unsafe writeWithCollected(plan, from: base, offsets: offsets)
        }
        let entries = unsafe UnsafePointer(plan._withUnsafeGuaranteedRef { unsafe $0.entries })
        let order = unsafe plan._withUnsafeGuaranteedRef { unsafe $0.writingOrder(options) }
        let count = unsafe plan._withUnsafeGuaranteedRef { $0.count }
        beginObject()
        for position in 0..<count {
            let index = unsafe order[position]
            let entry = unsafe entries + index
            let value = unsafe base + offsets[index]
            if unsafe PlanEntry.isAbsent(entry, at: value) { continue }
            unsafe key(prepared: entry.pointee.preparedKey, text: entry.pointee.field.pointee.key)
            try unsafe writeValue(entry, at: value)
        }
        endObject()
    }

    /// Writes an object with the members that were collected, which come in the order of their keys'
    /// bytes: among the fields if these do, or else at the place of the field that collected them.
    @inline(never)
    private mutating func writeWithCollected(
        _ plan: Unmanaged<ObjectPlan>,
        from base: UnsafeRawPointer,
        offsets: UnsafePointer<Int>
    ) throws(JSONError) {
        let plan = unsafe plan._withUnsafeGuaranteedRef { $0 }
        // SAFETY: the caller vouches for the type, which is that of such a field.
        var members = unsafe (base + offsets[plan.collector])
            .assumingMemoryBound(to: [String: JSONValue].self).pointee
            .sorted { KeyBytes.precedes($0.key, $1.key) }[...]
        for (key, _) in members
        where unsafe KeyBytes.withBytes(key, { unsafe plan.keys.index(of: $0) }) >= 0 {
            let message =
                "The key \(DiagnosticText.quoted(key)) is that of a field, and cannot be among the "
                + "unknown members."
            throw JSONError(.typed(.refused(.unwritableValue, message)), path: pathOfNextValue)
        }
        beginObject()
        let order = unsafe plan.writingOrder(options)
        for position in 0..<plan.count {
            let index = unsafe order[position]
            let entry = unsafe UnsafePointer(plan.entries + index)
            let value = unsafe base + offsets[index]
            let text = unsafe entry.pointee.field.pointee.key
            while let (key, value) = members.first,
                options.sortsKeys == false
                    ? index == plan.collector : KeyBytes.precedes(key, text)
            {
                self.key(key)
                write(value)
                members.removeFirst()
            }
            if unsafe PlanEntry.isAbsent(entry, at: value) { continue }
            unsafe key(prepared: entry.pointee.preparedKey, text: text)
            try unsafe writeValue(entry, at: value)
        }
        for (key, value) in members {
            self.key(key)
            write(value)
        }
        endObject()
    }

    /// Writes an array whose elements lie at these offsets.
    ///
    /// - Precondition: at each offset is a value of the type of its element.
    package mutating func write(
        _ plan: Unmanaged<ElementPlan>,
        from base: UnsafeRawPointer,
        offsets: UnsafePointer<Int>
    ) throws(JSONError) {
        let entries = unsafe UnsafePointer(plan._withUnsafeGuaranteedRef { unsafe $0.entries })
        let count = unsafe plan._withUnsafeGuaranteedRef { $0.count }
        beginArray()
        for index in 0..<count {
            try unsafe writeValue(entries + index, at: base + offsets[index])
        }
        endArray(ofCount: count)
    }

    /// Writes the value of one field or element.
    @inline(__always)
    mutating func writeValue(
        _ entry: UnsafePointer<PlanEntry>,
        at value: UnsafeRawPointer
    ) throws(JSONError) {
        // SAFETY: the caller vouches for the type, which is the one that the operation names.
        switch unsafe entry.pointee.kind {
        case .closures, .name, .object, .elements, .array, .map, .model:
            try unsafe entry.pointee.accessors.lend { accessors throws(JSONError) in
                guard let write = unsafe accessors.write else {
                    preconditionFailure("What is made of fields writes only if all of them do.")
                }
                try unsafe write(value, &self)
            }
        case .string:
            unsafe write(value.assumingMemoryBound(to: String.self).pointee)
        case .int:
            unsafe write(value.assumingMemoryBound(to: Int.self).pointee)
        case .double:
            unsafe write(value.assumingMemoryBound(to: Double.self).pointee)
        case .bool:
            unsafe write(value.assumingMemoryBound(to: Bool.self).pointee)
        case .optionalString:
            unsafe writeOptional(value.assumingMemoryBound(to: String?.self).pointee) {
                $0.write($1)
            }
        case .optionalInt:
            unsafe writeOptional(value.assumingMemoryBound(to: Int?.self).pointee) { $0.write($1) }
        case .optionalDouble:
            unsafe writeOptional(value.assumingMemoryBound(to: Double?.self).pointee) {
                $0.write($1)
            }
        case .optionalBool:
            unsafe writeOptional(value.assumingMemoryBound(to: Bool?.self).pointee) { $0.write($1) }
        }
    }

    @inline(__always)
    private mutating func writeOptional<Value>(
        _ value: Value?,
        _ write: (inout JSONWriter, Value) -> Void
    ) {
        if let value {
            write(&self, value)
        } else {
            writeNull()
        }
    }
}

extension PlanEntry {
    /// True if nothing is to be written for the value, not even the key.
    ///
    /// - Precondition: a value of the type of the field is there.
    @inline(__always)
    static func isAbsent(_ entry: UnsafePointer<PlanEntry>, at value: UnsafeRawPointer) -> Bool {
        // SAFETY: the caller vouches for the type, which is the one that the operation names.
        guard unsafe entry.pointee.omitsNil else { return false }
        switch unsafe entry.pointee.kind {
        case .optionalString:
            return unsafe value.assumingMemoryBound(to: String?.self).pointee == nil
        case .optionalInt: return unsafe value.assumingMemoryBound(to: Int?.self).pointee == nil
        case .optionalDouble:
            return unsafe value.assumingMemoryBound(to: Double?.self).pointee == nil
        case .optionalBool: return unsafe value.assumingMemoryBound(to: Bool?.self).pointee == nil
        default: return unsafe entry.pointee.field.pointee.isAbsent?(value) == true
        }
    }
}
