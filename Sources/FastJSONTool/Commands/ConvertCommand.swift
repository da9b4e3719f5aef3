import ArgumentParser
import FastJSON

/// `fastjson convert`: turns an array into lines, and lines into an array.
struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Turn an array into JSON Lines, or JSON Lines into an array.",
        discussion: """
            The input may be larger than memory. Numbers keep their digits, members their order. \
            A record that is not valid ends the conversion.
            """
    )

    /// What comes out.
    enum Form: String, CaseIterable, ExpressibleByArgument {
        case lines, array
    }

    @OptionGroup var reading: ReadingArguments

    @Option(help: "What to write.")
    var to: Form

    @Option(help: ArgumentHelp("For --to lines, where the array is.", valueName: "pointer"))
    var at = ""

    @Option(help: "For --to array, how the records are told apart.")
    var format = RecordFormat.lines

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file to write, replaced when all is written. (default: standard output)",
            valueName: "file"
        )
    )
    var output: String?

    @Argument(help: "The input; - is standard input.")
    var file = "-"

    func run() throws {
        try Selection.check(at)
        var run = StreamRun(file: file, reading: reading.options, output: output)
        run.reading.numbers = .lossless
        switch to {
        case .lines:
            try run.run { stream throws(JSONError) in
                try Selection.open(stream, at: at) { cursor throws(JSONError) in
                    try cursor.readValue()
                }
            } write: { value, _, text in
                try text.appendLine(try value.jsonBytes())
            }
        case .array:
            try run.run { stream throws(JSONError) in
                stream.records(format.format, onError: .stop)
            } write: { value, isFirst, text in
                try text.append(isFirst ? "[\n".utf8 : ",\n".utf8)
                try text.append(try value.jsonBytes())
            } finish: { isEmpty, text in
                try text.append(isEmpty ? "[]\n".utf8 : "\n]\n".utf8)
            }
        }
    }
}

/// The formats of records by their names on the command line.
enum RecordFormat: String, CaseIterable, ExpressibleByArgument {
    case lines, sequence, concatenated

    var format: JSONRecordFormat {
        switch self {
        case .lines: .lines
        case .sequence: .sequence
        case .concatenated: .concatenated
        }
    }
}
