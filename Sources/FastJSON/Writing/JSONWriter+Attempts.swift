/// For printers that try one way of writing a value after the other.
extension JSONWriter {
    /// Writes a value, and takes it back if the function throws, or does not write one value.
    package mutating func attempt(
        _ body: (inout JSONWriter) throws(JSONError) -> Void
    ) throws(JSONError) {
        if let failure { throw failure }
        // Alternatives that contain each other may double the work with each level.
        if retraction.isExcessive {
            throw JSONError(.writtenTooOften(retraction.attempts), path: pathOfNextValue)
        }
        let savepoint = savepoint
        do throws(JSONError) {
            try writeOne(body)
        } catch {
            retraction.note(from: savepoint.count, to: output.count)
            rewind(to: savepoint)
            throw error
        }
    }

    /// Lets a function write one value, which cannot touch what is around it.
    ///
    /// If this throws, the caller goes back to where it was.
    package mutating func writeOne(
        _ body: (inout JSONWriter) throws(JSONError) -> Void
    ) throws(JSONError) {
        if beginValue() {
            outerLevels.push(level)
            level = .root
            barrierCount += 1
            let count = outerLevels.count
            try body(&self)
            if failure == nil {
                try checkValue(at: count)
                level = outerLevels.pop()
                barrierCount -= 1
            }
        }
        if let failure { throw failure }
    }

    /// What was taken back of a text.
    struct Retraction {
        private(set) var attempts = 0
        private var bytes = 0
        /// The longest text of which something was taken back.
        private var length = 0

        /// So many attempts and bytes are free however short the text is, and so many for each byte of it.
        private static let free = (attempts: 1 << 14, bytes: 4 << 20)
        private static let freeForByte = (attempts: 32, bytes: 128)

        mutating func note(from start: Int, to end: Int) {
            attempts &+= 1
            bytes &+= end - start
            length = max(length, end)
        }

        var isExcessive: Bool {
            let (free, freeForByte) = (Retraction.free, Retraction.freeForByte)
            return attempts > free.attempts && attempts / freeForByte.attempts > length
                || bytes > free.bytes && bytes / freeForByte.bytes > length
        }
    }

    /// Where the next value will stand.
    package var pathOfNextValue: JSONValuePath {
        guard level.isArray else { return path }
        var path = path
        if level.count > 0 {
            path.steps.removeLast()
        }
        path.steps.append(.index(level.count))
        return path
    }
}

/// For encoders that write while a type calls them.
extension JSONWriter {
    /// A place in the text to go back to.
    package struct Savepoint {
        /// The number of bytes in front of it.
        package let count: Int
        fileprivate let levels: Int
        fileprivate let level: WriterLevel
        fileprivate let barriers: Int
    }

    /// Where the text ends now.
    package var savepoint: Savepoint {
        mutating get {
            Savepoint(
                count: output.count,
                levels: outerLevels.count,
                level: level,
                barriers: barrierCount
            )
        }
    }

    /// Takes back what was written after a savepoint.
    ///
    /// - Precondition: no container that was open at the savepoint was ended.
    package mutating func rewind(to savepoint: Savepoint) {
        output.truncate(to: savepoint.count)
        rewindLevels(to: savepoint)
    }

    /// Goes back to the containers that were open at a savepoint.
    ///
    /// The text stays as it is; a failure is forgotten.
    ///
    /// - Precondition: none of them was ended.
    package mutating func rewindLevels(to savepoint: Savepoint) {
        outerLevels.truncate(to: savepoint.levels)
        level = savepoint.level
        barrierCount = savepoint.barriers
        failure = nil
    }

    /// Ends the innermost container; nothing if there is none.
    package mutating func endContainer() {
        if level.isArray {
            endArray()
        } else if level.isObject {
            endObject()
        }
    }
}
