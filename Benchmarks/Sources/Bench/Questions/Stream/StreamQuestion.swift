import FastJSON
import Foundation

/// Reading a large file into values: how fast, and in how much memory.
enum StreamQuestion {
    static let scripts = [
        ScriptContender(
            name: "ijson",
            module: "ijson",
            form: .array,
            imported: "ijson.backends.yajl2_c"
        ),
        ScriptContender(
            name: "orjson, whole file",
            module: "orjson",
            form: .array,
            imported: "orjson"
        ),
    ]

    /// What a process says of itself.
    struct Report: Codable {
        let sum: TweetSum
        /// The processor time of all its threads.
        let seconds: Double
        let elapsedSeconds: Double
        let peakBytes: Int
    }

    /// Reads the file once, as the process that is asked to.
    static func answer(_ contender: StreamContender, _ path: String) async throws -> Report {
        let clock = ContinuousClock()
        let start = clock.now
        let sum = try await contender.sum(path)
        return Report(
            sum: sum,
            seconds: Stopwatch.processSeconds(),
            elapsedSeconds: (clock.now - start) / .seconds(1),
            peakBytes: PeakMemory.bytes
        )
    }

    /// Measures all sizes, each in files that are removed again.
    static func measure(
        _ corpora: Corpora,
        _ effort: Effort,
        only words: [String]
    ) throws -> [QuestionResult] {
        guard let tweets = try TweetFile.tweets(in: corpora) else { return [] }
        let isSelected = { (name: String) in Question.has(words, "stream", name) }
        let names = StreamContender.all.map(\.name) + scripts.map(\.name)
        if !names.contains(where: isSelected) { return [] }
        var results: [QuestionResult] = []
        for megabytes in effort.fileSizes {
            for form in [TweetForm.array, .lines] {
                let isLargest = megabytes == effort.fileSizes.last
                // The lines are asked for their speed only.
                if form == .lines, !isLargest { continue }
                let file = try TweetFile(tweets, megabytes: megabytes, form: form)
                defer { file.remove() }
                let runs = isLargest ? effort.processes : 1
                let result = try measure(file, runs: runs, isSelected)
                if !result.contenders.isEmpty { results.append(result) }
            }
        }
        return results
    }

    private static func measure(
        _ file: TweetFile,
        runs: Int,
        _ isSelected: (String) -> Bool
    ) throws -> QuestionResult {
        var children: [(name: String, process: ChildProcess, hasAnswer: Bool)] = []
        var entries: [Entry] = []
        for contender in StreamContender.all
        where contender.form == file.form && isSelected(contender.name) {
            let process = ChildProcess.bench("answer-stream", contender.name, file.path)
            children.append((contender.name, process, contender.hasAnswer))
        }
        for script in scripts where script.form == file.form && isSelected(script.name) {
            if script.isInstalled {
                children.append((script.name, script.process(file.path), true))
            } else {
                entries.append(.absent(script.name, "python3 has no module \(script.imported)"))
            }
        }
        var reports: [[Report]] = children.map { _ in [] }
        for _ in 0..<runs {
            for index in children.indices {
                let child = children[index]
                let report = try child.process.report(as: Report.self)
                guard report.sum == file.sum || !child.hasAnswer else {
                    throw WrongAnswer(question: "stream", contender: child.name)
                }
                reports[index].append(report)
            }
        }
        let question = Question(
            name: "stream",
            subject: "\(file.megabytes) MB of \(file.form.rawValue)",
            size: file.size,
            reference: file.form == .array
                ? StreamContender.jsonDecoder.name : StreamContender.lines.name,
            entries: entries
        )
        let results = zip(children, reports).map { child, reports in
            ContenderResult(
                name: child.name,
                times: child.name == StreamContender.idle.name
                    ? nil : Times(reports.map(\.seconds), repetitions: 1),
                elapsedSeconds: reports.map(\.elapsedSeconds).min(),
                peakBytes: reports.map(\.peakBytes).max()
            )
        }
        return QuestionResult(question, results)
    }
}
