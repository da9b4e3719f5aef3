package import Decoding
package import FastJSON

extension ReadingMode {
    /// Reads a document with a parser.
    package func decode<Output>(
        _ parser: some JSONParser<Output>,
        _ bytes: [UInt8],
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) -> Result<Output, JSONError> {
        let options = self.options(options)
        if feeding == .whole {
            return parser.result(from: bytes, options: options, errors: errors)
        }
        return parser.result(from: input(bytes), options: options, errors: errors)
    }
}
