import FastJSON

/// Values at the end of a path, or errors.
///
/// ```swift
/// let name = try json.string(at: "people", 0, "name")
/// let age = try json.decode(at: "people", 0, "age", with: Int.jsonParser())
/// ```
///
/// An error has the whole path of the access that failed. It is
/// `JSONError.Code.missingKey`, `JSONError.Code.indexOutOfBounds`,
/// `JSONError.Code.unexpectedType` (no members or elements), and for the value itself
/// `JSONError.Code.typeMismatch` or `JSONError.Code.unexpectedNull`.
extension JSONValue {
    /// The value at a path.
    public func value(at path: any JSONValuePathElement...) throws(JSONError) -> JSONValue {
        try follow(path)
    }

    /// The Boolean at a path.
    public func bool(at path: any JSONValuePathElement...) throws(JSONError) -> Bool {
        try read(path, .bool)
    }

    /// The integer at a path.
    public func int(at path: any JSONValuePathElement...) throws(JSONError) -> Int {
        try read(path, .int)
    }

    /// The number at a path.
    public func double(at path: any JSONValuePathElement...) throws(JSONError) -> Double {
        try read(path, .double)
    }

    /// The string at a path.
    public func string(at path: any JSONValuePathElement...) throws(JSONError) -> String {
        try read(path, .string)
    }

    /// The elements of the array at a path.
    public func array(at path: any JSONValuePathElement...) throws(JSONError) -> [JSONValue] {
        try read(path, .array)
    }

    /// The members of the object at a path.
    public func dictionary(
        at path: any JSONValuePathElement...
    ) throws(JSONError) -> [String: JSONValue] {
        try read(path, .dictionary)
    }

    /// What a parser reads in the value at a path.
    public func decode<Parser: JSONParser>(
        at path: any JSONValuePathElement...,
        with parser: Parser
    ) throws(JSONError) -> Parser.Output {
        let value = try follow(path)
        do {
            return try parser.parse(value)
        } catch {
            throw error.prefixed(by: path)
        }
    }
}
