import Foundation

/// A process of its own: for the first time of something, or for memory.
struct ChildProcess {
    let executable: String
    let arguments: [String]

    /// This program again, with other arguments.
    static func bench(_ arguments: String...) -> ChildProcess {
        ChildProcess(
            executable: Bundle.main.executablePath ?? CommandLine.arguments[0],
            arguments: arguments
        )
    }

    /// A program that is looked for where the shell does.
    static func named(_ name: String, _ arguments: [String]) -> ChildProcess {
        ChildProcess(executable: "/usr/bin/env", arguments: [name] + arguments)
    }

    /// A line of Python.
    static func python(_ code: String) -> ChildProcess {
        named("python3", ["-c", code])
    }

    /// A script of Python beside the file that asks for it.
    static func script(
        _ name: String,
        _ arguments: [String],
        beside file: String = #filePath
    ) -> ChildProcess {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        return named("python3", [folder.appending(path: name).path] + arguments)
    }

    /// It did not end well.
    struct Failure: Error, CustomStringConvertible {
        let arguments: [String]
        let status: Int32

        var description: String {
            "\(arguments.joined(separator: " ")) ended with the status \(status)"
        }
    }

    /// What it prints.
    func output(silencingErrors: Bool = false) throws -> Data {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.standardOutput = pipe
        if silencingErrors { process.standardError = FileHandle.nullDevice }
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(arguments: arguments, status: process.terminationStatus)
        }
        return data
    }

    /// What it prints, as a value.
    func report<Report: Decodable>(as type: Report.Type = Report.self) throws -> Report {
        try JSONDecoder().decode(Report.self, from: output())
    }

    /// True if it ends well.
    var succeeds: Bool {
        (try? output(silencingErrors: true)) != nil
    }
}
