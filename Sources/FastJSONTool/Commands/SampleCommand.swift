import ArgumentParser

/// `fastjson sample`: writes a document to try things with.
struct SampleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sample",
        abstract: "Write a generated JSON document of any size.",
        discussion: """
            The same size and seed give the same document on every machine.

            Examples:
              fastjson sample --size 100 --output sample.json
            """
    )

    /// A petabyte: beyond it the number of bytes comes near the limit of `Int`.
    private static let largestSize = 1e9

    @Option(help: ArgumentHelp("The size in megabytes (10^6 bytes).", valueName: "megabytes"))
    var size = 32.0

    @Option(help: "The start of the random numbers.")
    var seed: UInt64 = 1

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file to write, replaced when everything is written. (default: standard output)",
            valueName: "file"
        ),
        completion: .file()
    )
    var output: String?

    func validate() throws {
        guard size > 0, size <= SampleCommand.largestSize else {
            throw ValidationError("--size is a number above 0, and not above 1000000000.")
        }
    }

    func run() throws {
        let sample = SampleDocument(size: Int(size * 1e6), seed: seed)
        let file = try OutputFile(output)
        do {
            try sample.write { chunk in
                try unsafe chunk.withUnsafeBytes { try unsafe file.write($0) }
            }
            try file.finish()
        } catch {
            file.abandon()
            throw error
        }
    }
}
