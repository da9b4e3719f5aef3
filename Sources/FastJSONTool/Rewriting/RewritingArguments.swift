import ArgumentParser

/// The options of the commands that write a document in another layout.
struct RewritingArguments: ParsableArguments {
    @OptionGroup var reading: ReadingArguments
    @OptionGroup var progress: ProgressArguments

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            """
            The file to write; it may be the one that is read. It is replaced when all is \
            written. (default: standard output)
            """,
            valueName: "file"
        ),
        completion: .file()
    )
    var output: String?

    @Argument(help: "The document; - is standard input.", completion: .file())
    var file = "-"
}
