import ArgumentParser
import FastJSON

/// `fastjson convert`: turns an array into lines, and lines into an array.
struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Turn an array into JSON Lines, or JSON Lines into an array.",
        discussion: """
            The input may be larger than memory. Numbers keep their digits, and members keep \
            their order. A record that is not valid ends the conversion.

            Examples:
              fastjson convert --to lines --at /statuses tweets.json > tweets.jsonl
              fastjson convert --to array --output rows.json rows.jsonl
            """
    )

    /// What comes out.
    enum Form: String, CaseIterable, ExpressibleByArgument {
        case lines, array
    }

    @OptionGroup var reading: ReadingArguments
    @OptionGroup var progress: ProgressArguments

    @Option(help: "What to write.")
    var to: Form

    @Option(
        help: ArgumentHelp(
            "For --to lines, the path of the array, or of the values to write.",
            valueName: "path"
        )
    )
    var at: String?

    @Option(help: "For --to array, how the records are told apart. (default: lines)")
    var format: JSONRecordFormat?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file to write, replaced when everything is written. (default: standard output)",
            valueName: "file"
        ),
        completion: .file()
    )
    var output: String?

    @Argument(help: "The input; - is standard input.", completion: .file())
    var file = "-"

    func validate() throws {
        guard at == nil || to == .lines else {
            throw ValidationError("--at works only with --to lines.")
        }
        guard format == nil || to == .array else {
            throw ValidationError("--format works only with --to array.")
        }
    }

    func run() throws {
        let path = try JSONPath(argument: at ?? "")
        var run = StreamRun(
            file: file,
            reading: reading.options,
            progress: progress,
            output: output
        )
        // Filters compare numbers by all their digits.
        run.reading.numbers = .lossless
        switch to {
        case .lines:
            try run.run { stream throws(JSONError) in
                try Selection.open(stream, at: [path], ConvertCommand.read)
            } write: { value, _, text in
                text.append(value)
                text.append(CollectionOfOne(UInt8(ascii: "\n")))
                return true
            }
        case .array:
            try run.run { stream throws(JSONError) in
                stream.records(format ?? .lines, onError: .stop, ConvertCommand.read)
            } write: { value, isFirst, text in
                text.append(isFirst ? "[\n".utf8 : ",\n".utf8)
                text.append(value)
                return true
            } finish: { isEmpty, text in
                text.append(isEmpty ? "[]\n".utf8 : "\n]\n".utf8)
            }
        }
    }

    private static func read(_ cursor: inout JSONCursor) throws(JSONError) -> [UInt8] {
        try cursor.readCompactValue()
    }
}

extension JSONRecordFormat: ExpressibleByArgument {}
