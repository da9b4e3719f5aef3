import ArgumentParser
import FastJSON
import Foundation

/// `bench run`: asks the questions, and prints what was measured.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Ask the questions of Benchmarks/README.md.",
        discussion: """
            MB is 10^6 bytes of JSON text; times are processor times of one run, with the release \
            of the answer. The contenders take turns in one process, or have one each where \
            memory or the first time counts.
            """
    )

    enum Name: String, CaseIterable, ExpressibleByArgument {
        case decode, message, encode, tree, validate, find, first, stream
    }

    @Argument(help: "Which questions; all unless named.")
    var questions: [Name] = []

    @Flag(help: "Measure less: in all, less than three minutes.")
    var quick = false

    @Option(help: "Write what was measured as JSON to this file.")
    var json: String?

    @Option(help: "Only contenders whose question and name have all these words; a|b is either.")
    var only: String?

    @Option(help: "The rounds that count; 25 unless set, or as many as there is time for.")
    var rounds: Int?

    @Option(help: "Where twitter.json, canada.json and citm_catalog.json are.")
    var documents: String?

    func validate() throws {
        if let rounds, rounds < 1 { throw ValidationError("--rounds is a number above 0.") }
    }

    func run() throws {
        #if DEBUG
        print("This is a debug build: its figures mean nothing.\n")
        #endif
        let corpora = Corpora(directory: documents)
        let absent = DocumentName.allCases.filter { !corpora.has($0) }
        for name in absent {
            print("absent: \(name.rawValue).json, not found in \(corpora.directory)")
        }
        if !absent.isEmpty { print(Corpora.advice) }
        var results = BenchmarkResults(isQuick: quick)
        print(results.machine.text + "\n")
        // Also before anything is measured: or a path that cannot be written to is found late.
        try write(results)
        for name in questions.isEmpty ? Name.allCases : questions {
            for result in try measure(name, corpora) {
                results.questions.append(result)
                print(Table(result: result).text)
                // At once, also into a file.
                fflush(nil)
                try write(results)
            }
        }
        if results.questions.isEmpty {
            let advice = absent.isEmpty ? "" : " Documents are absent. \(Corpora.advice)"
            throw ValidationError("No question and contender have what was asked for.\(advice)")
        }
    }

    private func write(_ results: BenchmarkResults) throws {
        guard let json else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try (encoder.encode(results) + Data("\n".utf8)).write(to: URL(fileURLWithPath: json))
    }

    private var effort: Effort {
        var effort = quick ? Effort.quick : .full
        if let rounds {
            effort.rounds = rounds
            effort.seconds = .infinity
        }
        return effort
    }

    private func measure(_ name: Name, _ corpora: Corpora) throws -> [QuestionResult] {
        let effort = effort
        let words = only?.lowercased().split(separator: " ").map(String.init) ?? []
        func measured(_ questions: [Question]) throws -> [QuestionResult] {
            let narrowed = questions.map { $0.narrowed(to: words) }
            return try narrowed.filter { !$0.contenders.isEmpty }.map { try $0.measure(effort) }
        }
        switch name {
        case .decode:
            return try Subject.allCases.flatMap { subject in
                try measured(subject.open(in: corpora) { [$0.decodeQuestion()] } ?? [])
            }
        case .encode:
            return try Subject.allCases.flatMap { subject in
                try measured(subject.open(in: corpora) { [try $0.encodeQuestion()] } ?? [])
            }
        case .message:
            return try measured(MessageQuestion.questions())
        case .tree:
            return try measured(PlainDocument.all(in: corpora).map(TreeQuestion.question))
        case .validate:
            return try measured(PlainDocument.all(in: corpora).map(ValidateQuestion.question))
        case .find:
            return try measured(Search.all(in: corpora).map(FindQuestion.question))
        case .first:
            return try FirstQuestion.measure(effort, only: words)
        case .stream:
            return try StreamQuestion.measure(corpora, effort, only: words)
        }
    }
}
