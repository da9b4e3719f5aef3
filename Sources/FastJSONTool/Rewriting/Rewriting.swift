import FastJSON

/// Reads a document and writes it in another layout.
///
/// Memory does not grow with the document. Numbers keep their digits, members their order, and
/// repeated keys stay.
struct Rewriting {
    var arguments: RewritingArguments
    var layout: JSONWritingOptions.Layout
    /// True to sort the members of each object, which needs the whole document in memory.
    var sortsKeys = false

    /// Reads and writes, and says what is wrong with the document.
    func run() throws {
        do {
            try rewrite()
        } catch let error as JSONError {
            try Diagnostics.end(with: error, in: arguments.file)
        }
    }

    private func rewrite() throws {
        let input = try InputFile.open(arguments.file)
        let output = try OutputFile(arguments.output)
        let bar = arguments.progress.bar(for: input.size, unasked: !output.isTerminal)
        defer { bar?.clear() }
        let watched = input.onRead { count in bar?.advance(by: count) }
        do {
            try output.check(input: InputFile.status(of: arguments.file))
            if sortsKeys {
                try writeSorted(watched, to: output)
            } else {
                try Rewriting.copy(
                    watched,
                    reading: arguments.reading.options,
                    layout: layout,
                    to: output
                )
            }
            try output.finish()
        } catch {
            output.abandon()
            throw error
        }
    }

    /// Writes the document while it is read.
    static func copy(
        _ input: consuming JSONInput,
        reading: JSONReadingOptions,
        layout: JSONWritingOptions.Layout,
        to output: OutputFile
    ) throws {
        var isEmpty = true
        do {
            try unsafe input.rewrite(options: reading, layout: layout) { text in
                isEmpty = unsafe isEmpty && text.isEmpty
                try unsafe output.write(text)
            }
        } catch let error as JSONError {
            // The valid part is written, and the error is on a separate line.
            if !isEmpty { try output.endLine() }
            throw error
        }
        try output.endLine()
    }

    /// Reads all, and writes it with sorted keys.
    private func writeSorted(_ input: consuming JSONInput, to output: OutputFile) throws {
        let document = try JSONDocument(parsing: input, options: arguments.reading.options)
        var writer = JSONWriter(options: JSONWritingOptions(layout: layout))
        writer.write(document.root, sortingKeys: true)
        try unsafe output.write(UnsafeRawBufferPointer(writer.text))
        try output.endLine()
    }
}
