import Foundation
import Testing

extension ToolTests {
    /// Runs that end early, and those that continue from where they were.
    @Suite
    struct CheckpointTests {
        private static let rowCount = 12_000

        private static let document =
            "{\"rows\": [" + rows.joined(separator: ",\n") + "], \"end\": true}"

        private static let rows = (0..<rowCount).map {
            "{\"id\": \($0), \"text\": \"\(String(repeating: "x", count: $0 % 97))\"}"
        }

        private static let selected =
            rows.map { $0.filter { $0 != " " } + "\n" }.joined()

        /// For expectations that would take long to show how large texts differ.
        private static func isAll(_ text: String) -> Bool { text == selected }

        private static func isEnd(_ rest: String) -> Bool {
            !rest.isEmpty && rest.utf8.count < selected.utf8.count
                && (rest == selected || selected.hasSuffix("\n" + rest))
        }

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: [
                "rows.json": CheckpointTests.document
            ])
        }

        // MARK: Ends that can be noted

        /// The document is mended and the run continues, into the same file, another, and a pipe.
        @Test(arguments: [">> out", ">> other", "| cat >> out"], Tool.engines)
        func goesOnAfterAnError(_ target: String, engine: String) throws {
            let good = CheckpointTests.document
            let broken = good.prefix(good.utf8.count / 2) + "!" + good.dropFirst(good.count / 2)
            try folder.write(String(broken), to: "rows.json")
            let command = "\"$TOOL\" select --engine \(engine) --checkpoint c /rows rows.json"
            let first = try Tool.shell(command + " >> out", in: folder)
            #expect(first.status == 1)
            #expect(try folder.names().contains("c"))
            let before = try folder.text("out")
            #expect(before.hasSuffix("\n"))
            #expect(before.utf8.count > 1 << 16)
            // Still the same error: nothing is added.
            let again = try Tool.shell(command + " >> out", in: folder)
            #expect(again == first)
            #expect(try folder.text("out") == before)

            try folder.write(good, to: "rows.json")
            let last = try Tool.shell("\(command) \(target)", in: folder)
            #expect(last == Tool.Run(status: 0))
            let rest = target == ">> other" ? try folder.text("other") : ""
            #expect(CheckpointTests.isAll(try folder.text("out") + rest))
            #expect(try !folder.names().contains("c"))
        }

        /// What the pipe has taken is not written again, and a line that it has in part is.
        @Test
        func goesOnAfterAClosedPipe() throws {
            let command = "\"$TOOL\" select --checkpoint c /rows rows.json"
            let first = try Tool.shell("{ \(command); echo $? > status; } | head -n 1", in: folder)
            #expect(first == Tool.Run(status: 0, output: "{\"id\":0,\"text\":\"\"}\n"))
            #expect(try folder.text("status") == "141\n")
            let rest = try Tool.shell(command, in: folder)
            #expect(rest.status == 0)
            #expect(CheckpointTests.isEnd(rest.output))
        }

        /// A reader that takes some bytes after the other gets all up to where the next run starts.
        @Test(arguments: [1, 70_000, 200_000])
        func losesNothingOfWhatAPipeHasNotTaken(size: Int) throws {
            let command = "\"$TOOL\" select --checkpoint c /rows rows.json"
            let first = try Tool.shell(
                "\(command) | { dd bs=1 count=\(size) 2> /dev/null; }",
                in: folder
            )
            #expect(first.output.utf8.count == size)
            let rest = try Tool.shell(command, in: folder)
            #expect(rest.status == 0)
            #expect(CheckpointTests.isEnd(rest.output))
            // A pipe holds 64 KiB after what was taken out of it, or less.
            let taken = CheckpointTests.selected.utf8.count - rest.output.utf8.count
            #expect((size - 200...size + 1 << 16).contains(taken))
        }

        @Test(arguments: ["TERM", "HUP"], [">> out", "| cat >> out"])
        func goesOnAfterASignal(_ signal: String, target: String) throws {
            let command = "\"$TOOL\" select --checkpoint c /rows rows.json"
            // That it has begun is seen by its note.
            let first = try Tool.shell(
                """
                { \(command) & process=$!
                for _ in $(seq 200); do test -s c && break; sleep 0.002; done
                kill -\(signal) $process; wait $process
                echo $? > status; } \(target)
                """,
                in: folder
            )
            let status = try folder.text("status")
            if status != "0\n" {
                #expect(first.status == 0)
                #expect(status == (signal == "TERM" ? "143\n" : "129\n"))
                #expect(try folder.text("c").contains("\"isLast\":true"))
                let last = try Tool.shell("\(command) \(target)", in: folder)
                #expect(last == Tool.Run(status: 0))
            }
            #expect(CheckpointTests.isAll(try folder.text("out")))
            #expect(try !folder.names().contains("c"))
        }

        @Test
        func staysDeafToSignalsThatAreIgnored() throws {
            // The pipe is full when the signal comes: the command cannot have ended.
            let run = try Tool.shell(
                """
                trap '' HUP
                mkfifo pipe
                { until test -s c; do sleep 0.002; done; sleep 0.2; cat; } < pipe > out & reader=$!
                "$TOOL" select --checkpoint c /rows rows.json > pipe & process=$!
                for _ in $(seq 200); do test -s c && break; sleep 0.002; done
                kill -HUP $process; wait $process; status=$?
                wait $reader; exit $status
                """,
                in: folder
            )
            #expect(run == Tool.Run(status: 0))
            #expect(CheckpointTests.isAll(try folder.text("out")))
        }

        // MARK: Ends that cannot

        /// Killed at any time, also before the first second has passed.
        @Test(arguments: ["", "--raw"])
        func goesOnAfterKills(_ option: String) throws {
            try folder.write("before\n", to: "out")
            let command = "\"$TOOL\" select \(option) --checkpoint c /rows rows.json >> out"
            for delay in ["0.01", "0.05", "0.08", "0.1", "0.12"] {
                _ = try Tool.shell(
                    """
                    \(command) & process=$!
                    sleep \(delay); kill -KILL $process && printf '{"id' >> out; wait $process
                    """,
                    in: folder
                )
                if try !folder.names().contains("c") { try folder.write("before\n", to: "out") }
            }
            let last = try Tool.shell(command, in: folder)
            #expect(last == Tool.Run(status: 0))
            let lines =
                option.isEmpty
                ? CheckpointTests.selected : CheckpointTests.rows.map { $0 + "\n" }.joined()
            let isWhole = try folder.text("out") == "before\n" + lines
            #expect(isWhole)
            #expect(try !folder.names().contains("c"))
        }

        /// Killed after a note in the middle, with text after that note.
        @Test(arguments: [
            "select --raw /rows", "records --format concatenated --rejects bad",
            "records --format concatenated --rejects bad --csv --fields id,text",
        ])
        func goesOnAfterAKillInTheMiddle(_ command: String) throws {
            if command.hasPrefix("records") {
                // One in a thousand is not valid.
                let rows = CheckpointTests.rows.enumerated().map { index, row in
                    index % 1000 == 999 ? "]" : row
                }
                try folder.write(rows.joined(separator: "\n"), to: "rows.json")
            }
            let expected = try Tool.shell(
                "\"$TOOL\" \(command) < rows.json > whole; echo $? > status; mv bad bad2 || :",
                in: folder
            )
            #expect(expected.status == 0)
            _ = try Tool.shell(
                """
                mkfifo pipe
                "$TOOL" \(command) --checkpoint c < pipe >> out & process=$!
                { head -c 200000; sleep 1.1; head -c 200000; sleep 0.4; kill -KILL $process
                } < rows.json > pipe
                wait $process
                """,
                in: folder
            )
            let note = try #require(
                JSONSerialization.jsonObject(with: Data(contentsOf: folder.url("c")))
                    as? [String: Any]
            )
            let status = try #require(note["output"] as? [String: Any])
            let size = try #require(status["size"] as? Int)
            #expect(note["place"] != nil)
            #expect(size > 0)
            #expect(try folder.text("out").utf8.count > size)
            let last = try Tool.shell(
                "\"$TOOL\" \(command) --checkpoint c < rows.json >> out; echo $? > status2",
                in: folder
            )
            #expect(last == Tool.Run(status: 0))
            #expect(try folder.text("status2") == folder.text("status"))
            let isWhole = try folder.text("out") == folder.text("whole")
            #expect(isWhole)
            if command.hasPrefix("records") {
                #expect(try folder.text("bad") == folder.text("bad2"))
            }
        }
    }
}
