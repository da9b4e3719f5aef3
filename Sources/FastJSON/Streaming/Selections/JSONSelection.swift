/// One of several selections of a stream.
///
/// See ``JSONStream/select(_:onError:)``.
public struct JSONSelection<Output>: Sendable {
    let pointer: String
    let wantsElements: Bool
    let read: @Sendable (inout JSONCursor) throws(JSONError) -> Output

    /// The elements of the arrays at a pointer.
    public static func elements(
        at pointer: String,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) -> JSONSelection {
        JSONSelection(pointer: pointer, wantsElements: true, read: read)
    }

    /// The values at a pointer.
    public static func values(
        at pointer: String,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) -> JSONSelection {
        JSONSelection(pointer: pointer, wantsElements: false, read: read)
    }
}
