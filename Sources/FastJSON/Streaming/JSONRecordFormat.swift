/// How the records of a stream are told apart.
///
/// ```swift
/// let rows = try JSONStream(.file("rows.jsonl")).records(.lines, Row.jsonParser, onError: .stop)
/// ```
public enum JSONRecordFormat: String, Sendable, Hashable, CaseIterable {
    /// A record on each line, as in JSON Lines and NDJSON.
    ///
    /// Lines end with a line feed, also behind a carriage return; the last one need not. Blank ones
    /// are no records.
    case lines
    /// A record separator (U+001E) before each record and a line feed behind it, as RFC 7464 has it.
    case sequence
    /// One value behind the other, with white space between them or without.
    ///
    /// Behind a value with unbalanced brackets or quotes, the next one cannot be told from it.
    case concatenated

    var framing: any RecordFraming {
        switch self {
        case .lines: LineFraming()
        case .sequence: SeparatorFraming()
        case .concatenated: ValueFraming()
        }
    }
}

/// A record that was found.
struct FramedRecord {
    /// Where it is in the window.
    var range: Range<Int>
    /// What is wrong with it from the outside.
    var problem: Problem?

    /// Of a record that is longer than the limit, that much is shown.
    init(_ range: Range<Int>, problem: Problem?, limit: Int) {
        let isTooLong = range.count > limit
        self.range = isTooLong ? range.lowerBound..<range.lowerBound + limit : range
        self.problem = isTooLong ? .recordTooLong(limit) : problem
    }
}

/// What finds the end of a record without reading it.
protocol RecordFraming {
    /// Finds the next record that is not blank; nil behind the last.
    ///
    /// A record of more bytes than the limit comes without the rest of them.
    func nextRecord(
        in window: inout RecordWindow,
        limit: Int
    ) throws(JSONError) -> FramedRecord?
}

/// Lines.
struct LineFraming: RecordFraming {
    func nextRecord(
        in window: inout RecordWindow,
        limit: Int
    ) throws(JSONError) -> FramedRecord? {
        while true {
            window.startSearch()
            guard let found = try window.search(for: 0x0A, from: window.start, limit: limit)
            else { return nil }
            let line = window.start..<window.keptEnd(found.index)
            window.endSearch(at: found.index + (found.isAtEnd ? 0 : 1))
            let record = window.trimmed(line)
            if !record.isEmpty {
                return FramedRecord(record, problem: found.problem, limit: limit)
            }
            if found.isAtEnd { return nil }
        }
    }
}

/// RFC 7464.
struct SeparatorFraming: RecordFraming {
    func nextRecord(
        in window: inout RecordWindow,
        limit: Int
    ) throws(JSONError) -> FramedRecord? {
        while true {
            window.startSearch()
            guard let found = try window.search(for: 0x1E, from: window.start, limit: limit)
            else { return nil }
            let text = window.start..<window.keptEnd(found.index)
            let isBeforeFirst = window.offset(of: text.lowerBound) == 0
            window.endSearch(at: found.index + (found.isAtEnd ? 0 : 1))
            let record = window.trimmed(text)
            if let last = record.last {
                var problem = found.problem
                if isBeforeFirst {
                    problem = .custom(.unexpectedCharacter, "expected a record separator (U+001E)")
                } else if problem == nil, record.upperBound == text.upperBound,
                    Self.mayBeCut(window[last])
                {
                    // RFC 7464 §2.4: without the line feed, it may have been 1234 that became 12.
                    problem = .custom(.unexpectedEnd, "the record is cut: it has no end of line")
                }
                return FramedRecord(record, problem: problem, limit: limit)
            }
            if found.isAtEnd { return nil }
        }
    }

    /// True for the last byte of a number or literal.
    private static func mayBeCut(_ byte: UInt8) -> Bool {
        byte != 0x7D && byte != 0x5D && byte != 0x22
    }
}

extension RecordWindow {
    /// The range without white space around it.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (first, last) = (range.lowerBound, range.upperBound)
        while first < last, WhiteSpace.contains(self[first]) { first += 1 }
        while last > first, WhiteSpace.contains(self[last - 1]) { last -= 1 }
        return first..<last
    }

    /// The next place of a byte that ends a record, or the end of the input.
    ///
    /// Nil if nothing is left. The start of the search may move.
    mutating func search(
        for byte: UInt8,
        from index: Int,
        limit: Int
    ) throws(JSONError) -> (index: Int, isAtEnd: Bool, problem: Problem?)? {
        var index = index
        var problem: Problem?
        while true {
            if let found = firstIndex(of: byte, from: index) {
                return (found, false, problem)
            }
            // The end of the line does not count.
            if end - start > limit + 2 {
                problem = .recordTooLong(limit)
                drop(from: start + limit)
            }
            index = end
            let arrival = try read()
            index -= arrival.moved
            if !arrival.didRead {
                return start < end ? (end, true, problem) : nil
            }
        }
    }
}
