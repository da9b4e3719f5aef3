#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// Keeps values that contain values of their own type from using up the stack.
///
/// Parsers call each other, so each level takes stack: kilobytes in a debug build. Threads have
/// as little as 512 KiB. So behind a part of that the work goes on at the start of a fresh stack,
/// on a thread that is made for it, while the caller waits.
package struct StackGuard {
    /// What may be used of the stack that the work began on, and of each fresh one.
    private static let firstBudget = 96 << 10
    private static let freshSize = 16 << 20
    private static let freshBudget = 14 << 20

    /// The address of the stack when the work began, 0 before.
    private var start: UInt = 0
    private var budget = StackGuard.firstBudget

    package init() {}

    /// True if the rest of the work has to go on with a fresh stack.
    ///
    /// The first call remembers where the stack is.
    @inline(never)
    package mutating func isUsedUp() -> Bool {
        let here = withUnsafeTemporaryAllocation(of: UInt.self, capacity: 1) { memory in
            UInt(bitPattern: memory.baseAddress)
        }
        if start == 0 {
            start = here
            return false
        }
        // Stacks grow downwards.
        return start > here && start - here > UInt(budget)
    }

    /// The state at the start of a fresh stack.
    package static var fresh: StackGuard {
        var guardian = StackGuard()
        guardian.budget = freshBudget
        return guardian
    }

    /// Calls the function with a fresh stack; false if there is none to be had.
    package static func withFreshStack(_ body: () -> Void) -> Bool {
        withoutActuallyEscaping(body) { body in
            let work = Work(body)
            var attributes = pthread_attr_t()
            guard pthread_attr_init(&attributes) == 0 else { return false }
            defer { pthread_attr_destroy(&attributes) }
            guard pthread_attr_setstacksize(&attributes, freshSize) == 0 else { return false }
            let context = Unmanaged.passRetained(work)
            #if canImport(Darwin)
            var thread: pthread_t?
            #else
            var thread = pthread_t()
            #endif
            let status = pthread_create(
                &thread,
                &attributes,
                { context in
                    #if canImport(Darwin)
                    let address: UnsafeMutableRawPointer? = context
                    #else
                    let address = context
                    #endif
                    // SAFETY: the creator passes an object with a retain.
                    if let address {
                        Unmanaged<Work>.fromOpaque(address).takeRetainedValue().body()
                    }
                    return nil
                },
                context.toOpaque()
            )
            guard status == 0 else {
                context.release()
                return false
            }
            #if canImport(Darwin)
            if let thread { pthread_join(thread, nil) }
            #else
            pthread_join(thread, nil)
            #endif
            return true
        }
    }

    /// What the fresh thread is to do.
    private final class Work {
        let body: () -> Void

        init(_ body: @escaping () -> Void) {
            self.body = body
        }
    }
}
