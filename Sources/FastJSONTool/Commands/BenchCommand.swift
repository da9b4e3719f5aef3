import ArgumentParser
import FastJSON

/// `fastjson bench`: measures how fast documents are read here.
struct BenchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract: "Measure how fast documents are read and written, compared with Foundation.",
        discussion: """
            Without a file, a generated document of 32 MB is read. All readers must give the same \
            values; if they do not, the results say so, and the exit status is 1.

            Examples:
              fastjson bench --seconds 10 tweets.json
            """
    )

    private static let sample = SampleDocument(size: 32_000_000, seed: 1)

    @Flag(help: "Print the results as JSON.")
    var json = false

    @Option(help: "About how long to measure each document, in seconds.")
    var seconds = 5.0

    @Argument(
        help: ArgumentHelp("The documents; - is standard input.", valueName: "file"),
        completion: .file()
    )
    var files: [String] = []

    /// The files, also those that the parser did not get.
    private var allFiles: [String] { files + CommandArguments.further }

    func validate() throws {
        guard seconds > 0, seconds <= 86_400 else {
            throw ValidationError("--seconds is a number above 0, and not above a day.")
        }
        guard allFiles.count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("Standard input can be read only once.")
        }
    }

    func run() throws {
        var results: [BenchResult] = []
        if files.isEmpty {
            let sample = BenchCommand.sample
            let name = "generated sample (seed \(sample.seed))"
            results.append(try measure(try sample.bytes(), name: name))
        }
        for file in allFiles {
            let name = InputFile.displayName(of: file)
            results.append(try measure(try read(file), name: name))
        }
        let report = BenchReport(results: results)
        if json {
            let text = try report.json.jsonString(options: .init(layout: .pretty()))
            try Output.write(text + "\n")
        } else {
            try Output.write(report.table)
        }
        if results.contains(where: { !$0.answers.isSound }) {
            throw ExitCode(ExitStatus.negative.rawValue)
        }
    }

    private func read(_ file: String) throws -> [UInt8] {
        do throws(JSONError) {
            return try InputFile.bytes(of: file)
        } catch {
            try Diagnostics.end(with: error, in: file)
        }
    }

    private func measure(_ bytes: [UInt8], name: String) throws -> BenchResult {
        let answers: AnswerCheck
        do throws(JSONError) {
            answers = try AnswerCheck(bytes)
        } catch {
            if let trouble = Diagnostics.trouble(error) { throw trouble }
            try Output.report(Diagnostics.line(error, in: name))
            throw ExitCode(ExitStatus.negative.rawValue)
        }
        // Who cannot read the document is in the differences, and has no time.
        let contenders = try Contender.all(for: bytes).filter { (try? $0.run()) != nil }
        return try BenchResult.measure(
            contenders,
            seconds: seconds,
            name: name,
            size: bytes.count,
            answers: answers
        )
    }
}
