/// Records after separators, as RFC 7464 has them.
struct SeparatorFraming: RecordFraming {
    /// The character RS, U+001E.
    private static let separator: UInt8 = 0x1E

    let allowsComments: Bool

    func nextRecord(
        in window: inout RecordWindow,
        limit: Int
    ) throws(JSONError) -> FramedRecord? {
        while let found = try window.search(for: Self.separator, limit: limit) {
            let isAtFront = window.isAtFront
            window.isAtFront = false
            let isWhole = window.dropIndex == nil
            let text = window.start..<(window.dropIndex ?? found.index)
            window.endSearch(at: found.index + (found.isAtEnd ? 0 : 1))
            var record = window.record(in: text, isTooLong: found.isTooLong, limit: limit)
            let isComment = allowsComments && record.problem == nil
            if let last = record.range.last, !(isComment && window.isComments(record.range)) {
                if record.problem == nil, isAtFront {
                    record.problem = unsafe Self.problemAtFront(window.bytes(in: record.range))
                } else if record.problem == nil, isWhole,
                    record.range.upperBound == text.upperBound, mayBeCut(window[last]),
                    !isComment || window.isScalar(atEndOf: record.range)
                {
                    // RFC 7464 §2.4: without the line feed, it may have been 1234 that became 12.
                    record.problem = .custom(
                        .unexpectedEnd,
                        "the record is cut: it has no end of line"
                    )
                }
                return record
            }
            if found.isAtEnd { return nil }
        }
        return nil
    }

    /// In front of the first separator there may be nothing.
    private static func problemAtFront(_ bytes: UnsafeBufferPointer<UInt8>) -> Problem? {
        // A byte order mark that is not skipped is an error of its own.
        unsafe bytes.starts(with: TextEncoding.byteOrderMark)
            ? nil : .custom(.unexpectedCharacter, "expected a record separator (U+001E)")
    }

    /// True for the last byte of a number or literal.
    private func mayBeCut(_ byte: UInt8) -> Bool {
        byte != UInt8(ascii: "}") && byte != UInt8(ascii: "]") && byte != UInt8(ascii: "\"")
    }
}
