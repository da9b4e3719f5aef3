/// Continuing later, where others have been.
extension SelectionCore {
    var checkpoint: JSONCheckpoint? {
        guard allowsCheckpoints, !isOver, let element = passedElement,
            let place = window.placeOfAnchor()
        else { return nil }
        return JSONCheckpoint(
            place: place,
            index: element.index,
            path: element.path.path,
            found: element.found
        )
    }

    func passReject() {
        if laterFailure == nil { pass() }
    }

    /// Counts the last element as passed, unless it is the whole document.
    func pass() {
        guard unsafe cursor.depth > 0 else { return }
        if allowsCheckpoints { window.anchor = unsafe cursor.offsetAfterValue }
        passedElement = (index, elementPath, found)
    }

    /// Moves to a checkpoint: to the end of the last element before it.
    func resume(at checkpoint: JSONCheckpoint) throws(JSONError) {
        unsafe (states, knownParents) = ([], nil)
        let steps = checkpoint.path.steps
        try unsafe cursor.show(window.text, from: checkpoint.place, at: steps)
        unsafe cursor.turn = .step
        var own = selectors.all
        found = checkpoint.found ?? .max
        for (level, step) in steps.enumerated() {
            open(own)
            switch step {
            case .index(let index):
                found |= selectors.needingArray(among: own)
                own = selectors.following(index: index, from: own).states
            case .key(let key):
                if tracksKeys {
                    unsafe cursor.keyGuard.enterObject(at: level + 1)
                    _ = unsafe cursor.keyGuard.isNew(key, at: level + 1)
                }
                own = selectors.following(key: key, from: own).states
            }
        }
        guard own & selectors.final != 0 else { throw JSONCheckpoint.isOfOthers }
        found |= selectors.owners(of: own)
        unsafe state = .after
        isAtElement = true
        window.anchor = checkpoint.offset
        passedElement = (index, ElementPath(parents: parents, last: last), found)
    }
}
