import FastJSON

/// One way of reading a document, to be measured.
struct Contender {
    /// What is done with the document.
    enum Task: String {
        /// Check it where it lies in memory.
        case validate
        /// Check it through a window, in chunks of 64 KB.
        case stream
        /// Check it and index it, as a `JSONDocument`.
        case document
        /// Build a tree of all its values.
        case tree
        /// Write the tree as text again.
        case write
    }

    /// The engine, or the library.
    let reader: String
    let task: Task
    /// Does it once, and releases the result.
    let run: () throws -> Void

    /// Every way that this build knows.
    static func all(for bytes: [UInt8]) throws(JSONError) -> [Contender] {
        let value = try JSONValue(parsing: bytes)
        let writer = Contender(reader: "FastJSON", task: .write) { _ = try value.jsonBytes() }
        return JSONEngine.allCases.flatMap { contenders(engine: $0, bytes) } + [writer]
            + FoundationContender.contenders(for: bytes)
    }

    private static func contenders(engine: JSONEngine, _ bytes: [UInt8]) -> [Contender] {
        let options = JSONReadingOptions(engine: engine)
        func contender(_ task: Task, _ run: @escaping () throws -> Void) -> Contender {
            Contender(reader: engine.rawValue, task: task, run: run)
        }
        return [
            contender(.validate) {
                try JSONCursor.withCursor(over: bytes, options: options) {
                    cursor throws(JSONError) in try cursor.skipValue()
                }
            },
            contender(.stream) { try JSONInput.bytes(bytes).validate(options: options) },
            contender(.document) { _ = try JSONDocument(parsing: bytes, options: options) },
            contender(.tree) { _ = try JSONValue(parsing: bytes, options: options) },
        ]
    }
}
