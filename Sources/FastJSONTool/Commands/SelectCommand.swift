import ArgumentParser
import FastJSON

/// `fastjson select`: prints what a path selects, one value on each line.
struct SelectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "select",
        abstract: "Print the elements of an array, or many values, one on each line.",
        discussion: """
            A path is a pointer (RFC 6901), which leads to an array whose elements are printed: \
            /statuses. If the pointer has a *, which means every element and member, the values \
            themselves are printed: /statuses/*/user/name. (A key that is * is written ~2.) A path \
            can also be a query (RFC 9535), which starts with $: \
            '$.statuses[?@.lang == "en"].text', '$..name'. The selected values are printed in the \
            order of the document.

            With several paths, the document must be named, after the paths. It is read once, and \
            the selected values are printed in the order of the document. No two paths may select \
            the same value, or one value inside another.

            The document may be larger than memory; values that are not selected are checked and \
            skipped. A value that a filter looks at, or an array in which something is counted \
            from the end, is in memory as a whole. With --fields, a value that is not an object is \
            an error. Everything before an error is still printed. Errors go to standard error.

            With --checkpoint FILE, a note in that file says how far the run has come. The note is \
            made at the start, about once a second, and when the run ends early. The next run \
            continues from it. The input must be the same up to that point, and may grow or be \
            corrected after it; input from a pipe is not compared. Append the output of all runs \
            to one file: 'fastjson select --checkpoint FILE PATH INPUT >> OUTPUT'. Then nothing is \
            lost and nothing is written twice, however a run ended: anything that a killed run \
            wrote after its last note is removed.

            If the output is a pipe, or another file for each run, the same holds after an error \
            of the input, and after the pipe was closed. (Everything that the pipe has taken \
            counts as written, even if nobody read it.) It also holds after SIGTERM, SIGINT and \
            SIGHUP, if the input is a regular file. After SIGKILL, and after these signals if the \
            input is a pipe, the lines of about the last second may be written twice. Messages on \
            standard error may be repeated.

            Examples:
              fastjson select /statuses tweets.json > tweets.jsonl
              fastjson select '/statuses/*/user/name' tweets.json | sort | uniq -c
              fastjson select '/statuses/*/id' '/statuses/*/user/name' tweets.json
              fastjson select '$.statuses[?@.retweet_count > 0].id' tweets.json
              fastjson select --fields id,user.name --csv /statuses tweets.json
              fastjson select --limit 10 /statuses tweets.json
              fastjson select --checkpoint note /statuses tweets.json >> tweets.jsonl
            """
    )

    @OptionGroup var reading: ReadingArguments
    @OptionGroup var progress: ProgressArguments

    @Flag(help: "Print each value as it is written, with line breaks replaced by spaces.")
    var raw = false

    @Flag(help: "Print only how many there are.")
    var count = false

    @OptionGroup var fields: FieldArguments
    @OptionGroup var limit: LimitArguments

    @Option(
        help: ArgumentHelp(
            """
            Keep the progress in a file, and resume from it if the file exists. The file is \
            removed when everything is done.
            """,
            valueName: "file"
        ),
        completion: .file()
    )
    var checkpoint: String?

    @Argument(help: "Where the elements or values are: a pointer, or a query that starts with $.")
    var path: String

    @Argument(
        help: ArgumentHelp(
            "Further paths, and at the end the document; - is standard input.",
            valueName: "path-or-file"
        ),
        completion: .file()
    )
    var others: [String] = []

    func validate() throws {
        guard !(raw && count) else {
            throw ValidationError("--raw and --count cannot be used together.")
        }
        guard fields.fields == nil || !(raw || count) else {
            throw ValidationError("--fields cannot be used with --raw or --count.")
        }
        guard checkpoint == nil || !count else {
            throw ValidationError("--count cannot be used with --checkpoint.")
        }
    }

    func run() throws {
        let file = others.last ?? "-"
        let paths = try ([path] + others.dropLast()).map(JSONPath.init(argument:))
        try Selection.check(paths)
        guard checkpoint == nil || paths.allSatisfy(\.allowsCheckpoints) else {
            throw ToolFailure(JSONCheckpoint.isNotForPath)
        }
        let purpose =
            "select" + (raw ? " --raw" : "") + reading.purpose + fields.purpose
            + paths.map { " \(DiagnosticText.argument($0.description))" }.joined()
        let notes = try CheckpointFile(checkpoint, for: purpose)
        var run = StreamRun(file: file, reading: reading.options, progress: progress, notes: notes)
        run.limit = limit.limit
        if count {
            var total = 0
            try run.run { stream throws(JSONError) in
                try Selection.open(stream, at: paths) { cursor throws(JSONError) in
                    try cursor.skipValue()
                }
            } write: { _, _, _ in
                total += 1
                return true
            } finish: { _, text in
                text.appendLine("\(total)".utf8)
            }
        } else if raw {
            try run.run { stream throws(JSONError) in
                try Selection.open(stream, at: paths) { cursor throws(JSONError) in
                    try cursor.readRawValue()
                }
            } write: { bytes, _, text in
                text.appendLine(bytes)
                return true
            }
        } else {
            run.reading.numbers = .lossless
            let printer = ValuePrinter(fields, goesOn: notes?.place != nil)
            try run.run(printingBy: printer) { stream throws(JSONError) in
                try Selection.open(stream, at: paths, printer.read)
            }
        }
    }
}
