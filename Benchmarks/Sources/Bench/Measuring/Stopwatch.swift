#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// CPU time, which a busy machine disturbs less than wall time.
enum Stopwatch {
    /// The time of all threads of the process.
    static func processSeconds() -> Double {
        seconds(CLOCK_PROCESS_CPUTIME_ID)
    }

    /// The time of the calling thread.
    static func threadSeconds() -> Double {
        seconds(CLOCK_THREAD_CPUTIME_ID)
    }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
