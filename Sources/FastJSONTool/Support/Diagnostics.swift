import ArgumentParser
import FastJSON

/// How the errors of documents are printed.
enum Diagnostics {
    /// `FILE:LINE:COLUMN: error: MESSAGE (byte OFFSET, at PATH)`, which starts as compilers write
    /// it, so that editors find the place.
    static func line(_ error: JSONError, in name: String) -> String {
        TerminalText.harmless("\(start(error, in: name))\(place(of: error))\n")
    }

    private static func start(_ error: JSONError, in name: String) -> String {
        let place =
            if let line = error.line, let column = error.column { ":\(line):\(column)" } else { "" }
        return "\(DiagnosticText.name(name))\(place): error: \(message(of: error))"
    }

    /// The byte and the path, as far as the error has them.
    private static func place(of error: JSONError) -> String {
        let path = shown(error.path)
        if let offset = error.offset { return " (byte \(offset), at \(path))" }
        return error.path.isRoot ? "" : " (at \(path))"
    }

    /// The path; of a long one only its start and its end.
    static func shown(_ path: JSONValuePath) -> String {
        DiagnosticText.cut(path.description, to: 200)
    }

    /// The message on one line, also if it shows a value in many.
    static func message(of error: JSONError) -> String {
        error.message.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    }

    /// What is wrong, and below it the place, its text and a caret.
    static func report(_ error: JSONError, in name: String) -> String {
        let details = error.report.split(separator: "\n").dropFirst()
        let text = start(error, in: name) + "\n" + details.map { $0 + "\n" }.joined()
        return TerminalText.harmless(text)
    }

    /// Says on standard error what is wrong with a document, and ends with the status for that.
    ///
    /// A file that cannot be read is a failure of the command.
    static func end(with error: JSONError, in file: String) throws -> Never {
        if let trouble = trouble(error) { throw trouble }
        try Output.report(line(error, in: InputFile.displayName(of: file)))
        throw ExitCode(ExitStatus.negative.rawValue)
    }

    /// A failure of the command, if the error is about reading and not about what was read.
    static func trouble(_ error: JSONError) -> ToolFailure? {
        guard error.code == .inputFailed else { return nil }
        return ToolFailure(error.message)
    }
}
