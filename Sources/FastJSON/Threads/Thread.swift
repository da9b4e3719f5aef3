internal import FastJSONPlatform

/// Threads that run a function and end with it.
enum Thread {
    private final class Work {
        let body: () -> Void

        init(_ body: @escaping () -> Void) {
            self.body = body
        }
    }

    /// A value that identifies the calling thread among the running ones.
    static var current: UInt {
        #if canImport(Darwin)
        UInt(bitPattern: pthread_self())
        #else
        UInt(pthread_self())
        #endif
    }

    /// Lets another thread run first, if one is ready.
    static func yield() {
        sched_yield()
    }

    /// Starts a thread; false if the system has none to give.
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        guard let thread = create(stackSize: nil, body) else { return false }
        pthread_detach(thread)
        return true
    }

    /// Runs a function on a thread with a stack of that many bytes, and waits for its end.
    ///
    /// False if the system has no thread to give.
    static func run(stackSize: Int, _ body: () -> Void) -> Bool {
        withoutActuallyEscaping(body) { body in
            guard let thread = create(stackSize: stackSize, body) else { return false }
            pthread_join(thread, nil)
            return true
        }
    }

    private static func create(stackSize: Int?, _ body: @escaping () -> Void) -> pthread_t? {
        var attributes = pthread_attr_t()
        guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
        defer { unsafe pthread_attr_destroy(&attributes) }
        if let stackSize, unsafe pthread_attr_setstacksize(&attributes, stackSize) != 0 {
            return nil
        }
        let context = unsafe Unmanaged.passRetained(Work(body))
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let status = unsafe pthread_create(
            &thread,
            &attributes,
            { context in
                #if canImport(Darwin)
                let address: UnsafeMutableRawPointer? = context
                #else
                let address = unsafe context
                #endif
                // SAFETY: the creator passes an object with a retain.
                if let address = unsafe address {
                    unsafe Unmanaged<Work>.fromOpaque(address).takeRetainedValue().body()
                }
                return nil
            },
            unsafe context.toOpaque()
        )
        guard status == 0 else {
            unsafe context.release()
            return nil
        }
        return thread
    }
}

/// The processors of the machine.
package enum Processors {
    /// How many can work at once.
    package static var count: Int {
        max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN)))
    }
}
