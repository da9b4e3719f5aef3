/// Values one behind the other.
///
/// Finds where brackets balance, without looking at what is between them.
struct ValueFraming: RecordFraming {
    let allowsComments: Bool

    func nextRecord(
        in window: inout RecordWindow,
        limit: Int
    ) throws(JSONError) -> FramedRecord? {
        while true {
            guard try skipWhiteSpace(&window) else { return nil }
            var scan = ValueScan(allowsComments: allowsComments)
            var isTooLong = false
            var index = window.start
            var step = ValueScan.Step.goesOn
            while true {
                while index < window.end, step == .goesOn {
                    step = scan.take(window[index], &index)
                }
                guard step == .goesOn else { break }
                // The end is looked for without what is too long to be kept.
                if index - window.start > limit {
                    isTooLong = true
                    window.drop(from: window.start + limit)
                    index = window.end
                }
                let arrival = try window.read()
                index -= arrival.moved
                if !arrival.didRead { break }
            }
            let range = window.start..<(window.dropIndex ?? index)
            window.endSearch(at: index)
            let isComment = step == .endsBlank || step == .goesOn && scan.isInLineComment
            // What is longer than a record may be is passed unread, however it came.
            isTooLong = isTooLong || range.count > limit
            if !isComment || !isTooLong && !window.isText(range) {
                return window.record(in: range, isTooLong: isTooLong, limit: limit)
            }
        }
    }

    /// Starts the search behind white space; false at the end of the input.
    private func skipWhiteSpace(_ window: inout RecordWindow) throws(JSONError) -> Bool {
        window.startSearch()
        while true {
            var index = window.start
            while index < window.end, WhiteSpace.contains(window[index]) { index += 1 }
            window.endSearch(at: index)
            window.startSearch()
            if index < window.end { return true }
            guard try window.read().didRead else { return false }
        }
    }
}
