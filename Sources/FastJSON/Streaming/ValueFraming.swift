/// Values one behind the other.
///
/// Finds where brackets balance, without looking at what is between them.
struct ValueFraming: RecordFraming {
    func nextRecord(
        in window: inout RecordWindow,
        limit: Int
    ) throws(JSONError) -> FramedRecord? {
        window.startSearch()
        var index = window.start
        // White space, and a byte order mark at the very start.
        while true {
            while index < window.end, WhiteSpace.contains(window[index]) { index += 1 }
            if index < window.end { break }
            window.endSearch(at: index)
            window.startSearch()
            let arrival = try window.read()
            index -= arrival.moved
            if !arrival.didRead { return nil }
        }
        var scan = Scan()
        var first = index
        while true {
            while index < window.end {
                if scan.ends(with: window[index], &index) {
                    return finish(first, index, &window, limit)
                }
            }
            // The end is looked for without what is too long to be kept.
            if index - first > limit {
                window.drop(from: first + limit)
                index = window.end
            }
            let arrival = try window.read()
            index -= arrival.moved
            first -= arrival.moved
            if !arrival.didRead {
                return finish(first, index, &window, limit)
            }
        }
    }

    private func finish(
        _ first: Int,
        _ end: Int,
        _ window: inout RecordWindow,
        _ limit: Int
    ) -> FramedRecord {
        window.endSearch(at: end)
        let kept = window.keptEnd(end)
        return FramedRecord(
            first..<kept,
            problem: kept < end ? .recordTooLong(limit) : nil,
            limit: limit
        )
    }

    /// How far a value was seen.
    private struct Scan {
        private enum State {
            case start, structure, string, escape, scalar
        }

        private var state = State.start
        private var depth = 0

        /// Takes in a byte, and steps over it if it belongs to the value; true behind the last.
        @inline(__always)
        mutating func ends(with byte: UInt8, _ index: inout Int) -> Bool {
            switch state {
            case .string:
                index += 1
                if byte == 0x5C {
                    state = .escape
                } else if byte == 0x22 {
                    state = .structure
                    return depth == 0
                }
            case .escape:
                index += 1
                state = .string
            case .structure:
                index += 1
                switch byte {
                case 0x22: state = .string
                case 0x5B, 0x7B: depth += 1
                case 0x5D, 0x7D:
                    depth -= 1
                    return depth <= 0
                default: break
                }
            case .start:
                index += 1
                switch byte {
                case 0x22: state = .string
                case 0x5B, 0x7B:
                    depth = 1
                    state = .structure
                // What cannot start a value is a record by itself.
                case 0x5D, 0x7D, 0x2C, 0x3A: return true
                // A byte order mark belongs to what follows it.
                case 0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D: break
                default: state = .scalar
                }
            case .scalar:
                switch byte {
                case 0x20, 0x09, 0x0A, 0x0D, 0x22, 0x5B, 0x5D, 0x7B, 0x7D, 0x2C, 0x3A: return true
                default: index += 1
                }
            }
            return false
        }
    }
}
