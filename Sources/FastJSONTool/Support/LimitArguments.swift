import ArgumentParser

/// The option of the commands that may end before the end of their input.
struct LimitArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Print at most so many, and stop there: what follows is neither read nor checked. With \
            --checkpoint, the next run goes on after the last of them.
            """,
            valueName: "number"
        )
    )
    var limit: Int?

    func validate() throws {
        guard limit.map({ $0 >= 0 }) ?? true else {
            throw ValidationError("--limit is a number from 0.")
        }
    }
}
