import Foundation
import Testing

extension ToolTests {
    /// `fastjson sample` and `fastjson bench`.
    @Suite
    struct SampleTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: ["broken.json": "["])
        }

        @Test
        func writesTheSameDocumentForTheSameSeed() throws {
            let first = try Tool.run(["sample", "--size", "0.02", "--seed", "7"], in: folder)
            let again = try Tool.run(["sample", "--size", "0.02", "--seed", "7"], in: folder)
            let other = try Tool.run(["sample", "--size", "0.02", "--seed", "8"], in: folder)
            #expect(first.status == 0)
            #expect(first == again)
            #expect(first != other)
            #expect((20_000...24_000).contains(first.output.utf8.count))
            let valid = try Tool.run(["validate", "-"], input: first.output, in: folder)
            #expect(valid == Tool.Run(status: 0))
        }

        @Test
        func writesToAFile() throws {
            let printed = try Tool.run(["sample", "--size", "0.01"], in: folder)
            let saved = try Tool.run(["sample", "--size", "0.01", "-o", "s.json"], in: folder)
            #expect(saved == Tool.Run(status: 0))
            #expect(try folder.text("s.json") == printed.output)
            let refused = try Tool.run(["sample", "-o", "no/s.json"], in: folder)
            #expect(
                refused
                    == Tool.Run(
                        status: 2,
                        errors: "fastjson: cannot write no/s.json: No such file or directory\n"
                    )
            )
        }

        // MARK: bench

        /// What the test reads of the results.
        private struct Report: Decodable {
            struct Document: Decodable {
                var name: String
                var bytes: Int
                var rounds: Int
                var differences: [String]
                var rows: [Row]
            }

            struct Row: Decodable {
                var reader: String
                var task: String
                var minimumSeconds: Double
                var medianSeconds: Double
                var bestMegabytesPerSecond: Double
                var ratioToFoundation: Double
            }

            var version: String
            var date: String
            var documents: [Document]
        }

        @Test
        func measures() throws {
            let options = ["--json", "--seconds", "0.05"]
            _ = try Tool.run(["sample", "--size", "0.02", "-o", "s.json"], in: folder)
            let run = try Tool.run(["bench"] + options + ["s.json", "-"], input: "[1]", in: folder)
            #expect(run.status == 0)
            #expect(run.errors.isEmpty)
            let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
            #expect(report.version == "1.0.0")
            #expect(report.date.hasSuffix("Z") && report.date.count == 20)
            #expect(report.documents.map(\.name) == ["s.json", "<stdin>"])
            #expect(report.documents.last?.bytes == 3)
            let tasks = ["validate", "stream", "document", "tree"]
            let names =
                Tool.engines.flatMap { engine in tasks.map { "\(engine) \($0)" } }
                + ["FastJSON write", "JSONSerialization tree", "JSONSerialization write"]
            for document in report.documents {
                #expect(document.differences == [])
                #expect(document.rounds >= 3)
                #expect(document.rows.map { "\($0.reader) \($0.task)" } == names)
                for row in document.rows {
                    #expect(row.minimumSeconds > 0)
                    #expect(row.medianSeconds >= row.minimumSeconds)
                    #expect(row.bestMegabytesPerSecond > 0)
                    #expect(row.ratioToFoundation > 0)
                }
                #expect(document.rows.last?.ratioToFoundation == 1)
            }
        }

        @Test
        func printsATable() throws {
            let run = try Tool.run(["bench", "--seconds", "0.01", "-"], input: "[1]", in: folder)
            #expect(run.status == 0)
            #expect(run.output.contains("\n<stdin>: 3 bytes, "))
            #expect(run.output.contains("\n  JSONSerialization  tree "))
        }

        /// Foundation looks at keys as Unicode does, and finds one key here.
        ///
        /// That is no fault of the document.
        @Test
        func notesAnotherAnswer() throws {
            let input = #"{"\u00e9": 1, "e\u0301": 2}"#
            let run = try Tool.run(["bench", "--seconds", "0.01", "-"], input: input, in: folder)
            #expect(run.status == 0)
            #expect(run.output.contains("\n  note: JSONSerialization gives another value at $"))
        }

        /// Foundation refuses this number, and has no row then.
        @Test
        func notesWhoRefuses() throws {
            let run = try Tool.run(
                ["bench", "--seconds", "0.01", "-"],
                input: "[1e400]",
                in: folder
            )
            #expect(run.status == 0)
            #expect(run.output.contains("\n  note: JSONSerialization refuses the document: "))
            #expect(!run.output.contains("\n  JSONSerialization  tree "))
        }

        @Test
        func refusesWhatItCannotRead() throws {
            let broken = try Tool.run(["bench", "broken.json"], in: folder)
            #expect(
                broken
                    == Tool.Run(
                        status: 1,
                        errors: "broken.json:1:2: error: unexpected end of input: "
                            + "expected a value or ']' (byte 1, at $)\n"
                    )
            )
            let missing = try Tool.run(["bench", "missing.json"], in: folder)
            #expect(
                missing
                    == Tool.Run(
                        status: 2,
                        errors: "fastjson: cannot open missing.json: No such file or directory\n"
                    )
            )
        }
    }
}
