import ArgumentParser
import Decoding
import FastJSON

/// `fastjson diff`: says what leads from one document to another.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Print what changes one document into another.",
        discussion: """
            Prints a JSON Patch (RFC 6902) with one operation on each line, for 'fastjson patch'. \
            Elements that were inserted, removed or moved take one operation each. The order of \
            members does not matter. How a number is written does: 1.0 and 1 differ. The one \
            exception: 0.0 and -0.0 are equal. With --lines, it prints human-readable lines: + for \
            new values, - for removed, ~ for replaced and > for moved ones; each pointer is valid \
            at the moment at which its change is applied. Both documents are in memory.

            Exit status: 0 when the documents are equal, 1 when they differ or one is not valid, 2 \
            when the command is wrong, a file cannot be read, or a merge patch cannot express the \
            change.

            Examples:
              fastjson diff old.json new.json > changes.json
              fastjson diff --lines old.json new.json
            """
    )

    /// How the difference is printed.
    enum Style: EnumerableFlag {
        case patch, lines, merge

        static func help(for value: Style) -> ArgumentHelp? {
            switch value {
            case .patch: "Print a JSON Patch (RFC 6902)."
            case .lines: "Print a human-readable line for each change."
            case .merge: "Print a merge patch (RFC 7396), which cannot set a member to null."
            }
        }
    }

    /// The longest value in lines for people, in characters.
    private static let longestValue = 200

    @OptionGroup var reading: ReadingArguments

    @Flag var style = Style.patch

    @Argument(help: "The old document; - is standard input.", completion: .file())
    var old: String

    @Argument(help: "The new document; - is standard input.", completion: .file())
    var new: String

    func validate() throws {
        guard old != "-" || new != "-" else {
            throw ValidationError("Only one of the documents can be standard input.")
        }
    }

    func run() throws {
        var options = reading.options
        options.numbers = .lossless
        let old = try TreeFile.read(old, options)
        let new = try TreeFile.read(new, options)
        let isEqual = old == new
        switch style {
        case .patch:
            let operations = JSONPatch(from: old, to: new).operations.map(\.description)
            let text =
                operations.isEmpty ? "[]" : "[\n" + operations.joined(separator: ",\n") + "\n]"
            try Output.write(text + "\n")
        case .lines:
            for line in try DiffCommand.lines(from: old, JSONPatch(from: old, to: new)) {
                try Output.write(TerminalText.harmless(line) + "\n")
            }
        case .merge:
            guard let patch = JSONValue.mergePatch(from: old, to: new) else {
                throw ToolFailure("no merge patch can set a member to null or repeat a key")
            }
            try TreeFile.write(patch, layout: .compact, to: nil)
        }
        if !isEqual { throw ExitCode(ExitStatus.negative.rawValue) }
    }

    private static func lines(
        from old: JSONValue,
        _ patch: JSONPatch
    ) throws(JSONError) -> [String] {
        var value = old
        var lines: [String] = []
        for operation in patch.operations {
            switch operation {
            case .add(let new, let place):
                lines.append("+ \(shown(place)): \(shown(new))")
            case .remove(let place):
                lines.append("- \(shown(place)): \(shown(value[place] ?? .null))")
            case .replace(let place, let new):
                lines.append("~ \(shown(place)): \(shown(value[place] ?? .null)) -> \(shown(new))")
            case .move(let from, let to):
                lines.append("> \(shown(from)) -> \(shown(to))")
            case .copy, .test:
                // A difference has none of these.
                continue
            }
            try value.apply(unlimited(operation))
        }
        return lines
    }

    /// An operation without the limits that apply to patches from elsewhere.
    private static func unlimited(_ operation: JSONPatch.Operation) -> JSONPatch {
        var patch = JSONPatch([operation])
        (patch.depthLimit, patch.copyLimit, patch.shiftLimit) = (.max, .max, .max)
        return patch
    }

    /// The empty pointer, in quotes, is the whole document.
    private static func shown(_ pointer: JSONPointer) -> String {
        pointer.tokens.isEmpty ? "''" : DiagnosticText.argument(pointer.description)
    }

    private static func shown(_ value: JSONValue) -> String {
        DiagnosticText.cut(value.description, to: longestValue)
    }
}
