import FastJSON

/// What the generic parsers of this module need of the cursor, reachable from code that is inlined
/// into other modules.
extension JSONCursor {
    @usableFromInline
    mutating func takeString() throws(JSONError) -> String {
        try decodeString()
    }

    @usableFromInline
    mutating func takeBool() throws(JSONError) -> Bool {
        try decodeBool()
    }

    @usableFromInline
    mutating func takeNull() throws(JSONError) -> Bool {
        try decodeNull()
    }

    @usableFromInline
    mutating func takeDouble() throws(JSONError) -> Double {
        try decodeDouble()
    }

    @usableFromInline
    mutating func takeSmallInteger(
        from lowest: Int64,
        through highest: Int64
    ) throws(JSONError) -> Int64? {
        try decodeSmallInteger(from: lowest, through: highest)
    }

    @usableFromInline
    mutating func enterArray() throws(JSONError) -> Bool {
        try decodeArrayStart()
    }

    @usableFromInline
    mutating func enterObject() throws(JSONError) -> Bool {
        try decodeObjectStart("an object")
    }

    @usableFromInline
    mutating func takeBlock(byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer {
        beginBlock(byteCount: byteCount, alignment: alignment)
    }

    @usableFromInline
    mutating func giveBack(_ block: UnsafeMutableRawPointer) {
        endBlock(block)
    }

    /// Notes a failure and goes on behind the value, if all failures are asked for.
    @usableFromInline
    mutating func goOn(behind error: JSONError, at depth: Int) throws(JSONError) {
        try recover(from: error, to: depth)
    }

    @usableFromInline var openContainers: Int { currentDepth }

    /// The error of a parser, worded as those of this module.
    @usableFromInline
    mutating func parserFailure(_ error: JSONError) -> JSONError {
        asTyped(error)
    }

    /// Thrown by a container whose own failures have been noted.
    @usableFromInline static var noted: JSONError { notedFailure }
}

extension JSONCursor {
    /// Where a value starts, for errors of functions that are called with what was read.
    @usableFromInline
    struct Start {
        fileprivate let place: Place
    }

    @usableFromInline
    mutating func rememberStart() throws(JSONError) -> Start {
        Start(place: try place())
    }

    @usableFromInline
    func rememberKey() -> Start {
        Start(place: placeOfKey())
    }

    mutating func keyFailure(_ message: String, from start: Start) -> JSONError {
        keyFailure(message, at: start.place)
    }

    func duplicateKeyFailure(_ key: String, at start: Start) -> JSONError {
        duplicateKeyFailure(key, at: start.place)
    }

    mutating func failure(inside error: JSONError, from start: Start) -> JSONError {
        failure(inside: error, at: start.place)
    }

    @usableFromInline
    mutating func forget(_ start: Start) {
        forget(start.place)
    }

    @usableFromInline
    mutating func refusal(_ error: any Error, from start: Start) -> JSONError {
        error is StringFailure
            ? failure(.refused(.unexpectedText, "\(error)"), at: start.place)
            : refusal(error, at: start.place)
    }
}

extension JSONCursor {
    /// A place to which alternatives go back.
    @usableFromInline
    struct Turnout {
        fileprivate let mark: Mark
    }

    @usableFromInline
    mutating func setMark() throws(JSONError) -> Turnout {
        Turnout(mark: try mark())
    }

    @usableFromInline
    mutating func goBack(to turnout: Turnout) {
        rewind(to: turnout.mark)
    }

    @usableFromInline
    mutating func removeMark(_ turnout: Turnout) {
        release(turnout.mark)
    }

    /// What a function threw, at the value in front of which the cursor is.
    @usableFromInline
    mutating func refusal(_ error: any Error, at turnout: Turnout) throws(JSONError) -> JSONError {
        let start = try place()
        defer { forget(start) }
        return refusal(error, at: start)
    }
}
