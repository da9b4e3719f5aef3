import FastJSON

/// What is read by code that somebody wrote by hand over the public `JSONCursor`.
protocol HandCoded {
    /// Reads the next value.
    init(reading cursor: inout JSONCursor) throws(JSONError)
}

extension HandCoded {
    /// Reads a document.
    static func decodeByHand(
        _ bytes: [UInt8],
        _ options: JSONReadingOptions
    ) throws(JSONError) -> Self {
        try JSONCursor.withCursor(over: bytes, options: options) {
            cursor throws(JSONError) in try Self(reading: &cursor)
        }
    }
}

/// The value of a member that must be there.
@inline(__always)
func required<Value, Key: RawRepresentable<String>>(
    _ value: consuming Value?,
    _ key: Key
) throws(JSONError) -> Value {
    guard let value else {
        throw JSONError(
            code: JSONError.Code("missingKey"),
            message: "expected the key \"\(key.rawValue)\", found none"
        )
    }
    return value
}

extension JSONCursor {
    /// Reads the next value; nil if it is null.
    mutating func readIfPresent<Value: HandCoded>() throws(JSONError) -> Value? {
        try readNullIfNext() ? nil : Value(reading: &self)
    }

    /// Reads the next value into a variable.
    ///
    /// It is not inlined: variables that are large would be copied with each member.
    @inline(never)
    mutating func read<Value: HandCoded>(into value: inout Value?) throws(JSONError) {
        value = try Value(reading: &self)
    }

    /// The same for a value that may be null.
    @inline(never)
    mutating func readIfPresent<Value: HandCoded>(into value: inout Value?) throws(JSONError) {
        value = try readIfPresent()
    }

    /// Reads the elements of an array.
    mutating func readArray<Element: HandCoded>() throws(JSONError) -> [Element] {
        try readArray { cursor throws(JSONError) in try Element(reading: &cursor) }
    }
}

extension String: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) { self = try cursor.readString() }
}

extension Int: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) { self = try cursor.readInt() }
}

extension Double: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) { self = try cursor.readDouble() }
}

extension Bool: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) { self = try cursor.readBool() }
}

extension Array: HandCoded where Element: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) { self = try cursor.readArray() }
}

extension Box: HandCoded where Value: HandCoded {
    convenience init(reading cursor: inout JSONCursor) throws(JSONError) {
        self.init(try Value(reading: &cursor))
    }
}
