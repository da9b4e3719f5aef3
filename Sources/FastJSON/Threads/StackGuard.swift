internal import CScan
internal import FastJSONPlatform

/// Keeps values that contain values of their own type from using up the stack.
///
/// Parsers call each other, so each level takes stack: kilobytes in a debug build. Threads have
/// as little as 512 KiB. So after a part of that the work continues at the start of a fresh stack,
/// on a thread that is made for it, while the caller waits.
package struct StackGuard {
    /// What may be used of the stack that the work began on before its size is looked at, and what
    /// is left of it then; and what may be used of each fresh one.
    private static let firstBudget = 96 << 10
    private static let reserve = 160 << 10
    private static let freshSize = 16 << 20
    private static let freshBudget = 14 << 20

    /// The address of the stack when the work began, 0 before.
    private var start: UInt = 0
    /// What identifies the thread of that stack, 0 before.
    private var thread: UInt = 0
    private var budget = StackGuard.firstBudget
    private var isMeasured = false
    /// How far the work had come when it got a fresh stack; nil on the first one.
    package var progress: Int?

    package init() {}

    /// True if the rest of the work has to continue with a fresh stack.
    ///
    /// The first call remembers where the stack is.
    @inline(never)
    package mutating func isUsedUp() -> Bool {
        let here = StackGuard.address
        let current = Thread.current
        if thread != current {
            let isFirst = thread == 0
            (thread, start) = (current, here)
            if isFirst { return false }
            // The work continues on the stack of another thread.
            budget = StackGuard.firstBudget
            measure(atLeast: 0)
            return budget == 0
        }
        // Stacks grow downwards.
        guard start > here, start - here > UInt(budget) else { return false }
        if isMeasured { return true }
        measure(atLeast: budget)
        return start - here > UInt(budget)
    }

    /// An address on the stack of the caller.
    @inline(__always)
    static var address: UInt { fastjson_stack_address() }

    /// Finds out what may be used of the stack, if the system says where it ends.
    private mutating func measure(atLeast least: Int) {
        isMeasured = true
        guard let lowest = StackGuard.lowestAddress, start > lowest else { return }
        budget = max(least, Int(start - lowest) - StackGuard.reserve)
    }

    /// Where the stack of this thread ends; nil if that is not known.
    private static var lowestAddress: UInt? {
        #if canImport(Darwin)
        let thread = pthread_self()
        let highest = UInt(bitPattern: pthread_get_stackaddr_np(thread))
        return highest - UInt(pthread_get_stacksize_np(thread))
        #else
        // It is not imported, because it is not POSIX. If it does not exist, the first budget stays.
        typealias GetAttributes =
            @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt
        guard let symbol = unsafe dlsym(nil, "pthread_getattr_np") else { return nil }
        // SAFETY: the function of this name has this type in every libc that has it.
        let getAttributes = unsafe unsafeBitCast(symbol, to: GetAttributes.self)
        var attributes = pthread_attr_t()
        guard unsafe getAttributes(pthread_self(), &attributes) == 0 else { return nil }
        defer { unsafe pthread_attr_destroy(&attributes) }
        var address: UnsafeMutableRawPointer?
        var size = 0
        guard unsafe pthread_attr_getstack(&attributes, &address, &size) == 0 else { return nil }
        return unsafe address.map { UInt(bitPattern: $0) }
        #endif
    }

    /// The state at the start of a fresh stack.
    package static var fresh: StackGuard {
        var guardian = StackGuard()
        guardian.budget = freshBudget
        guardian.isMeasured = true
        return guardian
    }

    /// Calls the function with a fresh stack; false if there is none.
    package static func withFreshStack(_ body: () -> Void) -> Bool {
        Thread.run(stackSize: freshSize, body)
    }
}
