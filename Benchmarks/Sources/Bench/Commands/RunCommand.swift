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
        case decode, order, message, encode, tree, validate, unseen, find, first, stream, tools
    }

    @Argument(help: "Which questions; all unless named, or validate and tree with --file.")
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

    @Option(help: "A document of yours, for validate and tree; may be given several times.")
    var file: [String] = []

    @Option(help: "What generated and shuffled documents are made of.")
    var seed = SeededNumbers.usualSeed

    func validate() throws {
        if let rounds, rounds < 1 { throw ValidationError("--rounds is a number above 0.") }
        guard file.isEmpty || questions.allSatisfy({ $0 == .validate || $0 == .tree }) else {
            throw ValidationError("--file is for the questions validate and tree.")
        }
    }

    func run() throws {
        #if DEBUG
        print("This is a debug build: its figures mean nothing.\n")
        #endif
        let corpora = Corpora(directory: documents)
        let absent = file.isEmpty ? DocumentName.allCases.filter { !corpora.has($0) } : []
        for name in absent {
            print("absent: \(name.rawValue).json, not found in \(corpora.directory)")
        }
        if !absent.isEmpty { print(Corpora.advice) }
        var results = BenchmarkResults(isQuick: quick)
        print(results.machine.text + ", seed \(seed)\n")
        // Also before anything is measured: or a path that cannot be written to is found late.
        try write(results)
        for name in questions.isEmpty ? usualQuestions : questions {
            let measured = try measure(name, corpora)
            for result in measured {
                results.questions.append(result)
                print(Table(result: result).text)
                // At once, also into a file.
                fflush(nil)
                try write(results)
            }
            if name == .unseen { show(measured.flatMap(UnseenQuestion.ratios)) }
        }
        if results.questions.isEmpty {
            let advice = absent.isEmpty ? "" : " Documents are absent. \(Corpora.advice)"
            throw ValidationError("No question and contender have what was asked for.\(advice)")
        }
    }

    private var usualQuestions: [Name] { file.isEmpty ? Name.allCases : [.validate, .tree] }

    private func plainDocuments(_ corpora: Corpora) throws -> [PlainDocument] {
        if file.isEmpty { return try PlainDocument.all(in: corpora) }
        return try file.map { PlainDocument(name: $0, bytes: try JSONInput.file($0).readAll()) }
    }

    private func show(_ ratios: [MeasuredRatio]) {
        if ratios.isEmpty { return }
        let lines = [MeasuredRatio.heading] + ratios.map(\.line)
        print(lines.joined(separator: "\n") + "\n")
    }

    private func write(_ results: BenchmarkResults) throws {
        if let json { try BenchmarkResults.write(results, to: json) }
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
        case .order:
            return try measured(OrderQuestion.question(in: corpora, seed: seed).map { [$0] } ?? [])
        case .encode:
            // What is written does not depend on the white space that was read.
            return try Subject.allCases.filter { !$0.isMinified }.flatMap { subject in
                try measured(subject.open(in: corpora) { [try $0.encodeQuestion()] } ?? [])
            }
        case .message:
            return try measured(MessageQuestion.questions())
        case .tree:
            return try measured(plainDocuments(corpora).map(TreeQuestion.question))
        case .validate:
            return try measured(plainDocuments(corpora).map(ValidateQuestion.question))
        case .unseen:
            return try measured(UnseenQuestion.questions(seed: seed))
        case .find:
            return try measured(Search.all(in: corpora).map(FindQuestion.question))
        case .first:
            return try FirstQuestion.measure(effort, only: words)
        case .stream:
            return try StreamQuestion.measure(corpora, effort, only: words)
        case .tools:
            return try ToolsQuestion.measure(corpora, effort, only: words)
        }
    }
}
