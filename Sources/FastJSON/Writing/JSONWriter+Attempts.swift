/// For printers that try one way of writing a value after the other.
extension JSONWriter {
    /// Writes something, and takes it back if the function throws, or did what cannot be.
    ///
    /// - Precondition: the function ends no container that it has not begun.
    package mutating func attempt(
        _ body: (inout JSONWriter) throws(JSONError) -> Void
    ) throws(JSONError) {
        if let failure { throw failure }
        let savepoint = savepoint
        do throws(JSONError) {
            try body(&self)
            if let failure { throw failure }
        } catch {
            rewind(to: savepoint)
            throw error
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
    }

    /// Where the text ends now.
    package var savepoint: Savepoint {
        mutating get {
            Savepoint(count: output.count, levels: outerLevels.count, level: level)
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
