import FastJSON

/// Reads and writes objects whose keys are not known beforehand, as dictionaries.
///
/// ```swift
/// JSONObject { Int.jsonParser() }                               // [String: Int]
/// JSONObject(1...) { Int.jsonParser() }                         // at least one member
/// JSONObject { Int.jsonParser() } keys: { "key_"; Int.parser() }    // [Int: Int]
/// JSONObject(keys: .representing(UserID.self)) { Int.jsonParser() } // [UserID: Int]
/// ```
///
/// A key that comes twice is treated as `JSONReadingOptions.duplicateKeys` says. Keys that are
/// different texts for the same value, such as `"1"` and `"01"`, are errors. So are, for a
/// dictionary of strings, keys that Swift takes for equal: precomposed and decomposed `é`.
public struct JSONObject<Keys: StringContent, Value: JSONParser>: JSONParser
where Keys.Output: Hashable {
    @usableFromInline let keys: Keys
    @usableFromInline let value: Value
    @usableFromInline let count: CountRange

    /// Creates a parser for objects with any keys, and with any number of members, or with this
    /// many: `3`, `1...3`, `1...`.
    @inlinable
    public init(
        _ count: some CountExpression = 0...,
        _ value: () -> Value
    ) where Keys == WholeText {
        self.init(keys: WholeText(), count: CountRange(count), value: value())
    }

    /// Creates a parser for objects whose keys are made of pieces.
    @inlinable
    public init<Pieces: StringParser>(
        _ count: some CountExpression = 0...,
        _ value: () -> Value,
        @StringBuilder keys: () -> Pieces
    ) where Keys == ParsedText<Pieces> {
        self.init(keys: ParsedText(pieces: keys()), count: CountRange(count), value: value())
    }

    /// Creates a parser for objects whose keys are converted.
    @inlinable
    public init<Text: Conversion>(
        _ count: some CountExpression = 0...,
        keys: Text,
        _ value: () -> Value
    ) where Keys == ConvertedText<Text> {
        self.init(keys: ConvertedText(conversion: keys), count: CountRange(count), value: value())
    }

    @inlinable
    init(keys: Keys, count: CountRange, value: Value) {
        self.keys = keys
        self.count = count
        self.value = value
    }

    /// Reads the next value.
    @inlinable
    public func parse(
        from cursor: inout JSONCursor
    ) throws(JSONError) -> [Keys.Output: Value.Output] {
        var members: [Keys.Output: Value.Output] = [:]
        guard try cursor.decodeObjectStart("an object") else {
            if count.lowest > 0 { throw cursor.wrongMemberCount(count, found: 0) }
            return members
        }
        let depth = cursor.currentDepth
        var texts = KeyTexts()
        var failed = false
        repeat {
            let start = cursor.placeOfKey()
            defer { cursor.forget(start) }
            let text = try cursor.readKey()
            guard try cursor.isWanted(text, in: &texts, from: start) else { continue }
            do throws(JSONError) {
                let key: Keys.Output
                do {
                    key = try keys.value(of: text)
                } catch {
                    throw cursor.wrongKey(text, error, from: start)
                }
                let output = try value.parse(from: &cursor)
                if members.updateValue(output, forKey: key) != nil, !texts.lastIsDuplicate() {
                    throw cursor.equalKey(text, from: start)
                }
            } catch {
                try cursor.recover(from: error, to: depth)
                failed = true
            }
        } while try cursor.nextMember()
        if failed { throw JSONCursor.notedFailure }
        if !count.contains(members.count) {
            throw cursor.wrongMemberCount(count, found: members.count)
        }
        return members
    }
}

extension JSONObject: JSONParserPrinter
where Keys: PrintableStringContent, Value: JSONParserPrinter {
    /// Writes an object, its keys in order.
    @_documentation(visibility: internal)
    @inlinable
    public func print(
        _ output: [Keys.Output: Value.Output],
        to writer: inout JSONWriter
    ) throws(JSONError) {
        if !count.contains(output.count) {
            throw writer.wrongCount(
                "An JSONObject",
                count,
                "key/value pair",
                given: output.count
            )
        }
        // The places of the values are sorted, not the values, which would be copied.
        var members: [(key: String, place: Dictionary<Keys.Output, Value.Output>.Index)] = []
        members.reserveCapacity(output.count)
        for place in output.indices {
            let key = output.keys[place]
            do {
                members.append((try keys.text(of: key), place))
            } catch {
                throw writer.wrongKey(key, error)
            }
        }
        members.sort { KeyBytes.precedes($0.key, $1.key) }
        writer.beginObject()
        var last: String?
        for (key, place) in members {
            if let last, KeyBytes.areEqual(last, key) {
                throw writer.equalKeys(key)
            }
            writer.key(key)
            try value.print(output.values[place], to: &writer)
            last = key
        }
        writer.endObject()
    }
}

/// The texts of the keys of one object, by their bytes.
@usableFromInline
struct KeyTexts {
    private var texts: Set<[UInt8]> = []
    /// Texts that are not looked up before two keys are equal, which they mostly never are.
    private var waiting: [String] = []
    /// True if the text that was looked up last was there before.
    private var isDuplicate = false

    @usableFromInline
    init() {}

    /// True if the text that was noted last was there before.
    @usableFromInline
    mutating func lastIsDuplicate() -> Bool {
        for text in waiting { insert(text) }
        waiting.removeAll(keepingCapacity: true)
        return isDuplicate
    }

    fileprivate mutating func note(_ text: String) {
        waiting.append(text)
    }

    private mutating func insert(_ text: String) {
        isDuplicate = !texts.insert(Array(text.utf8)).inserted
    }
}

extension JSONCursor {
    /// True if the value of a key that was read is to be read too; else skips it.
    @usableFromInline
    mutating func isWanted(
        _ key: String,
        in texts: inout KeyTexts,
        from start: Place
    ) throws(JSONError) -> Bool {
        texts.note(key)
        guard duplicateKeys != .last, texts.lastIsDuplicate() else { return true }
        switch duplicateKeys {
        case .last:
            return true
        case .reject:
            throw duplicateKeyFailure(key, at: start)
        case .first:
            try skipValue()
            return false
        }
    }

    /// The error for a key that is not what was asked for.
    @usableFromInline
    mutating func wrongKey(_ key: String, _ error: any Error, from start: Place) -> JSONError {
        keyFailure("Failed to parse key \(DiagnosticText.name(key)):\n\(error)", at: start)
    }

    /// The error for a key that stands for the same value as another.
    @usableFromInline
    mutating func equalKey(_ key: String, from start: Place) -> JSONError {
        keyFailure(
            "Key \(DiagnosticText.quoted(key)) stands for the same as one before it.",
            at: start
        )
    }
}

extension JSONWriter {
    /// The error for two keys with the same text.
    @usableFromInline
    func equalKeys(_ key: String) -> JSONError {
        printingFailure("Two keys are both written as \(DiagnosticText.quoted(key)).")
    }

    /// The error for a key that cannot be written.
    @usableFromInline
    func wrongKey(_ key: Any, _ error: any Error) -> JSONError {
        printingFailure("Printing failure for key \(DiagnosticText.name("\(key)")):\n\(error)")
    }
}
