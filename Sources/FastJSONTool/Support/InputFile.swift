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
            : try .file(path, chunkSize: chunkSize)
    }

    /// The bytes of a file, as fast as they can be had; stops soon behind the limit.
    static func bytes(of path: String, limit: Int = .max - 1) throws(JSONError) -> [UInt8] {
        try open(path, chunkSize: 1 << 18).readAll(limit: limit)
    }
}
