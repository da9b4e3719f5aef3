import FastJSON

/// The files that are named on the command line; `-` is standard input.
enum InputFile {
    /// What a file is called in messages about its text: `<stdin>` for standard input.
    static func displayName(of path: String) -> String {
        path == "-" ? "<stdin>" : path
    }

    /// Opens a file.
    static func open(
        _ path: String,
        chunkSize: Int = JSONInput.defaultChunkSize
    ) throws(JSONError) -> JSONInput {
        path == "-"
            ? .standardInput(chunkSize: chunkSize)
            : try .file(at: ArgumentBytes.characters(of: path), name: path, chunkSize: chunkSize)
    }

    /// Which file it is; nil for anything but a regular file.
    static func status(of path: String) -> System.FileStatus? {
        path == "-" ? System.status(of: .standardInput) : System.status(ofFile: path)
    }

    /// What to read at once of a file that is then in memory as a whole.
    static let wholeFileChunk = 1 << 18

    /// The bytes of a file, if they can be a document.
    static func bytes(of path: String) throws(JSONError) -> [UInt8] {
        try open(path, chunkSize: wholeFileChunk).readStart(for: JSONReadingOptions())
    }

    /// The first bytes of a file, whatever is in it.
    static func bytes(of path: String, limit: Int) throws(JSONError) -> [UInt8] {
        try open(path).readStart(limit: limit)
    }
}
