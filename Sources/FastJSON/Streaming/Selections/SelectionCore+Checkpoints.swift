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

    /// Passes the text that replaces what was read before a checkpoint: see ``JSONCheckpoint``.
    func resume(at checkpoint: JSONCheckpoint) throws(JSONError) {
        var own = selectors.all
        found = checkpoint.found ?? .max
        for step in checkpoint.path.steps {
            open(own)
            switch step {
            case .index(let index):
                found |= selectors.needingArray(among: own)
                try unsafe cursor.enterArray()
                _ = try unsafe cursor.firstElement()
                unsafe cursor.frames[cursor.depth] = Frame(index: index)
                own = selectors.following(index: index, from: own).states
            case .key(let key):
                try unsafe cursor.enterObject()
                _ = try unsafe cursor.firstMember()
                let read = try unsafe cursor.readKey()
                if tracksKeys {
                    unsafe cursor.keyGuard.enterObject(at: cursor.depth)
                    _ = unsafe cursor.keyGuard.isNew(read, at: cursor.depth)
                }
                own = selectors.following(key: key, from: own).states
            }
        }
        guard own & selectors.final != 0 else { throw JSONCheckpoint.isOfOthers }
        found |= selectors.owners(of: own)
        try skipStandIn(before: checkpoint.offset)
        unsafe state = .after
        isAtElement = true
        window.anchor = checkpoint.offset
        passedElement = (index, ElementPath(parents: parents, last: last), found)
    }

    /// Passes the digit that replaces the last element; it must not merge with the text after it.
    private func skipStandIn(before offset: Int) throws(JSONError) {
        try unsafe cursor.extend(over: window, keeping: window.origin.offset, until: offset + 1)
        let outcome = Result { () throws(JSONError) in try unsafe cursor.skipValue() }
        let index = offset - window.origin.offset
        if unsafe window.bytes.indices.contains(index) {
            let byte = unsafe window.bytes[index]
            if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
                || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
            {
                throw unsafe JSONError(
                    .unexpectedCharacter(
                        cursor.frames[cursor.depth].isObject
                            ? .commaOrEndOfObject : .commaOrEndOfArray,
                        found: Unicode.Scalar(byte)
                    ),
                    path: cursor.path(.container),
                    offset: offset
                )
            }
        }
        try outcome.get()
    }
}
