import Foundation
import Testing

extension ToolTests {
    /// Files of `--rejects` that something else is in.
    @Suite
    struct RejectFileTests {
        private static let rows = "{\"id\": 1}\nbad\n{\"id\": 2}\n"

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: ["rows.jsonl": RejectFileTests.rows, "ro": ""])
            try FileManager.default.createSymbolicLink(
                atPath: folder.url("link").path,
                withDestinationPath: "rows.jsonl"
            )
        }

        static let clashes: [(command: String, what: String)] = [
            ("rows.jsonl --rejects rows.jsonl", "input"),
            ("rows.jsonl --rejects link", "input"),
            ("rows.jsonl --rejects ./rows.jsonl --checkpoint c", "input"),
            ("--rejects rows.jsonl < rows.jsonl", "input"),
            ("rows.jsonl --rejects ro > ro", "output"),
            ("rows.jsonl --rejects ro >> ro", "output"),
            ("rows.jsonl --rejects ro --checkpoint c >> ro", "output"),
            ("rows.jsonl --rejects same --checkpoint same", "checkpoint"),
            ("rows.jsonl --rejects same --checkpoint ./same", "checkpoint"),
            ("rows.jsonl --rejects \"$PWD/same\" --checkpoint same", "checkpoint"),
        ]

        @Test(arguments: clashes)
        func isOfNoOtherUse(_ command: String, what: String) throws {
            let names = try folder.names()
            let run = try Tool.shell("\"$TOOL\" records \(command)", in: folder)
            #expect(
                run
                    == Tool.Run(
                        status: 2,
                        errors: "fastjson: --rejects names the same file as the \(what)\n"
                    )
            )
            #expect(try folder.text("rows.jsonl") == RejectFileTests.rows)
            #expect(try folder.names() == names)
        }

        /// Messages must not end up in the input.
        @Test
        func refusesMessagesInTheInput() throws {
            let run = try Tool.shell("\"$TOOL\" records rows.jsonl 2>> rows.jsonl", in: folder)
            #expect(run == Tool.Run(status: 2))
            #expect(
                try folder.text("rows.jsonl")
                    == RejectFileTests.rows
                    + "fastjson: the input and standard error are the same file\n"
            )
        }

        @Test
        func isKeptIfTheCheckpointCannotBeWritten() throws {
            let run = try Tool.shell(
                "echo old > rj; \"$TOOL\" records rows.jsonl --rejects rj --checkpoint none/c",
                in: folder
            )
            #expect(run.status == 2)
            #expect(try folder.text("rj") == "old\n")
        }

        /// What is lost there was not asked for.
        @Test
        func mayBeWhereTheOutputIsToo() throws {
            let run = try Tool.shell(
                "\"$TOOL\" records rows.jsonl --rejects /dev/null > /dev/null",
                in: folder
            )
            #expect(run == Tool.Run(status: 1))
        }
    }
}
