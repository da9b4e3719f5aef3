package import FastJSONPlatform

/// A value that one thread at a time may use, in one allocation with its lock.
///
/// A POSIX lock, because the thread sanitizer understands it; it takes `Synchronization.Mutex` for a
/// race. It is not declared `Sendable`, because its superclass cannot be. Code that stores one declares
/// that it is; this is true because the value is used only inside ``withLock(_:)``.
@safe
package final class Guarded<Value>: ManagedBuffer<Value, pthread_mutex_t> {
    package static func make(_ value: Value) -> Guarded<Value> {
        let buffer = unsafe Guarded.create(minimumCapacity: 1) { _ in value }
        unsafe buffer.withUnsafeMutablePointerToElements { lock in
            // SAFETY: there is room for one lock, which stays at its address until `deinit`.
            unsafe lock.initialize(to: pthread_mutex_t())
            let status = unsafe pthread_mutex_init(lock, nil)
            precondition(status == 0, "A lock can be made.")
        }
        // SAFETY: `create` makes an instance of the class that it is called on.
        return unsafe unsafeDowncast(buffer, to: Guarded<Value>.self)
    }

    deinit {
        _ = unsafe withUnsafeMutablePointerToElements { unsafe pthread_mutex_destroy($0) }
    }

    /// Calls the function while no other thread uses the value.
    package func withLock<Output>(_ body: (inout Value) -> Output) -> Output {
        unsafe withUnsafeMutablePointers { value, lock in
            unsafe pthread_mutex_lock(lock)
            defer { unsafe pthread_mutex_unlock(lock) }
            return unsafe body(&value.pointee)
        }
    }

    /// Calls the function if no other thread uses the value; else returns nil at once.
    package func withLockIfFree<Output>(_ body: (inout Value) -> Output) -> Output? {
        unsafe withUnsafeMutablePointers { value, lock in
            guard unsafe pthread_mutex_trylock(lock) == 0 else { return nil }
            defer { unsafe pthread_mutex_unlock(lock) }
            return unsafe body(&value.pointee)
        }
    }
}
