import ArgumentParser
import FastJSON

/// `fastjson records`: checks, filters and reshapes records, one on each line.
struct RecordsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "records",
        abstract: "Print the valid records of JSON Lines, or some fields of them.",
        discussion: """
            A record that is not valid is reported on standard error, or written to the file of \
            --rejects as {"record", "line", "column", "offset", "path", "error", "text"}; the \
            others are printed all the same, and the exit status is 1. With --fields, a record \
            that is not an object is not valid. The input may be larger than memory.

            Examples:
              fastjson records --rejects bad.jsonl rows.jsonl > good.jsonl
              fastjson records --fields id,user.name --csv rows.jsonl > rows.csv
              fastjson records --where '@.id > 1' rows.jsonl
              fastjson records --limit 10 rows.jsonl
            """
    )

    @OptionGroup var reading: ReadingArguments
    @OptionGroup var progress: ProgressArguments

    @Option(help: "How the records are told apart: RFC 7464 is 'sequence'.")
    var format = JSONRecordFormat.lines

    @Option(
        help: ArgumentHelp("Write records that are not valid to a file.", valueName: "file"),
        completion: .file()
    )
    var rejects: String?

    @Option(
        name: .customLong("where"),
        help: ArgumentHelp(
            """
            Print only the records for which a filter of RFC 9535 holds, in which @ is the record: \
            '@.level == "error" && @.ms > 100'. The others are checked all the same. @.name alone \
            asks whether the member exists.
            """,
            valueName: "filter"
        )
    )
    var filter: String?

    @OptionGroup var fields: FieldArguments
    @OptionGroup var limit: LimitArguments

    @Option(
        help: ArgumentHelp(
            """
            Keep the progress in a file, and resume from it if the file exists: see 'fastjson help \
            select'. The file of --rejects is continued, too.
            """,
            valueName: "file"
        ),
        completion: .file()
    )
    var checkpoint: String?

    @Option(
        help: ArgumentHelp(
            """
            Read lines with NUMBER threads, at most 256. The output is the same.
            """,
            valueName: "number"
        )
    )
    var jobs = 1

    @Argument(help: "The records; - is standard input.", completion: .file())
    var file = "-"

    func validate() throws {
        guard (1...256).contains(jobs) else {
            throw ValidationError("--jobs must be from 1 to 256.")
        }
        guard jobs == 1 || format == .lines else {
            throw ValidationError("--jobs works only with --format lines.")
        }
        guard jobs == 1 || (checkpoint == nil && limit.limit == nil) else {
            throw ValidationError("--jobs cannot be used with --checkpoint or --limit.")
        }
        guard rejects != "-" else {
            throw ValidationError(
                "--rejects needs a file: without it they are reported on standard error."
            )
        }
    }

    func run() throws {
        let notes = try CheckpointFile(checkpoint, for: purpose)
        let log = RejectLog(rejects, input: file)
        var run = StreamRun(
            file: file,
            reading: reading.options,
            progress: progress,
            notes: notes,
            rejects: log
        )
        run.reading.numbers = .lossless
        run.limit = limit.limit
        run.isParallel = jobs > 1
        let printer = ValuePrinter(
            fields,
            where: try filter.map(PathCondition.init(argument:)),
            goesOn: notes?.place != nil
        )
        if jobs > 1 {
            try run.run(printingBy: printer) { stream in
                ParallelRecords(stream, jobs: jobs, onReject: log.add, printer.read)
            }
        } else {
            try run.run(printingBy: printer) { stream in
                stream.records(format, onError: .skip, printer.read).onReject(log.add)
            }
        }
    }

    /// What a checkpoint is of.
    private var purpose: String {
        "records --format \(format.rawValue)" + reading.purpose + fields.purpose
            + (filter.map { " --where \(DiagnosticText.argument($0))" } ?? "")
    }
}
