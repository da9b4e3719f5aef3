import ArgumentParser
import Foundation

/// `bench ratios`: what is wanted of the library, and where it stands.
struct RatiosCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ratios",
        abstract: "Measure pairs of contenders beside what is wanted of them.",
        discussion: """
            Two at a time take turns. A ratio is the median of those of all rounds; half of the \
            rounds lie within the middle half. The times are medians of one run, in microseconds, \
            of the contender and of who is beside it.
            """
    )

    @Option(help: "The rounds of each pair.")
    var rounds = 101

    @Option(help: "Only the pairs whose line has all these words; a|b is either.")
    var only: String?

    @Option(help: "Write what was measured as JSON to this file.")
    var json: String?

    @Option(help: "Where twitter.json, canada.json and citm_catalog.json are.")
    var documents: String?

    @Option(help: "What documents are shuffled by.")
    var seed = SeededNumbers.usualSeed

    func validate() throws {
        if rounds < 1 { throw ValidationError("--rounds is a number above 0.") }
    }

    func run() throws {
        let corpora = Corpora(directory: documents)
        let words = only?.lowercased().split(separator: " ").map(String.init) ?? []
        print(Machine.current.text + ", seed \(seed)\n")
        print(MeasuredRatio.heading)
        var ratios: [MeasuredRatio] = []
        var absent = 0
        for goal in Goal.all(seed: seed) {
            guard let ratio = try goal.measure(corpora, rounds: rounds, only: words) else {
                absent += 1
                continue
            }
            ratios.append(ratio)
            print(ratio.line)
            // At once, also into a file.
            fflush(nil)
        }
        if absent > 0, words.isEmpty {
            print("\nabsent: \(absent) pairs, whose document or neighbour is not there")
        }
        if ratios.isEmpty, !words.isEmpty {
            throw ValidationError("No pair has all of these words: \(words.joined(separator: " "))")
        }
        if ratios.isEmpty { throw ValidationError("Nothing can be measured. \(Corpora.advice)") }
        if let json { try BenchmarkResults.write(ratios, to: json) }
    }
}
