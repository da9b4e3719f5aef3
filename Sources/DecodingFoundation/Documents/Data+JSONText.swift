import FastJSON
import Foundation

/// What reads a text takes `Data`, too: UTF-8, read in place.
///
/// ```swift
/// let movie = try Movie.jsonParser.decode(data)
/// let document = try JSONDocument(parsing: data)
/// ```
extension Data: JSONText {
    /// Calls a function with the bytes.
    @_documentation(visibility: internal)
    @inlinable
    public func withJSONBytes<Output>(
        _ use: (UnsafeRawBufferPointer) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        let result = unsafe withUnsafeBytes { bytes in
            Result { () throws(JSONError) in try unsafe use(bytes) }
        }
        return try result.get()
    }
}
