/// Reads a document as a sequence of events, without keeping it.
///
/// ```swift
/// var reader = try JSONEventReader(.file("huge.json"))
/// var strings = 0
/// while let event = try reader.next() {
///     if case .string = event { strings += 1 }
/// }
/// ```
///
/// The reader keeps only the window, the longest token, and the keys of the open objects in memory. All
/// events before an error are delivered before it.
public struct JSONEventReader: ~Copyable {
    /// What may come next.
    private enum State {
        case value, colon, firstElement, nextElement, firstMember, nextMember, end
        case failed(JSONError, at: JSONValuePath)
    }

    private var reader: DocumentReader
    private var state = State.value

    /// Starts reading an input.
    ///
    /// Throws if the input cannot be read, or is not UTF-8 from its first bytes on.
    public init(
        _ input: consuming JSONInput,
        options: JSONReadingOptions = JSONReadingOptions()
    ) throws(JSONError) {
        reader = DocumentReader(input, options: options)
        do {
            try reader.begin()
        } catch {
            throw error.located(in: reader.window)
        }
    }

    /// The place of the reader: the container or member of the last event.
    public var path: JSONValuePath {
        // After an error the window has moved on, without the cursor.
        if case .failed(_, let path) = state { path } else { reader.cursor.path }
    }
    /// The number of open arrays and objects.
    public var depth: Int { reader.cursor.depth }
    /// The first byte of the last event, counted from the start of the input.
    public private(set) var offset = 0

    /// The next event; nil after the document.
    ///
    /// After an error every further call throws it again.
    public mutating func next() throws(JSONError) -> JSONEvent? {
        do {
            return try advanceWithEnoughBytes()
        } catch {
            let path = path
            let error = error.located(in: reader.window)
            state = .failed(error, at: path)
            throw error
        }
    }

    /// Calls a function with each event to the end of the document.
    ///
    /// ```swift
    /// try JSONEventReader(.standardInput()).forEach { event in print(event) }
    /// ```
    public consuming func forEach(_ body: (JSONEvent) throws -> Void) throws {
        while let event = try next() {
            try body(event)
        }
    }

    /// The events as a sequence; a failure is its last element.
    ///
    /// ```swift
    /// for result in try JSONEventReader(.file("huge.json")).results() { print(try result.get()) }
    /// ```
    public consuming func results() -> JSONEventResults {
        JSONEventResults(self)
    }

    /// Goes back to the start of an event whose end has not arrived yet, until it has arrived.
    private mutating func advanceWithEnoughBytes() throws(JSONError) -> JSONEvent? {
        while true {
            let mark = reader.cursor.markHere()
            do throws(JSONError) {
                let event = try advance()
                reader.cursor.release(mark)
                return event
            } catch {
                guard error.isStarved else { throw error }
                reader.cursor.goBack(to: mark)
                reader.cursor.release(mark)
                try reader.cursor.extend(over: reader.window)
            }
        }
    }

    private mutating func advance() throws(JSONError) -> JSONEvent? {
        switch state {
        case .failed(let error, _):
            throw error
        case .value:
            return try readValue()
        case .colon:
            try reader.cursor.readColon()
            return try readValue()
        case .firstElement:
            return try reader.cursor.firstElement() ? try readValue() : leave(.endArray)
        case .nextElement:
            return try reader.cursor.nextElement() ? try readValue() : leave(.endArray)
        case .firstMember:
            return try reader.cursor.firstMember() ? try readKey() : leave(.endObject)
        case .nextMember:
            return try reader.cursor.nextMember() ? try readKey() : leave(.endObject)
        case .end:
            try reader.cursor.finish()
            return nil
        }
    }

    private mutating func readKey() throws(JSONError) -> JSONEvent {
        offset = reader.cursor.offset
        let (key, awaitsColon) = try reader.cursor.scanKey()
        if reader.cursor.options.duplicateKeys == .reject,
            !reader.cursor.keyGuard.isNew(key, at: depth)
        {
            throw reader.cursor.duplicateKey(key)
        }
        state = awaitsColon ? .colon : .value
        return .key(key)
    }

    private mutating func readValue() throws(JSONError) -> JSONEvent {
        let event: JSONEvent
        let kind = try reader.cursor.peekKind()
        offset = reader.cursor.offset
        switch kind {
        case .array:
            try reader.cursor.enterArray()
            state = .firstElement
            return .beginArray
        case .object:
            try reader.cursor.enterObject()
            reader.cursor.keyGuard.enterObject(at: depth)
            state = .firstMember
            return .beginObject
        case .null:
            try reader.cursor.readNull()
            event = .null
        case .boolean: event = .boolean(try reader.cursor.readBool())
        case .number: event = .number(try reader.cursor.readNumber())
        case .string: event = .string(try reader.cursor.readString())
        }
        state = stateAfterValue
        return event
    }

    private mutating func leave(_ event: JSONEvent) -> JSONEvent {
        offset = reader.cursor.offsetOfEnd
        state = stateAfterValue
        return event
    }

    private var stateAfterValue: State {
        guard reader.cursor.depth > 0 else { return .end }
        return unsafe reader.cursor.frames[reader.cursor.depth].isObject
            ? .nextMember : .nextElement
    }
}
