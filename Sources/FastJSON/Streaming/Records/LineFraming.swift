/// Records on lines of their own.
struct LineFraming: RecordFraming {
    let allowsComments: Bool

    func nextRecord(
        in window: inout RecordWindow,
        limit: Int
    ) throws(JSONError) -> FramedRecord? {
        while let found = try window.search(for: UInt8(ascii: "\n"), limit: limit) {
            let line = window.start..<(window.dropIndex ?? found.index)
            if found.isAtEnd {
                window.endSearch(at: found.index)
            } else {
                window.endLine(at: found.index + 1)
            }
            let record = window.record(in: line, isTooLong: found.isTooLong, limit: limit)
            if !record.range.isEmpty, !(allowsComments && isComment(record, window)) {
                return record
            }
            if found.isAtEnd { return nil }
        }
        return nil
    }

    /// A comment at the end of its line may be as long as it likes.
    private func isComment(_ record: FramedRecord, _ window: borrowing RecordWindow) -> Bool {
        if record.problem == nil { return window.isComments(record.range) }
        let first = unsafe window.bytes(in: record.range).prefix(2)
        return unsafe first.count == 2 && first.allSatisfy { $0 == UInt8(ascii: "/") }
    }
}
