/// Which fields of an object have their value: a byte each, 1 or 0.
///
/// Setting a byte is one instruction, and eight are compared at once.
@safe
struct SeenFields {
    private let flags: UnsafeMutablePointer<UInt8>

    /// No field.
    ///
    /// - Precondition: the memory has `seenSize` bytes of the plan, and is aligned to 16.
    @inline(__always)
    init(of plan: Unmanaged<ObjectPlan>, at memory: UnsafeMutableRawPointer) {
        unsafe flags = memory.assumingMemoryBound(to: UInt8.self)
        // SAFETY: the size is a multiple of 16, and not zero. Two words at once; a loop would become a
        // call.
        unsafe (memory.assumingMemoryBound(to: SIMD2<UInt64>.self)).initialize(to: .zero)
        let size = unsafe plan._withUnsafeGuaranteedRef { $0.seenSize }
        if size > 16 {
            unsafe (memory + 16).initializeMemory(as: UInt8.self, repeating: 0, count: size - 16)
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
