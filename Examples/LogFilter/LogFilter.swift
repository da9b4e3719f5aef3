import ArgumentParser
import DecodingFoundation
import Foundation

/// Prints the lines of NDJSON logs that match, byte for byte.
///
///     logfilter --level warning --since 2026-01-01T00:00:00Z --service mail app.ndjson
///
/// Logs may be larger than memory. Lines that are not valid are counted and passed over.
@main
struct LogFilter: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "logfilter",
        abstract: "Print the lines of NDJSON logs that match.",
        discussion: """
            A line is an object with "time", "level", and maybe "service". It is printed as it was \
            written, but for white space around it. The exit status is 1 if a line is not valid, \
            or a file cannot be read.
            """
    )

    @Option(help: "The lowest level to print.")
    var level: LogEntry.Level?

    @Option(help: "The earliest time to print.", transform: LogFilter.date)
    var since: Date?

    @Option(help: "The service to print.")
    var service: String?

    @Flag(help: "Read on all processors.")
    var parallel = false

    @Flag(help: "Print each line at once, for a log that still grows.")
    var lineBuffered = false

    @Argument(help: "The logs; standard input if left out.")
    var files: [String] = []

    func run() async throws {
        var output = LineWriter(capacity: lineBuffered ? 0 : 1 << 16)
        var tally = Tally()
        var isComplete = true
        for file in files.isEmpty ? [nil] : files.map(Optional.some) {
            do {
                try await filter(file, &output, &tally)
            } catch let error as JSONError {
                say("logfilter: \(file ?? "<stdin>"): \(error)")
                isComplete = false
            }
        }
        try output.flush()
        say("\(tally.matching) of \(tally.valid) lines match, \(tally.wrong) are not valid")
        guard isComplete, tally.wrong == 0 else { throw ExitCode.failure }
    }

    private func filter(
        _ file: String?,
        _ output: inout LineWriter,
        _ tally: inout Tally
    ) async throws {
        let input = if let file { try JSONInput.file(file) } else { JSONInput.standardInput() }
        let stream = JSONStream(input)
        let name = file ?? "<stdin>"
        if parallel {
            let lines = stream.parallelLines(matchingLine, onError: .collect(limit: 3))
            try await print(lines, to: &output, &tally)
            tally.add(lines.rejects, lines.rejectCount, in: name)
        } else {
            let lines = stream.lines(matchingLine, onError: .collect(limit: 3))
            try await print(lines, to: &output, &tally)
            tally.add(lines.rejects, lines.rejectCount, in: name)
        }
    }

    private func print(
        _ lines: some AsyncSequence<RawJSON?, JSONError>,
        to output: inout LineWriter,
        _ tally: inout Tally
    ) async throws {
        for try await line in lines {
            tally.valid += 1
            guard let line else { continue }
            tally.matching += 1
            try output.write(line.bytes)
        }
    }

    /// Reads a line, and gives its text if it matches.
    private var matchingLine: some JSONParser<RawJSON?> {
        let (level, since, service) = (level, since, service)
        return LogEntry.jsonParser.flatMap { entry in
            let isMatching =
                entry.level >= level ?? .trace
                && entry.time >= since ?? .distantPast
                && (service == nil || entry.service == service)
            return RawJSON.jsonParser().map { isMatching ? $0 : nil }
        }
    }

    /// Reads the time of an option as those in logs are read.
    private static func date(_ text: String) throws -> Date {
        try Date.jsonParser(.iso8601).parse(.string(text))
    }
}

/// How many lines there were.
private struct Tally {
    var valid = 0
    var matching = 0
    private(set) var wrong = 0

    /// Counts wrong lines, and tells of the first ones.
    mutating func add(_ rejects: [JSONReject], _ count: Int, in file: String) {
        wrong += count
        for error in rejects.map(\.error) {
            let message = error.message.replacingOccurrences(of: "\n", with: " ")
            say("\(file):\(error.line ?? 0): \(error.path): \(message)")
        }
        if count > rejects.count { say("\(file): \(count - rejects.count) more not valid") }
    }
}

private func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
}
