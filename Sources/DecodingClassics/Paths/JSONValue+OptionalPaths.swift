import Decoding

/// Values at the end of a path, or nil.
///
/// ```swift
/// let email = try json.string(at: "user", "email", alongPath: [.missingKeyBecomesNil])
/// ```
///
/// A value of another type is an error.
extension JSONValue {
    /// The Boolean at a path; nil where the options say so.
    public func bool(
        at path: any JSONValuePathElement...,
        alongPath options: JSONValuePathOptions
    ) throws(JSONError) -> Bool? {
        try decode(path, Bool.self, options)
    }

    /// The integer at a path; nil where the options say so.
    public func int(
        at path: any JSONValuePathElement...,
        alongPath options: JSONValuePathOptions
    ) throws(JSONError) -> Int? {
        try decode(path, Int.self, options)
    }

    /// The number at a path; nil where the options say so.
    public func double(
        at path: any JSONValuePathElement...,
        alongPath options: JSONValuePathOptions
    ) throws(JSONError) -> Double? {
        try decode(path, Double.self, options)
    }

    /// The string at a path; nil where the options say so.
    public func string(
        at path: any JSONValuePathElement...,
        alongPath options: JSONValuePathOptions
    ) throws(JSONError) -> String? {
        try decode(path, String.self, options)
    }

    /// The elements of the array at a path; nil where the options say so.
    public func array(
        at path: any JSONValuePathElement...,
        alongPath options: JSONValuePathOptions
    ) throws(JSONError) -> [JSONValue]? {
        try decode(path, [JSONValue].self, options)
    }

    /// The members of the object at a path; nil where the options say so.
    public func dictionary(
        at path: any JSONValuePathElement...,
        alongPath options: JSONValuePathOptions
    ) throws(JSONError) -> [String: JSONValue]? {
        try decode(path, [String: JSONValue].self, options)
    }

    /// What a type makes of the value at a path; nil where the options say so.
    @inlinable
    public func decode<Output: JSONValueDecodable>(
        at path: any JSONValuePathElement...,
        alongPath options: JSONValuePathOptions,
        as type: Output.Type = Output.self
    ) throws(JSONError) -> Output? {
        try decode(path, type, options)
    }

    /// What a type makes of each element of the array at a path; nil where the options say so.
    @inlinable
    public func decodedArray<Output: JSONValueDecodable>(
        at path: any JSONValuePathElement...,
        alongPath options: JSONValuePathOptions,
        as type: Output.Type = Output.self
    ) throws(JSONError) -> [Output]? {
        try decode(path, [Output].self, options)
    }

    /// What a type makes of each member of the object at a path; nil where the options say so.
    @inlinable
    public func decodedDictionary<Output: JSONValueDecodable>(
        at path: any JSONValuePathElement...,
        alongPath options: JSONValuePathOptions,
        as type: Output.Type = Output.self
    ) throws(JSONError) -> [String: Output]? {
        try decode(path, [String: Output].self, options)
    }
}
