import Testing

@testable import FastJSON

/// The stack that work may use before it continues on a fresh one.
@Suite struct StackGuardTests {
    /// The bytes of stack that are used until the guard says that they are used up.
    @inline(never)
    private static func use(_ stack: inout StackGuard, since start: UInt? = nil) -> Int {
        let here = StackGuard.address
        if stack.isUsedUp() { return Int((start ?? here) - here) }
        return unsafe withUnsafeTemporaryAllocation(byteCount: 1 << 9, alignment: 16) { memory in
            unsafe memory.initializeMemory(as: UInt8.self, repeating: 1)
            return use(&stack, since: start ?? here)
        }
    }

    /// The same on a thread with a stack of this size.
    private static func use(_ stack: inout StackGuard, stackSize: Int) -> Int {
        nonisolated(unsafe) var (guardian, used) = (stack, -1)
        #expect(Thread.run(stackSize: stackSize) { unsafe used = use(&guardian) })
        stack = unsafe guardian
        return unsafe used
    }

    /// Stacks with room for the reserve, in any order: of some threads the stack lies above that of the one before.
    @Test func followsTheWorkToOtherThreads() {
        var stack = StackGuard()
        _ = stack.isUsedUp()
        for size in [1 << 19, 1 << 23, 1 << 20, 1 << 19, 1 << 22] {
            let used = StackGuardTests.use(&stack, stackSize: size)
            // If it were used up later, the process would have ended. The stack may be larger than asked for.
            #expect(used >= size / 2, "\(used) bytes of \(size)")
        }
    }
}
