extension JSONWriter {
    // MARK: Values

    /// Writes the text that must come before a value; false if no value is allowed here.
    ///
    /// Then `scalarLength` bytes less a comma are reserved.
    @inline(__always)
    mutating func beginValue() -> Bool {
        output.reserve(JSONWriter.scalarLength)
        guard level.awaitsValue else { return beginOtherValue() }
        level.beginMemberValue()
        return true
    }

    /// The same at the root and in arrays.
    @inline(__always)
    private mutating func beginOtherValue() -> Bool {
        guard level.isArray else { return beginDocument() }
        separate()
        level.beginElement()
        return true
    }

    @inline(never)
    private mutating func beginDocument() -> Bool {
        guard level.isRoot else {
            refuseValue()
            return false
        }
        level = .closed
        return true
    }

    // MARK: White space and punctuation

    /// Writes the text that must come before an element or key.
    ///
    /// - Precondition: a byte for the comma is reserved.
    @inline(__always)
    mutating func separate() {
        // The comma is stored in any case, and counted if it is meant.
        output.append(word: UInt64(UInt8(ascii: ",")), length: level.isEmpty ? 0 : 1)
        if !isCompact {
            breakLine()
        }
    }

    /// Writes what comes between a key and its value.
    @inline(__always)
    mutating func appendColon() {
        output.reserve(3)
        guard !isCompact else { return output.append(UInt8(ascii: ":")) }
        if options.followsFoundation { output.append(UInt8(ascii: " ")) }
        output.append(word: ByteWord.colonAndSpace, length: 2)
    }

    /// The number of open arrays and objects.
    package var depth: Int { outerLevels.count - barrierCount }

    /// Begins a line, and reserves `scalarLength` bytes after its indent.
    @inline(never)
    private mutating func breakLine() {
        guard let indent else { return }
        output.reserve(1 + indent.count * depth + JSONWriter.scalarLength)
        output.append(UInt8(ascii: "\n"))
        unsafe indent.withUnsafeBufferPointer { indent in
            for _ in 0..<depth {
                unsafe output.append(indent)
            }
        }
    }

    /// Ends the innermost container.
    ///
    /// - Precondition: there is one, and it can end.
    @inline(__always)
    mutating func end(bracket: UInt8) {
        let isEmpty = level.isEmpty
        level = outerLevels.pop()
        if !isCompact, !isEmpty || options.followsFoundation {
            // The line in an empty container is empty.
            if isEmpty { join(UInt8(ascii: "\n")) }
            breakLine()
        }
        output.reserve(1)
        output.append(bracket)
    }

    /// Ends the innermost array, for each of whose elements a printer must have written one value.
    @usableFromInline
    package mutating func endArray(ofCount count: Int) {
        if level.isArray, level.count != count {
            refuse("a printer wrote no value, or more than one")
        }
        endArray()
    }

    // MARK: Failures

    /// Throws unless the calls made one whole document.
    func checkCompletion() throws(JSONError) {
        if let failure {
            throw failure
        }
        try checkValue(at: 0)
    }

    /// Throws unless one value was written since there were as many levels.
    func checkValue(at outerCount: Int) throws(JSONError) {
        let reason: String
        switch outerLevels.count - outerCount {
        case 0 where !level.isRoot: return
        case 0: reason = "nothing was written"
        case 1: reason = "1 array or object was not ended"
        case let count: reason = "\(count) arrays or objects were not ended"
        }
        throw JSONError(.invalidStructure(reason), path: path)
    }

    @inline(never)
    private mutating func refuseValue() {
        refuse(
            level.isObject
                ? "a value was written in an object without a key"
                : "a second value was written after the document"
        )
    }

    @inline(never)
    mutating func refuseKey() {
        refuse("a key was written where none can stand")
    }

    @inline(never)
    mutating func refuseEnd(of container: String) {
        refuse("an \(container) was ended where none can end")
    }

    private mutating func refuse(_ reason: String) {
        guard !hasFailed else { return }
        close(JSONError(.invalidStructure(reason), path: path))
    }

    /// Remembers the first failure; from then on nothing can follow.
    mutating func close(_ failure: JSONError) {
        self.failure = failure
        outerLevels.push(level)
        level = .closed
    }

    /// Where the writer is: at the key or element begun last.
    ///
    /// Keys are read back from the output, so that writing need not keep them.
    package var path: JSONValuePath {
        var steps: [JSONValuePath.Step] = []
        for index in 0..<outerLevels.count {
            appendStep(of: outerLevels[index], to: &steps)
        }
        appendStep(of: level, to: &steps)
        return JSONValuePath(steps)
    }

    private func appendStep(of level: WriterLevel, to steps: inout [JSONValuePath.Step]) {
        if let offset = level.keyOffset {
            // Of a key that was handed over with the text before, nothing is left.
            guard offset < output.count else { return }
            // SAFETY: a whole key in quotes was written there.
            let quote = unsafe output.start + offset
            unsafe steps.append(.key(TextToken.ofScannedString(at: quote, offset: 0).string()))
        } else if level.count > 0 {
            steps.append(.index(level.count - 1))
        }
    }
}
