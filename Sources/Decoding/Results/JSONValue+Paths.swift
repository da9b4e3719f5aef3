import FastJSON

/// Values at the end of a path, or errors.
///
/// ```swift
/// let name = try json.string(at: "people", 0, "name")
/// let people = try json.decodedArray(at: "people", as: Person.self)
/// ```
///
/// An error has the whole path of the access that failed. It is
/// `JSONError.Code.missingKey`, `JSONError.Code.indexOutOfBounds`,
/// `JSONError.Code.unexpectedType` (no members or elements), and for the value itself
/// `JSONError.Code.typeMismatch` or `JSONError.Code.unexpectedNull`.
extension JSONValue {
    /// The value at a path.
    public func value(at path: any JSONPathElement...) throws(JSONError) -> JSONValue {
        try follow(path)
    }

    /// The truth value at a path.
    public func bool(at path: any JSONPathElement...) throws(JSONError) -> Bool {
        try decode(path, Bool.self)
    }

    /// The integer at a path.
    public func int(at path: any JSONPathElement...) throws(JSONError) -> Int {
        try decode(path, Int.self)
    }

    /// The number at a path.
    public func double(at path: any JSONPathElement...) throws(JSONError) -> Double {
        try decode(path, Double.self)
    }

    /// The string at a path.
    public func string(at path: any JSONPathElement...) throws(JSONError) -> String {
        try decode(path, String.self)
    }

    /// The elements of the array at a path.
    public func array(at path: any JSONPathElement...) throws(JSONError) -> [JSONValue] {
        try decode(path, [JSONValue].self)
    }

    /// The members of the object at a path.
    public func dictionary(at path: any JSONPathElement...) throws(JSONError) -> [String: JSONValue]
    {
        try decode(path, [String: JSONValue].self)
    }

    /// What a type makes of the value at a path.
    @inlinable
    public func decode<Output: JSONValueDecodable>(
        at path: any JSONPathElement...,
        as type: Output.Type = Output.self
    ) throws(JSONError) -> Output {
        try decode(path, type)
    }

    /// What a parser reads in the value at a path.
    ///
    /// ```swift
    /// let age = try json.decode(at: "people", 0, "age", with: Int.jsonParser())
    /// ```
    public func decode<Parser: JSONParser>(
        at path: any JSONPathElement...,
        with parser: Parser
    ) throws(JSONError) -> Parser.Output {
        let value = try follow(path)
        do {
            return try parser.parse(value)
        } catch {
            throw error.prefixed(by: path)
        }
    }

    /// What a type makes of each element of the array at a path.
    @inlinable
    public func decodedArray<Output: JSONValueDecodable>(
        at path: any JSONPathElement...,
        as type: Output.Type = Output.self
    ) throws(JSONError) -> [Output] {
        try decode(path, [Output].self)
    }

    /// What a type makes of each member of the object at a path.
    @inlinable
    public func decodedDictionary<Output: JSONValueDecodable>(
        at path: any JSONPathElement...,
        as type: Output.Type = Output.self
    ) throws(JSONError) -> [String: Output] {
        try decode(path, [String: Output].self)
    }
}
