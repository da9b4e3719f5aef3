import ArgumentParser

/// The command `fastjson`.
@main
struct FastJSONTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fastjson",
        abstract: "Check, query, lay out and measure JSON documents of any size.",
        discussion: """
            '-' as a file is standard input. Exit status: 0 when all is well, 1 when a document is \
            not valid or has no such value, 2 when the command is wrong or a file cannot be read \
            or written.
            """,
        version: Version.text,
        subcommands: [
            ValidateCommand.self, GetCommand.self, SelectCommand.self, RecordsCommand.self,
            ConvertCommand.self, FormatCommand.self, MinifyCommand.self, StatsCommand.self,
            BenchCommand.self, SampleCommand.self,
        ]
    )

    func run() throws {
        throw ValidationError("Missing a command.")
    }

    /// Runs the command and ends the process with the exit status that ``ExitStatus`` promises.
    ///
    /// The parser's own `main` would end with 64 for bad usage.
    static func main() {
        System.endWhenPipeCloses()
        do {
            do {
                var command = try parseAsRoot()
                try command.run()
            } catch let failure as ToolFailure {
                try Output.write("fastjson: \(failure.message)\n", to: .standardError)
                System.exit(failure.status)
            } catch {
                try end(with: error)
            }
        } catch {
            // Not even the message could be written.
            System.exit(.trouble)
        }
    }

    /// Ends with what the parser has to say: help, a version, a usage error, a status.
    private static func end(with error: any Error) throws {
        let text = fullMessage(for: error)
        switch exitCode(for: error) {
        case .success:
            try Output.write(text.isEmpty ? "" : text + "\n")
            System.exit(.success)
        case .validationFailure:
            try Output.write(text + "\n", to: .standardError)
            System.exit(.trouble)
        case let code:
            if !(error is ExitCode), !text.isEmpty {
                try Output.write(text + "\n", to: .standardError)
            }
            System.exit(ExitStatus(rawValue: code.rawValue) ?? .trouble)
        }
    }
}
