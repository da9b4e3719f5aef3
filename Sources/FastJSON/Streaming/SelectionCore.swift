/// Finds selected values in one document.
final class SelectionCore: ElementCore {
    private enum State {
        /// In front of a value to which these selectors lead.
        case value(UInt64)
        /// Behind a value.
        case behind
        case ended
    }

    private let feed: Feed
    private var cursor: JSONCursor
    private let selectors: SelectorSet
    private var state: State
    /// For each open container, the selectors that lead into it.
    private var masks: [UInt64] = []
    /// The keys of the open objects, when equal ones are an error.
    private var seenKeys: [KeySet] = []
    private var found: UInt64 = 0
    private(set) var index: Int
    private(set) var offset = 0
    private var pathOfElement = JSONPath()
    private var isAtElement = false
    /// What is wrong behind an element that is wrong itself.
    private var laterFailure: JSONError?
    /// The thread whose stack the cursor knows.
    private var thread = Thread.current

    init(
        _ input: consuming JSONInput,
        selectors: SelectorSet,
        options: JSONReadingOptions,
        resuming checkpoint: JSONCheckpoint?
    ) throws(JSONError) {
        self.selectors = selectors
        state = .value(selectors.all)
        index = checkpoint?.index ?? -1
        feed = Feed(input, options: options)
        if let checkpoint {
            feed.startResumed(at: checkpoint)
        }
        do {
            cursor = try JSONCursor(feed: feed, options: options)
        } catch {
            throw error.located(in: feed)
        }
        if let checkpoint {
            try resume(at: checkpoint)
        }
    }

    /// Where the last element is; where the reader is, if that failed.
    var path: JSONPath { isAtElement ? cursor.path : pathOfElement }

    func next(
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) -> ElementOutcome? {
        do throws(JSONError) {
            if let laterFailure { throw laterFailure }
            isAtElement = false
            guard let selection = try advance() else { return nil }
            index += 1
            isAtElement = true
            noteThread()
            let depth = cursor.depth
            do throws(JSONError) {
                let place = ElementPlace(selection: selection, index: index, base: 0)
                try read(place, &cursor)
                return .element
            } catch {
                let error = cursor.asTyped(error)
                guard error.errors.allSatisfy(\.isTyped) else { throw error }
                let placed = placed(error)
                cursor.recorder = nil
                cursor.isQuiet = false
                do throws(JSONError) {
                    try cursor.leave(to: depth)
                } catch {
                    // What is wrong behind it comes next.
                    laterFailure = error
                }
                return .rejected(placed, bytes: nil)
            }
        } catch {
            pathOfElement = error.path
            isAtElement = false
            laterFailure = nil
            state = .ended
            return .failed(error.located(in: feed))
        }
    }

    /// Forgets the stack of another thread.
    private func noteThread() {
        let current = Thread.current
        if current != thread {
            thread = current
            cursor.stack = StackGuard()
        }
    }

    /// Goes in front of the next selected value; nil if there is none.
    private func advance() throws(JSONError) -> Int? {
        while true {
            switch state {
            case .ended:
                return nil
            case .behind:
                guard cursor.depth > 0 else {
                    state = .ended
                    try cursor.finish()
                    try checkThatAllWereFound()
                    return nil
                }
                try step()
            case .value(let mask):
                let complete = selectors.found(among: mask, at: cursor.depth)
                if complete != 0 {
                    found |= complete
                    state = .behind
                    _ = try cursor.peekKind()
                    offset = cursor.offset
                    return complete.trailingZeroBitCount
                }
                if mask == 0 {
                    try cursor.skipValue()
                    state = .behind
                } else {
                    try enter(mask)
                }
            }
        }
    }

    /// Enters a container on the way; passes another value.
    private func enter(_ mask: UInt64) throws(JSONError) {
        let needsArray = selectors.needingArray(among: mask, at: cursor.depth)
        switch try cursor.peekKind() {
        case .array:
            found |= needsArray
            try cursor.enterArray()
            masks.append(mask)
            if try cursor.firstElement() {
                state = .value(selectors.following(index: 0, from: mask, at: cursor.depth - 1))
            } else {
                leave()
            }
        case .object where needsArray == 0:
            try cursor.enterObject()
            masks.append(mask)
            if cursor.options.duplicateKeys == .error { seenKeys.append(KeySet()) }
            if try cursor.firstMember() {
                try readKey(mask)
            } else {
                leave(object: true)
            }
        default:
            if needsArray != 0 {
                // Throws: there is no array here.
                _ = try cursor.decodeArrayStart()
            }
            try cursor.skipValue()
            state = .behind
        }
    }

    /// Steps to the next element or member of the innermost open container, or out of it.
    private func step() throws(JSONError) {
        let mask = masks[masks.count - 1]
        if cursor.frames[cursor.depth].isObject {
            if try cursor.nextMember() {
                try readKey(mask)
            } else {
                leave(object: true)
            }
        } else if try cursor.nextElement() {
            let index = cursor.frames[cursor.depth].index ?? 0
            state = .value(selectors.following(index: index, from: mask, at: cursor.depth - 1))
        } else {
            leave()
        }
    }

    private func readKey(_ mask: UInt64) throws(JSONError) {
        var key = try cursor.readKey()
        if !seenKeys.isEmpty, !key.withUTF8({ seenKeys[seenKeys.count - 1].insert($0) }) {
            throw cursor.duplicateKey(key)
        }
        state = .value(selectors.following(key: key, from: mask, at: cursor.depth - 1))
    }

    private func leave(object isObject: Bool = false) {
        masks.removeLast()
        if isObject, !seenKeys.isEmpty { seenKeys.removeLast() }
        state = .behind
    }

    private func checkThatAllWereFound() throws(JSONError) {
        for (index, selector) in selectors.selectors.enumerated()
        where selector.namesOne && found & 1 << UInt64(index) == 0 {
            throw JSONError(
                code: .missingKey,
                message: "there is nothing at \(DiagnosticText.quoted(selector.text))"
            )
        }
    }

    /// A typed error with its line and column, while its bytes are in the window.
    private func placed(_ error: JSONError) -> JSONError {
        guard error.location == nil, let offset = error.offset,
            (feed.origin.offset...feed.endOffset).contains(offset)
        else { return error }
        var text = SourceText(bytes: feed.bytes, origin: feed.origin)
        return error.located(at: text.location(of: offset))
    }

    // MARK: Checkpoints

    var checkpoint: JSONCheckpoint? {
        guard isAtElement, laterFailure == nil, cursor.depth > 0 else { return nil }
        let offset = cursor.offsetBehindValue
        let index = offset - feed.origin.offset
        guard index >= 0, index <= feed.bytes.count else { return nil }
        var place = feed.origin
        place.advance(over: UnsafeBufferPointer(rebasing: feed.bytes[..<index]))
        return JSONCheckpoint(place: place, index: self.index, path: cursor.path, found: found)
    }

    /// Passes the text that stands for what was read before a checkpoint: see ``JSONCheckpoint``.
    private func resume(at checkpoint: JSONCheckpoint) throws(JSONError) {
        var mask = selectors.all
        found = checkpoint.found ?? .max
        for (depth, step) in checkpoint.path.steps.enumerated() {
            masks.append(mask)
            found |= selectors.found(among: mask, at: depth)
            switch step {
            case .index(let index):
                found |= selectors.needingArray(among: mask, at: depth)
                try cursor.enterArray()
                _ = try cursor.firstElement()
                cursor.frames[cursor.depth] = Frame(index: index)
                mask = selectors.following(index: index, from: mask, at: depth)
            case .key(let key):
                try cursor.enterObject()
                if cursor.options.duplicateKeys == .error { seenKeys.append(KeySet()) }
                _ = try cursor.firstMember()
                _ = try cursor.readKey()
                mask = selectors.following(key: key, from: mask, at: depth)
            }
        }
        let depth = checkpoint.path.steps.count
        guard mask != 0, selectors.found(among: mask, at: depth) != 0 else {
            throw JSONError(
                .invalidStructure("the checkpoint is of a stream with other selections")
            )
        }
        found |= mask
        try cursor.skipValue()
        state = .behind
        isAtElement = true
    }
}
