import FastJSON

/// Documents that are in memory as trees.
enum TreeFile {
    /// Reads a document; ends with what is wrong with it.
    static func read(_ path: String, _ options: JSONReadingOptions) throws -> JSONValue {
        try about(path) { () throws(JSONError) in
            try JSONValue(parsing: try InputFile.bytes(of: path), options: options)
        }
    }

    /// Does something with a file; ends with what is wrong with it.
    static func about<Output>(
        _ path: String,
        _ body: () throws(JSONError) -> Output
    ) throws -> Output {
        do throws(JSONError) {
            return try body()
        } catch {
            try Diagnostics.end(with: error, in: path)
        }
    }

    /// Writes a tree, and ends the line; nil is standard output.
    static func write(
        _ value: JSONValue,
        layout: JSONWritingOptions.Layout,
        to path: String?
    ) throws {
        let output = try OutputFile(path)
        do {
            let bytes = try value.jsonBytes(options: JSONWritingOptions(layout: layout))
            try unsafe bytes.withUnsafeBytes(output.write)
            try output.endLine()
            try output.finish()
        } catch {
            output.abandon()
            throw error
        }
    }
}
