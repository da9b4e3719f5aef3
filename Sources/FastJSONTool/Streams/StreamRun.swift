import ArgumentParser
import FastJSON

/// Reads the elements of a stream, and hands each to a function that writes it.
struct StreamRun {
    /// The input; `-` is standard input.
    var file: String
    var reading: JSONReadingOptions
    /// The file to write; nil and `-` are standard output.
    var output: String?
    var checkpoint: String?

    /// Reads all elements; true if none was wrong.
    ///
    /// The closing function is called behind the last.
    func run<Element>(
        _ open: (consuming JSONStream) throws(JSONError) -> JSONElements<Element>,
        write: (Element, _ isFirst: Bool, inout TextBuffer) throws -> Void,
        finish: (_ isEmpty: Bool, inout TextBuffer) throws -> Void = { _, _ in }
    ) throws {
        do {
            var notes = CheckpointFile(checkpoint)
            let resumed = try notes.load()
            let input = try InputFile.open(file)
            let output = try OutputFile(self.output)
            let bar = output.isTerminal ? nil : ProgressBar.ifNeeded(for: input.size)
            defer { bar?.clear() }
            let watched = input.onRead { count in bar?.advance(by: count) }
            var text = TextBuffer(output)
            let elements = try open(
                JSONStream(watched, options: reading).resuming(at: resumed)
            )
            do {
                var isFirst = true
                while let element = try elements.next() {
                    try write(element, isFirst, &text)
                    isFirst = false
                    if notes.isDue() {
                        try text.flush()
                        try notes.save(elements.checkpoint)
                    }
                }
                try finish(isFirst, &text)
                try text.flush()
                try output.finish()
                notes.remove()
            } catch {
                try text.flush()
                try notes.save(elements.checkpoint)
                output.abandon()
                throw error
            }
            if elements.rejectCount > 0 { throw ExitCode(ExitStatus.negative.rawValue) }
        } catch let error as JSONError {
            if let trouble = Diagnostics.trouble(error) { throw trouble }
            try Output.write(
                Diagnostics.line(error, in: InputFile.displayName(of: file)),
                to: .standardError
            )
            throw ExitCode(ExitStatus.negative.rawValue)
        }
    }
}

/// The elements of the array at a pointer, or the values at one with `*` in it.
enum Selection {
    static func open<Output>(
        _ stream: consuming JSONStream,
        at pointer: String,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> JSONElements<Output> {
        isMany(pointer)
            ? try stream.values(at: pointer, read) : try stream.elements(at: pointer, read)
    }

    /// True for a pointer in which `*` stands for many.
    static func isMany(_ pointer: String) -> Bool {
        pointer.split(separator: "/").contains("*")
    }

    /// Refuses a pointer that is none, before anything is read.
    static func check(_ pointer: String) throws(ToolFailure) {
        do {
            _ = try JSONPointer(pointer)
        } catch {
            throw ToolFailure(status: .trouble, message: error.message)
        }
    }
}
