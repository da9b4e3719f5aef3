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
            Prints a JSON object of allocations by task. Each task is run once inside the C \
            function budget_region, which callgrind can count the instructions of.
            """
    )

    @Flag(help: "Print the names of the tasks instead, in the order in which they are run.")
    var inOrder = false

    func run() throws {
        var counts: [String: Int] = [:]
        for task in try BudgetTask.all() {
            // Caches and pools are filled, and initialisers are checked, the first three times.
            for _ in 0..<3 { try task.run() }
            allocation_count_begin()
            try BudgetsCommand.runInRegion(task)
            let count = allocation_count_end()
            guard count >= 0 else {
                throw ValidationError("Allocations are counted with glibc only.")
            }
            counts[task.name] = count
            if inOrder { print(task.name) }
        }
        if inOrder { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try print(String(decoding: encoder.encode(counts), as: UTF8.self))
    }

    private static func runInRegion(_ task: BudgetTask) throws {
        final class Attempt {
            let task: BudgetTask
            var failure: (any Error)?
            init(_ task: BudgetTask) { self.task = task }
        }
        let attempt = Attempt(task)
        budget_region(
            { context in
                guard let context else { return }
                let attempt = Unmanaged<Attempt>.fromOpaque(context).takeUnretainedValue()
                do { try attempt.task.run() } catch { attempt.failure = error }
            },
            Unmanaged.passUnretained(attempt).toOpaque()
        )
        try withExtendedLifetime(attempt) {
            if let failure = attempt.failure { throw failure }
        }
    }
}
