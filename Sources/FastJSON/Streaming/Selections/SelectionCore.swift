/// Finds selected values in one document.
final class SelectionCore: ElementCore {
    enum State {
        /// In front of a value; with the states of the container that it is in.
        case value(SelectorSet.Next, of: SelectorSet.States)
        /// In front of a value that one of the selectors has found.
        case element(Int)
        /// After the bracket of a container on the way.
        case opened
        /// Inside a value that was not selected.
        case passing(JSONCursor.ReadingState)
        /// After a value.
        case after
        case ended
    }

    let window: Window
    // SAFETY: accesses do not overlap: what reads an element has the cursor and no way to here, since
    // `JSONElements` takes no other meanwhile. A check for each access takes 1/8 of the time.
    @exclusivity(unchecked)
    var cursor: JSONCursor
    let selectors: SelectorSet
    let allowsCheckpoints: Bool
    /// True if equal keys are not all alike.
    ///
    /// Cached: to ask the options is to copy them.
    let tracksKeys: Bool
    // SAFETY: as for the cursor.
    @exclusivity(unchecked)
    var state: State
    /// The states of the open containers.
    @exclusivity(unchecked)
    var states: [SelectorSet.States] = []
    /// The value that is held until all that is selected in it was read.
    var held: HeldValue?
    /// The way to the last element, if it is in the value that is held.
    var heldPath: [JSONValuePath.Step]?
    /// The checkpoint at which reading begins; nil for the start.
    private let resumed: JSONCheckpoint?
    private var hasBegun = false
    /// The search for the rest of an element that was cut.
    private var elementEnd: ElementEnd?
    /// The search for the rest of a token that was cut.
    private var tokenEnd: TokenEnd?
    private var needsBytes = false
    var found: UInt64 = 0
    var index: Int
    var offset: Int
    /// The steps from the root to the innermost open container; nil until they are requested.
    var knownParents: [JSONValuePath.Step]?
    /// True while nothing after the last element was read.
    var isAtElement = false
    /// The last element after which the stream can continue; its end is the anchor of the window.
    var passedElement: (index: Int, path: ElementPath, found: UInt64)?
    var isOver = false
    private var pathOfFailure: JSONValuePath?
    /// An error after an element that is wrong itself.
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
        unsafe state = .value(SelectorSet.Next(states: selectors.all), of: 0)
        index = checkpoint?.index ?? -1
        offset = checkpoint?.offset ?? 0
        window = Window(
            input,
            documentLength: options.limits.documentLength,
            startingAt: checkpoint?.place ?? SourceText.Origin()
        )
        resumed = checkpoint
        var options = options
        // Libyajl reads documents from their start.
        if checkpoint != nil { options.engine = .native }
        unsafe cursor = JSONCursor(options: options, memory: .allocate())
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
        let parents = unsafe cursor.parentSteps
        knownParents = parents
        return parents
    }

    /// The step from the innermost open container to where the cursor is.
    var last: JSONValuePath.Step? { unsafe cursor.lastStep }

    func next(
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) -> ElementOutcome? {
        do throws(JSONError) {
            return try extending { () throws(JSONError) in try find(read) }
        } catch {
            if error.isStarved { return .starved }
            pathOfFailure = error.path
            laterFailure = nil
            unsafe state = .ended
            return .failed(error.located(in: window))
        }
    }

    /// Calls a function; if bytes are missing, fetches more and calls it again.
    @inline(__always)
    func extending<Output>(_ body: () throws(JSONError) -> Output) throws(JSONError) -> Output {
        while true {
            if needsBytes { try extend() }
            needsBytes = false
            do throws(JSONError) {
                return try body()
            } catch {
                guard error.isStarved else { throw error }
                needsBytes = true
            }
        }
    }

    /// Reads more bytes; the whole rest of an element, if one was cut.
    private func extend() throws(JSONError) {
        guard hasBegun else { return try window.loadStart() }
        let start = unsafe cursor.neededOffset
        let limit = unsafe cursor.options.limits.elementLength
        if var end = elementEnd {
            try unsafe cursor.extend(over: window, after: end.tried) {
                // The new bytes may be the rest of the element, and more.
                if unsafe end.isDue(window.bytes, startingAt: window.origin.offset) { return true }
                elementEnd = end
                return window.endOffset - start > limit
            }
            elementEnd = nil
        } else {
            var end =
                unsafe tokenEnd
                ?? TokenEnd(startingAt: start, in: window, options: cursor.options)
            tokenEnd = end
            // Libyajl says nothing of an element that is a string before its end: so that the limit holds,
            // what is longer is read natively.
            let isOnTape = unsafe cursor.isOnTape
            var isTooLong = false
            try unsafe cursor.extend(over: window, after: end.tried) {
                let isDue = end.isDue(in: window)
                tokenEnd = end
                isTooLong = isOnTape && window.endOffset - start > limit
                return isDue || isTooLong
            }
            tokenEnd = nil
            if isTooLong { unsafe cursor.stopTape() }
        }
    }

    /// Reads the next element; throws if bytes are missing, and continues where it was then.
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
        guard case .element(let selection) = unsafe state else { return nil }
        // These count only when the element was read, or is wrong.
        index += 1
        isAtElement = true
        let previousOffset = offset
        offset = unsafe cursor.offset
        noteThread()
        do throws(JSONError) {
            let place = ElementPlace(selection: selection, index: index, base: 0)
            let outcome = try whole { () throws(JSONError) in try attempt(place, read) }
            if case .element = outcome { pass() }
            unsafe state = .after
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
    func whole<Output>(_ read: () throws(JSONError) -> Output) throws(JSONError) -> Output {
        let start = unsafe cursor.offset
        let limit = unsafe cursor.options.limits.elementLength
        let savepoint = unsafe cursor.savepointHere()
        let readAgain = unsafe cursor.readAgain
        defer { unsafe cursor.release(savepoint) }
        do throws(JSONError) {
            let output = try read()
            let end = unsafe max(cursor.offsetAfterValue, laterFailure?.offset ?? 0)
            if end - start <= limit { return output }
            laterFailure = nil
        } catch {
            // If fewer bytes had arrived at once, what is wrong after the limit would not be found.
            let end = error.isStarved ? window.endOffset : error.offset ?? 0
            if end - start <= limit {
                guard error.isStarved else { throw error }
                unsafe cursor.goBack(to: savepoint)
                unsafe cursor.readAgain = readAgain
                elementEnd = unsafe ElementEnd(
                    start: savepoint.offset,
                    tried: window.endOffset,
                    depth: cursor.depth,
                    syntax: cursor.options.syntax
                )
                throw .starved
            }
        }
        unsafe cursor.goBack(to: savepoint)
        throw unsafe cursor.fail(.elementTooLong(limit), at: start)
    }

    /// Reads an element, or passes the rest of a wrong one.
    private func attempt(
        _ place: ElementPlace,
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) throws(JSONError) -> ElementOutcome {
        guard let wrong = try unsafe cursor.readElement(place, read) else { return .element }
        laterFailure = wrong.later
        return unsafe .rejected(cursor.located(wrong.error, in: window), bytes: nil)
    }

    /// Moves to the start of the document, or after a checkpoint.
    func begin() throws(JSONError) {
        guard !hasBegun else { return }
        if let resumed {
            try resume(at: resumed)
        } else {
            try window.loadStart()
            try unsafe cursor.start(over: window)
        }
        hasBegun = true
    }

    /// Forgets the stack of another thread.
    func noteThread() {
        let current = Thread.current
        if current != thread {
            thread = current
            unsafe cursor.stack = StackGuard()
        }
    }

    func checkThatAllWereFound() throws(JSONError) {
        for (index, selector) in selectors.selectors.enumerated()
        where selector.namesOne && found & 1 << UInt64(index) == 0 {
            throw JSONError(
                code: .missingKey,
                message: "there is nothing at \(DiagnosticText.quoted(selector.path.text))"
            )
        }
    }
}
