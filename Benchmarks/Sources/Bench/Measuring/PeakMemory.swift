import Foundation

/// The memory of this process.
enum PeakMemory {
    /// The largest resident size so far, in bytes.
    static var bytes: Int {
        #if os(Linux)
        // Not that of getrusage, which begins with the size of the process that started this one.
        let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = text?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        let digits = line?.filter(\.isNumber) ?? ""
        return (Int(digits) ?? 0) * 1024
        #else
        var usage = rusage()
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss
        #endif
    }
}
