/// Reading values of a document.
extension JSONCursor {
    /// Reads a value of a document again, in place.
    ///
    /// Errors have the place and the path that they have in the whole document.
    package static func withCursor<Output>(
        over node: JSONDocument.Node,
        _ body: (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        let result = unsafe node.storage.bytes.withUnsafeBufferPointer { bytes in
            Result { () throws(JSONError) -> Output in
                do throws(JSONError) {
                    var cursor = unsafe JSONCursor(
                        value: node.range,
                        of: bytes,
                        options: node.storage.options
                    )
                    cursor.node = node
                    return try cursor.run(body)
                } catch {
                    throw unsafe error.located(in: bytes, limits: node.storage.options.limits)
                }
            }
        }
        return try result.get()
    }
}
