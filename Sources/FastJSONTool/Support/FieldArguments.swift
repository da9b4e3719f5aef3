import ArgumentParser
import FastJSON

/// The options of the commands that print some fields of objects.
struct FieldArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Print only these members. A dot leads to a member of a member: id,user.name. If keys \
            contain dots, the longest key that matches is used.
            """,
            valueName: "names"
        )
    )
    var fields: String?

    @Flag(help: "Print the fields as CSV (RFC 4180), with a header line.")
    var csv = false

    func validate() throws {
        guard fields != nil || !csv else { throw ValidationError("--csv needs --fields.") }
        guard let fields else { return }
        guard let names = ArgumentBytes.valid(fields).map({ FieldTable($0).names }) else {
            throw ValidationError("--fields is not valid UTF-8.")
        }
        guard !names.contains("") else {
            throw ValidationError("--fields contains an empty name.")
        }
        // Strings would be equal that are written in two ways.
        guard Set(names.map { Array($0.utf8) }).count == names.count else {
            throw ValidationError("--fields contains a name twice.")
        }
    }

    /// The fields to print; nil for whole values.
    var table: FieldTable? {
        fields.flatMap(ArgumentBytes.valid).map { FieldTable($0) }
    }

    /// What of these changes what is printed, as it is written in a command: with a space in front.
    var purpose: String {
        (fields.map { " --fields \(DiagnosticText.argument($0))" } ?? "") + (csv ? " --csv" : "")
    }
}
