#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// The processor time of this thread, whatever else the machine does meanwhile.
package enum ThreadTime {
    /// How many times as long things may take: more under a sanitizer.
    package static let patience = TestScope.isSanitized ? 10 : 1

    /// What a function takes.
    package static func of(_ body: () throws -> Void) rethrows -> Duration {
        let start = now
        try body()
        return now - start
    }

    private static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }
}
