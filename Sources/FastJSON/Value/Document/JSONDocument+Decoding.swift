/// Values that are read apart, and errors about them.
extension JSONDocument.Storage {
    /// The value at an index, as a tree.
    package func value(at index: Int) -> JSONValue {
        JSONDocument.Node(storage: self, index: index).value
    }

    /// Calls the function with a cursor on the value at an index.
    ///
    /// Errors are those of the value alone; ``error(_:inValueAt:)`` makes them those of the
    /// document.
    package func withCursor<Output>(
        at index: Int,
        _ body: (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        let node = JSONDocument.Node(storage: self, index: index)
        // The document was accepted before. Its limits hold for the whole, and not for a part of
        // it.
        var range = node.range
        // In the text of a tree a space after a number says something about it.
        if options.isTextOfTree, bytes[range.upperBound...].first == UInt8(ascii: " ") {
            range = range.lowerBound..<range.upperBound + 1
        }
        let result = unsafe bytes.withUnsafeBytes { bytes in
            Result { () throws(JSONError) in
                try unsafe JSONCursor.withCursor(
                    over: UnsafeRawBufferPointer(rebasing: bytes[range]),
                    options: options,
                    body
                )
            }
        }
        return try result.get()
    }

    /// An error about a value that was read alone, as one about the document.
    package func error(_ error: JSONError, inValueAt index: Int) -> JSONError {
        let node = JSONDocument.Node(storage: self, index: index)
        return error.moved(by: node.offset, in: bytes).prefixed(by: node.path.steps)
    }

    /// An error about the value at an index, with its path and place.
    package func error(
        _ code: JSONError.Code,
        _ message: String,
        key: String? = nil,
        at index: Int
    ) -> JSONError {
        let node = JSONDocument.Node(storage: self, index: index)
        let offset = options.isTextOfTree ? nil : node.offset
        return JSONError(.custom(code, message, key: key), path: node.path, offset: offset)
            .located(in: bytes)
    }

    /// The error for an object without a key, at the end of the object.
    package func missingKey(_ key: String, at index: Int) -> JSONError {
        let node = JSONDocument.Node(storage: self, index: index)
        let offset = options.isTextOfTree ? nil : entry(entry(index).endIndex).offset
        let keys = node.members.map { $0.prefix(200).map(\.key) } ?? []
        let suggestion = Suggestion.nearest(to: key, among: keys)
        return JSONError(.typed(.missingKey(key, suggestion)), path: node.path, offset: offset)
            .located(in: bytes)
    }
}
