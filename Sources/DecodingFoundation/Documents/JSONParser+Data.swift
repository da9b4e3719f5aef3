import Decoding
import FastJSON
import Foundation

extension JSONParserPrinter {
    /// Writes a value as JSON text in UTF-8, the keys of objects in order.
    ///
    /// This is `encode(_:)` of a `FastJSONEncoder`; `encode` of a parser gives bytes.
    ///
    /// ```swift
    /// let data = try Movie.jsonParser.encodeData(movie)
    /// ```
    ///
    /// Throws `JSONError.Code.unwritableValue` if the value could not be read again.
    public func encodeData(
        _ output: Output,
        options: JSONWritingOptions = JSONWritingOptions()
    ) throws(JSONError) -> Data {
        Data(try encode(output, options: options))
    }
}
