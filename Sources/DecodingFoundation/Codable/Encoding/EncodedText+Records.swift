import FastJSON

/// Containers whose members are ranges of the text.
extension EncodedText {
    // MARK: Pieces

    /// A piece that is being written.
    struct OpenPiece {
        fileprivate let placeholder: Int
        fileprivate let depth: Int
        /// The place of its value.
        let place: Int
    }

    /// Begins to write a value that does not belong to what is around it in the text.
    mutating func beginPiece() -> OpenPiece {
        let placeholder = writer.beginPiece()
        parts[placeholder] = Part(piece: nil, end: EncodedText.unknown)
        let depth = depth
        return OpenPiece(placeholder: placeholder, depth: depth, place: begin(at: -1))
    }

    /// Ends the containers that were begun in a piece.
    mutating func closeContainers(in piece: OpenPiece) {
        close(to: piece.depth + 1)
    }

    /// Ends a piece, and returns where it is.
    mutating func end(_ piece: OpenPiece) -> Range<Int> {
        closeContainers(in: piece)
        let end = writer.count
        parts[piece.placeholder] = Part(piece: nil, end: end)
        writer.leave()
        leave()
        return piece.placeholder + 1..<end
    }

    /// Writes a piece by a function.
    mutating func piece(_ write: (inout JSONWriter) -> Void) -> EncodedPiece {
        let piece = beginPiece()
        write(&writer)
        return .text(end(piece))
    }

    /// Leaves the place of a value to what may be encoded at any time.
    mutating func write(_ slot: EncodedSlot) {
        let placeholder = writer.writePlaceholder()
        parts[placeholder] = Part(piece: .slot(slot), end: placeholder + 1)
    }

    // MARK: Records

    /// The record of a container that was begun in the text; nil if it is in a value that failed.
    mutating func record(_ number: Int, at start: Int) -> EncodedRecord? {
        if let part = parts[start] {
            if case .record(let record)? = part.piece { return record }
            return nil
        }
        let found = (0...depth).last { abs(open[$0].number) == number }
        guard let found else { return makeRecord(at: start, limit: nil) }
        // What is being encoded inside stays open, and the containers around it become records.
        let last = (found...depth).last { open[$0].number < 0 || open[$0].start < 0 }
        for index in (found...max(found, last ?? found)).reversed() {
            let container = open[index]
            guard container.start >= 0, parts[container.start] == nil else { continue }
            let isBusy = container.number < 0
            let limit = isBusy ? container.valueStart : writer.count
            _ = makeRecord(at: container.start, limit: limit)
            open[index].number = EncodedText.recorded
        }
        return record(number, at: start)
    }

    /// Makes a record of a container that is ended, or whose text goes up to a limit so far.
    private mutating func makeRecord(at start: Int, limit: Int?) -> EncodedRecord {
        let (record, end) = members(at: start, limit: limit)
        writer.putPlaceholder(at: start)
        parts[start] = Part(piece: .record(record), end: limit == nil ? end : EncodedText.unknown)
        return record
    }

    /// The members or elements that a container has in the text, and where it ends.
    private func members(at start: Int, limit: Int?) -> (record: EncodedRecord, end: Int) {
        let text = unsafe writer.text
        let record = unsafe EncodedRecord(isArray: text[start] == UInt8(ascii: "["))
        let parts = parts
        var ranges = unsafe MemberRanges(text, of: start, limit: limit ?? text.count) {
            let part = parts[$0]
            return (part?.end ?? $0 + 1, part?.piece != nil)
        }
        if record.isArray {
            while let element = ranges.nextElement() { record.append(.text(element)) }
        } else {
            while let (key, value) = ranges.nextMember() { record.set(key, .text(value)) }
        }
        return (record, ranges.end)
    }

    /// A value as an array or an object to which more may come; nil if it is of another kind.
    mutating func container(_ piece: EncodedPiece, isArray: Bool) -> EncodedRecord? {
        switch piece {
        case .record(let record): return record.isArray == isArray ? record : nil
        case .slot(let slot):
            guard let piece = slot.piece else {
                if isArray { return nil }
                let record = EncodedRecord(isArray: false)
                slot.piece = .record(record)
                return record
            }
            return container(piece, isArray: isArray)
        case .text(let range):
            guard let start = valueStart(in: range) else { return nil }
            if let piece = parts[start]?.piece { return container(piece, isArray: isArray) }
            let bracket = isArray ? UInt8(ascii: "[") : UInt8(ascii: "{")
            guard unsafe writer.text[start] == bracket else { return nil }
            return makeRecord(at: start, limit: nil)
        }
    }

    /// The parts of a finished container, for an encoder whose further values are ignored.
    func copy(of range: Range<Int>, isArray: Bool) -> EncodedRecord? {
        guard let start = valueStart(in: range), parts[start] == nil,
            unsafe writer.text[start] == (isArray ? UInt8(ascii: "[") : UInt8(ascii: "{"))
        else { return nil }
        return members(at: start, limit: nil).record
    }

    /// Where a value begins, after what belongs elsewhere.
    func valueStart(in range: Range<Int>) -> Int? {
        let text = unsafe writer.text
        var position = range.lowerBound
        while position < min(range.upperBound, text.count) {
            switch unsafe text[position] {
            case JSONWriter.placeholder:
                guard let part = parts[position], part.piece == nil else { return position }
                position = part.end
            case UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
                UInt8(ascii: "\t"):
                position += 1
            default: return position
            }
        }
        return nil
    }
}
