import ArgumentParser
import FastJSON

/// `fastjson stats`: counts what is in documents.
struct StatsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Count the values in documents, and find the largest ones.",
        discussion: """
            Documents may be larger than memory. Up to 100000 different keys are told apart, or \
            16 MB of their text. Beyond that, their number is a lower bound, and only the keys \
            that came first can be among the most frequent. Strings are measured in bytes of \
            UTF-8, without quotes and escapes. If several are equally large, the first one is \
            named. Errors go to standard error.

            Examples:
              fastjson stats people.json tweets.json
              fastjson stats --json tweets.json
            """
    )

    @OptionGroup var reading: ReadingArguments
    @OptionGroup var progress: ProgressArguments

    @Flag(help: "Print one JSON object per file, each on a line. Places are JSON pointers.")
    var json = false

    @Argument(
        help: ArgumentHelp("The documents; - is standard input.", valueName: "file"),
        completion: .file()
    )
    var files = ["-"]

    /// The files, also those that the parser did not get.
    private var allFiles: [String] { files + CommandArguments.further }

    func validate() throws {
        guard allFiles.count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("Standard input can be read only once.")
        }
    }

    func run() throws {
        var status = ExitStatus.success
        var isFirst = true
        for file in allFiles {
            let name = InputFile.displayName(of: file)
            let statistics: DocumentStatistics
            do throws(JSONError) {
                statistics = try self.statistics(of: file)
            } catch {
                status = max(status, try explain(error, name: name))
                continue
            }
            let report = StatisticsReport(name: name, statistics: statistics)
            try Output.write(json ? report.line : (isFirst ? "" : "\n") + report.table)
            isFirst = false
        }
        throw ExitCode(status.rawValue)
    }

    /// Prints why there is nothing about a file; the next one may do.
    private func explain(_ error: JSONError, name: String) throws(ToolFailure) -> ExitStatus {
        if let trouble = Diagnostics.trouble(error) {
            try Output.report("fastjson: \(trouble.message)\n")
            return .trouble
        }
        try Output.report(Diagnostics.line(error, in: name))
        return .negative
    }

    private func statistics(of file: String) throws(JSONError) -> DocumentStatistics {
        let input = try InputFile.open(file)
        let bar = progress.bar(for: input.size)
        defer { bar?.clear() }
        var size = 0
        let watched = input.onRead { count in
            size += count
            bar?.advance(by: count)
        }
        var statistics = DocumentStatistics()
        try watched.forEachToken(options: reading.options) { statistics.count($0) }
        statistics.size = size
        return statistics
    }
}
