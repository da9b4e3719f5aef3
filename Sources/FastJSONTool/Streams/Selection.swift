import FastJSON

/// The elements of the array at a pointer, or the values that any other path selects.
enum Selection {
    static func open<Output>(
        _ stream: consuming JSONStream,
        at path: JSONPath,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> JSONElements<Output> {
        path.isPointer && path.isSingular
            ? try stream.elements(at: path, read) : try stream.values(at: path, read)
    }
}
