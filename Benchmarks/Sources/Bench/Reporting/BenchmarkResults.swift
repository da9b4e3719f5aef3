import Foundation

/// What one run of the benchmarks found, and where.
struct BenchmarkResults: Encodable {
    let date: String
    /// The revision that was built, where the caller said it.
    let commit: String?
    let machine: Machine
    let isQuick: Bool
    var questions: [QuestionResult] = []

    init(isQuick: Bool) {
        date = Date.now.formatted(.iso8601)
        commit = ProcessInfo.processInfo.environment["FASTJSON_COMMIT"]
        machine = .current
        self.isQuick = isQuick
    }

    /// Writes what was measured as JSON to a file.
    static func write(_ results: some Encodable, to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try (encoder.encode(results) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path))
    }
}

/// Where something was measured.
struct Machine: Encodable {
    let processor: String
    let processors: Int
    let platform: String
    let swift: String
    /// The versions of libraries in C++ that took part.
    let libraries: [String]

    var text: String {
        let start = "\(processors) x \(processor), \(platform), Swift \(swift)"
        return ([start] + libraries).joined(separator: ", ")
    }

    static var current: Machine {
        let info = ProcessInfo.processInfo
        return Machine(
            processor: processorName ?? "unknown",
            processors: info.activeProcessorCount,
            platform: info.operatingSystemVersionString,
            swift: compiler,
            libraries: [SimdjsonInput.version, RapidJSONInput.version].compactMap { $0 }
        )
    }

    #if compiler(>=6.4)
    private static let compiler = "6.4 or newer"
    #elseif compiler(>=6.3)
    private static let compiler = "6.3"
    #else
    private static let compiler = "6.2"
    #endif

    private static var processorName: String? {
        #if os(Linux)
        let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
        let line = text?.split(separator: "\n").first { $0.hasPrefix("model name") }
        return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
        #else
        var size = 0
        sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0)
        var name = [UInt8](repeating: 0, count: size)
        sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0)
        return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
        #endif
    }
}
