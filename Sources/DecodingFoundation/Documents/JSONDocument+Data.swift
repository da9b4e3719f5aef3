import FastJSON
import Foundation

extension JSONDocument {
    /// Reads a document from data, of which it keeps a copy.
    ///
    /// ```swift
    /// let document = try JSONDocument(parsing: data)
    /// ```
    ///
    /// Time is linear; memory is 16 bytes per token beside the bytes, of which there must be fewer
    /// than 4 GiB. Throws wrong syntax with its line and column.
    public init(
        parsing data: Data,
        options: JSONReadingOptions = JSONReadingOptions()
    ) throws(JSONError) {
        try self.init(parsing: data.copiedBytes, options: options)
    }
}

extension Data {
    /// A copy of the bytes, made three times as fast as by `Array(data)` for a short text.
    var copiedBytes: [UInt8] { unsafe withUnsafeBytes { unsafe Array($0) } }
}
