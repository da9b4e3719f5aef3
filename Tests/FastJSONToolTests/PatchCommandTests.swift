import Testing

extension ToolTests {
    /// `fastjson patch` and `fastjson diff`, and paths in `get` and `select`.
    @Suite
    struct PatchCommandTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: [
                "old.json": #"{"name": "Ada", "tags": ["a", "b", "c"], "n": 1.50, "gone": null}"#,
                "new.json": #"{"name": "Eva", "tags": ["c", "a", "b", "x"], "n": 1.50}"#,
                "fail.json": #"[{"op": "remove", "path": "/n"}, {"op": "test", "path": "/name", "value": 1}]"#,
                "wrong.json": #"[{"op": "drop", "path": "/n"}]"#,
                "merge.json": #"{"name": "Eva", "gone": null}"#,
            ])
        }

        private func run(_ arguments: [String]) throws -> ToolResult {
            try Tool.run(arguments, in: folder)
        }

        @Test func aDifferenceIsAPatch() throws {
            let patch = """
                [
                {"op":"remove","path":"/gone"},
                {"op":"replace","path":"/name","value":"Eva"},
                {"op":"move","from":"/tags/2","path":"/tags/0"},
                {"op":"add","path":"/tags/3","value":"x"}
                ]

                """
            #expect(try run(["diff", "old.json", "new.json"]) == ToolResult(1, patch, ""))
        }
    }
}
