/// Finds selected values in one document.
final class SelectionCore: ElementCore {
    enum State {
        /// In front of a value to which these selectors lead.
        case value(UInt64)
        /// In front of a value that one of the selectors has found.
        case element(Int)
        /// Inside a value that nobody asked for.
        case passing(JSONCursor.ReadingState)
        /// After a value.
        case behind
        case ended
    }

    let window: Window
    // SAFETY: accesses do not overlap: what reads an element has the cursor and no way to here, since
    // `JSONElements` takes no other meanwhile. A check for each access takes 1/8 of the time.
    @exclusivity(unchecked)
    var cursor: JSONCursor
    let selectors: SelectorSet
    var state: State
    /// For each open container, the selectors that lead into it.
    private var masks: [UInt64] = []
    /// The keys of the value that is passed, when equal ones are an error.
    private var passedKeys = UniqueKeySink(NullSink())
    /// The checkpoint at which reading begins; nil for the start.
    private let resumed: JSONCheckpoint?
    private var hasStarted = false
    private var hasBegun = false
    /// What waits for the rest of an element that was cut.
    private var elementEnd: ElementEnd?
    /// The offset up to which bytes are awaited for a token.
    private var target: Int?
    var needsBytes = false
    /// The keys of the open objects, when equal ones matter.
    var seenKeys: [KeySet] = []
    var found: UInt64 = 0
    private(set) var index: Int
    private(set) var offset: Int
    /// The steps from the root to the innermost open container, and from there.
    var parents: [JSONValuePath.Step] = []
    var last: JSONValuePath.Step?
    /// True while nothing after the last element was read.
    var isAtElement = false
    /// The last element after which the stream can go on; its end is the mark of the window.
    var passedElement: (index: Int, path: ElementPath, found: UInt64)?
    var isOver = false
    private var pathOfFailure: JSONValuePath?
    /// What is wrong after an element that is wrong itself.
    var laterFailure: JSONError?
    /// The thread whose stack the cursor knows.
    private var thread = Thread.current

    init(
        _ input: consuming JSONInput,
        selectors: SelectorSet,
        options: JSONReadingOptions,
        resuming checkpoint: JSONCheckpoint?
    ) {
        self.selectors = selectors
        state = .value(selectors.all)
        index = checkpoint?.index ?? -1
        offset = checkpoint?.offset ?? 0
        window = Window(input, limits: options.limits)
        resumed = checkpoint
        if let checkpoint {
            window.startResumed(at: checkpoint)
        }
        cursor = JSONCursor(options: options, memory: .allocate())
    }

    /// Where the last element is; where the reader is, if that failed.
    var path: JSONValuePath { pathOfFailure ?? elementPath.path }

    private var elementPath: ElementPath {
        isAtElement
            ? ElementPath(parents: parents, last: last) : passedElement?.path ?? ElementPath()
    }

    func next(
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) -> ElementOutcome? {
        do throws(JSONError) {
            while true {
                if needsBytes { try extend() }
                needsBytes = false
                do throws(JSONError) {
                    return try find(read)
                } catch {
                    guard error.isStarved else { throw error }
                    needsBytes = true
                }
            }
        } catch {
            if error.isStarved { return .starved }
            pathOfFailure = error.path
            laterFailure = nil
            state = .ended
            return .failed(error.located(in: window))
        }
    }

    /// Reads more bytes; the whole rest of an element, if one was cut.
    func extend() throws(JSONError) {
        guard hasStarted else {
            try window.load(keeping: window.origin.offset, until: window.endOffset + 1)
            return
        }
        let start = cursor.neededOffset
        guard var end = elementEnd else {
            let target = target ?? window.target(from: start)
            self.target = target
            try cursor.extend(over: window, until: target)
            self.target = nil
            return
        }
        while true {
            elementEnd = end
            let before = window.endOffset
            try cursor.extend(over: window, until: before + 1)
            // The input failed: what is there is read once more before that is said.
            if window.endOffset == before || window.reachedEnd { break }
            // What came may be the rest of the element, and more.
            if end.isDue(window.bytes, startingAt: window.origin.offset) { break }
            let limit = cursor.options.limits.elementLength
            if window.endOffset - start > limit {
                throw cursor.fail(.elementTooLong(limit), at: start)
            }
        }
        elementEnd = nil
    }

    /// Reads the next element; throws if bytes are missing, and goes on where it was then.
    private func find(
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) throws(JSONError) -> ElementOutcome? {
        if let laterFailure { throw laterFailure }
        isAtElement = false
        try begin()
        guard let selection = try advance() else {
            isOver = true
            return nil
        }
        // These count only when the element was read, or is wrong.
        index += 1
        isAtElement = true
        let previousOffset = offset
        offset = cursor.offset
        noteThread()
        let mark = cursor.markHere()
        defer { cursor.release(mark) }
        do throws(JSONError) {
            let place = ElementPlace(selection: selection, index: index, base: 0)
            let outcome = try attempt(place, read)
            let limit = cursor.options.limits.elementLength
            if cursor.offsetBehindValue - offset > limit {
                throw cursor.fail(.elementTooLong(limit), at: offset)
            }
            state = .behind
            return outcome
        } catch {
            guard error.isStarved else { throw error }
            index -= 1
            isAtElement = false
            offset = previousOffset
            cursor.goBack(to: mark)
            elementEnd = ElementEnd(
                start: mark.offset,
                tried: window.endOffset,
                depth: cursor.depth,
                syntax: cursor.options.syntax
            )
            throw .starved
        }
    }

    /// Reads an element, or passes what is left of a wrong one.
    private func attempt(
        _ place: ElementPlace,
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) throws(JSONError) -> ElementOutcome {
        guard let wrong = try cursor.readElement(place, read) else {
            pass()
            return .element
        }
        laterFailure = wrong.later
        return .rejected(placed(wrong.error), bytes: nil)
    }

    /// Goes in front of the document, or after a checkpoint.
    func begin() throws(JSONError) {
        guard !hasBegun else { return }
        if !hasStarted {
            try window.loadStart()
            // The text that stands for its beginning is there as a whole.
            if let resumed {
                try window.load(keeping: window.origin.offset, until: resumed.offset)
            }
            try cursor.start(over: window)
            hasStarted = true
        }
        if let resumed {
            // Libyajl may need more, to be sure of a number.
            try atOnce { () throws(JSONError) in
                (masks, seenKeys, parents, last) = ([], [], [], nil)
                try resume(at: resumed)
            }
        }
        hasBegun = true
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
    func advance() throws(JSONError) -> Int? {
        while true {
            switch state {
            case .ended:
                return nil
            case .behind:
                guard cursor.depth > 0 else {
                    try cursor.finish()
                    state = .ended
                    try checkThatAllWereFound()
                    return nil
                }
                try atOnce { () throws(JSONError) in try step() }
            case .value(let mask):
                let complete = selectors.found(among: mask, at: cursor.depth)
                if complete != 0 {
                    found |= complete
                    _ = try cursor.peekKind()
                    state = .element(complete.trailingZeroBitCount)
                } else if mask == 0 {
                    state = .passing(try cursor.startReading())
                } else {
                    try atOnce { () throws(JSONError) in try enter(mask) }
                }
            case .element(let selection):
                return selection
            case .passing(let reading):
                try pass(reading)
            }
        }
    }

    /// Takes a step, or stays in front of it if its bytes have not come.
    private func atOnce(_ step: () throws(JSONError) -> Void) throws(JSONError) {
        let mark = cursor.markHere()
        defer { cursor.release(mark) }
        do throws(JSONError) {
            try step()
        } catch {
            if error.isStarved { cursor.goBack(to: mark) }
            throw error
        }
    }

    /// Passes a value that nobody asked for, as far as it is there.
    private func pass(_ reading: JSONCursor.ReadingState) throws(JSONError) {
        var reading = reading
        do throws(JSONError) {
            if cursor.options.duplicateKeys == .reject {
                try cursor.read(into: &passedKeys, from: &reading)
            } else {
                var sink = NullSink()
                try cursor.read(into: &sink, from: &reading)
            }
        } catch {
            state = .passing(reading)
            throw error
        }
        state = .behind
    }

    /// Enters a container on the way; passes another value.
    private func enter(_ mask: UInt64) throws(JSONError) {
        let needsArray = selectors.needingArray(among: mask, at: cursor.depth)
        switch try cursor.peekKind() {
        case .array:
            found |= needsArray
            try cursor.enterArray()
            let hasElement = try cursor.firstElement()
            guard hasElement else {
                state = .behind
                return
            }
            open(mask)
            last = .index(0)
            state = .value(selectors.following(index: 0, from: mask, at: cursor.depth - 1))
        case .object where needsArray == 0:
            try cursor.enterObject()
            guard try cursor.firstMember() else {
                state = .behind
                return
            }
            let key = try cursor.readKey()
            open(mask)
            if cursor.options.duplicateKeys != .last { seenKeys.append(KeySet()) }
            try note(key, mask)
        default:
            if needsArray != 0 {
                // Throws: there is no array here.
                _ = try cursor.decodeArrayStart()
            }
            state = .passing(try cursor.startReading())
        }
    }

    /// Steps to the next element or member of the innermost open container, or out of it.
    private func step() throws(JSONError) {
        let mask = masks[masks.count - 1]
        if cursor.frames[cursor.depth].isObject {
            if try cursor.nextMember() {
                try note(try cursor.readKey(), mask)
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

    /// Goes in front of the value of a key.
    private func note(_ key: String, _ mask: UInt64) throws(JSONError) {
        var (key, mask) = (key, mask)
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
        // For the rest of the line, the window may move.
        let needed = cursor.neededOffset
        cursor.keepKeys(before: needed)
        let error = error.located(in: window, keeping: needed)
        cursor.show(again: window)
        return error
    }
}
