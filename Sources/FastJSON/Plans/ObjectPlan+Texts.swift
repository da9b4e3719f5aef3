/// The text of single fields, for comparing values.
extension ObjectPlan {
    /// What fields are written as; nothing for one that is left out.
    ///
    /// - Precondition: at each offset is a value of the type of its field.
    package func texts(
        of indices: some Sequence<Int>,
        from base: UnsafeRawPointer,
        offsets: UnsafePointer<Int>,
        stack: StackGuard
    ) throws(JSONError) -> [[UInt8]] {
        var texts: [[UInt8]] = []
        for index in indices {
            let value = unsafe base + offsets[index]
            let isAbsent = unsafe PlanEntry.isAbsent(entries + index, at: value)
            unsafe texts.append(
                isAbsent ? [] : try PlanEntry.text(entries + index, of: value, stack)
            )
        }
        return texts
    }
}

extension ElementPlan {
    /// What elements are written as.
    ///
    /// - Precondition: at each offset is a value of the type of its element.
    package func texts(
        of indices: some Sequence<Int>,
        from base: UnsafeRawPointer,
        offsets: UnsafePointer<Int>,
        stack: StackGuard
    ) throws(JSONError) -> [[UInt8]] {
        var texts: [[UInt8]] = []
        for index in indices {
            unsafe texts.append(
                try PlanEntry.text(entries + index, of: base + offsets[index], stack)
            )
        }
        return texts
    }
}

extension PlanEntry {
    fileprivate static func text(
        _ entry: UnsafePointer<PlanEntry>,
        of value: UnsafeRawPointer,
        _ stack: StackGuard
    ) throws(JSONError) -> [UInt8] {
        var writer = JSONWriter()
        writer.stack = stack
        writer.isComparing = true
        try unsafe writer.writeValue(entry, at: value)
        return try writer.finish()
    }
}
