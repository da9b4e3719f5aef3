public import FastJSON

/// What came of reading, as bytes, since strings are equal in Swift when their bytes are not.
public struct Transcript: Equatable, CustomStringConvertible {
    private var bytes: [UInt8] = []

    /// Creates an empty transcript.
    public init() {}

    /// Creates a transcript of one text.
    public init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Creates the transcript of an outcome: the value as text, or the error with its place.
    public init(_ result: Result<JSONValue, JSONError>, showsLines: Bool = false) {
        switch result {
        case .success(let value): add("value \(value)")
        case .failure(let error): add(error, showsLines: showsLines)
        }
    }

    /// Creates the transcript of an error, or of there being none.
    public init(_ error: JSONError?, showsLines: Bool = false) {
        if let error { add(error, showsLines: showsLines) } else { add("no error") }
    }

    /// Creates the transcript of events and of what ended them.
    public init(_ outcome: (events: [JSONEvent], error: JSONError?), showsLines: Bool = false) {
        for event in outcome.events {
            add(event)
        }
        self.add(Transcript(outcome.error, showsLines: showsLines))
    }

    /// The transcript as text.
    public var description: String { String(decoding: bytes, as: UTF8.self) }

    /// Adds a line.
    public mutating func add(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        bytes.append(0x0A)
    }

    /// Adds all of another transcript.
    public mutating func add(_ other: Transcript) {
        bytes.append(contentsOf: other.bytes)
    }

    /// Adds an error with all that can be seen of it; of its report the text only if asked for.
    public mutating func add(_ error: JSONError, showsLines: Bool = false, hasPlaces: Bool = true) {
        for error in error.errors {
            add("\(error.code) \(error.message) | \(error.path)")
            if hasPlaces {
                add("\(error.line ?? 0):\(error.column ?? 0) @\(error.offset ?? -1)")
                if showsLines { add(error.report) }
            }
        }
    }

    private mutating func add(_ event: JSONEvent) {
        switch event {
        case .null: add("null")
        case .boolean(let value): add("\(value)")
        case .number(let number): add("number \(number.text)")
        case .string(let text): add("string \(text)")
        case .beginArray: add("[")
        case .endArray: add("]")
        case .beginObject: add("{")
        case .key(let key): add("key \(key)")
        case .endObject: add("}")
        }
    }
}
