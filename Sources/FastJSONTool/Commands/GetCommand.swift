import ArgumentParser
import FastJSON

/// `fastjson get`: prints one value of a document.
struct GetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "get",
        abstract: "Print the value that a JSON pointer leads to.",
        discussion: """
            Pointers are those of RFC 6901: /users/3/name, with ~1 for / and ~0 for ~ inside a \
            key. The empty pointer '' is the whole document. The value is printed as it stands \
            in the document. Errors go to standard error.

            The whole document is in memory, and an index of it: 16 bytes for each key, number, \
            string and literal, and 32 for each array and object, and up to three times as much \
            while the index grows. What is printed is not. For a document that is larger than \
            memory, see 'fastjson select'.

            Examples:
              fastjson get --pretty /users/0 people.json
              fastjson get --string /users/0/name people.json
            """
    )

    /// How the value is printed.
    enum Style: EnumerableFlag {
        case raw, pretty, string

        static func help(for value: Style) -> ArgumentHelp? {
            switch value {
            case .raw: "Print the bytes as they stand in the document. (default)"
            case .pretty: "Print one element or member per line, indented."
            case .string: "Print the text of a string, without quotes and escapes."
            }
        }
    }

    @OptionGroup var reading: ReadingArguments

    @Flag var style = Style.raw

    @Argument(help: "Where the value is.")
    var pointer: String

    @Argument(help: "The document; - is standard input.", completion: .file())
    var file: String

    func run() throws {
        let pointer = try JSONPointer(argument: pointer)
        do {
            let document = try JSONDocument(
                parsing: InputFile.open(file, chunkSize: InputFile.wholeFileChunk),
                options: reading.options
            )
            guard let node = document[pointer] else {
                let reason = PointerTrace.explanation(of: pointer, from: document.root)
                throw JSONError(code: .invalidPointer, message: reason)
            }
            try write(node)
        } catch let error as JSONError {
            try Diagnostics.end(with: error, in: file)
        }
    }

    private func write(_ node: JSONDocument.Node) throws {
        let output = try OutputFile(nil)
        switch style {
        case .raw:
            try node.rawBytes.withUnsafeBytes(output.write)
            try output.endLine()
        case .pretty:
            // In pieces: indented, a deep value is far longer than its bytes.
            try Rewriting.copy(
                node.pieces,
                reading: reading.options,
                layout: .pretty(),
                to: output
            )
        case .string:
            guard let string = node.string else {
                throw JSONError(
                    code: .typeMismatch,
                    message: "the value at '\(pointer)' is of kind \(node.kind), not a string"
                )
            }
            try Output.write(string + "\n")
        }
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
