import ArgumentParser

/// The command `fastjson`.
@main
struct FastJSONTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fastjson",
        abstract: "Check, query, change, convert and format JSON documents of any size.",
        discussion: """
            '-' as a file is standard input. Write './-name' for a file whose name starts with \
            '-'. Exit status: 0 when all is well, 1 when a document is \
            not valid or has no such value, 2 when the command is wrong or a file cannot be read \
            or written, or there is not enough memory. A signal ends the command as it ends other \
            commands; a file that is not complete is removed.
            """,
        version: Version.text,
        subcommands: [
            ValidateCommand.self, GetCommand.self, SelectCommand.self, RecordsCommand.self,
            PatchCommand.self, DiffCommand.self, ConvertCommand.self, FormatCommand.self,
            MinifyCommand.self, StatsCommand.self,
        ]
    )

    func run() throws {
        throw ValidationError("A command is missing.")
    }

    /// Runs the command and ends the process with the exit status that ``ExitStatus`` promises.
    ///
    /// The parser's own `main` would end with 64 for bad usage.
    static func main() {
        System.reserveStandardStreams()
        System.endWhenPipeCloses()
        System.endWhenAskedToQuit()
        System.noteFileSizeLimit()
        System.noteLackOfMemory()
        do {
            do {
                if let argument = CommandArguments.severalOptions {
                    throw ValidationError(
                        "Unknown option '\(argument)'. For a file of this name, write './\(argument)'."
                    )
                }
                if let word = CommandArguments.parsed.first, !isCommand(word) {
                    throw ValidationError(
                        "There is no command '\(word)'. 'fastjson --help' lists all."
                    )
                }
                var command = try parseAsRoot(Array(CommandArguments.parsed))
                try command.run()
            } catch let failure as ToolFailure {
                throw failure
            } catch {
                try end(with: error)
            }
        } catch {
            if let failure = error as? ToolFailure {
                // If not even the message can be written, the status must do.
                try? Output.report("fastjson: \(failure.message)\n")
            }
            System.exit(.trouble)
        }
    }

    /// True for the name of a command, and for an option.
    private static func isCommand(_ word: String) -> Bool {
        word.hasPrefix("-") || word == "help"
            || configuration.subcommands.contains { $0._commandName == word }
    }

    /// Ends with what the parser has to say: help, a version, a usage error, a status.
    private static func end(with error: any Error) throws {
        let text = fullMessage(for: error)
        switch exitCode(for: error) {
        case .success:
            try Output.write(text.isEmpty ? "" : text + "\n")
            System.exit(.success)
        case .validationFailure:
            try Output.report(text + "\n")
            System.exit(.trouble)
        case let code:
            if !(error is ExitCode), !text.isEmpty {
                try Output.report(text + "\n")
            }
            System.exit(ExitStatus(rawValue: code.rawValue) ?? .trouble)
        }
    }
}
