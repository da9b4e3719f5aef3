import ArgumentParser

/// The options of the commands that write a document in another layout.
struct RewritingArguments: ParsableArguments {
    @OptionGroup var reading: ReadingArguments
    @OptionGroup var progress: ProgressArguments

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            """
            The file to write, which may be the input. It is replaced when everything is written. \
            (default: standard output)
            """,
            valueName: "file"
        ),
        completion: .file()
    )
    var output: String?

    @Argument(help: "The document; - is standard input.", completion: .file())
    var file = "-"
}
