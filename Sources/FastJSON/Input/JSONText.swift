/// JSON text in memory: a string, or bytes in UTF-8.
///
/// Functions that read JSON from memory, such as ``JSONValue/init(parsing:options:)-(Text,_)``, take any type that
/// conforms: `String`, `[UInt8]`, parts of these, `RawSpan` and `UnsafeRawBufferPointer`, with
/// `DecodingFoundation` also `Data`, and your own:
///
/// ```swift
/// struct Message: JSONText {
///     var header: [UInt8]
///     var body: [UInt8]
///
///     func withJSONBytes<Output>(
///         _ use: (UnsafeRawBufferPointer) throws(JSONError) -> Output
///     ) throws(JSONError) -> Output {
///         try body.withJSONBytes(use)
///     }
/// }
/// let value = try JSONValue(parsing: Message(header: [], body: Array("[1, 2]".utf8)))
/// print(value)  // → [1,2]
/// ```
public protocol JSONText: ~Copyable, ~Escapable {
    /// Calls a function exactly once, with all of the bytes, and returns its result or throws its error.
    ///
    /// The bytes stay valid and unchanged until the function returns. It must not be called again after an error:
    /// it may have read a part of the text.
    func withJSONBytes<Output>(
        _ use: (UnsafeRawBufferPointer) throws(JSONError) -> Output
    ) throws(JSONError) -> Output
}

extension UnsafeRawBufferPointer: @unsafe JSONText {
    /// Calls a function with the bytes.
    @_documentation(visibility: internal)
    @inlinable
    public func withJSONBytes<Output>(
        _ use: (UnsafeRawBufferPointer) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        try unsafe use(self)
    }
}

extension Array: JSONText where Element == UInt8 {
    /// Calls a function with the bytes.
    @_documentation(visibility: internal)
    @inlinable
    public func withJSONBytes<Output>(
        _ use: (UnsafeRawBufferPointer) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        try unsafe withUnsafeBufferPointer { bytes throws(JSONError) in
            try unsafe use(UnsafeRawBufferPointer(bytes))
        }
    }
}

extension RawSpan: JSONText {
    /// Calls a function with the bytes.
    @_documentation(visibility: internal)
    @inlinable
    public func withJSONBytes<Output>(
        _ use: (UnsafeRawBufferPointer) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        try unsafe withUnsafeBytes(use)
    }
}

extension String: JSONText {
    /// Calls a function with the UTF-8 of the string.
    @_documentation(visibility: internal)
    @inlinable
    public func withJSONBytes<Output>(
        _ use: (UnsafeRawBufferPointer) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        var text = self
        let result = text.withUTF8 { bytes in
            Result { () throws(JSONError) in try unsafe use(UnsafeRawBufferPointer(bytes)) }
        }
        return try result.get()
    }
}

extension ArraySlice: JSONText where Element == UInt8 {
    /// Calls a function with the bytes.
    @_documentation(visibility: internal)
    @inlinable
    public func withJSONBytes<Output>(
        _ use: (UnsafeRawBufferPointer) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        try unsafe withUnsafeBufferPointer { bytes throws(JSONError) in
            try unsafe use(UnsafeRawBufferPointer(bytes))
        }
    }
}

extension Substring: JSONText {
    /// Calls a function with the UTF-8 of the text.
    @_documentation(visibility: internal)
    @inlinable
    public func withJSONBytes<Output>(
        _ use: (UnsafeRawBufferPointer) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        var text = self
        let result = text.withUTF8 { bytes in
            Result { () throws(JSONError) in try unsafe use(UnsafeRawBufferPointer(bytes)) }
        }
        return try result.get()
    }
}
