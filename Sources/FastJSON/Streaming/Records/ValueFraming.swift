/// Values one after the other.
///
/// Finds where brackets balance, without looking at what is between them.
struct ValueFraming: RecordFraming {
    let allowsComments: Bool

    func nextRecord(
        in window: inout RecordWindow,
        limit: Int
    ) throws(JSONError) -> FramedRecord? {
        while true {
            if window.paused == nil {
                guard try skipWhiteSpace(&window) else { return nil }
            }
            var search = window.paused ?? RecordSearch()
            var scan = search.scan ?? ValueScan(allowsComments: allowsComments)
            var step = ValueScan.Step.goesOn
            while true {
                if window.paused == nil {
                    var index = window.start + search.count
                    while index < window.end, step == .goesOn {
                        step = scan.take(window[index], &index)
                    }
                    search.count = index - window.start
                    guard step == .goesOn else { break }
                    // The end is looked for without what is too long to be kept.
                    if search.count > limit {
                        search.isTooLong = true
                        window.drop(from: window.start + limit)
                        search.count = window.end - window.start
                    }
                    search.scan = scan
                    window.paused = search
                }
                let didRead = try window.read()
                window.paused = nil
                if !didRead { break }
            }
            let index = window.start + search.count
            var isTooLong = search.isTooLong
            let range = window.start..<(window.dropIndex ?? index)
            window.endSearch(at: index)
            let isComment = step == .endsBlank || step == .goesOn && scan.isInLineComment
            // A record that is too long is skipped unread, however it arrived.
            isTooLong = isTooLong || range.count > limit
            if !isComment || !isTooLong && !window.isText(range) {
                return window.record(in: range, isTooLong: isTooLong, limit: limit)
            }
        }
    }

    /// Starts the search after white space; false at the end of the input.
    private func skipWhiteSpace(_ window: inout RecordWindow) throws(JSONError) -> Bool {
        window.startSearch()
        while true {
            var index = window.start
            while index < window.end, WhiteSpace.contains(window[index]) { index += 1 }
            window.endSearch(at: index)
            window.startSearch()
            if index < window.end { return true }
            guard try window.read() else { return false }
        }
    }
}
