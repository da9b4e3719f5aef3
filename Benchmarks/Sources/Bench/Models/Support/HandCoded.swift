import FastJSON

/// What is read and written by code that somebody wrote by hand over the public interface.
protocol HandCoded {
    /// Reads the next value.
    init(reading cursor: inout JSONCursor) throws(JSONError)
    /// Writes the value.
    func write(to writer: inout JSONWriter)
}

extension HandCoded {
    /// Reads a document.
    static func decodeByHand(
        _ bytes: [UInt8],
        engine: JSONEngine
    ) throws(JSONError) -> Self {
        try JSONCursor.withCursor(over: bytes, options: JSONReadingOptions(engine: engine)) {
            cursor throws(JSONError) in try Self(reading: &cursor)
        }
    }

    /// Writes a document.
    func encodeByHand() throws(JSONError) -> [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        return try writer.finish()
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
