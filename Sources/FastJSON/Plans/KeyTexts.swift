/// The texts of some keys of one object, by their bytes.
struct KeyTexts {
    private var texts: Set<[UInt8]> = []
    /// Texts that are looked up only once two keys are equal, which is rare.
    private var waiting: [String] = []
    /// True if the text that was looked up last was there before.
    private var isRepeated = false

    /// Notes the text of a key.
    mutating func note(_ text: String) {
        waiting.append(text)
    }

    /// True if the text that was noted last was there before.
    mutating func lastIsRepeated() -> Bool {
        for text in waiting {
            isRepeated = !texts.insert(Array(text.utf8)).inserted
        }
        waiting.removeAll(keepingCapacity: true)
        return isRepeated
    }

    /// The texts that were noted, each once.
    mutating func all() -> [String] {
        _ = lastIsRepeated()
        return texts.map { String(decoding: $0, as: UTF8.self) }
    }

    /// True if this text was noted.
    mutating func contains(_ text: String) -> Bool {
        _ = lastIsRepeated()
        return !texts.isEmpty && texts.contains(Array(text.utf8))
    }
}
