import ArgumentParser
import Decoding
import FastJSON

/// `fastjson patch`: changes a document as a patch says.
struct PatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "patch",
        abstract: "Change a document as a JSON Patch or a merge patch says.",
        discussion: """
            The patch is an array of operations (RFC 6902), as 'fastjson diff' writes them; with \
            --merge it is a document that looks like the one it changes (RFC 7396). Either all \
            operations are applied or none. The number of an operation that failed, counting from \
            0, is printed on standard error, and the exit status is 1. Numbers keep their digits, \
            and members keep their order. Document and patch are in memory. The result may not be \
            nested deeper than --max-depth.

            Examples:
              fastjson patch people.json changes.json > new.json
              fastjson patch --merge --pretty --output config.json config.json local.json
            """
    )

    @OptionGroup var reading: ReadingArguments

    @Flag(help: "The patch is a merge patch (RFC 7396).")
    var merge = false

    @Option(
        help: ArgumentHelp(
            """
            Roughly how many bytes all copy operations together may copy. Without a limit, a short \
            patch could make a document too large for any disk.
            """,
            valueName: "bytes"
        )
    )
    var copyLimit = JSONPatch().copyLimit

    @Flag(help: "Write one element or member per line, indented.")
    var pretty = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write to a file, which may be the document.", valueName: "file"),
        completion: .file()
    )
    var output: String?

    @Argument(help: "The document; - is standard input.", completion: .file())
    var document: String

    @Argument(help: "The patch; - is standard input.", completion: .file())
    var patch: String

    func validate() throws {
        guard document != "-" || patch != "-" else {
            throw ValidationError("Only one of document and patch can be standard input.")
        }
        guard copyLimit >= 0 else { throw ValidationError("--copy-limit must be 0 or more.") }
    }

    func run() throws {
        var options = reading.options
        options.numbers = .lossless
        var value = try TreeFile.read(document, options)
        if merge {
            value.merge(patch: try TreeFile.read(patch, options))
        } else {
            var changes = try TreeFile.about(patch) { () throws(JSONError) in
                // A value in a patch is two levels deeper than in the document.
                options.limits.depth = min(options.limits.depth + 2, 10_000)
                return try JSONPatch(json: try InputFile.bytes(of: patch), options: options)
            }
            changes.depthLimit = reading.maxDepth
            changes.copyLimit = copyLimit
            changes.shiftLimit = .max
            try TreeFile.about(patch) { () throws(JSONError) in try value.apply(changes) }
        }
        try TreeFile.write(value, layout: pretty ? .pretty() : .compact, to: output)
    }
}
