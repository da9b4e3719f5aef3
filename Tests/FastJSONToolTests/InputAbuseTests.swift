import Foundation
import Testing

extension ToolTests {
    /// Inputs that are no files, that never end, or that change while they are read.
    @Suite
    struct InputAbuseTests {
        /// The commands that read, up to the name of the file.
        static let commands: [[String]] = [
            ["validate"], ["format"], ["format", "--sort-keys"], ["minify"], ["get", ""],
            ["select", ""], ["convert", "--to", "lines"], ["stats"],
        ]

        /// The commands that read lines, up to the name of the file.
        static let lineCommands: [[String]] = [["records"], ["convert", "--to", "array"]]

        /// A file that cannot be read, and what is said about it.
        static let unreadable: [(file: String, message: String)] = [
            ("missing.json", "cannot open missing.json: No such file or directory"),
            ("no/such.json", "cannot open no/such.json: No such file or directory"),
            ("good.json/x", "cannot open good.json/x: Not a directory"),
            ("", "cannot open \"\": No such file or directory"),
            ("folder", "cannot read folder: Is a directory"),
            ("circle", "cannot open circle: Too many levels of symbolic links"),
            (
                String(repeating: "x", count: 300),
                "cannot open \(String(repeating: "x", count: 300)): File name too long"
            ),
        ]

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: ["good.json": "[1]\n"])
            let files = FileManager.default
            try files.createDirectory(at: folder.url("folder"), withIntermediateDirectories: false)
            try files.createSymbolicLink(
                atPath: folder.url("circle").path,
                withDestinationPath: "circle"
            )
        }

        @Test
        func saysWhatCannotBeRead() throws {
            let files = InputAbuseTests.unreadable.map(\.file)
            let run = try Tool.run(["validate"] + files, in: folder)
            let messages = InputAbuseTests.unreadable.map { "fastjson: \($0.message)\n" }
            #expect(run == Tool.Run(status: 2, errors: messages.joined()))
        }

        @Test(arguments: commands + lineCommands)
        func fails(_ command: [String]) throws {
            let missing = try Tool.run(command + ["missing.json"], in: folder)
            let message = "fastjson: cannot open missing.json: No such file or directory\n"
            #expect(missing == Tool.Run(status: 2, errors: message))
            let directory = try Tool.run(command + ["folder"], in: folder)
            let reason = "fastjson: cannot read folder: Is a directory\n"
            #expect(directory == Tool.Run(status: 2, errors: reason))
        }

        @Test(.enabled(if: Tool.withoutRights != nil))
        func saysThatItMayNotRead() throws {
            let prefix = try #require(Tool.withoutRights)
            let run = try Tool.shell(
                "chmod 0 good.json; \(prefix) \"$TOOL\" validate good.json",
                in: folder
            )
            let message = "fastjson: cannot open good.json: Permission denied\n"
            #expect(run == Tool.Run(status: 2, errors: message))
        }

        @Test(arguments: commands + lineCommands)
        func saysThatStandardInputIsClosed(_ command: [String]) throws {
            let line = command.map { "'\($0)'" }.joined(separator: " ")
            let run = try Tool.shell("\"$TOOL\" \(line) - <&-", in: folder)
            let message = "fastjson: cannot read standard input: Bad file descriptor\n"
            #expect(run == Tool.Run(status: 2, errors: message))
        }

        /// The reader comes first, and waits.
        @Test
        func readsFromANamedPipe() throws {
            let run = try Tool.shell(
                """
                mkfifo pipe
                "$TOOL" minify pipe > out & process=$!
                { printf '[1'; sleep 0.05; printf ',2]'; } > pipe; wait $process
                """,
                in: folder
            )
            #expect(run == Tool.Run(status: 0))
            #expect(try folder.text("out") == "[1,2]\n")
        }

        // MARK: Inputs without an end

        /// What is wrong at the start is said at once, also by those who read all at first.
        @Test(arguments: commands)
        func refusesDevices(_ command: [String]) throws {
            let empty = try Tool.run(command + ["/dev/null"], in: folder)
            #expect(empty.status == 1)
            #expect(
                empty.output + empty.errors
                    == "/dev/null:1:1: error: empty input: expected a JSON value (byte 0, at $)\n"
            )
            let zeros = try Tool.run(command + ["/dev/zero"], in: folder)
            #expect(zeros.status == 1)
            #expect(
                zeros.output + zeros.errors
                    == "/dev/zero:1:1: error: expected a value, found U+0000 (byte 0, at $)\n"
            )
        }

        @Test
        func findsNoRecordsInDevices() throws {
            #expect(try Tool.run(["records", "/dev/null"], in: folder) == Tool.Run(status: 0))
            #expect(
                try Tool.run(["convert", "--to", "array", "/dev/null"], in: folder)
                    == Tool.Run(status: 0, output: "[]\n")
            )
        }

        /// Five gigabytes that take no place.
        @Test(arguments: commands)
        func findsTheFirstByteOfAHole(_ command: [String]) throws {
            try folder.write("[1,2,", to: "hole.json")
            let file = try FileHandle(forWritingTo: folder.url("hole.json"))
            try file.truncate(atOffset: 5_000_000_000)
            try file.close()
            let run = try Tool.run(command + ["hole.json"], in: folder)
            #expect(run.status == 1)
            #expect(
                (run.output + run.errors).hasSuffix(
                    "hole.json:1:6: error: expected a value, found U+0000 (byte 5, at $[2])\n"
                )
            )
        }

        // MARK: Files that change

        /// What is done to a file after its first text was written, and what comes of it.
        static let changes: [(change: String, status: String, message: String)] = [
            (": > rows.json", "1\n", "unexpected end of input"),
            ("printf 1] >> rows.json", "0\n", ""),
            ("printf x >> rows.json", "1\n", "expected a value, found 'x'"),
            ("rm rows.json", "1\n", "unexpected end of input"),
        ]

        /// The command cannot be at the end yet: a pipe holds less.
        @Test(arguments: changes, ["minify", "select ''"])
        func readsWhatIsThere(
            _ test: (change: String, status: String, message: String),
            command: String
        ) throws {
            let row = "\"" + String(repeating: "x", count: 1000) + "\","
            try folder.write("[" + String(repeating: row, count: 1000), to: "rows.json")
            let run = try Tool.shell(
                """
                { "$TOOL" \(command) rows.json; echo $? > status; } | {
                dd bs=1 count=1 2> /dev/null; \(test.change); cat > /dev/null; }
                """,
                in: folder
            )
            #expect(try folder.text("status") == test.status)
            #expect(test.message.isEmpty ? run.errors.isEmpty : run.errors.contains(test.message))
        }
    }
}
