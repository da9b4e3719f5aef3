/// Finds selected values in one document.
final class SelectionCore: ElementCore {
    enum State {
        /// In front of a value to which these selectors lead.
        case value(UInt64)
        /// Behind a value.
        case behind
        case ended
    }

    let feed: Feed
    // SAFETY: accesses do not overlap: what reads an element has the cursor and no way to here, since
    // `JSONElements` takes no other meanwhile. A check for each access takes 1/8 of the time.
    @exclusivity(unchecked)
    var cursor: JSONCursor
    let selectors: SelectorSet
    var state: State
    /// For each open container, the selectors that lead into it.
    private var masks: [UInt64] = []
    /// The keys of the open objects, when equal ones matter.
    var seenKeys: [KeySet] = []
    var found: UInt64 = 0
    private(set) var index: Int
    private(set) var offset: Int
    private var offsetOfElement = 0
    /// The steps from the root to the innermost open container, and from there.
    var parents: [JSONValuePath.Step] = []
    var last: JSONValuePath.Step?
    /// The last element, while nothing behind it was read.
    var isAtElement = false
    /// The last element behind which the stream can go on; its end is marked in the feed.
    var passedElement: (index: Int, path: ElementPath, found: UInt64)?
    var isOver = false
    private var pathOfFailure: JSONValuePath?
    /// What is wrong behind an element that is wrong itself.
    var laterFailure: JSONError?
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
        offset = checkpoint?.offset ?? 0
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
            do {
                try resume(at: checkpoint)
            } catch {
                throw error.located(in: feed)
            }
        }
    }

    /// Where the last element is; where the reader is, if that failed.
    var path: JSONValuePath { pathOfFailure ?? elementPath.path }

    private var elementPath: ElementPath {
        isAtElement
            ? ElementPath(parents: parents, last: last) : passedElement?.path ?? ElementPath()
    }

    var position: ElementPosition {
        ElementPosition(
            index: index,
            path: pathOfFailure.map { ElementPath(parents: $0.steps) } ?? elementPath,
            offset: offset,
            passed: passed
        )
    }

    func next(
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) -> ElementOutcome? {
        do throws(JSONError) {
            if let laterFailure { throw laterFailure }
            isAtElement = false
            guard let selection = try advance() else {
                isOver = true
                return nil
            }
            index += 1
            offset = offsetOfElement
            isAtElement = true
            noteThread()
            let depth = cursor.depth
            do throws(JSONError) {
                let place = ElementPlace(selection: selection, index: index, base: 0)
                try read(place, &cursor)
                pass()
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
            pathOfFailure = error.path
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
                    offsetOfElement = cursor.offset
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
            open(mask)
            if try cursor.firstElement() {
                last = .index(0)
                state = .value(selectors.following(index: 0, from: mask, at: cursor.depth - 1))
            } else {
                leave()
            }
        case .object where needsArray == 0:
            try cursor.enterObject()
            open(mask)
            if cursor.options.duplicateKeys != .last { seenKeys.append(KeySet()) }
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
            last = .index(index)
            state = .value(selectors.following(index: index, from: mask, at: cursor.depth - 1))
        } else {
            leave()
        }
    }

    private func readKey(_ mask: UInt64) throws(JSONError) {
        var key = try cursor.readKey()
        var mask = mask
        if !seenKeys.isEmpty, !key.withUTF8({ seenKeys[seenKeys.count - 1].insert($0) }) {
            guard cursor.options.duplicateKeys == .first else { throw cursor.duplicateKey(key) }
            mask = 0
        }
        last = .key(key)
        state = .value(selectors.following(key: key, from: mask, at: cursor.depth - 1))
    }

    func open(_ mask: UInt64) {
        masks.append(mask)
        if let last { parents.append(last) }
    }

    private func leave(object isObject: Bool = false) {
        masks.removeLast()
        last = parents.popLast()
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
}
