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
        let text: [UInt8]
        do throws(JSONError) {
            text = try value(at: pointer) + [0x0A]
        } catch {
            try Diagnostics.end(with: error, in: file)
        }
        try Output.write(text)
    }

    private func value(at pointer: JSONPointer) throws(JSONError) -> [UInt8] {
        let document = try JSONDocument(
            parsing: InputFile.open(file, chunkSize: InputFile.wholeFileChunk),
            options: reading.options
        )
        guard let node = document[pointer] else {
            let reason = PointerTrace.explanation(of: pointer, from: document.root)
            throw JSONError(code: .invalidPointer, message: reason)
        }
        return try text(of: node)
    }

    private func text(of node: JSONDocument.Node) throws(JSONError) -> [UInt8] {
        switch style {
        case .raw:
            return Array(node.rawBytes)
        case .pretty:
            return try prettyText(of: node)
        case .string:
            guard let string = node.string else {
                throw JSONError(
                    code: .typeMismatch,
                    message: "the value at '\(pointer)' is of kind \(node.kind), not a string"
                )
            }
            return Array(string.utf8)
        }
    }

    /// Writes the events of the value again.
    ///
    /// So numbers keep their text, equal keys stay, and deep values take no stack.
    private func prettyText(of node: JSONDocument.Node) throws(JSONError) -> [UInt8] {
        var events = try JSONEventReader(.bytes(Array(node.rawBytes)), options: reading.options)
        var writer = JSONWriter(options: JSONWritingOptions(layout: .pretty()))
        while let event = try events.next() {
            writer.write(event)
        }
        return try writer.finish()
    }
}
