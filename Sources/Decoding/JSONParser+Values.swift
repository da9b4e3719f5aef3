import FastJSON

/// From trees, and to trees.
extension JSONParser {
    /// Takes a value apart.
    ///
    /// ```swift
    /// let value: JSONValue = ["name": "Ada"]
    /// try Field("name") { String.jsonParser() }.parse(value)  // "Ada"
    /// ```
    ///
    /// The value is written as text, which is read. To read text, give the text to
    /// ``decode(_:options:errors:)-([UInt8],_,_)``: that is faster.
    ///
    /// Errors have a path, and no line or column. Throws ``JSONError/Code/unwritableValue`` for
    /// NaN and the infinities, and ``JSONError/Code/depthExceeded`` beyond 10,000 levels.
    public func parse(
        _ value: JSONValue,
        errors: JSONErrorReporting = .first
    ) throws(JSONError) -> Output {
        let bytes = try value.jsonBytes()
        let limits = JSONLimits(
            depth: 10_000,
            stringLength: 1 << 32 - 2,
            keyLength: 1 << 32 - 2,
            numberLength: 1 << 32 - 2
        )
        let options = JSONReadingOptions(limits: limits)
        return try JSONCursor.withCursor(over: bytes, options: options) {
            cursor throws(JSONError) in
            cursor.hidesPlaces = true
            return try parse(from: &cursor, reporting: errors)
        }
    }
}

extension JSONParserPrinter {
    /// Writes a value as a tree.
    ///
    /// ```swift
    /// try Field("name") { String.jsonParser() }.print("Ada")  // .object(["name": "Ada"])
    /// ```
    ///
    /// A number becomes what reading its text gives: a `Double`, mostly, also for types with more
    /// digits. Throws ``JSONError/Code/unwritableValue`` if the value could not be read again.
    public func print(_ output: Output) throws(JSONError) -> JSONValue {
        let limits = JSONLimits(
            depth: 10_000,
            stringLength: 1 << 32 - 2,
            keyLength: 1 << 32 - 2,
            numberLength: 1 << 32 - 2
        )
        let options = JSONReadingOptions(limits: limits)
        return try JSONValue(parsing: try encode(output), options: options)
    }
}
