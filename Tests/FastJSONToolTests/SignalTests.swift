import Foundation
import Testing

extension ToolTests {
    /// Processes that are ended from outside while they write a file.
    @Suite
    struct SignalTests {
        /// The commands that write the file `out`, and read standard input.
        static let commands: [[String]] = [
            ["format", "-o", "out"], ["minify", "-o", "out"],
            ["convert", "--to", "lines", "-o", "out"], ["records", "--rejects", "out"],
        ]

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: ["out": "old"])
        }

        /// Neither half a file is left, nor one with another name.
        @Test(arguments: commands, [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
        func leavesNothingBehind(_ command: [String], signal: Int32) throws {
            let input = Pipe()
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments =
                ["-c", "ulimit -c 0; exec \"$@\"", "sh", Tool.executable.path] + command
            process.currentDirectoryURL = folder.url
            process.standardInput = input
            process.standardOutput = FileHandle.nullDevice
            try Tool.unblockingSignals { try process.run() }
            defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
            try waitUntil { try folder.names().count == 2 }
            #expect(try folder.names().allSatisfy { $0 == "out" || $0.hasPrefix(".fastjson-") })
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal)
            #expect(process.terminationStatus == signal)
            #expect(try folder.names() == ["out"])
            #expect(try folder.text("out") == "old")
        }

        /// Also where the command itself fails in a way that it should not.
        @Test(arguments: ["ABRT", "SEGV", "BUS", "ILL"])
        func leavesNothingBehindAfterAFailure(_ signal: String) throws {
            let run = try Tool.shell(
                """
                ulimit -c 0; mkfifo pipe
                SWIFT_BACKTRACE=enable=no "$TOOL" minify pipe -o out & process=$!
                exec 3> pipe
                for _ in $(seq 1000); do test $(ls -A | wc -l) -lt 3 || break; sleep 0.01; done
                kill -\(signal) $process; wait $process
                """,
                in: folder
            )
            #expect(run.status > 128)
            #expect(try folder.names() == ["out", "pipe"])
            #expect(try folder.text("out") == "old")
        }

        /// As `nohup` wants it.
        @Test
        func goesOnWhereASignalIsIgnored() throws {
            let run = try Tool.shell(
                """
                mkfifo pipe; trap '' HUP TERM
                "$TOOL" minify pipe -o out & process=$!
                exec 3> pipe; printf '[1' >&3
                for _ in $(seq 1000); do test $(ls -A | wc -l) -lt 3 || break; sleep 0.01; done
                kill -HUP $process; kill -TERM $process
                printf ']' >&3; exec 3>&-; wait $process
                """,
                in: folder
            )
            #expect(run == Tool.Run(status: 0))
            #expect(try folder.names() == ["out", "pipe"])
            #expect(try folder.text("out") == "[1]\n")
        }

        private func waitUntil(_ condition: () throws -> Bool) throws {
            for _ in 0..<1000 where try !condition() { usleep(5000) }
            try #require(try condition())
        }
    }
}
