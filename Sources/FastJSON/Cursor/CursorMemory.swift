/// The memory that a cursor starts with: most documents need no other.
///
/// It is on the stack where the cursor lives as long as a call, which saves a tenth of the time of
/// reading a small message.
@safe
struct CursorMemory {
    /// The depths that have a frame.
    ///
    /// The deepest is one less, since depth 0 has none.
    static let levels = 32
    private static let frameBytes = levels * MemoryLayout<Frame>.stride
    private static let indentBytes =
        Indent.levels * MemoryLayout<Indent>.stride + Indent.patternSize
    /// The end of a text, the byte after it, and zeros.
    static let tailBytes = 2 * JSONCursor.lookahead + 16
    /// The size of each of the two pieces of stack: one for the state, one for the slots.
    ///
    /// A larger piece would come from the heap.
    private static let stackBytes = 1024

    private let state: UnsafeMutableRawPointer
    /// The first slots.
    let slots: UnsafeMutableRawBufferPointer
    private let isAllocated: Bool

    private init(
        state: UnsafeMutableRawPointer,
        slots: UnsafeMutableRawBufferPointer,
        isAllocated: Bool
    ) {
        unsafe self.state = state
        unsafe self.slots = slots
        self.isAllocated = isAllocated
        unsafe indents.initialize(repeating: .none, count: Indent.levels)
        unsafe UnsafeMutableRawPointer(indents + Indent.levels).initializeMemory(
            as: UInt8.self,
            repeating: Indent.unknownByte,
            count: Indent.patternSize
        )
    }

    /// Memory that ``deallocate()`` frees.
    static func allocate() -> CursorMemory {
        let start = UnsafeMutableRawPointer.allocate(byteCount: 2 * stackBytes, alignment: 16)
        let slots = unsafe UnsafeMutableRawBufferPointer(
            start: start + stackBytes,
            count: stackBytes
        )
        return unsafe CursorMemory(state: start, slots: slots, isAllocated: true)
    }

    /// Memory of the caller's.
    ///
    /// - Precondition: both buffers are aligned to 16 and outlive the cursor. The state has room for all
    ///   parts.
    private init(state: UnsafeMutableRawBufferPointer, slots: UnsafeMutableRawBufferPointer) {
        let end = CursorMemory.tailOffset + CursorMemory.tailBytes
        precondition(state.count >= end, "The state of a cursor fits.")
        // SAFETY: a buffer that is not empty has an address.
        unsafe self.init(
            state: state.baseAddress.unsafelyUnwrapped,
            slots: slots,
            isAllocated: false
        )
    }

    /// Calls a function with memory on the stack.
    @inline(__always)
    static func withStack<Output>(
        _ body: (CursorMemory) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        // `stackBytes`, as a literal: then the compiler takes it from the stack.
        try unsafe withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) {
            state throws(JSONError) -> Output in
            try unsafe withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) {
                slots throws(JSONError) -> Output in
                try unsafe body(CursorMemory(state: state, slots: slots))
            }
        }
    }

    /// Where the memory is; no two cursors that are used have the same.
    var address: UInt { unsafe UInt(bitPattern: state) }

    /// Frees the memory if it was allocated.
    func deallocate() {
        if isAllocated { unsafe state.deallocate() }
    }

    // SAFETY: the parts lie one after the other. Each has a size that is a multiple of 16.

    var frames: UnsafeMutablePointer<Frame> {
        unsafe state.assumingMemoryBound(to: Frame.self)
    }

    var indents: UnsafeMutablePointer<Indent> {
        unsafe (state + CursorMemory.frameBytes).assumingMemoryBound(to: Indent.self)
    }

    var tail: UnsafeMutableRawPointer { unsafe state + CursorMemory.tailOffset }

    private static var tailOffset: Int { frameBytes + indentBytes }
}
