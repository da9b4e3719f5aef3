#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// CPU time of the process, which a busy machine disturbs less than wall time.
enum Stopwatch {
    static func seconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// One contender with what was measured of it.
struct Contender {
    let name: String
    /// Reads the document and returns a number that every contender of its question must give.
    let run: () throws -> Int
    var times: [Double] = []
    var allocations = 0

    init(_ name: String, _ run: @escaping () throws -> Int) {
        self.name = name
        self.run = run
    }

    var best: Double { times.min() ?? .infinity }
    var median: Double { times.sorted()[times.count / 2] }
}
