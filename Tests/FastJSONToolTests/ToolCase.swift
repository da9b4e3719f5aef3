import Testing

/// One command line and what must come of it.
struct ToolCase: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var input = ""
    var status: Int32 = 0
    var output = ""
    var errors = ""

    init(
        _ arguments: [String],
        input: String = "",
        status: Int32 = 0,
        output: String = "",
        errors: String = ""
    ) {
        self.arguments = arguments
        self.input = input
        self.status = status
        self.output = output
        self.errors = errors
    }

    var testDescription: String { arguments.joined(separator: " ") }

    /// Runs the command and compares all that comes of it.
    func check(
        engine: String,
        in folder: TemporaryFolder,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let run = try Tool.run(arguments + ["--engine", engine], input: input, in: folder)
        #expect(
            run == Tool.Run(status: status, output: output, errors: errors),
            sourceLocation: sourceLocation
        )
    }
}
