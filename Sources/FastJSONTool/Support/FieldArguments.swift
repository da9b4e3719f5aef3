import ArgumentParser

/// The options of the commands that print some fields of objects.
struct FieldArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Print only these members, with a dot before those of members: id,user.name. Where \
            keys have dots themselves, the longest counts.
            """,
            valueName: "names"
        )
    )
    var fields: String?

    @Flag(help: "Print the fields as CSV (RFC 4180), with a line of their names.")
    var csv = false

    func validate() throws {
        guard fields != nil || !csv else { throw ValidationError("--csv needs --fields.") }
        let names = fields?.split(separator: ",", omittingEmptySubsequences: false) ?? []
        guard !names.contains("") else {
            throw ValidationError("--fields has a name that is empty.")
        }
        guard Set(names).count == names.count else {
            throw ValidationError("--fields has a name twice.")
        }
    }

    /// What of these changes what is printed, as it is written in a command: with a space in front.
    var purpose: String {
        (fields.map { " --fields \($0)" } ?? "") + (csv ? " --csv" : "")
    }
}
