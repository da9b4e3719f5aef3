/// How an array of a fixed number of elements is read into a block of memory, a slot for each.
package final class ElementPlan: @unchecked Sendable {
    // Sendable: nothing changes after `init`, and the closures of the fields are `@Sendable`.

    let entries: [PlanEntry]
    /// The offset of each slot in the block.
    package let offsets: [Int]
    package let blockSize: Int
    let blockAlignment: Int

    /// Lays out the elements.
    ///
    /// Their keys mean nothing.
    package init(_ elements: [PlanField]) {
        var offsets: [Int] = []
        var offset = 0
        var alignment = 16
        for element in elements {
            offset = (offset + element.alignment - 1) / element.alignment * element.alignment
            alignment = max(alignment, element.alignment)
            offsets.append(offset)
            offset += element.size
        }
        self.offsets = offsets
        blockSize = offset
        blockAlignment = alignment
        entries = zip(elements, offsets).map { PlanEntry(element: $0, offset: $1) }
    }
}

extension JSONCursor {
    /// Reads the next value, an array of exactly so many elements, into a new block.
    ///
    /// Every slot is initialised then. After an error there is no block.
    package mutating func run(_ plan: ElementPlan) throws(JSONError) -> UnsafeMutableRawPointer {
        let block = slots.take(byteCount: plan.blockSize, alignment: plan.blockAlignment)
        var seen = 0
        do {
            try readElements(plan, block, &seen)
        } catch {
            for entry in plan.entries[..<seen] {
                entry.field.destroy?(block + entry.offset)
            }
            slots.giveBack(block)
            throw error
        }
        return block
    }

    private mutating func readElements(
        _ plan: ElementPlan,
        _ block: UnsafeMutableRawPointer,
        _ seen: inout Int
    ) throws(JSONError) {
        let count = plan.entries.count
        var isInside = try decodeArrayStart()
        let level = depth
        var failure: JSONError?
        try plan.entries.withUnsafeBufferPointer { entries throws(JSONError) in
            while seen < count, isInside {
                do throws(JSONError) {
                    guard let entry = entries.baseAddress else { return }
                    try read(entry + seen, into: block, at: try skipWhiteSpace())
                } catch {
                    // The slots behind this one stay empty, so only this one error is noted.
                    try recover(from: error, to: level)
                    failure = ErrorRecorder.noted
                    break
                }
                seen += 1
                isInside = try nextElement()
            }
        }
        if failure == nil, seen == count, !isInside { return }
        var found = seen
        if failure != nil {
            isInside = try nextElement()
            found += 1
        }
        while isInside {
            try skipValue()
            found += 1
            isInside = try nextElement()
        }
        if found != count {
            let error = wrongCount(
                expected: "\(count) element\(count == 1 ? "" : "s") in array",
                found: found
            )
            if failure == nil { throw error }
            try note(error)
        }
        if let failure { throw failure }
    }
}

extension JSONWriter {
    /// Writes an array whose elements lie at these offsets.
    ///
    /// - Precondition: at each offset is a value of the type of its element.
    package mutating func write(
        _ plan: ElementPlan,
        from base: UnsafeRawPointer,
        offsets: UnsafePointer<Int>
    ) throws(JSONError) {
        beginArray()
        for index in plan.entries.indices {
            try writeValue(plan.entries[index], at: base + offsets[index])
        }
        endArray()
    }
}
