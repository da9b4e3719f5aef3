import FastJSON

extension EncodedText {
    /// The text with all that is elsewhere in it.
    ///
    /// Takes no stack per level.
    func joined() -> JSONWriter {
        var joined = JSONWriter(options: writer.options)
        var tasks: [Task] = [.copy(0..<writer.pendingCount)]
        while let task = tasks.popLast() {
            switch task {
            case .copy(let range): copy(range, to: &joined, &tasks)
            case .piece(.text(let range)): tasks.append(.copy(range))
            case .piece(.slot(let slot)):
                tasks.append(.piece(slot.piece ?? .record(EncodedRecord(isArray: false))))
            case .piece(.record(let record)):
                joined.join(record.isArray ? UInt8(ascii: "[") : UInt8(ascii: "{"))
                tasks.append(.parts(record, 0))
            case .parts(let record, let index):
                guard index < record.pieces.count else {
                    joined.join(record.isArray ? UInt8(ascii: "]") : UInt8(ascii: "}"))
                    continue
                }
                if index > 0 { joined.join(UInt8(ascii: ",")) }
                if !record.isArray { joined.join(key: record.keys[index]) }
                tasks.append(.parts(record, index + 1))
                tasks.append(.piece(record.pieces[index]))
            }
        }
        return joined
    }

    /// What is still to be joined.
    private enum Task {
        case copy(Range<Int>)
        case piece(EncodedPiece)
        /// The elements or members of a record from an index on.
        case parts(EncodedRecord, Int)
    }

    /// Copies a range up to the first placeholder in it, and notes what comes after that.
    private func copy(_ range: Range<Int>, to joined: inout JSONWriter, _ tasks: inout [Task]) {
        let text = unsafe writer.text
        let placeholder = unsafe text[range].firstIndex(of: JSONWriter.placeholder)
        let end = placeholder ?? range.upperBound
        unsafe joined.join(UnsafeBufferPointer(rebasing: text[range.lowerBound..<end]))
        guard let placeholder, let part = parts[placeholder] else { return }
        tasks.append(.copy(min(part.end, range.upperBound)..<range.upperBound))
        if let piece = part.piece { tasks.append(.piece(piece)) }
    }
}
