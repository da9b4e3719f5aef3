import FastJSON

/// From trees, and to trees.
extension JSONParser {
    /// Takes a value apart.
    ///
    /// ```swift
    /// let value: JSONValue = ["name": "Ada"]
    /// try Field("name") { String.jsonParser() }.parse(value)  // → "Ada"
    /// ```
    ///
    /// The value is written as text, which is read. To read text, give the text to
    /// ``decode(_:options:errors:)-([UInt8],_,_)``: that is faster.
    ///
    /// Errors have a path, and no line or column. Throws `JSONError.Code.unwritableValue` for
    /// NaN and the infinities, and `JSONError.Code.depthExceeded` beyond 10,000 levels.
    public func parse(
        _ value: JSONValue,
        errors: JSONErrorReporting = .first
    ) throws(JSONError) -> Output {
        try decode(try value.textOfTree(), options: .textOfTree, errors: errors)
    }
}

extension JSONParserPrinter {
    /// Writes a value as a tree.
    ///
    /// ```swift
    /// try Field("name") { String.jsonParser() }.print("Ada")  // → {"name":"Ada"}
    /// ```
    ///
    /// Numbers that neither `Int` nor `Double` can hold keep their text. Throws
    /// `JSONError.Code.unwritableValue` if the value could not be read again.
    public func print(_ output: Output) throws(JSONError) -> JSONValue {
        try JSONValue(parsing: try encode(output), options: .textOfTree)
    }
}
