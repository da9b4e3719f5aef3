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
    private var reader: DocumentReader
    private var state: JSONCursor.ReadingState
    private var sink = EventSink()
    private var failure: (error: JSONError, path: JSONValuePath)?

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
            state = try reader.cursor.startReading()
        } catch {
            throw error.located(in: reader.window)
        }
    }

    /// The place of the reader: the container or member of the last event.
    public var path: JSONValuePath {
        // After an error the window has moved on, without the cursor.
        failure?.path ?? reader.cursor.path
    }
    /// The number of open arrays and objects.
    public var depth: Int { reader.cursor.depth }
    /// The first byte of the last event, counted from the start of the input.
    public var offset: Int { sink.offset }

    /// The next event; nil after the document.
    ///
    /// After an error every further call throws it again.
    public mutating func next() throws(JSONError) -> JSONEvent? {
        if let failure { throw failure.error }
        do throws(JSONError) {
            try reader.read(into: &sink, from: &state)
            return sink.event.take()
        } catch {
            let path = path
            let error = error.located(in: reader.window)
            failure = (error, path)
            throw error
        }
    }
}

/// Pauses after each token, of which it makes an event.
private struct EventSink: TokenSink {
    /// The event that was not taken yet.
    var event: JSONEvent?
    /// The first byte of the last event.
    private(set) var offset = 0

    var isPaused: Bool { event != nil }

    private mutating func note(_ event: JSONEvent, at offset: Int) {
        self.event = event
        self.offset = offset
    }

    mutating func beginObject(at offset: Int) { note(.beginObject, at: offset) }
    mutating func endObject(at offset: Int) { note(.endObject, at: offset) }
    mutating func beginArray(at offset: Int) { note(.beginArray, at: offset) }
    mutating func endArray(at offset: Int) { note(.endArray, at: offset) }
    mutating func key(_ text: TextToken) { unsafe note(.key(text.string()), at: text.offset) }
    mutating func string(_ text: TextToken) { unsafe note(.string(text.string()), at: text.offset) }

    mutating func number(_ text: TextToken) {
        let digits = unsafe String(decoding: text.bytes, as: UTF8.self)
        unsafe note(.number(JSONValue.Number(checked: digits)), at: text.offset)
    }

    mutating func literal(_ kind: TapeEntry.Kind, at offset: Int) {
        note(kind == .null ? .null : .boolean(kind == .true), at: offset)
    }
}
