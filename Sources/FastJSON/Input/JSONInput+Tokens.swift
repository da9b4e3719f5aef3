/// One token of a document that is read.
///
/// Texts are not copied from the input: they are valid only while the token is handed over.
@safe
package enum JSONToken {
    /// A value that is neither a container nor a string.
    case null, boolean, number
    /// A string value.
    case string(TextToken)
    /// The key of the member whose value follows.
    case key(TextToken)
    /// A bracket.
    case beginArray, endArray, beginObject, endObject
}

extension JSONInput {
    /// Reads the document and calls a function with each token; no values are made.
    package consuming func forEachToken(
        options: JSONReadingOptions = JSONReadingOptions(),
        _ body: (JSONToken) -> Void
    ) throws(JSONError) {
        var reader = DocumentReader(self, options: options)
        let outcome = withoutActuallyEscaping(body) { body in
            Result { () throws(JSONError) in
                var sink = FunctionSink(body: body)
                try reader.read(into: &sink)
            }
        }
        try outcome.get()
    }
}

/// Calls a function with each token.
private struct FunctionSink: TokenSink {
    let body: (JSONToken) -> Void

    func beginObject(at offset: Int) { body(.beginObject) }
    func endObject(at offset: Int) { body(.endObject) }
    func beginArray(at offset: Int) { body(.beginArray) }
    func endArray(at offset: Int) { body(.endArray) }
    func string(_ text: TextToken) { unsafe body(.string(text)) }
    func number(_ text: TextToken) { body(.number) }
    func key(_ text: TextToken) { unsafe body(.key(text)) }

    func literal(_ kind: TapeEntry.Kind, at offset: Int) {
        body(kind == .null ? .null : .boolean)
    }
}
