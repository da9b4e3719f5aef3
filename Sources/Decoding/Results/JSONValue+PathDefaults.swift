import FastJSON

/// Values at the end of a path, or a default.
///
/// ```swift
/// let port = try json.int(at: "server", "port", or: 80)
/// ```
///
/// The default stands for a member or an element that is not there, anywhere on the path. What is
/// there and is of another type, `null` too, is an error.
extension JSONValue {
    /// The truth value at a path, or a default.
    public func bool(
        at path: any JSONPathElement...,
        or fallback: @autoclosure () -> Bool
    ) throws(JSONError) -> Bool {
        try decode(path, or: fallback)
    }

    /// The integer at a path, or a default.
    public func int(
        at path: any JSONPathElement...,
        or fallback: @autoclosure () -> Int
    ) throws(JSONError) -> Int {
        try decode(path, or: fallback)
    }

    /// The number at a path, or a default.
    public func double(
        at path: any JSONPathElement...,
        or fallback: @autoclosure () -> Double
    ) throws(JSONError) -> Double {
        try decode(path, or: fallback)
    }

    /// The string at a path, or a default.
    public func string(
        at path: any JSONPathElement...,
        or fallback: @autoclosure () -> String
    ) throws(JSONError) -> String {
        try decode(path, or: fallback)
    }

    /// The elements of the array at a path, or a default.
    public func array(
        at path: any JSONPathElement...,
        or fallback: @autoclosure () -> [JSONValue]
    ) throws(JSONError) -> [JSONValue] {
        try decode(path, or: fallback)
    }

    /// The members of the object at a path, or a default.
    public func dictionary(
        at path: any JSONPathElement...,
        or fallback: @autoclosure () -> [String: JSONValue]
    ) throws(JSONError) -> [String: JSONValue] {
        try decode(path, or: fallback)
    }

    /// What a type makes of the value at a path, or a default.
    @inlinable
    public func decode<Output: JSONValueDecodable>(
        at path: any JSONPathElement...,
        or fallback: @autoclosure () -> Output
    ) throws(JSONError) -> Output {
        try decode(path, or: fallback)
    }

    /// What a type makes of each element of the array at a path, or a default.
    @inlinable
    public func decodedArray<Output: JSONValueDecodable>(
        at path: any JSONPathElement...,
        or fallback: @autoclosure () -> [Output]
    ) throws(JSONError) -> [Output] {
        try decode(path, or: fallback)
    }

    /// What a type makes of each member of the object at a path, or a default.
    @inlinable
    public func decodedDictionary<Output: JSONValueDecodable>(
        at path: any JSONPathElement...,
        or fallback: @autoclosure () -> [String: Output]
    ) throws(JSONError) -> [String: Output] {
        try decode(path, or: fallback)
    }
}
