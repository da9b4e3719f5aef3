#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// Threads that run a function and end with it.
enum Thread {
    private final class Work {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }

    /// What tells the calling thread from others that run now.
    static var current: UInt {
        #if canImport(Darwin)
        UInt(bitPattern: pthread_self())
        #else
        UInt(pthread_self())
        #endif
    }

    /// Starts a thread; false if the system has none to give.
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED)) == 0 else {
            return false
        }
        let context = Unmanaged.passRetained(Work(body))
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
        if status != 0 { context.release() }
        return status == 0
    }
}

/// Wakes a thread that waits; a signal that comes first is not lost.
final class Signal: @unchecked Sendable {
    // SAFETY: initialised before use, at addresses that do not change, and destroyed in `deinit`.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var isSent = false

    init() {
        lock.initialize(to: pthread_mutex_t())
        condition.initialize(to: pthread_cond_t())
        precondition(pthread_mutex_init(lock, nil) == 0, "A lock can be made.")
        precondition(pthread_cond_init(condition, nil) == 0, "A condition can be made.")
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(lock)
        condition.deallocate()
        lock.deallocate()
    }

    func send() {
        pthread_mutex_lock(lock)
        isSent = true
        pthread_cond_signal(condition)
        pthread_mutex_unlock(lock)
    }

    func wait() {
        pthread_mutex_lock(lock)
        while !isSent {
            pthread_cond_wait(condition, lock)
        }
        isSent = false
        pthread_mutex_unlock(lock)
    }
}
