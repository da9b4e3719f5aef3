/// Taking elements unread, many at once.
extension SelectionCore {
    /// Moves to the start of the next element; false after the document.
    func findElement() throws(JSONError) -> Bool {
        try extending { () throws(JSONError) in
            try begin()
            return try advance()
        }
    }

    /// Copies whole elements into a block, from the one in front of which the cursor is, until their
    /// size suffices or more bytes would have to be waited for.
    ///
    /// True if nothing can be read after them: the input ends inside an element, or fails, or an
    /// element is wrong or too long. The part of it that has arrived is in the block, and the reader of
    /// the block finds the error.
    func takeElements(into block: TextBlock, size: Int, while isReady: () -> Bool) -> Bool {
        let start = unsafe cursor.neededOffset
        let depth = unsafe cursor.depth
        let index = unsafe cursor.frames[depth].index ?? 0
        var scanner = ElementEndScanner()
        var (scanned, end, count) = (start, start, 0)
        var failure: JSONError?
        var isCut = false
        // At this length, an element whose end was not found is read, to see whether it is wrong.
        var retryLength = 2 * size
        while true {
            scan(&scanner, from: &scanned, &end, &count, upTo: start + size)
            if scanner.isAtEnd || end - start >= size { break }
            isCut = window.reachedEnd
            let pending = window.endOffset - end
            if pending >= retryLength {
                retryLength = 2 * pending
                isCut = isCut || isWrong(at: end)
                goTo(start, depth, index)
            }
            if isCut || end > start && !isReady() { break }
            do throws(JSONError) {
                try unsafe cursor.extend(over: window, until: window.endOffset + 1)
            } catch {
                (isCut, failure) = (true, error)
                break
            }
        }
        if isCut { end = window.endOffset }
        window.anchor = start
        let first = start - window.origin.offset
        unsafe block.take(
            UnsafeBufferPointer(rebasing: window.bytes[first..<first + end - start]),
            at: window.placeOfAnchor() ?? window.origin,
            of: ArrayPlace(
                parents: parents,
                index: index,
                ending: isCut && failure == nil ? window.text.ending : .open,
                isCut: isCut,
                failure: failure
            )
        )
        if scanner.isAtEnd, !isCut {
            // In front of the bracket.
            goTo(end - 1, depth, index + count - 1)
            unsafe cursor.turn = .step
            unsafe state = .after
        } else if !isCut {
            goTo(end, depth, index + count)
        }
        return isCut
    }

    /// Looks for the ends of elements in what is in the window, until there are enough.
    private func scan(
        _ scanner: inout ElementEndScanner,
        from scanned: inout Int,
        _ end: inout Int,
        _ count: inout Int,
        upTo limit: Int
    ) {
        var scan = scanner
        var (from, last, number) = (scanned, end, count)
        unsafe withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { ends in
            while from < window.endOffset, last < limit, !scan.isAtEnd {
                let news = unsafe window.bytes[(from - window.origin.offset)...]
                let outcome = unsafe scan.findEnds(
                    in: UnsafeBufferPointer(rebasing: news),
                    into: ends
                )
                if outcome.found > 0 { last = unsafe from + ends[outcome.found - 1] + 1 }
                number += outcome.found
                from += outcome.consumed
            }
        }
        (scanner, scanned, end, count) = (scan, from, last, number)
    }

    /// True if something is wrong with what there is of an element, or after it, or if it is too long.
    private func isWrong(at offset: Int) -> Bool {
        unsafe cursor.seek(to: offset)
        var sink = NullSink()
        let limit = unsafe cursor.options.limits.elementLength
        var start: Int?
        do throws(JSONError) {
            _ = try unsafe cursor.peekKind()
            let first = unsafe cursor.offset
            start = first
            var reading = try unsafe cursor.startReading(checkingKeys: false)
            try unsafe cursor.read(into: &sink, from: &reading)
            if unsafe cursor.offsetAfterValue - first > limit { return true }
            start = nil
            // The end of the element would have been found if a comma or the bracket came next.
            _ = try unsafe cursor.skipWhiteSpace()
            return true
        } catch {
            // In front of the element there may be white space of any length.
            return !error.isStarved || start.map { window.endOffset - $0 > limit } ?? false
        }
    }

    /// Moves to the start of an element.
    private func goTo(_ offset: Int, _ depth: Int, _ index: Int) {
        unsafe cursor.isStarved = false
        unsafe cursor.depth = depth
        unsafe cursor.turn = .value
        unsafe cursor.frames[depth] = Frame(index: index)
        unsafe cursor.seek(to: offset)
    }
}

extension JSONCursor {
    /// Moves to the start of a value inside a document whose start is not in memory.
    ///
    /// Throws if the path is deeper than the limit.
    mutating func show(
        _ text: Text,
        from place: SourceText.Origin,
        at steps: [JSONValuePath.Step]
    ) throws(JSONError) {
        origin = place
        input = text
        seek(to: place.offset)
        depth = 0
        for step in steps {
            let frame: Frame
            switch step {
            case .key(let key):
                // Its offset does not matter, except that it must be before everything that is in
                // memory.
                keptKeys[depth + 1] = (-1, key)
                frame = Frame(keyAt: 0)
            case .index(let index):
                frame = Frame(index: index)
            }
            try push(frame, at: place.offset)
        }
        turn = .value
    }
}
