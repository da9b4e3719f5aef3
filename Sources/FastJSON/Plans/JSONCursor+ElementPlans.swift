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
        let isInBytes = try lookAtValue() < Lookahead.entry
        let block: UnsafeMutableRawPointer
        (unsafe block, unsafe position) = try unsafe readElements(
            plan,
            at: isInBytes ? position : nil
        )
        return unsafe block
    }

    /// Reads an array of exactly that many elements into a new block, from an address on.
    ///
    /// Without an address it is the next value, on a tape. Returns the block and the address after the
    /// array. With an entry, its value is made in the slot, and there is no block any more.
    ///
    /// - Precondition: the address is before the end. The plan outlives the call, which does not retain
    ///   it.
    @inline(never)
    mutating func readElements(
        _ plan: Unmanaged<ElementPlan>,
        at start: UnsafePointer<UInt8>?,
        for entry: UnsafePointer<PlanEntry>? = nil,
        _ slot: UnsafeMutableRawPointer? = nil
    ) throws(JSONError) -> (UnsafeMutableRawPointer, UnsafePointer<UInt8>) {
        let (size, alignment) = unsafe plan._withUnsafeGuaranteedRef {
            ($0.blockSize, $0.blockAlignment)
        }
        let (entries, count) = unsafe plan._withUnsafeGuaranteedRef {
            unsafe ($0.entries, $0.count)
        }
        let block = unsafe slots.take(byteCount: size, alignment: alignment)
        var filled = 0
        let after: UnsafePointer<UInt8>
        do {
            unsafe after = try readElements(
                entries,
                count,
                block,
                &filled,
                isOfDoubles: plan._withUnsafeGuaranteedRef { $0.isOfDoubles },
                at: start
            )
        } catch {
            for index in 0..<filled {
                let entry = unsafe entries + index
                unsafe entry.pointee.field.pointee.destroy?(block + entry.pointee.offset)
            }
            unsafe slots.giveBack(block)
            throw error
        }
        if let entry = unsafe entry, let slot = unsafe slot {
            unsafe entry.pointee.assemble(block, into: slot)
            unsafe slots.giveBack(block)
        }
        return unsafe (block, after)
    }

    @inline(__always)
    private mutating func readElements(
        _ entries: UnsafeMutablePointer<PlanEntry>,
        _ count: Int,
        _ block: UnsafeMutableRawPointer,
        _ filled: inout Int,
        isOfDoubles: Bool,
        at start: UnsafePointer<UInt8>?
    ) throws(JSONError) -> UnsafePointer<UInt8> {
        if isOfDoubles, let start = unsafe start,
            let after = unsafe passDoubles(at: start, count, into: block)
        {
            return unsafe after
        }
        guard let start = unsafe start, unsafe start.pointee == UInt8(ascii: "[") else {
            let isInside = try decodeArrayStart()
            try unsafe readElementsSlowly(entries, count, block, &filled, isInside: isInside)
            return unsafe position
        }
        unsafe position = start
        try unsafe push(.array, at: offset(of: start))
        unsafe position = start + 1
        let level = depth
        var isInside = passesToElement() ? true : try firstElement()
        let isStrict = options.syntax.isEmpty
        var next = unsafe position
        while isInside, filled < count {
            do throws(JSONError) {
                try unsafe read(UnsafePointer(entries + filled), into: block, from: &next)
            } catch {
                try recover(from: error, to: level)
                try failElements(count, after: filled)
            }
            filled &+= 1
            if isStrict, unsafe next < end {
                if unsafe next.pointee == UInt8(ascii: ",") {
                    unsafe passComma(&next)
                    unsafe frames[depth].advance()
                    continue
                }
                if filled == count, unsafe passEnd(UInt8(ascii: "]"), &next) {
                    return unsafe next
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
        return unsafe position
    }

    /// Reads an array of that many short numbers, and returns the address after it.
    ///
    /// Nil, and nothing passed, if there is anything else. Numbers need no destruction, so that other
    /// code can read the array again from its start.
    @inline(__always)
    private mutating func passDoubles(
        at start: UnsafePointer<UInt8>,
        _ count: Int,
        into block: UnsafeMutableRawPointer
    ) -> UnsafePointer<UInt8>? {
        guard unsafe start.pointee == UInt8(ascii: "["), depth < depthGuard, count > 0 else {
            return nil
        }
        depth &+= 1
        var next = unsafe start + 1
        unsafe passIndent(&next)
        var slot = unsafe block.assumingMemoryBound(to: Double.self)
        let last = unsafe slot + (count &- 1)
        while unsafe next < end, unsafe JSONCursor.startsNumber(UInt32(next.pointee)),
            let value = unsafe shortDouble(from: &next)
        {
            unsafe slot.initialize(to: value)
            if unsafe slot == last {
                if unsafe passEnd(UInt8(ascii: "]"), &next) { return unsafe next }
                break
            }
            guard unsafe next.pointee == UInt8(ascii: ",") else { break }
            unsafe slot += 1
            unsafe passComma(&next)
        }
        depth &-= 1
        return nil
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
                let byte = unsafe nextEntry < entriesEnd ? Lookahead.entry : try lookAtValue()
                try unsafe read(UnsafePointer(entries + filled), into: block, at: byte)
            } catch {
                try recover(from: error, to: level)
                try failElements(count, after: filled)
            }
            filled += 1
            isInside = try stepToElement()
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
    private mutating func failElements(_ count: Int, after filled: Int) throws(JSONError) -> Never {
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
