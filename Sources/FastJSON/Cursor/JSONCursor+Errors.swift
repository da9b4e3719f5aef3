/// Making errors. Called only after a failure, so speed does not matter here.
extension JSONCursor {
    /// Which steps belong to the path of an error.
    enum Scope {
        /// The container and the element or member being read.
        case member
        /// The container alone: the failure is between its members.
        case container
        /// Nothing: the failure is behind the document.
        case document
    }

    /// An error at an offset, with the path of the cursor.
    @inline(never)
    func fail(_ problem: Problem, at offset: Int, _ scope: Scope = .member) -> JSONError {
        JSONError(problem, path: path(scope), offset: offset)
    }

    /// The error for the key that was read last, which is not the first of its name.
    func duplicateKey(_ key: String) -> JSONError {
        fail(.duplicateKey(key), at: frames[depth].keyOffset ?? offset, .container)
    }

    /// Where the cursor is.
    public var path: JSONPath { path(.member) }

    func path(_ scope: Scope) -> JSONPath {
        var path = JSONPath()
        guard depth > 0, scope != .document else { return path }
        for level in 1...depth {
            if level == depth, scope == .container { break }
            let frame = frames[level]
            if let index = frame.index {
                path.steps.append(.index(index))
            } else if let keyOffset = frame.keyOffset {
                path.steps.append(.key(key(at: keyOffset, depth: level)))
            }
        }
        return path
    }

    /// The key whose quote is at an offset, from the bytes or from what was kept of them.
    private func key(at offset: Int, depth: Int) -> String {
        if let feed, offset < feed.origin.offset {
            return feed.keptKeys[depth].map { TextToken.string(ofChecked: $0) } ?? ""
        }
        let text = JSONCursor.textOfString(from: pointer(at: offset) + 1)
        return TextToken(
            start: UnsafePointer(text.start),
            count: text.count,
            offset: offset,
            isEscaped: true
        ).string()
    }

    /// The bytes up to the closing quote of a string that was scanned before.
    static func textOfString(
        from start: UnsafePointer<UInt8>
    ) -> (start: UnsafePointer<UInt8>, count: Int) {
        var position = start
        // SAFETY: the string was scanned, so its closing quote is there.
        while position.pointee != 0x22 {
            position += position.pointee == 0x5C ? 2 : 1
        }
        return (start, position - start)
    }
}

extension JSONError {
    /// The error with its line, column and excerpt, if it has an offset and none of them yet.
    func located(in bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits) -> JSONError {
        guard let offset, location == nil else { return self }
        let seen = UnsafeBufferPointer(rebasing: bytes.prefix(limits.documentLength))
        return located(
            at: SourceText(bytes: seen, origin: SourceText.Origin()).location(of: offset)
        )
    }

    /// The error with its line, column and excerpt; reads the rest of the line if need be.
    func located(in feed: Feed) -> JSONError {
        guard let offset, location == nil else { return self }
        feed.readRestOfLine(behind: offset)
        return located(at: SourceText(bytes: feed.bytes, origin: feed.origin).location(of: offset))
    }
}
