import FastJSON

/// Where records go that are not valid.
///
/// SAFETY: used by the thread that reads the records alone.
final class RejectLog: @unchecked Sendable {
    private let file: OutputFile?
    private let name: String
    private var failure: (any Error)?

    /// Writes to a file, or what is wrong to standard error.
    init(_ path: String?, file: String) throws(ToolFailure) {
        self.file = try path.map { path throws(ToolFailure) in try OutputFile(path) }
        name = InputFile.displayName(of: file)
    }

    func add(_ reject: JSONReject) {
        guard failure == nil else { return }
        do {
            guard let file else {
                let line = Diagnostics.line(reject.error, in: name)
                return try Output.write(line, to: .standardError)
            }
            let entry: JSONValue = [
                "record": .integer(reject.index),
                "line": reject.error.line.map { .integer($0) } ?? .null,
                "column": reject.error.column.map { .integer($0) } ?? .null,
                "error": .string(reject.error.message),
                "text": .string(String(decoding: reject.bytes ?? [], as: UTF8.self)),
            ]
            try (try entry.jsonBytes() + [0x0A]).withUnsafeBytes { try file.write($0) }
        } catch {
            failure = error
        }
    }

    /// Throws if something could not be written.
    func check() throws {
        if let failure { throw failure }
    }

    func finish() throws {
        try check()
        try file?.finish()
    }
}
