import FastJSON

/// The elements of the array at a pointer, or the values at one with `*` in it.
enum Selection {
    static func open<Output>(
        _ stream: consuming JSONStream,
        at pointer: String,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> JSONElements<Output> {
        isMany(pointer)
            ? try stream.values(at: pointer, read) : try stream.elements(at: pointer, read)
    }

    /// True for a pointer in which `*` stands for many.
    static func isMany(_ pointer: String) -> Bool {
        pointer.split(separator: "/").contains("*")
    }
}
