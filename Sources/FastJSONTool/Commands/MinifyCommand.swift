import ArgumentParser
import FastJSON

/// `fastjson minify`: writes a document without white space.
struct MinifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "minify",
        abstract: "Write a document on one line, without white space.",
        discussion: """
            Numbers keep their digits, members keep their order, and repeated keys stay. Comments \
            that are allowed are left out. A line feed ends the text. The document may be larger \
            than memory. If the document has an error, everything before it is written to \
            standard output, but nothing is written to a file. Errors go to standard error.

            Examples:
              fastjson minify people.json > small.json
            """
    )

    @OptionGroup var arguments: RewritingArguments

    func run() throws {
        try Rewriting(arguments: arguments, layout: .compact).run()
    }
}
