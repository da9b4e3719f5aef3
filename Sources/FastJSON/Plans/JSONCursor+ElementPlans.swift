/// Reading arrays of a fixed number of elements into memory, by their plan.
extension JSONCursor {
    /// Reads the next value, an array of exactly that many elements, into a new block.
    ///
    /// Every slot is initialised then. After an error there is no block.
    ///
    /// - Precondition: the plan outlives the call, which does not retain it.
    package mutating func run(
        _ plan: Unmanaged<ElementPlan>
    ) throws(JSONError) -> UnsafeMutableRawPointer {
        let (size, alignment) = unsafe plan._withUnsafeGuaranteedRef {
            ($0.blockSize, $0.blockAlignment)
        }
        let (entries, count) = unsafe plan._withUnsafeGuaranteedRef {
            unsafe ($0.entries, $0.count)
        }
        let block = unsafe slots.take(byteCount: size, alignment: alignment)
        var filled = 0
        do {
            try unsafe readElements(entries, count, block, &filled)
        } catch {
            for index in 0..<filled {
                let entry = unsafe entries + index
                unsafe entry.pointee.field.pointee.destroy?(block + entry.pointee.offset)
            }
            unsafe slots.giveBack(block)
            throw error
        }
        return unsafe block
    }

    @inline(__always)
    private mutating func readElements(
        _ entries: UnsafeMutablePointer<PlanEntry>,
        _ count: Int,
        _ block: UnsafeMutableRawPointer,
        _ filled: inout Int
    ) throws(JSONError) {
        guard turn == .value, unsafe position < end, unsafe position.pointee == UInt8(ascii: "[")
        else {
            let isInside = try decodeArrayStart()
            return try unsafe readElementsSlowly(entries, count, block, &filled, isInside: isInside)
        }
        try unsafe push(.array, at: offset(of: position))
        unsafe position += 1
        let level = depth
        var isInside = passesToElement() ? true : try firstElement()
        let isStrict = options.syntax.isEmpty
        var next = unsafe position
        while isInside, filled < count {
            do throws(JSONError) {
                try unsafe read(UnsafePointer(entries + filled), into: block, from: &next)
            } catch {
                try recover(from: error, to: level)
                return try failElements(count, after: filled)
            }
            filled &+= 1
            if isStrict, unsafe next < end {
                if unsafe next.pointee == UInt8(ascii: ",") {
                    unsafe passComma(&next)
                    unsafe frames[depth].advance()
                    continue
                }
                if filled == count, unsafe passEnd(UInt8(ascii: "]"), &next) {
                    unsafe position = next
                    return
                }
            }
            unsafe position = next
            turn = .step
            isInside = try nextElement()
            unsafe next = position
        }
        unsafe position = next
        turn = isInside ? .value : .step
        try unsafe readElementsSlowly(entries, count, block, &filled, isInside: isInside)
    }

    /// Reads the rest of the elements: from a tape, with comments, or where their number is wrong.
    @inline(never)
    private mutating func readElementsSlowly(
        _ entries: UnsafeMutablePointer<PlanEntry>,
        _ count: Int,
        _ block: UnsafeMutableRawPointer,
        _ filled: inout Int,
        isInside: Bool
    ) throws(JSONError) {
        var isInside = isInside
        let level = depth
        while filled < count, isInside {
            do throws(JSONError) {
                let byte = try lookAtValue()
                try unsafe read(UnsafePointer(entries + filled), into: block, at: byte)
            } catch {
                try recover(from: error, to: level)
                return try failElements(count, after: filled)
            }
            filled += 1
            isInside = try nextElement()
        }
        if filled == count, !isInside { return }
        var found = filled
        while isInside {
            try skipValue()
            found += 1
            isInside = try nextElement()
        }
        throw wrongElementCount(count, found)
    }

    /// Goes to the end of the array after an element that failed, which was noted.
    ///
    /// The slots after it stay empty, so the other elements are not looked at.
    private mutating func failElements(
        _ count: Int,
        after filled: Int
    ) throws(JSONError) {
        var found = filled + 1
        while try nextElement() {
            try skipValue()
            found += 1
        }
        if found != count {
            try note(wrongElementCount(count, found))
        }
        throw ErrorRecorder.noted
    }

    private mutating func wrongElementCount(_ count: Int, _ found: Int) -> JSONError {
        let elements = count == 1 ? "element" : "elements"
        return wrongCount(expected: "\(count) \(elements) in array", found: found)
    }
}
