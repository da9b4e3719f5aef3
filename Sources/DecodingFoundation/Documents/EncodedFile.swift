import Decoding
import FastJSON
import Foundation

extension JSONError.Code {
    /// The system could not write a file.
    public static let outputFailed = JSONError.Code("outputFailed")
}

extension JSONParserPrinter {
    /// Writes a value into a file, as JSON text in UTF-8.
    ///
    /// ```swift
    /// try JSONArray { Movie.jsonParser }.encode(movies, to: url)
    /// ```
    ///
    /// The text is made in memory first. The file then replaces the one that was there, and keeps its
    /// permissions. If the URL is that of a symbolic link, the file that the link leads to is replaced. If
    /// something fails, the old file stays as it was. Except on Apple platforms, a file that the process may not
    /// write to is not replaced. To write more than memory holds, see `JSONWriter`.
    ///
    /// - Throws: `JSONError.Code.unwritableValue` if the value could not be read again, and
    ///   `JSONError.Code.outputFailed` if the URL is not a file URL, or the file cannot be written.
    public func encode(
        _ output: Output,
        to url: URL,
        options: JSONWritingOptions = JSONWritingOptions()
    ) throws(JSONError) {
        try encodeData(output, options: options).write(toFile: url)
    }
}

extension FastJSONEncoder {
    /// Encodes a value into a file, as JSON text in UTF-8.
    ///
    /// ```swift
    /// try FastJSONEncoder().encode(movies, to: url)
    /// ```
    ///
    /// The text is made in memory first. The file then replaces the one that was there, and keeps its
    /// permissions. If the URL is that of a symbolic link, the file that the link leads to is replaced. If
    /// something fails, the old file stays as it was. Except on Apple platforms, a file that the process may not
    /// write to is not replaced.
    ///
    /// - Throws: an `EncodingError`, what the value throws, or a `JSONError` with the code
    ///   `outputFailed` if the URL is not a file URL, or the file cannot be written.
    public func encode<T: Encodable>(_ value: T, to url: URL) throws {
        try encode(value).write(toFile: url)
    }
}

extension Data {
    fileprivate func write(toFile url: URL) throws(JSONError) {
        func failure(_ reason: String) -> JSONError {
            JSONError(code: .outputFailed, message: "cannot write the file: \(reason)")
        }
        // The system cuts a name at a NUL, which would be the name of another file.
        guard try !url.filePath(failure).utf8.contains(0) else {
            throw failure("its name has a NUL")
        }
        do {
            try replaceFile(url)
        } catch {
            throw failure((error as? FileReplacement.Failure)?.reason ?? error.localizedDescription)
        }
    }

    #if canImport(Darwin)
    private func replaceFile(_ url: URL) throws {
        try write(to: url.resolvingSymlinksInPath(), options: .atomic)
    }
    #else
    /// Elsewhere an atomic write of Foundation changes permissions, and replaces links and devices.
    private func replaceFile(_ url: URL) throws {
        let path = unsafe url.withUnsafeFileSystemRepresentation { path in
            unsafe path.map { unsafe Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1)) }
        }
        guard let path, let replacement = try FileReplacement(of: path) else {
            return try write(to: url)
        }
        do {
            let file = FileHandle(fileDescriptor: replacement.descriptor, closeOnDealloc: false)
            try file.write(contentsOf: self)
            try file.synchronize()
        } catch {
            replacement.cancel()
            throw error
        }
        try replacement.finish()
    }
    #endif
}
