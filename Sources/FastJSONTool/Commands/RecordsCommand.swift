import ArgumentParser
import FastJSON

/// `fastjson records`: checks, filters and reshapes records, one on each line.
struct RecordsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "records",
        abstract: "Print the valid records of JSON Lines, or some fields of them.",
        discussion: """
            A record that is not valid is reported on standard error, or written to the file of \
            --rejects as {"record", "line", "column", "error", "text"}; the others are printed all \
            the same, and the exit status is 1. The input may be larger than memory.
            """
    )

    @OptionGroup var reading: ReadingArguments

    @Option(help: "How the records are told apart: RFC 7464 is 'sequence'.")
    var format = RecordFormat.lines

    @Option(help: ArgumentHelp("Write records that are not valid to a file.", valueName: "file"))
    var rejects: String?

    @Option(
        help: ArgumentHelp(
            "Print only these members, with a dot before those of members: id,user.name",
            valueName: "names"
        )
    )
    var fields: String?

    @Flag(help: "Print the fields as CSV (RFC 4180), with a line of their names.")
    var csv = false

    @Option(
        help: ArgumentHelp(
            """
            Note in a file how far this is, and go on there if the file is there. It is removed at \
            the end.
            """,
            valueName: "file"
        )
    )
    var checkpoint: String?

    @Argument(help: "The records; - is standard input.")
    var file = "-"

    func validate() throws {
        guard fields != nil || !csv else { throw ValidationError("--csv needs --fields.") }
        guard fields?.split(separator: ",", omittingEmptySubsequences: false).contains("") != true
        else { throw ValidationError("--fields has a name that is empty.") }
    }

    func run() throws {
        var run = StreamRun(file: file, reading: reading.options, checkpoint: checkpoint)
        run.reading.numbers = .lossless
        let isResumed = try CheckpointFile(checkpoint).load() != nil
        let table = fields.map { FieldTable($0) }
        let log = try RejectLog(rejects, file: file)
        try run.run { stream throws(JSONError) in
            stream.records(format.format, onError: .skip).onReject { log.add($0) }
        } write: { record, isFirst, text in
            try log.check()
            guard let table else { return try text.appendLine(try record.jsonBytes()) }
            if csv {
                if isFirst, !isResumed { try text.append(table.header) }
                try text.append(try table.row(of: record))
            } else {
                try text.appendLine(try table.object(of: record).jsonBytes())
            }
        } finish: { isEmpty, text in
            if isEmpty, csv, !isResumed, let table { try text.append(table.header) }
            try log.finish()
        }
    }
}
