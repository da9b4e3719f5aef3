/// A record that was found.
struct FramedRecord {
    /// Its range in the window.
    var range: Range<Int>
    /// What is wrong with it from the outside.
    var problem: Problem?
}

/// Finds the end of a record without reading it.
protocol RecordFraming {
    /// Finds the next record that is not blank; nil after the last.
    ///
    /// A record of more bytes than the limit comes without the rest of them.
    func nextRecord(
        in window: inout RecordWindow,
        limit: Int
    ) throws(JSONError) -> FramedRecord?
}
