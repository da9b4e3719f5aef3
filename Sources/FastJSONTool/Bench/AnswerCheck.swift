import FastJSON

/// Checks that all contenders read the same out of a document; speed means nothing otherwise.
struct AnswerCheck {
    /// What differs, in sentences; empty if nothing does.
    let differences: [String]
    /// True if our own readers agree.
    ///
    /// Foundation rounds some numbers otherwise, and refuses others.
    let isSound: Bool

    /// Reads the document in all ways.
    ///
    /// Throws the error of a document that is not valid.
    init(_ bytes: [UInt8]) throws(JSONError) {
        let value = try JSONValue(parsing: bytes)
        var differences: [String] = []
        for engine in JSONEngine.allCases {
            let options = JSONReadingOptions(engine: engine)
            if try JSONValue(parsing: bytes, options: options) != value {
                differences.append("the tree of the engine \(engine) is another")
            }
            if try JSONDocument(parsing: bytes, options: options).root.value != value {
                differences.append("the document of the engine \(engine) is another")
            }
            try JSONInput.bytes(bytes).validate(options: options)
        }
        if (try? JSONValue(parsing: value.jsonBytes())) != value {
            differences.append("what is written is another tree")
        }
        isSound = differences.isEmpty
        if let difference = FoundationContender.difference(from: value, for: bytes) {
            differences.append(difference)
        }
        self.differences = differences
    }
}
