import ArgumentParser

/// The option of the commands that may end before the end of their input.
struct LimitArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Print at most NUMBER values, and stop. The rest of the input is neither read nor \
            checked. With --checkpoint, the next run continues after the last of them.
            """,
            valueName: "number"
        )
    )
    var limit: Int?

    func validate() throws {
        guard limit.map({ $0 >= 0 }) ?? true else {
            throw ValidationError("--limit must be 0 or more.")
        }
    }
}
