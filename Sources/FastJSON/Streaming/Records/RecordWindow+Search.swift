/// Where a record ends.
struct RecordEnd {
    var index: Int
    /// True if the input ends there.
    var isAtEnd: Bool
    /// True if something else than white space was dropped.
    var isTooLong: Bool
}

/// How far the end of a record was looked for.
struct RecordSearch {
    /// The bytes from the start that were looked at.
    var count = 0
    /// True if something else than white space was dropped.
    var isTooLong = false
    /// The counter of brackets, if these tell the end.
    var scan: ValueScan?
}

extension RecordWindow {
    /// Goes past a byte order mark at the very start of the input.
    mutating func skipByteOrderMark() throws(JSONError) {
        guard startPlace.offset == 0 else { return }
        let mark = TextEncoding.byteOrderMark
        while end < mark.count, unsafe mark.starts(with: bytes(in: 0..<end)) {
            guard try read() else { return }
        }
        if unsafe bytes(in: 0..<end).starts(with: mark) { endSearch(at: mark.count) }
    }

    /// The next place of a byte that ends a record, or the end of the input.
    ///
    /// Nil if nothing is left. White space around the record does not count for the limit, and the
    /// search may start after it. Of a record that is longer, so much stays as the limit says.
    mutating func search(for byte: UInt8, limit: Int) throws(JSONError) -> RecordEnd? {
        if paused == nil { startSearch() }
        var search = paused ?? RecordSearch()
        while true {
            if paused == nil {
                if let found = firstIndex(of: byte, from: start + search.count) {
                    if let dropIndex {
                        search.isTooLong = search.isTooLong || !isBlank(dropIndex..<found)
                    }
                    return RecordEnd(index: found, isAtEnd: false, isTooLong: search.isTooLong)
                }
                if search.count == 0 {
                    endSearch(at: trimmed(start..<end).lowerBound)
                    startSearch()
                }
                if end - start > limit {
                    search.isTooLong =
                        search.isTooLong || !isBlank((dropIndex ?? start + limit)..<end)
                    drop(from: start + limit)
                }
                search.count = end - start
                paused = search
            }
            let didRead = try read()
            paused = nil
            if !didRead {
                guard start < end else { return nil }
                return RecordEnd(index: end, isAtEnd: true, isTooLong: search.isTooLong)
            }
        }
    }

    /// The record that ends there, without white space around it.
    ///
    /// Of one that is longer than the limit, that much is shown.
    func record(in range: Range<Int>, isTooLong: Bool, limit: Int) -> FramedRecord {
        let range = trimmed(range)
        guard isTooLong || range.count > limit else { return FramedRecord(range: range) }
        let shown = range.lowerBound..<min(range.lowerBound + limit, range.upperBound)
        return FramedRecord(range: trimmed(shown), problem: .recordTooLong(limit))
    }

    /// The range without white space around it; empty and at its end if there is nothing else.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (first, last) = (range.lowerBound, range.upperBound)
        while first < last, WhiteSpace.contains(self[first]) { first += 1 }
        while last > first, WhiteSpace.contains(self[last - 1]) { last -= 1 }
        return first..<last
    }

    /// True if there is nothing but white space between two indices.
    private func isBlank(_ range: Range<Int>) -> Bool {
        unsafe bytes(in: range).allSatisfy(WhiteSpace.contains)
    }

    /// True if there is nothing but comments and white space between two indices.
    func isComments(_ range: Range<Int>) -> Bool {
        guard range.count > 1, self[range.lowerBound] == UInt8(ascii: "/") else { return false }
        let (scan, index) = firstValue(in: range)
        return index == range.upperBound && (scan?.isInLineComment ?? true) && isText(range)
    }

    /// True if the first value is a number or literal that continues to the end.
    func isScalar(atEndOf range: Range<Int>) -> Bool {
        let (scan, index) = firstValue(in: range)
        return index == range.upperBound && scan?.isInScalar == true
    }

    /// Looks for the end of the first value; nil if there are only comments that end.
    private func firstValue(in range: Range<Int>) -> (ValueScan?, Int) {
        var index = range.lowerBound
        while index < range.upperBound {
            if WhiteSpace.contains(self[index]) {
                index += 1
                continue
            }
            var scan = ValueScan(allowsComments: true)
            var step = ValueScan.Step.goesOn
            while index < range.upperBound, step == .goesOn {
                step = scan.take(self[index], &index)
            }
            guard step == .endsBlank else { return (scan, index) }
        }
        return (nil, index)
    }

    /// True for valid UTF-8: a comment with anything else is not a comment.
    func isText(_ range: Range<Int>) -> Bool {
        let bytes = unsafe bytes(in: range)
        return unsafe bytes.allSatisfy { $0 < 0x80 }
            || String(validating: bytes, as: UTF8.self) != nil
    }
}
