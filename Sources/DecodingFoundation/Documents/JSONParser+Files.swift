import Decoding
import FastJSON
import Foundation

/// Documents in files.
extension JSONParser {
    /// Reads a document from a file, as its bytes arrive.
    ///
    /// ```swift
    /// let movies = try JSONArray { Movie.jsonParser }.decode(contentsOf: url)
    /// ```
    ///
    /// The file passes through a window, so it may be larger than memory. The URL must be one of a
    /// file. Throws `JSONError.Code.inputFailed` if it is not, or cannot be read.
    public func decode(
        contentsOf url: URL,
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) throws(JSONError) -> Output {
        guard url.isFileURL else {
            let address = DiagnosticText.quoted(url.absoluteString)
            throw JSONError(
                .inputFailed(action: "open the file", reason: "\(address) is not a file URL")
            )
        }
        let input = try JSONInput.file(url.path(percentEncoded: false))
        return try decode(input, options: options, errors: errors)
    }

    /// Reads a document from a file, and returns what came of it as a value.
    ///
    /// ```swift
    /// let movies = JSONArray { Movie.jsonParser }.result(contentsOf: url)
    /// ```
    public func result(
        contentsOf url: URL,
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) -> Result<Output, JSONError> {
        Result { () throws(JSONError) in
            try decode(contentsOf: url, options: options, errors: errors)
        }
    }
}
