/// One of several selections of a stream.
///
/// See ``JSONStream/select(_:onError:)``.
public struct JSONSelection<Output>: Sendable {
    let path: JSONPath
    let wantsElements: Bool
    let read: @Sendable (inout JSONCursor) throws(JSONError) -> Output

    /// The elements of the arrays at a pointer, or the values that a query selects.
    ///
    /// ```swift
    /// let users: JSONSelection<String> = .elements(at: "/users") { cursor throws(JSONError) in
    ///     try cursor.readString()
    /// }
    /// ```
    public static func elements(
        at path: JSONPath,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) -> JSONSelection {
        JSONSelection(path: path, wantsElements: true, read: read)
    }

    /// The values that a path selects.
    ///
    /// ```swift
    /// let names: JSONSelection<String> = .values(at: "$..name") { cursor throws(JSONError) in
    ///     try cursor.readString()
    /// }
    /// ```
    public static func values(
        at path: JSONPath,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) -> JSONSelection {
        JSONSelection(path: path, wantsElements: false, read: read)
    }
}
