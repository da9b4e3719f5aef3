import ArgumentParser

/// The option of every command that may read for long.
struct ProgressArguments: ParsableArguments {
    /// Files smaller than this are read before a bar would be seen.
    private static let smallestFile = 64_000_000

    @Flag(
        inversion: .prefixedNo,
        help: """
            Show the progress on standard error. (default: shown if standard error is a terminal, \
            the results go elsewhere, and the file has at least 64 MB)
            """
    )
    var progress: Bool?

    /// A bar for an input of a size, if it is requested.
    ///
    /// By default, there is one for a large file if standard error is a terminal, and only if it is
    /// allowed.
    func bar(for size: Int?, unasked: Bool = true) -> ProgressBar? {
        let isLarge = size.map { $0 >= ProgressArguments.smallestFile } ?? false
        let isWanted =
            progress
            ?? (unasked && isLarge && System.Descriptor.standardError.isTerminal
                && System.variable("TERM") != "dumb")
        return isWanted ? ProgressBar(size: size) : nil
    }
}
