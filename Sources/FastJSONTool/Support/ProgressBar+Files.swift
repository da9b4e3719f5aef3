extension ProgressBar {
    /// A bar for a file, if it is large and standard error is a terminal.
    static func ifNeeded(for size: Int?) -> ProgressBar? {
        guard let size, size >= smallestFile, System.Descriptor.standardError.isTerminal else {
            return nil
        }
        return ProgressBar(size: size)
    }
}
