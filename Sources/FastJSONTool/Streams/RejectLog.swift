import FastJSON

/// Where records go that are not valid.
///
/// SAFETY: used by the thread that reads the records alone.
final class RejectLog: @unchecked Sendable {
    private let path: String?
    private let name: String
    private var file: OutputFile?
    private var failure: (any Error)?
    private var hasEntries = false
    /// What is drawn where messages are printed.
    var bar: ProgressBar?
    /// The size of a file that is written in its place; nil for others.
    private(set) var size: Int?

    /// Writes to a file, or writes messages to standard error.
    init(_ path: String?, input: String) {
        self.path = path
        name = InputFile.displayName(of: input)
    }

    /// Refuses a file that is also read, or written to for another purpose.
    func check(
        input: System.FileStatus?,
        output: System.FileStatus?,
        notes: String?
    ) throws(ToolFailure) {
        guard let path else {
            // The messages would be read as input.
            if let input, System.status(of: .standardError)?.isSameFile(as: input) == true {
                throw ToolFailure("the input and standard error are the same file")
            }
            return
        }
        let status = System.status(ofFile: path)
        func isFile(of other: System.FileStatus?) -> Bool {
            if let status, let other { status.isSameFile(as: other) } else { false }
        }
        let other: String? =
            if isFile(of: input) {
                "input"
            } else if isFile(of: output) {
                "output"
            } else if let notes, System.isOneFile(path, notes) {
                "checkpoint"
            } else {
                nil
            }
        if let other {
            throw ToolFailure("--rejects names the same file as the \(other)")
        }
    }

    /// Opens the file, which is in its place when all is written.
    func open() throws(ToolFailure) {
        guard let path else { return }
        file = try OutputFile(path)
    }

    /// Opens the file in its place, to continue after that many bytes of it.
    func open(after size: Int) throws(ToolFailure) {
        guard let path else { return }
        file = try OutputFile(path, after: size)
        self.size = size
    }

    func add(_ reject: JSONReject) {
        guard failure == nil else { return }
        do {
            guard let file else {
                bar?.clear()
                let line = Diagnostics.line(reject.error, in: name)
                return try Output.report(line)
            }
            let entry: JSONValue = [
                "record": .integer(reject.index),
                "line": reject.error.line.map { .integer($0) } ?? .null,
                "column": reject.error.column.map { .integer($0) } ?? .null,
                "offset": reject.error.offset.map { .integer($0) } ?? .null,
                "path": .string(reject.error.path.description),
                "error": .string(Diagnostics.message(of: reject.error)),
                "text": .string(String(decoding: reject.bytes ?? [], as: UTF8.self)),
            ]
            let line = try entry.jsonBytes() + [UInt8(ascii: "\n")]
            try unsafe line.withUnsafeBytes { try unsafe file.write($0) }
            size? += line.count
            hasEntries = true
        } catch {
            failure = error
        }
    }

    /// Throws if something could not be written.
    func check() throws {
        if let failure { throw failure }
    }

    /// Ends the file; it is now in its place.
    func finish() throws {
        try check()
        try file?.finish()
        file = nil
    }

    /// Ends the file after a failure; it is in its place if there is something in it.
    func end() {
        if hasEntries, failure == nil { try? file?.finish() } else { file?.abandon() }
        file = nil
    }
}
