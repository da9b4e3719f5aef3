/// What the exit status of the command says.
enum ExitStatus: Int32, Comparable {
    /// All is well.
    case success = 0
    /// A document is not valid, or has no such value.
    case negative = 1
    /// The command was used wrongly, or reading or writing failed.
    case trouble = 2

    static func < (left: ExitStatus, right: ExitStatus) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// A failure that ends the command with ``ExitStatus/trouble``: one line for standard error.
struct ToolFailure: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
