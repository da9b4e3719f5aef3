extension String {
    /// The text with spaces after it, up to a width.
    func padded(_ width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// The text with spaces before it, up to a width.
    func aligned(_ width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
