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
/// dictionary of strings, keys that Swift takes for equal: precomposed and decomposed `é`. A key of more
/// than 4,096 bytes that is not ASCII is an error, too: it might take long to compare.
public struct JSONObject<Keys: StringContent, Value: JSONParser>: JSONParser
where Keys.Output: Hashable {
    @usableFromInline let keys: Keys
    @usableFromInline let value: Value
    @usableFromInline let count: CountRange
    @usableFromInline let plan: LazyPlan<MapPlan>

    /// Creates a parser for objects with any keys, and with any number of members, or with this
    /// many: `3`, `1...3`, `1...`.
    @inlinable
    public init(
        _ count: some CountExpression = 0...,
        _ value: () -> Value
    ) where Keys == WholeText {
        self.init(
            keys: WholeText(),
            count: CountRange(count),
            value: value(),
            MapMaker(of: Value.Output.self)
        )
    }

    /// Creates a parser for objects whose keys are made of pieces.
    @inlinable
    public init<Pieces: StringParser>(
        _ count: some CountExpression = 0...,
        _ value: () -> Value,
        @StringBuilder keys: () -> Pieces
    ) where Keys == ParsedText<Pieces> {
        let keys = ParsedText(pieces: keys())
        self.init(
            keys: keys,
            count: CountRange(count),
            value: value(),
            MapMaker(of: Value.Output.self, keys: keys)
        )
    }

    /// Creates a parser for objects whose keys are converted.
    @inlinable
    public init<Text: Conversion>(
        _ count: some CountExpression = 0...,
        keys: Text,
        _ value: () -> Value
    ) where Keys == ConvertedText<Text> {
        let keys = ConvertedText(conversion: keys)
        self.init(
            keys: keys,
            count: CountRange(count),
            value: value(),
            MapMaker(of: Value.Output.self, keys: keys)
        )
    }

    /// - Precondition: the maker is for dictionaries of these keys and values.
    @inlinable
    init(keys: Keys, count: CountRange, value: Value, _ maker: MapMaker) {
        self.keys = keys
        self.count = count
        self.value = value
        plan = LazyPlan(count, maker) {
            FieldPart(field: "", value)
        }
    }

    /// Reads the next value.
    @inlinable
    public func parse(
        from cursor: inout JSONCursor
    ) throws(JSONError) -> [Keys.Output: Value.Output] {
        let block = try unsafe plan.read(&cursor)
        // SAFETY: the dictionary lies in the block, and is moved out once.
        let output = unsafe block.assumingMemoryBound(to: [Keys.Output: Value.Output].self).move()
        unsafe cursor.endBlock(block)
        return output
    }
}

extension JSONObject {
    /// How plans read the values.
    @_documentation(visibility: internal)
    public var fieldOperation: FieldOperation<[Keys.Output: Value.Output]> {
        FieldOperation(.nested(NestedPlan(whole: .map(plan.plan))))
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
            throw writer.wrongCount("An JSONObject", count, "key/value pair", given: output.count)
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
