import Decoding
import FastJSON
import Foundation

/// Documents in `Data`.
extension JSONParser {
    /// Reads a document from data, without copying it.
    ///
    /// ```swift
    /// let movie = try Movie.jsonParser.decode(data)
    /// ```
    ///
    /// Throws an error for wrong syntax and for values that do not fit, with path, line and column.
    public func decode(
        _ data: Data,
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) throws(JSONError) -> Output {
        try result(from: data, options: options, errors: errors).get()
    }

    /// Reads a document from data, and returns a `Result`.
    ///
    /// ```swift
    /// switch Movie.jsonParser.result(from: data) {
    /// case .success(let movie): show(movie)
    /// case .failure(let error): print(error.report)
    /// }
    /// ```
    public func result(
        from data: Data,
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) -> Result<Output, JSONError> {
        unsafe data.withUnsafeBytes { bytes in
            unsafe result(from: bytes, options: options, errors: errors)
        }
    }
}

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
