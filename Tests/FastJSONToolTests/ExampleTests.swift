import Foundation
import Testing

extension ToolTests {
    /// The scripts in `Examples`.
    @Suite
    struct ExampleTests {
        private static let examples = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Examples")

        /// Not the program of that name in moreutils.
        private static let hasParallel =
            (try? Tool.shell("parallel --version", in: TemporaryFolder()))
            .map { $0.output.hasPrefix("GNU parallel") } ?? false

        @Test(.enabled(if: hasParallel, "GNU parallel is not installed."))
        func readsBlocksInParallel() throws {
            let rows = (0..<3_000).map {
                "{\"id\": \($0), \"user\": {\"name\": \"\($0 % 7)\"}}" + ($0 % 5 == 0 ? "\n" : "")
            }
            let folder = try TemporaryFolder(files: [
                "rows.jsonl": rows.joined(separator: "\n"), "bad.jsonl": "{\n{\"id\":1}\n",
            ])
            let one = try Tool.run(
                ["records", "--fields", "id,user.name", "rows.jsonl"],
                in: folder
            )
            let script = "'\(ExampleTests.examples.path)/parallel-fields.sh' id,user.name"
            let setup = "export HOME=$PWD FASTJSON=\"$TOOL\" BLOCK=20k;"
            let many = try Tool.shell("\(setup) \(script) < rows.jsonl", in: folder)
            #expect(many == one)
            #expect(many.output.hasPrefix("{\"id\":0,\"user.name\":\"0\"}\n"))
            let bad = try Tool.shell("\(setup) \(script) < bad.jsonl", in: folder)
            #expect(bad.status == 1)
            #expect(bad.output == "{\"id\":1}\n")
            #expect(bad.errors.hasPrefix("<stdin>:1:2: error: "))
        }
    }
}
