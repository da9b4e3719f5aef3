/// Pulling whole values, however deep.
extension JSONCursor {
    /// Reads the next value as a tree.
    ///
    /// Takes no stack per level.
    public mutating func readValue() throws(JSONError) -> JSONValue {
        var builder = TreeBuilder(options: options)
        try read(checkingInto: &builder)
        return builder.finish()
    }

    /// Passes the next value, and checks all of it.
    public mutating func skipValue() throws(JSONError) {
        var sink = NullSink()
        try read(checkingInto: &sink)
    }

    /// Reads one value and reports its tokens, under the policy for equal keys.
    mutating func read<Sink: TokenSink & ~Copyable>(
        checkingInto sink: inout Sink
    ) throws(JSONError) {
        guard options.duplicateKeys == .reject else {
            return try read(into: &sink)
        }
        var checked = UniqueKeySink(sink)
        do {
            try read(into: &checked)
            sink = checked.take()
        } catch {
            sink = checked.take()
            throw error
        }
    }
}
