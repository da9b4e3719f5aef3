import ArgumentParser
import FastJSON

/// `fastjson format`: writes a document with one element or member per line.
struct FormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Write a document with one element or member per line, indented.",
        discussion: """
            Numbers keep their digits, members keep their order, and repeated keys stay. Comments \
            that are allowed are left out. The document may be larger than memory, but not with \
            --sort-keys. If the document has an error, everything before it is written to \
            standard output, but nothing is written to a file. Errors go to standard error.

            Examples:
              fastjson format --sort-keys people.json
              fastjson format --indent 4 --output people.json people.json
            """
    )

    private static let largestIndent = 16

    @Option(
        help: ArgumentHelp(
            "The spaces for each level, at most 16. (default: 2)",
            valueName: "spaces"
        )
    )
    var indent: Int?

    @Flag(help: "Indent by one tab for each level.")
    var tab = false

    @Flag(
        help: """
            Sort the members of each object by the bytes of their keys; equal keys keep their \
            order. The document and its sorted text are then in memory.
            """
    )
    var sortKeys = false

    @OptionGroup var arguments: RewritingArguments

    func validate() throws {
        if let indent {
            guard !tab else {
                throw ValidationError("--indent and --tab cannot be used together.")
            }
            guard (0...FormatCommand.largestIndent).contains(indent) else {
                throw ValidationError("--indent must be from 0 to 16.")
            }
        }
    }

    func run() throws {
        let level = tab ? "\t" : String(repeating: " ", count: indent ?? 2)
        try Rewriting(
            arguments: arguments,
            layout: .pretty(indent: level),
            sortsKeys: sortKeys
        ).run()
    }
}
