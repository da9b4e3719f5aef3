import ArgumentParser

/// The benchmarks, as a command.
///
/// Not an asynchronous one: valgrind does not bear its threads.
@main
struct Bench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract: "Measure FastJSON beside its neighbours, every answer checked.",
        subcommands: [
            RunCommand.self, RatiosCommand.self, BudgetsCommand.self, GenerateCommand.self,
            AnswerStreamCommand.self, AnswerFirstCommand.self,
        ],
        defaultSubcommand: RunCommand.self
    )
}
