/// Finds selected values in one document.
final class SelectionCore: ElementCore {
    enum State {
        /// In front of a value; with the states of the container that it is in.
        case value(SelectorSet.Next, of: SelectorSet.States)
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
    let allowsCheckpoints: Bool
    // Cached: to ask the options is to copy them.
    /// True if equal keys are not all alike.
    private let tracksKeys: Bool
    private let rejectsEqualKeys: Bool
    // SAFETY: as for the cursor.
    @exclusivity(unchecked)
    var state: State
    /// The states of the open containers.
    @exclusivity(unchecked)
    private var states: [SelectorSet.States] = []
    /// The value that is held until all that is selected in it was read.
    private var held: HeldValue?
    /// The way to the last element, if it is in the value that is held.
    private var heldPath: [JSONValuePath.Step]?
    /// The keys of the value that is passed, when equal ones are an error.
    @exclusivity(unchecked)
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
    /// The steps from the root to the innermost open container; nil until they are asked for.
    private var knownParents: [JSONValuePath.Step]?
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
        allowsCheckpoints = selectors.allowsCheckpoints
        tracksKeys = options.duplicateKeys != .last
        rejectsEqualKeys = options.duplicateKeys == .reject
        state = .value(SelectorSet.Next(states: selectors.all), of: 0)
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

    var elementPath: ElementPath {
        guard isAtElement else { return passedElement?.path ?? ElementPath() }
        if let heldPath { return ElementPath(parents: heldPath) }
        return ElementPath(parents: parents, last: last)
    }

    /// The steps from the root to the innermost open container.
    var parents: [JSONValuePath.Step] {
        if let knownParents { return knownParents }
        let parents = Array(cursor.path.steps.dropLast())
        knownParents = parents
        return parents
    }

    /// The step from the innermost open container to where the cursor is.
    var last: JSONValuePath.Step? { cursor.lastStep }

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
        if held?.isOver == true { (held, heldPath) = (nil, nil) }
        if held == nil {
            try begin()
            guard try advance() else {
                isOver = true
                return nil
            }
        }
        if held != nil { return try readHeld(read) }
        guard case .element(let selection) = state else { return nil }
        // These count only when the element was read, or is wrong.
        index += 1
        isAtElement = true
        let previousOffset = offset
        offset = cursor.offset
        noteThread()
        do throws(JSONError) {
            let place = ElementPlace(selection: selection, index: index, base: 0)
            let outcome = try whole { () throws(JSONError) in try attempt(place, read) }
            state = .behind
            return outcome
        } catch {
            guard error.isStarved else { throw error }
            index -= 1
            isAtElement = false
            offset = previousOffset
            throw .starved
        }
    }

    /// Reads a value as a whole, or goes back to wait for its end.
    ///
    /// - Precondition: its first byte was looked at.
    private func whole<Output>(
        _ read: () throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        let start = cursor.offset
        let mark = cursor.markHere()
        defer { cursor.release(mark) }
        do throws(JSONError) {
            let output = try read()
            let limit = cursor.options.limits.elementLength
            if cursor.offsetBehindValue - start > limit {
                throw cursor.fail(.elementTooLong(limit), at: start)
            }
            return output
        } catch {
            guard error.isStarved else { throw error }
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
                (states, seenKeys, knownParents) = ([], [], nil)
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

    /// Goes in front of the next selected value, or holds one in which some are; false if there is none.
    func advance() throws(JSONError) -> Bool {
        while true {
            switch state {
            case .ended:
                return false
            case .behind:
                guard cursor.depth > 0 else {
                    try cursor.finish()
                    state = .ended
                    try checkThatAllWereFound()
                    return false
                }
                try step()
            case .value(let next, let parent):
                try look(next, of: parent)
                if held?.isOver == false { return true }
            case .element:
                return true
            case .passing(let reading):
                try pass(reading)
            }
        }
    }

    /// Finds out what is to become of a value.
    private func look(
        _ next: SelectorSet.Next,
        of parent: SelectorSet.States
    ) throws(JSONError) {
        let isFiltered = selectors.filters(parent)
        guard !next.isIgnored, next.states != 0 || isFiltered else {
            state = .passing(try cursor.startReading())
            return
        }
        let kind = try cursor.peekKind()
        let isContainer = kind == .array || kind == .object
        if next.isDouble || isContainer && selectors.needsWhole(next.states)
            || isFiltered && (kind == .object || !selectors.filtersObjectsOnly(parent))
        {
            return try hold(parent)
        }
        let final = next.states & selectors.final
        if final != 0 {
            let owners = selectors.owners(of: final)
            found |= owners
            state = .element(owners.trailingZeroBitCount)
        } else if next.states == 0 {
            state = .passing(try cursor.startReading())
        } else {
            try atOnce { () throws(JSONError) in try enter(next.states) }
        }
    }

    // MARK: Values that are held

    /// Reads a value as a whole, and finds what is selected in it.
    private func hold(_ parent: SelectorSet.States) throws(JSONError) {
        let start = cursor.offset
        let step = states.isEmpty ? nil : last
        let bytes = try whole { () throws(JSONError) in try cursor.readWrittenValue() }
        var options = cursor.options
        options.engine = .native
        let document = try JSONDocument(parsing: bytes, options: options)
        let matches = try selectors.matches(
            in: document.root,
            at: step,
            of: step == nil ? selectors.all : parent
        )
        state = .behind
        guard !matches.isEmpty else { return }
        window.mark = start
        held = HeldValue(
            document,
            matches: matches,
            at: parents + (step.map { [$0] } ?? []),
            window.placeOfMark() ?? window.origin,
            options: options
        )
    }

    /// Reads the next element in the value that is held.
    private func readHeld(
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) throws(JSONError) -> ElementOutcome? {
        guard let match = held?.next(), let held else { return nil }
        index += 1
        isAtElement = true
        (offset, heldPath) = (match.offset, match.path)
        found |= 1 << UInt64(match.selector)
        let place = ElementPlace(selection: match.selector, index: index, base: 0)
        let wrong = try held.withCursor(at: match.path) { cursor throws(JSONError) in
            try cursor.readElement(place, read)
        }
        pass()
        guard let wrong else { return .element }
        return .rejected(placed(wrong.error), bytes: nil)
    }

    // MARK: Steps

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
            if rejectsEqualKeys {
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
    private func enter(_ own: SelectorSet.States) throws(JSONError) {
        let needsArray = selectors.needingArray(among: own)
        switch try cursor.peekKind() {
        case .array:
            found |= needsArray
            try cursor.enterArray()
            guard try cursor.firstElement() else {
                state = .behind
                return
            }
            open(own)
            state = .value(selectors.following(index: 0, from: own), of: own)
        case .object where needsArray == 0:
            try cursor.enterObject()
            guard try cursor.firstMember() else {
                state = .behind
                return
            }
            if tracksKeys {
                let key = try cursor.readKey()
                seenKeys.append(KeySet())
                open(own)
                state = .value(try note(key, own), of: own)
            } else {
                let next = try readKey(own)
                open(own)
                state = .value(next, of: own)
            }
        default:
            if needsArray != 0 {
                // Throws: there is no array here.
                _ = try cursor.decodeArrayStart()
            }
            state = .passing(try cursor.startReading())
        }
    }

    /// Steps to the next element or member that matters, or out of the innermost open container.
    private func step() throws(JSONError) {
        let own = states[states.count - 1]
        let isObject = cursor.frames[cursor.depth].isObject
        while true {
            var next: SelectorSet.Next?
            var isPassed = false
            try atOnce { () throws(JSONError) in
                next = isObject ? try nextMember(own) : try nextElement(own)
                isPassed = try next.map { (next) throws(JSONError) in
                    try passes(next, of: own)
                } ?? false
            }
            guard let next else { return leave(object: isObject) }
            guard isPassed else {
                state = .value(next, of: own)
                return
            }
            try pass(try cursor.startReading())
        }
    }

    /// True if nothing in the next value is selected, as far as its first byte tells.
    @inline(__always)
    private func passes(
        _ next: SelectorSet.Next,
        of parent: SelectorSet.States
    ) throws(JSONError) -> Bool {
        if next.isIgnored { return true }
        if selectors.filters(parent) { return false }
        if next.states == 0 { return true }
        // Where keys are noted, the step must not be taken again.
        guard next.states & selectors.stopping == 0, !next.isDouble, !tracksKeys else { return false }
        return try !cursor.isAtContainer()
    }

    /// Steps to the next element, and says where that leads; nil after the last.
    private func nextElement(
        _ own: SelectorSet.States
    ) throws(JSONError) -> SelectorSet.Next? {
        guard try cursor.nextElement() else { return nil }
        return selectors.following(index: cursor.frames[cursor.depth].index ?? 0, from: own)
    }

    /// Steps to the value of the next member, and says where that leads; nil after the last.
    private func nextMember(
        _ own: SelectorSet.States
    ) throws(JSONError) -> SelectorSet.Next? {
        guard try cursor.nextMember() else { return nil }
        return tracksKeys ? try note(try cursor.readKey(), own) : try readKey(own)
    }

    /// Reads a key, and says where it leads.
    @inline(__always)
    private func readKey(_ own: SelectorSet.States) throws(JSONError) -> SelectorSet.Next {
        let name = try cursor.readKeyIndex(in: selectors.keys)
        return name < 0
            ? selectors.followingOther(from: own) : selectors.following(name: name, from: own)
    }

    /// Notes a key that was read, and says where it leads.
    private func note(
        _ key: String,
        _ own: SelectorSet.States
    ) throws(JSONError) -> SelectorSet.Next {
        var key = key
        if !key.withUTF8({ seenKeys[seenKeys.count - 1].insert($0) }) {
            guard cursor.options.duplicateKeys == .first else { throw cursor.duplicateKey(key) }
            return SelectorSet.Next(states: 0, isIgnored: true)
        }
        return selectors.following(key: key, from: own)
    }

    func open(_ own: SelectorSet.States) {
        states.append(own)
        knownParents = nil
    }

    private func leave(object isObject: Bool) {
        states.removeLast()
        knownParents = nil
        if isObject, tracksKeys { seenKeys.removeLast() }
        state = .behind
    }

    private func checkThatAllWereFound() throws(JSONError) {
        for (index, selector) in selectors.selectors.enumerated()
        where selector.namesOne && found & 1 << UInt64(index) == 0 {
            throw JSONError(
                code: .missingKey,
                message: "there is nothing at \(DiagnosticText.quoted(selector.path.text))"
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
