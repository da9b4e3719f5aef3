extension ProgressBar {
    /// A bar for a file, if it is large and standard error is a terminal.
    static func ifNeeded(for size: Int?) -> ProgressBar? {
        isNeeded(for: size) ? ProgressBar(size: size) : nil
    }

    /// True if a file is large and standard error is a terminal.
    static func isNeeded(for size: Int?) -> Bool {
        size.map { $0 >= smallestFile } == true && System.Descriptor.standardError.isTerminal
    }
}
