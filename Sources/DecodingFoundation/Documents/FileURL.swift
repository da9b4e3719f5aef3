import FastJSON
import Foundation

extension URL {
    /// The path of the file; throws, with what was to be done, if it is not one of a file.
    func filePath(_ failure: (_ reason: String) -> JSONError) throws(JSONError) -> String {
        guard isFileURL else {
            throw failure("\(DiagnosticText.quoted(absoluteString)) is not a file URL")
        }
        return path(percentEncoded: false)
    }
}

extension JSONInput {
    /// A file, which is opened at once and closed after it was read.
    ///
    /// Parsers, decoders, documents, trees and streams take it.
    ///
    /// ```swift
    /// let movies = try JSONArray { Movie.jsonParser }.decode(.file(url))
    /// let users = try FastJSONDecoder().decode([User].self, from: .file(url))
    /// let document = try JSONDocument(parsing: .file(url))
    /// ```
    ///
    /// `chunkSize` is the number of bytes that are requested at once, from 1 to 1 GiB. Throws
    /// `JSONError.Code.inputFailed` if the URL is not a file URL, or the file cannot be opened.
    public static func file(
        _ url: URL,
        chunkSize: Int = defaultChunkSize
    ) throws(JSONError) -> JSONInput {
        let path = try url.filePath { reason in
            JSONError(.inputFailed(action: "open the file", reason: reason))
        }
        return try .file(path, chunkSize: chunkSize)
    }
}

extension JSONStream {
    /// Reads values from a file, which is opened at once.
    ///
    /// ```swift
    /// let tweets = try JSONStream(url).elements(at: "/statuses")
    /// ```
    ///
    /// - Throws: `JSONError.Code.inputFailed` if the URL is not a file URL, or the file cannot be
    ///   opened.
    public init(_ url: URL, options: JSONReadingOptions = JSONReadingOptions()) throws(JSONError) {
        self.init(try .file(url), options: options)
    }
}
