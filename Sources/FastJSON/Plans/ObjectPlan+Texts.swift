/// The text of single fields, for comparing values.
extension ObjectPlan {
    /// What fields are written as; nothing for one that is left out.
    ///
    /// - Precondition: at each offset is a value of the type of its field.
    package func texts(
        of indices: some Sequence<Int>,
        from base: UnsafeRawPointer,
        offsets: UnsafePointer<Int>,
        in writer: inout JSONWriter
    ) throws(JSONError) -> [[UInt8]] {
        var texts: [[UInt8]] = []
        for index in indices {
            let value = unsafe base + offsets[index]
            let isAbsent = unsafe PlanEntry.isAbsent(entries + index, at: value)
            unsafe texts.append(
                isAbsent ? [] : try PlanEntry.text(entries + index, of: value, in: &writer)
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
        in writer: inout JSONWriter
    ) throws(JSONError) -> [[UInt8]] {
        var texts: [[UInt8]] = []
        for index in indices {
            unsafe texts.append(
                try PlanEntry.text(entries + index, of: base + offsets[index], in: &writer)
            )
        }
        return texts
    }
}

extension PlanEntry {
    fileprivate static func text(
        _ entry: UnsafePointer<PlanEntry>,
        of value: UnsafeRawPointer,
        in writer: inout JSONWriter
    ) throws(JSONError) -> [UInt8] {
        try writer.comparedText { part throws(JSONError) in
            try unsafe part.writeValue(entry, at: value)
        }
    }
}

extension JSONWriter {
    /// The text of a part of the next value, for a comparison.
    ///
    /// What is taken back counts as if it were written here.
    package mutating func comparedText(
        _ body: (inout JSONWriter) throws(JSONError) -> Void
    ) throws(JSONError) -> [UInt8] {
        var part = JSONWriter(options: options)
        part.stack = stack
        part.stack.progress = nil
        part.isComparing = true
        part.retraction = retraction
        let result = Result { () throws(JSONError) in try body(&part) }
        retraction = part.retraction
        try result.get()
        return try part.finish()
    }
}
