import ArgumentParser
import FastJSON

/// `fastjson validate`: says which files are not JSON, and where.
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Check that files are JSON.",
        discussion: """
            Prints one line for each file that is not valid: FILE:LINE:COLUMN: error: MESSAGE \
            (byte OFFSET, at PATH). Bytes are counted from 0. Standard input is called <stdin>. \
            Files are read through a small window, so they may be larger than memory. The exit \
            status is 0 if all files are valid, 1 if one is not, 2 if one cannot be read.

            Examples:
              fastjson validate --report people.json tweets.json
              cat people.json | fastjson validate -
            """
    )

    /// The window is three times as large.
    private static let largestChunk = 1 << 26

    @OptionGroup var reading: ReadingArguments
    @OptionGroup var progress: ProgressArguments

    @Option(help: ArgumentHelp("How much to read at once, at most 64 MiB.", valueName: "bytes"))
    var chunkSize = JSONInput.defaultChunkSize

    @Flag(help: "Show the text around each error, with a caret under the place.")
    var report = false

    @Flag(name: .shortAndLong, help: "Print nothing about files that are not valid.")
    var quiet = false

    @Argument(
        help: ArgumentHelp("The files to check; - is standard input.", valueName: "file"),
        completion: .file()
    )
    var files: [String]

    /// The files, also those that the parser did not get.
    private var allFiles: [String] { files + CommandArguments.further }

    func validate() throws {
        guard (1...ValidateCommand.largestChunk).contains(chunkSize) else {
            throw ValidationError("--chunk-size must be from 1 to 67108864.")
        }
        guard allFiles.count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("Standard input can be read only once.")
        }
    }

    func run() throws {
        var status = ExitStatus.success
        for file in allFiles {
            status = max(status, try check(file))
        }
        throw ExitCode(status.rawValue)
    }

    /// Checks one file, and prints what is wrong with it.
    private func check(_ path: String) throws(ToolFailure) -> ExitStatus {
        do throws(JSONError) {
            let input = try InputFile.open(path, chunkSize: chunkSize)
            guard let bar = progress.bar(for: input.size, unasked: !quiet) else {
                try input.validate(options: reading.options)
                return .success
            }
            defer { bar.clear() }
            try input.onRead { bar.advance(by: $0) }.validate(options: reading.options)
            return .success
        } catch {
            if let trouble = Diagnostics.trouble(error) {
                try Output.report("fastjson: \(trouble.message)\n")
                return .trouble
            }
            if !quiet {
                let name = InputFile.displayName(of: path)
                try Output.write(
                    report ? Diagnostics.report(error, in: name) : Diagnostics.line(error, in: name)
                )
            }
            return .negative
        }
    }
}
