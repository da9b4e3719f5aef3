import AllocationCounter
import ArgumentParser
import BudgetRegion
import FastJSON
import Foundation

/// `bench budgets`: what does not depend on how busy the machine is.
struct BudgetsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "budgets",
        abstract: "Count the allocations of fixed tasks; for scripts/check-budgets.",
        discussion: """
            Prints a JSON object of allocations by task, null where its document is absent. \
            Each task is run once inside the C function budget_region, which callgrind can count \
            the instructions of.
            """
    )

    @Flag(help: "Print the names of the tasks instead, in the order in which they are run.")
    var inOrder = false

    @Option(help: "Where twitter.json and citm_catalog.json are.")
    var documents: String?

    func run() throws {
        var counts: [String: Int?] = [:]
        try count(BudgetTask.generated(), &counts)
        // Afterwards: what reading files leaves on the heap can change how arrays grow.
        try count(BudgetTask.minified(in: Corpora(directory: documents)), &counts)
        if inOrder { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try print(String(decoding: encoder.encode(counts), as: UTF8.self))
    }

    /// Counts what the tasks allocate, or prints their names.
    private func count(_ tasks: [BudgetTask], _ counts: inout [String: Int?]) throws {
        for task in tasks {
            guard let run = task.run else {
                counts.updateValue(nil, forKey: task.name)
                continue
            }
            // Caches and pools are filled, and initialisers are checked, the first three times.
            for _ in 0..<3 { try run() }
            allocation_count_begin()
            try BudgetsCommand.runInRegion(run)
            let count = allocation_count_end()
            guard count >= 0 else {
                throw ValidationError("Allocations are counted with glibc only.")
            }
            counts[task.name] = count
            if inOrder { print(task.name) }
        }
    }

    private static func runInRegion(_ run: @escaping () throws -> Void) throws {
        final class Attempt {
            let run: () throws -> Void
            var failure: (any Error)?
            init(_ run: @escaping () throws -> Void) { self.run = run }
        }
        let attempt = Attempt(run)
        budget_region(
            { context in
                guard let context else { return }
                let attempt = Unmanaged<Attempt>.fromOpaque(context).takeUnretainedValue()
                do { try attempt.run() } catch { attempt.failure = error }
            },
            Unmanaged.passUnretained(attempt).toOpaque()
        )
        try withExtendedLifetime(attempt) {
            if let failure = attempt.failure { throw failure }
        }
    }
}
