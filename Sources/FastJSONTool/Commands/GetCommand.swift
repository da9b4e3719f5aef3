import ArgumentParser
import FastJSON

/// `fastjson get`: prints the values of a document that a path selects.
struct GetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "get",
        abstract: "Print the values that a path selects in a document.",
        discussion: """
            A path is a pointer (RFC 6901): /users/3/name, with ~1 for / and ~0 for ~ inside a key, \
            * for every element and member, and ~2 for a key that is *. The empty pointer '' is \
            the whole document. A path can also be a query (RFC 9535), which starts with $: \
            '$.users[?@.age > 30].name', '$..name'. Each value is printed on a new line, as it is \
            written in the document. If there is none, that is an error. Errors go to standard \
            error.

            The whole document is in memory, and so is its index: 16 bytes for each key, number, \
            string and literal, and 32 for each array and object, and up to three times as much \
            while the index grows. The printed text is not kept in memory. For a document that is \
            larger than memory, see 'fastjson select'.

            Examples:
              fastjson get --pretty /users/0 people.json
              fastjson get --string /users/0/name people.json
              fastjson get --paths '$..[?@.name]' people.json
            """
    )

    /// How the value is printed.
    enum Style: EnumerableFlag {
        case raw, pretty, string, paths

        static func help(for value: Style) -> ArgumentHelp? {
            switch value {
            case .raw: "Print the bytes as they stand in the document."
            case .pretty: "Print one element or member per line, indented."
            case .string: "Print the text of a string, without quotes and escapes."
            case .paths: "Print where each value is, as a normalized path (RFC 9535)."
            }
        }
    }

    @OptionGroup var reading: ReadingArguments

    @Flag var style = Style.raw

    @Argument(help: "Where the values are: a pointer, or a query that starts with $.")
    var path: String

    @Argument(help: "The document; - is standard input.", completion: .file())
    var file: String

    func run() throws {
        let path = try JSONPath(argument: path)
        do {
            let document = try JSONDocument(
                parsing: InputFile.open(file, chunkSize: InputFile.wholeFileChunk),
                options: reading.options
            )
            let nodes = try document.nodes(at: path)
            guard !nodes.isEmpty else { throw nothing(at: path, in: document) }
            let output = try OutputFile(nil)
            guard style != .paths else {
                for path in document.paths(of: nodes) {
                    try Output.write(path.normalizedPath + "\n")
                }
                return
            }
            for node in nodes { try write(node, to: output) }
        } catch let error as JSONError {
            try Diagnostics.end(with: error, in: file)
        }
    }

    private func nothing(at path: JSONPath, in document: JSONDocument) -> JSONError {
        if path.isPointer, path.isSingular, let pointer = try? JSONPointer(path.text) {
            let reason = PointerTrace.explanation(of: pointer, from: document.root)
            return JSONError(code: .invalidPointer, message: reason)
        }
        return JSONError(code: .missingKey, message: "the path '\(path)' selects nothing")
    }

    private func write(_ node: JSONDocument.Node, to output: OutputFile) throws {
        switch style {
        case .raw:
            try unsafe node.rawBytes.withUnsafeBytes(output.write)
            try output.endLine()
        case .pretty:
            // In pieces: indented, a deep value is far longer than its bytes.
            try Rewriting.copy(node.pieces, reading: reading.options, layout: .pretty(), to: output)
        case .string:
            guard let string = node.string else {
                throw JSONError(
                    code: .typeMismatch,
                    message:
                        "the value at '\(place(of: node))' is of kind \(node.kind), not a string"
                )
            }
            try Output.write(string + "\n")
        case .paths:
            return
        }
    }

    /// Where a value is: in the words of the caller if there is one value.
    private func place(of node: JSONDocument.Node) -> String {
        path.hasPrefix("$") ? node.path.normalizedPath : node.path.pointer.description
    }
}

extension JSONDocument.Node {
    /// The bytes of the value, to be read once more.
    fileprivate var pieces: JSONInput {
        let bytes = rawBytes
        let size = JSONInput.defaultChunkSize
        let starts = stride(from: bytes.startIndex, to: bytes.endIndex, by: size)
        return .chunks(starts.lazy.map { bytes[$0..<min($0 + size, bytes.endIndex)] })
    }
}
