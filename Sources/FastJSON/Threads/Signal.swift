internal import FastJSONPlatform

/// Wakes a thread that waits; a signal that comes first is not lost.
@safe
final class Signal: @unchecked Sendable {
    // SAFETY: initialised before use, at addresses that do not change, and destroyed in `deinit`.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    // SAFETY: used only under the lock.
    private var isSent = false

    init() {
        unsafe lock.initialize(to: pthread_mutex_t())
        unsafe condition.initialize(to: pthread_cond_t())
        let statuses = unsafe (pthread_mutex_init(lock, nil), pthread_cond_init(condition, nil))
        precondition(statuses == (0, 0), "A lock and a condition can be made.")
    }

    deinit {
        unsafe pthread_cond_destroy(condition)
        unsafe pthread_mutex_destroy(lock)
        unsafe condition.deallocate()
        unsafe lock.deallocate()
    }

    func send() {
        unsafe pthread_mutex_lock(lock)
        isSent = true
        unsafe pthread_cond_signal(condition)
        unsafe pthread_mutex_unlock(lock)
    }

    func wait() {
        unsafe pthread_mutex_lock(lock)
        while !isSent {
            unsafe pthread_cond_wait(condition, lock)
        }
        isSent = false
        unsafe pthread_mutex_unlock(lock)
    }
}
