import Foundation
import Testing

/// The built command, run as a process of its own.
enum Tool {
    /// How a run ended and what it printed.
    struct Run: Equatable {
        var status: Int32
        var output = ""
        var errors = ""
    }

    /// The engines of this build.
    static let engines: [String] = {
        #if Yajl
        ["native", "yajl"]
        #else
        ["native"]
        #endif
    }()

    /// The release build that scripts/test tries, if it does.
    static let release = ProcessInfo.processInfo.environment["FASTJSON_TOOL"]

    /// The executable, which the build puts beside the test bundle.
    static let executable: URL = {
        if let release { return URL(fileURLWithPath: release) }
        let bundles = Bundle.allBundles.map(\.bundleURL)
        let bundle = bundles.first { $0.pathExtension == "xctest" } ?? Bundle.main.bundleURL
        // On Linux the main bundle is the folder itself.
        let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
        return folder.appendingPathComponent("fastjson")
    }()

    /// Runs the command in a folder.
    static func run(
        _ arguments: [String],
        input: String = "",
        in folder: TemporaryFolder
    ) throws -> Run {
        let streams = try TemporaryFolder(files: ["in": input, "out": "", "err": ""])
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.standardInput = try FileHandle(forReadingFrom: streams.url("in"))
        process.standardOutput = try FileHandle(forWritingTo: streams.url("out"))
        process.standardError = try FileHandle(forWritingTo: streams.url("err"))
        try process.run()
        process.waitUntilExit()
        // A crash must not look like an exit status.
        try #require(process.terminationReason == .exit)
        return Run(
            status: process.terminationStatus,
            output: try streams.text("out"),
            errors: try streams.text("err")
        )
    }

    /// Runs a line of shell in a folder; `$TOOL` is the command.
    static func shell(_ line: String, in folder: TemporaryFolder) throws -> Run {
        let streams = try TemporaryFolder(files: ["out": "", "err": ""])
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", line]
        process.environment = ["TOOL": executable.path, "PATH": "/usr/bin:/bin"]
        process.currentDirectoryURL = folder.url
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: streams.url("out"))
        process.standardError = try FileHandle(forWritingTo: streams.url("err"))
        try unblockingSignals { try process.run() }
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus,
            output: try streams.text("out"),
            errors: try streams.text("err")
        )
    }

    /// What starts a line of shell whose command has no special rights; nil if that cannot be.
    ///
    /// Whoever may read and write everything cannot test what is refused to others.
    static let withoutRights: String? = {
        guard geteuid() == 0 else { return "" }
        let prefix = "setpriv --reuid=65534 --regid=65534 --clear-groups -- "
        let run = try? Tool.shell(prefix + "\"$TOOL\" --version", in: TemporaryFolder())
        return run?.status == 0 ? prefix : nil
    }()

    /// Starts a process that gets all signals: the threads of tests may block some, and what they
    /// start would, too.
    static func unblockingSignals(_ body: () throws -> Void) rethrows {
        var (none, before) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try body()
    }
}

/// All tests of the command, one at a time because each starts processes.
@Suite(.serialized)
enum ToolTests {}
