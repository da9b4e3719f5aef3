import Decoding
import FastJSON
import Foundation

/// Spellings that parsers do not have, so that the compiler says which ones they have.
@_documentation(visibility: internal)
extension JSONParser {
    /// Not available: a file is an input.
    @available(*, unavailable, message: "write decode(.file(url))")
    public func decode(_ url: URL) throws(JSONError) -> Output { refused() }

    /// Not available: a file is an input.
    @available(*, unavailable, message: "write decode(.file(url))")
    public func decode(contentsOf url: URL) throws(JSONError) -> Output { refused() }
}

@_documentation(visibility: internal)
extension JSONParserPrinter {
    /// Not available: `encode` gives bytes.
    @available(*, unavailable, renamed: "encodeData(_:options:)")
    @_disfavoredOverload
    public func encode(
        _ output: Output,
        options: JSONWritingOptions = JSONWritingOptions()
    ) throws(JSONError) -> Data { refused() }
}

@_documentation(visibility: internal)
extension FastJSONDecoder {
    /// Not available: a file is an input.
    @available(*, unavailable, message: "write decode(Movie.self, from: .file(url))")
    public func decode<T: Decodable>(_ type: T.Type = T.self, from url: URL) throws -> T {
        refused()
    }
}
