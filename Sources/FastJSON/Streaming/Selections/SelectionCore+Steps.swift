/// The way from one selected value to the next.
extension SelectionCore {
    /// Moves to the start of the next selected value, or holds one in which some are; false if there is
    /// none.
    func advance() throws(JSONError) -> Bool {
        while true {
            switch unsafe state {
            case .ended:
                return false
            case .after:
                guard unsafe cursor.depth > 0 else {
                    try unsafe cursor.finish()
                    unsafe state = .ended
                    try checkThatAllWereFound()
                    return false
                }
                try step()
            case .value(let next, let parent):
                try look(next, of: parent)
                if held?.isOver == false { return true }
            case .element:
                return true
            case .opened:
                try enterOpened()
            case .passing(let reading):
                try pass(reading)
            }
        }
    }

    /// Finds out what is to become of a value.
    private func look(_ next: SelectorSet.Next, of parent: SelectorSet.States) throws(JSONError) {
        let isFiltered = selectors.filters(parent)
        guard !next.isIgnored, next.states != 0 || isFiltered else {
            unsafe state = .passing(try cursor.startReading())
            return
        }
        // To ask for the kind would copy the cursor.
        let bracket = try unsafe cursor.openingBracket()
        let isObject = bracket == UInt8(ascii: "{")
        if next.isDouble || bracket != nil && selectors.needsWhole(next.states)
            || isFiltered && (isObject || !selectors.filtersObjectsOnly(parent))
        {
            return try hold(parent)
        }
        let final = next.states & selectors.final
        if final != 0 {
            let owners = selectors.owners(of: final)
            found |= owners
            unsafe state = .element(owners.trailingZeroBitCount)
        } else if next.states == 0 {
            unsafe state = .passing(try cursor.startReading())
        } else {
            try atOnce { () throws(JSONError) in try enter(next.states) }
        }
    }

    /// Takes a step, or stays in front of it if its bytes have not arrived.
    private func atOnce(_ step: () throws(JSONError) -> Void) throws(JSONError) {
        let savepoint = unsafe cursor.savepointHere()
        defer { unsafe cursor.release(savepoint) }
        do throws(JSONError) {
            try step()
        } catch {
            if error.isStarved { unsafe cursor.goBack(to: savepoint) }
            throw error
        }
    }

    /// Passes a value that is not selected, as far as it has arrived.
    private func pass(_ reading: JSONCursor.ReadingState) throws(JSONError) {
        var reading = reading
        do throws(JSONError) {
            var sink = NullSink()
            try unsafe cursor.read(into: &sink, from: &reading)
        } catch {
            unsafe state = .passing(reading)
            throw error
        }
        unsafe state = .after
    }

    /// Passes the bracket of a container on the way; passes another value.
    private func enter(_ own: SelectorSet.States) throws(JSONError) {
        let needsArray = selectors.needingArray(among: own)
        switch try unsafe cursor.openingBracket() {
        case UInt8(ascii: "["):
            found |= needsArray
            try unsafe cursor.enterArray()
        case UInt8(ascii: "{") where needsArray == 0:
            try unsafe cursor.enterObject()
            if tracksKeys { unsafe cursor.keyGuard.enterObject(at: cursor.depth) }
        default:
            if needsArray != 0 {
                // Throws: there is no array here.
                _ = try unsafe cursor.decodeArrayStart()
            }
            unsafe state = .passing(try cursor.startReading())
            return
        }
        open(own)
        unsafe state = .opened
    }

    /// Goes from the bracket of a container to its first element or member.
    private func enterOpened() throws(JSONError) {
        let own = unsafe states[states.count - 1]
        let isObject = unsafe cursor.frames[cursor.depth].isObject
        try passSpace()
        try atOnce { () throws(JSONError) in
            if isObject {
                guard try unsafe cursor.firstMember() else { return leave() }
                unsafe state = .value(try followingKey(own, selectors.keys), of: own)
            } else {
                guard try unsafe cursor.firstElement() else { return leave() }
                unsafe state = .value(selectors.following(index: 0, from: own), of: own)
            }
        }
    }

    /// Passes white space that has arrived, which need not stay until the next token has.
    @inline(__always)
    private func passSpace() throws(JSONError) {
        if unsafe !cursor.isOnTape && cursor.nextEntry == cursor.entriesEnd {
            _ = try unsafe cursor.skipWhiteSpace()
        }
    }

    /// Steps to the next element or member that matters, or out of the innermost open container.
    private func step() throws(JSONError) {
        let own = unsafe states[states.count - 1]
        let isObject = unsafe cursor.frames[cursor.depth].isObject
        let keys = selectors.keys
        while true {
            try passSpace()
            var next: SelectorSet.Next?
            var isPassed = false
            try atOnce { () throws(JSONError) in
                next = isObject ? try nextMember(own, keys) : try nextElement(own)
                isPassed =
                    try next.map { (next) throws(JSONError) in
                        try passes(next, of: own)
                    } ?? false
            }
            guard let next else { return leave() }
            guard isPassed else {
                unsafe state = .value(next, of: own)
                return
            }
            try unsafe pass(try cursor.startReading())
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
        guard next.states & selectors.stopping == 0, !next.isDouble, !tracksKeys else {
            return false
        }
        return try unsafe cursor.openingBracket() == nil
    }

    /// Steps to the next element, and says where that leads; nil after the last.
    private func nextElement(_ own: SelectorSet.States) throws(JSONError) -> SelectorSet.Next? {
        guard try unsafe cursor.nextElement() else { return nil }
        return unsafe selectors.following(index: cursor.frames[cursor.depth].index ?? 0, from: own)
    }

    /// Steps to the value of the next member, and says where that leads; nil after the last.
    private func nextMember(
        _ own: SelectorSet.States,
        _ keys: KeyList
    ) throws(JSONError) -> SelectorSet.Next? {
        try unsafe cursor.nextMember() ? try followingKey(own, keys) : nil
    }

    /// Reads a key, notes it if need be, and says where it leads.
    @inline(__always)
    private func followingKey(
        _ own: SelectorSet.States,
        _ keys: KeyList
    ) throws(JSONError) -> SelectorSet.Next {
        try unsafe tracksKeys ? note(cursor.readKey(), own) : readKey(own, keys)
    }

    /// Reads a key, and says where it leads.
    @inline(__always)
    private func readKey(
        _ own: SelectorSet.States,
        _ keys: KeyList
    ) throws(JSONError) -> SelectorSet.Next {
        let name = try unsafe cursor.readKeyIndex(in: keys)
        return name < 0
            ? selectors.followingOther(from: own) : selectors.following(name: name, from: own)
    }

    /// Notes a key that was read, and says where it leads.
    private func note(
        _ key: String,
        _ own: SelectorSet.States
    ) throws(JSONError) -> SelectorSet.Next {
        if unsafe !cursor.keyGuard.isNew(key, at: cursor.depth) {
            guard unsafe cursor.options.duplicateKeys == .first else {
                throw unsafe cursor.duplicateKey(key)
            }
            return SelectorSet.Next(states: 0, isIgnored: true)
        }
        return selectors.following(key: key, from: own)
    }

    func open(_ own: SelectorSet.States) {
        unsafe states.append(own)
        knownParents = nil
    }

    private func leave() {
        if tracksKeys { unsafe cursor.keyGuard.leaveObject(at: cursor.depth + 1) }
        unsafe states.removeLast()
        knownParents = nil
        unsafe state = .after
    }
}
