import Foundation
import Testing

extension ToolTests {
    /// What `--progress` shows where standard error is no terminal.
    @Suite
    struct ProgressTests {
        private static let start = "\r\u{1B}[2K"

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: ["good.json": "[1, 2]", "lines": "1\n2\n"])
        }

        /// A command, what comes in three pieces, the output, and what is shown at the second.
        static let pipes: [(command: String, pieces: [String], output: String, shown: String)] = [
            ("validate", ["[", "1", "]"], "", "0 MB, 0 MB/s"),
            ("format --indent 0", ["[", "1", "]"], "[\n1\n]\n", "0 MB, 0 MB/s"),
            ("minify", ["[", "1", "]"], "[1]\n", "0 MB, 0 MB/s"),
            ("select ''", ["[1,2,", "3", "]"], "1\n2\n3\n", "0 MB, 2 elements, 0 MB/s"),
            ("select --count ''", ["[10,", "2,", "3]"], "3\n", "0 MB, 1 element, 0 MB/s"),
            ("records", ["1\n2\n", "3\n", "4\n"], "1\n2\n3\n4\n", "0 MB, 2 elements, 0 MB/s"),
            (
                "convert --to array", ["1\n2\n", "3\n", "4\n"], "[\n1,\n2,\n3,\n4\n]\n",
                "0 MB, 2 elements, 0 MB/s"
            ),
        ]

        private func run(
            _ command: String,
            _ pieces: [String],
            pause: String = "sleep 0.3; "
        ) throws -> Tool.Run {
            let parts = pieces.map { "printf '\($0)'" }.joined(separator: "; \(pause)")
            return try Tool.shell("{ \(parts); } | \"$TOOL\" \(command) -", in: folder)
        }

        /// Runs a command until it shows something: on a busy machine, it may start late and find two pieces
        /// at once.
        private func run(
            _ command: String,
            _ pieces: [String],
            until shown: String
        ) throws -> Tool.Run {
            var result = try run(command, pieces)
            for seconds in [1, 3] where !result.errors.contains(shown) {
                result = try run(command, pieces, pause: "sleep \(seconds); ")
            }
            return result
        }

        @Test(arguments: pipes)
        func isShownForAPipe(
            _ command: String,
            pieces: [String],
            output: String,
            shown: String
        ) throws {
            let run = try run(command + " --progress", pieces, until: ProgressTests.start + shown)
            #expect(run.status == 0)
            #expect(run.output == output)
            #expect(run.errors.contains(ProgressTests.start + shown))
            #expect(run.errors.hasSuffix(ProgressTests.start))
            // One drawing for each read that came late, at most; and it is removed.
            #expect(run.errors.components(separatedBy: "MB/s").count <= 5)
            let silent = try self.run(command, pieces, pause: "")
            #expect(silent == Tool.Run(status: 0, output: output))
        }

        @Test
        func isShownForStatistics() throws {
            let start = ProgressTests.start + "0 MB, 0 MB/s"
            let run = try run("stats --progress", ["[", "1", "]"], until: start)
            #expect(run.status == 0)
            #expect(run.output.hasPrefix("<stdin>: 3 bytes\n"))
            #expect(run.errors.hasPrefix(start))
            #expect(run.errors.hasSuffix(ProgressTests.start))
        }

        /// A message has a line of its own.
        @Test
        func isRemovedBeforeAMessage() throws {
            let shown = "MB/s" + ProgressTests.start
            let run = try run("records --progress", ["1\n", "2\n", "x\n"], until: shown)
            #expect(run.status == 1)
            #expect(run.output == "1\n2\n")
            let message = "<stdin>:3:1: error: expected a value, found 'x' (byte 4, at $)\n"
            #expect(run.errors.contains(shown + message))
        }

        @Test(arguments: [
            "validate", "select ''", "records", "convert --to lines", "format", "minify", "stats",
        ])
        func canBeRefused(_ command: String) throws {
            let file = command == "records" ? "lines" : "good.json"
            let run = try Tool.shell("\"$TOOL\" \(command) --no-progress \(file)", in: folder)
            #expect(run.status == 0)
            #expect(run.errors.isEmpty)
        }
    }
}
