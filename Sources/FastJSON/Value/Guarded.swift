#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// A value that one thread at a time may use.
///
/// A POSIX lock, because the thread sanitizer understands it; it takes `Synchronization.Mutex` for
/// a race.
final class Guarded<Value>: @unchecked Sendable {
    // SAFETY: the value is used only inside `withLock`, which excludes other threads.
    private var value: Value
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(_ value: Value) {
        self.value = value
        // SAFETY: the lock stays at its address until `deinit`.
        lock.initialize(to: pthread_mutex_t())
        precondition(pthread_mutex_init(lock, nil) == 0, "A lock can be made.")
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Calls the function while no other thread uses the value.
    func withLock<Output>(_ body: (inout Value) -> Output) -> Output {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return body(&value)
    }
}
