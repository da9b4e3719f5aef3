import FastJSON

/// From trees, and to trees.
extension JSONParser {
    /// Reads a value of a tree.
    ///
    /// ```swift
    /// let value: JSONValue = ["name": "Ada"]
    /// try Field("name", String.self).decode(value)  // → "Ada"
    /// ```
    ///
    /// The value is written as text, which is then read. If you have the text, pass it to
    /// ``decode(_:options:errors:)-(Text,_,_)``, which is faster.
    ///
    /// A `Float` of a `JSONValue.float` is the nearest to that `Double`, and of a `JSONValue.number`
    /// the nearest to its text.
    ///
    /// Errors have a path, and no line or column. Throws `JSONError.Code.unwritableValue` for
    /// NaN and the infinities, and `JSONError.Code.depthExceeded` beyond 10,000 levels.
    public func decode(
        _ value: JSONValue,
        errors: JSONErrorReporting = .first
    ) throws(JSONError) -> Output {
        try decode(try value.textOfTree(), options: .textOfTree, errors: errors)
    }

    /// Reads a value of a tree, in the words of JSONParsing: the same as ``decode(_:errors:)-(JSONValue,_)``.
    ///
    /// ```swift
    /// try JSONArray { Int.jsonParser() }.parse([1, 2])  // → [1, 2]
    /// ```
    public func parse(
        _ value: JSONValue,
        errors: JSONErrorReporting = .first
    ) throws(JSONError) -> Output {
        try decode(value, errors: errors)
    }
}

extension JSONParserPrinter {
    /// Writes a value as a tree.
    ///
    /// ```swift
    /// try Field("name", String.self).encodeToValue("Ada")  // → {"name":"Ada"}
    /// ```
    ///
    /// Numbers keep their text as with `JSONNumberPolicy.lossless`: those that neither `Int` nor `Double` can hold, and
    /// those for which a `Double` has another text, such as `1e+10` of a `Float`. Throws
    /// `JSONError.Code.unwritableValue` if the value could not be read again.
    public func encodeToValue(_ output: Output) throws(JSONError) -> JSONValue {
        try JSONValue(parsing: try encode(output), options: .textOfTree)
    }

    /// Writes a value as a tree, in the words of JSONParsing: the same as ``encodeToValue(_:)``.
    ///
    /// ```swift
    /// try JSONArray { Int.jsonParser() }.print([1, 2])  // → [1,2]
    /// ```
    public func print(_ output: Output) throws(JSONError) -> JSONValue {
        try encodeToValue(output)
    }
}
