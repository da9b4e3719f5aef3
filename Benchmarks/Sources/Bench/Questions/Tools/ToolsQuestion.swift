import Foundation

/// What people do with files in a shell, by the command of this project and by other tools.
enum ToolsQuestion {
    static func measure(
        _ corpora: Corpora,
        _ effort: Effort,
        only words: [String]
    ) throws -> [QuestionResult] {
        guard let tweets = try TweetFile.tweets(in: corpora) else { return [] }
        return try ToolTask.allCases.compactMap { task in
            let contenders = task.contenders.filter { contender in
                Question.has(words, "tools \(task.subject)", contender.tool.name + contender.note)
            }
            if contenders.isEmpty { return nil }
            let file = try TweetFile(tweets, megabytes: effort.toolFileSize, form: task.form)
            defer { file.remove() }
            return try measure(task, contenders, file, runs: effort.processes)
        }
    }

    private static func measure(
        _ task: ToolTask,
        _ contenders: [ToolTask.Contender],
        _ file: TweetFile,
        runs: Int
    ) throws -> QuestionResult {
        let output = URL(fileURLWithPath: file.path + ".out")
        defer { try? FileManager.default.removeItem(at: output) }
        var children: [(name: String, process: ChildProcess)] = []
        var entries: [Entry] = []
        for contender in contenders {
            guard let name = contender.tool.versionedName() else {
                entries.append(.absent(contender.tool.name + contender.note, "not installed"))
                continue
            }
            children.append((name + contender.note, contender.process(file.path)))
        }
        var costs: [[ProcessCost]] = children.map { _ in [] }
        for run in 0..<runs {
            for (index, child) in children.enumerated() {
                costs[index].append(try child.process.cost(output: output))
                guard try run > 0 || task.isRight(output, of: file) else {
                    throw WrongAnswer(question: "tools \(task.subject)", contender: child.name)
                }
            }
        }
        let question = Question(
            name: "tools",
            subject: task.subject,
            size: file.size,
            reference: children.first { $0.name.hasPrefix("jq ") }?.name ?? "",
            entries: entries
        )
        let results = zip(children, costs).map { child, costs in
            ContenderResult(
                name: child.name,
                times: Times(costs.map(\.seconds), repetitions: 1),
                elapsedSeconds: costs.map(\.elapsedSeconds).min(),
                peakBytes: costs.map(\.peakBytes).max()
            )
        }
        return QuestionResult(question, results)
    }
}
