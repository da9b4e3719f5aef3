/// Which fields of an object have their value: a byte each, 1 or 0, in memory of the block.
///
/// Setting a byte is one instruction, and eight are compared at once.
@safe
struct SeenFields {
    private let flags: UnsafeMutablePointer<UInt8>

    /// No field.
    ///
    /// - Precondition: the block was taken for the plan.
    @inline(__always)
    init(of plan: ObjectPlan, in block: UnsafeMutableRawPointer) {
        // SAFETY: the block has `seenSize` bytes from `seenOffset` on, both multiples of 16, and at
        // least 16 of them.
        let start = unsafe block + plan.seenOffset
        unsafe flags = start.assumingMemoryBound(to: UInt8.self)
        // Two words at once; a loop would become a call.
        unsafe (start.assumingMemoryBound(to: SIMD2<UInt64>.self)).initialize(to: .zero)
        if plan.seenSize > 16 {
            unsafe (start + 16).initializeMemory(
                as: UInt8.self,
                repeating: 0,
                count: plan.seenSize - 16
            )
        }
    }

    @inline(__always)
    func contains(_ index: Int) -> Bool {
        unsafe flags[index] != 0
    }

    @inline(__always)
    func insert(_ index: Int) {
        unsafe flags[index] = 1
    }

    @inline(__always)
    func remove(_ index: Int) {
        unsafe flags[index] = 0
    }

    /// True if all fields below `count` are there.
    @inline(__always)
    func isComplete(count: Int) -> Bool {
        let start = unsafe UnsafeRawPointer(flags)
        var index = 0
        while count &- index >= 8 {
            if unsafe start.load(fromByteOffset: index, as: UInt64.self) != ByteWord.ones {
                return false
            }
            index &+= 8
        }
        let left = UInt64(truncatingIfNeeded: count &- index)
        // SAFETY: the last word is whole, and zeros are in its other bytes.
        return unsafe left == 0
            || UInt64(littleEndian: start.load(fromByteOffset: index, as: UInt64.self))
                == ByteWord.ones &>> (64 &- 8 &* left)
    }
}
