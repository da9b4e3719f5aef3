import FastJSON

/// Values at the end of a path, or a default.
///
/// ```swift
/// let port = try json.int(at: "server", "port", or: 80)
/// ```
///
/// The default is used if a member or an element is missing anywhere on the path. A value of another
/// type is an error, and so is `null`.
extension JSONValue {
    /// The Boolean at a path, or a default.
    public func bool(
        at path: any JSONValuePathElement...,
        or fallback: @autoclosure () -> Bool
    ) throws(JSONError) -> Bool {
        try read(path, .bool, or: fallback)
    }

    /// The integer at a path, or a default.
    public func int(
        at path: any JSONValuePathElement...,
        or fallback: @autoclosure () -> Int
    ) throws(JSONError) -> Int {
        try read(path, .int, or: fallback)
    }

    /// The number at a path, or a default.
    public func double(
        at path: any JSONValuePathElement...,
        or fallback: @autoclosure () -> Double
    ) throws(JSONError) -> Double {
        try read(path, .double, or: fallback)
    }

    /// The string at a path, or a default.
    public func string(
        at path: any JSONValuePathElement...,
        or fallback: @autoclosure () -> String
    ) throws(JSONError) -> String {
        try read(path, .string, or: fallback)
    }

    /// The elements of the array at a path, or a default.
    public func array(
        at path: any JSONValuePathElement...,
        or fallback: @autoclosure () -> [JSONValue]
    ) throws(JSONError) -> [JSONValue] {
        try read(path, .array, or: fallback)
    }

    /// The members of the object at a path, or a default.
    public func dictionary(
        at path: any JSONValuePathElement...,
        or fallback: @autoclosure () -> [String: JSONValue]
    ) throws(JSONError) -> [String: JSONValue] {
        try read(path, .dictionary, or: fallback)
    }
}
