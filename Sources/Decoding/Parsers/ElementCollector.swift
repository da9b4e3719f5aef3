import FastJSON

extension JSONCursor {
    /// Reads the elements of an array that was entered, which has at least one.
    ///
    /// The first ones wait in a block until it is known how many there are, so that a short array
    /// takes one allocation, exactly as large as it must be.
    @inlinable
    mutating func collectElements<Value>(
        _ count: CountRange,
        _ read: (inout JSONCursor) throws(JSONError) -> Value
    ) throws(JSONError) -> [Value] {
        let stride = max(MemoryLayout<Value>.stride, 1)
        let room = Swift.max(1, Swift.min(16, 2048 / stride))
        let block = beginBlock(byteCount: room * stride, alignment: MemoryLayout<Value>.alignment)
        // SAFETY: the block has room for so many values; `staged` of them are initialised.
        let waiting = block.bindMemory(to: Value.self, capacity: room)
        var staged = 0
        var elements: [Value] = []
        var isSpilled = false
        var found = 0
        var failed = false
        let depth = currentDepth
        do throws(JSONError) {
            repeat {
                found &+= 1
                if found > count.highest {
                    try skipValue()
                    continue
                }
                do throws(JSONError) {
                    if staged == room {
                        elements = .moved(from: waiting, count: room, capacity: 4 * room)
                        staged = 0
                        isSpilled = true
                    }
                    // No value has a name here: it would be copied, with all that it refers to.
                    if isSpilled {
                        elements.append(try read(&self))
                    } else {
                        (waiting + staged).initialize(to: try read(&self))
                        staged &+= 1
                    }
                } catch {
                    try recover(from: error, to: depth)
                    failed = true
                }
            } while try nextElement()
            if !count.contains(found) {
                try noteWrongCount(count, found)
                failed = true
            }
            if failed { throw JSONCursor.notedFailure }
        } catch {
            waiting.deinitialize(count: staged)
            endBlock(block)
            throw error
        }
        if staged > 0 {
            elements = .moved(from: waiting, count: staged, capacity: staged)
        }
        endBlock(block)
        return elements
    }

    /// Notes that an array has a wrong number of elements, if all failures are asked for.
    @usableFromInline
    mutating func noteWrongCount(_ count: CountRange, _ found: Int) throws(JSONError) {
        try note(wrongCount(count, found: found))
    }
}

extension Array {
    /// An array of values that are moved out of memory.
    ///
    /// - Precondition: so many values are initialised there. They are not afterwards. The capacity
    ///   is at least their number.
    @inlinable
    static func moved(
        from source: UnsafeMutablePointer<Element>,
        count: Int,
        capacity: Int
    ) -> [Element] {
        // One by one: Swift does not specialise what makes an array of uninitialised memory, and
        // looks its type up at run time, which takes longer than to append 16 values.
        var elements: [Element] = []
        elements.reserveCapacity(capacity)
        for index in 0..<count {
            // SAFETY: so many values are initialised, and each is moved out once.
            elements.append((source + index).move())
        }
        return elements
    }
}
