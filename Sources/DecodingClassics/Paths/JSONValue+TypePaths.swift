import Decoding

/// What types make of the values at the end of a path, or errors.
///
/// ```swift
/// let people = try json.decodedArray(at: "people", as: Person.self)
/// ```
extension JSONValue {
    /// What a type makes of the value at a path.
    @inlinable
    public func decode<Output: JSONValueDecodable>(
        at path: any JSONValuePathElement...,
        as type: Output.Type = Output.self
    ) throws(JSONError) -> Output {
        try decode(path, type)
    }

    /// What a type makes of each element of the array at a path.
    @inlinable
    public func decodedArray<Output: JSONValueDecodable>(
        at path: any JSONValuePathElement...,
        as type: Output.Type = Output.self
    ) throws(JSONError) -> [Output] {
        try decode(path, [Output].self)
    }

    /// What a type makes of each member of the object at a path.
    @inlinable
    public func decodedDictionary<Output: JSONValueDecodable>(
        at path: any JSONValuePathElement...,
        as type: Output.Type = Output.self
    ) throws(JSONError) -> [String: Output] {
        try decode(path, [String: Output].self)
    }

    /// What a type makes of the value at a path, or a default.
    @inlinable
    public func decode<Output: JSONValueDecodable>(
        at path: any JSONValuePathElement...,
        or fallback: @autoclosure () -> Output
    ) throws(JSONError) -> Output {
        try decode(path, or: fallback)
    }

    /// What a type makes of each element of the array at a path, or a default.
    @inlinable
    public func decodedArray<Output: JSONValueDecodable>(
        at path: any JSONValuePathElement...,
        or fallback: @autoclosure () -> [Output]
    ) throws(JSONError) -> [Output] {
        try decode(path, or: fallback)
    }

    /// What a type makes of each member of the object at a path, or a default.
    @inlinable
    public func decodedDictionary<Output: JSONValueDecodable>(
        at path: any JSONValuePathElement...,
        or fallback: @autoclosure () -> [String: Output]
    ) throws(JSONError) -> [String: Output] {
        try decode(path, or: fallback)
    }
}
