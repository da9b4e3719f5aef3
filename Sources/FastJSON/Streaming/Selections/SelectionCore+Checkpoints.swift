/// Going on later, where others have been.
extension SelectionCore {
    var passed: PassedElement? {
        guard !isOver, let element = passedElement, let place = window.placeOfMark() else {
            return nil
        }
        return PassedElement(
            index: element.index,
            path: element.path,
            place: place,
            found: element.found
        )
    }

    func passReject() {
        if laterFailure == nil { pass() }
    }

    /// Counts the last element as passed, unless it is the whole document.
    func pass() {
        guard cursor.depth > 0 else { return }
        window.mark = cursor.offsetBehindValue
        passedElement = (index, ElementPath(parents: parents, last: last), found)
    }

    /// Passes the text that stands for what was read before a checkpoint: see ``JSONCheckpoint``.
    func resume(at checkpoint: JSONCheckpoint) throws(JSONError) {
        var mask = selectors.all
        found = checkpoint.found ?? .max
        for (depth, step) in checkpoint.path.steps.enumerated() {
            open(mask)
            last = step
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
                _ = try cursor.firstMember()
                var own = try cursor.readKey()
                if cursor.options.duplicateKeys != .last {
                    var seen = KeySet()
                    _ = own.withUTF8 { seen.insert($0) }
                    seenKeys.append(seen)
                }
                mask = selectors.following(key: key, from: mask, at: depth)
            }
        }
        let depth = checkpoint.path.steps.count
        guard mask != 0, selectors.found(among: mask, at: depth) != 0 else {
            throw JSONCheckpoint.isOfOthers
        }
        found |= mask
        try skipStandIn(before: checkpoint.offset)
        state = .behind
        isAtElement = true
        window.mark = checkpoint.offset
        passedElement = (index, ElementPath(parents: parents, last: last), found)
    }

    /// Passes the digit that stands for the last element; it must not become one with what follows.
    private func skipStandIn(before offset: Int) throws(JSONError) {
        try cursor.extend(over: window, keeping: window.origin.offset, until: offset + 1)
        let outcome = Result { () throws(JSONError) in try cursor.skipValue() }
        let index = offset - window.origin.offset
        if window.bytes.indices.contains(index) {
            let byte = window.bytes[index]
            if (0x30...0x39).contains(byte) || byte == 0x2E || byte | 0x20 == 0x65 {
                throw JSONError(
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
