import Testing

extension ToolTests {
    /// Help, versions, and commands that make no sense.
    @Suite
    struct UsageTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: ["good.json": "[]"])
        }

        /// The command line, and the start of what is said about it.
        static let mistakes: [(arguments: [String], message: String)] = [
            ([], "Error: A command is missing."),
            (["bogus"], "Error: There is no command 'bogus'. 'fastjson --help' lists all."),
            (["bogus", "good.json"], "Error: There is no command 'bogus'."),
            (["bogus", "--count", "good.json"], "Error: There is no command 'bogus'."),
            (["", "good.json"], "Error: There is no command ''."),
            (["validate"], "Error: Missing expected argument '<file> ...'"),
            (["validate", "--bogus", "good.json"], "Error: Unknown option '--bogus'"),
            (["validate", "-", "-"], "Error: Standard input can be read only once."),
            (
                ["validate", "--engine", "warp", "good.json"],
                "Error: The value 'warp' is invalid for '--engine <engine>'"
            ),
            (
                ["validate", "--chunk-size", "0", "good.json"],
                "Error: --chunk-size must be from 1 to 67108864."
            ),
            (
                ["validate", "--chunk-size", "9223372036854775807", "good.json"],
                "Error: --chunk-size must be from 1 to 67108864."
            ),
            (
                ["validate", "--max-depth", "0", "good.json"],
                "Error: --max-depth must be from 1 to 10000."
            ),
            (
                ["get", "--max-depth", "10001", "", "good.json"],
                "Error: --max-depth must be from 1 to 10000."
            ),
            (["get", "/a"], "Error: Missing expected argument '<file>'"),
            (["get", "--pretty", "--string", "", "good.json"], "Error: Value to be set"),
            (
                ["format", "--indent", "2", "--tab", "good.json"],
                "Error: --indent and --tab cannot be used together."
            ),
            (["format", "--indent", "17"], "Error: --indent must be from 0 to 16."),
            (["format", "--indent", "-1"], "Error: "),
            (["format", "good.json", "good.json"], "Error: Unexpected argument 'good.json'"),
            (["minify", "--indent", "2"], "Error: Unknown option '--indent'"),
            (["minify", "--max-depth", "0"], "Error: --max-depth must be from 1 to 10000."),
            (["stats", "-", "-"], "Error: Standard input can be read only once."),
            (["select"], "Error: Missing expected argument '<path>'"),
            (
                ["select", "--raw", "--count", ""],
                "Error: --raw and --count cannot be used together."
            ),
            (["select", "--count", "--checkpoint", "c", ""], "Error: --count cannot be used"),
            (["select", "--csv", ""], "Error: --csv needs --fields."),
            (["select", "--fields", "a,a", ""], "Error: --fields contains a name twice."),
            (
                ["validate", "-ah.json"],
                "Error: Unknown option '-ah.json'. For a file of this name, write './-ah.json'."
            ),
            (
                ["validate", "-qh"],
                "Error: Unknown option '-qh'. For a file of this name, write './-qh'."
            ),
            (["patch", "--copy-limit=-1", "a", "b"], "Error: --copy-limit must be 0 or more."),
            (["select", "--fields", "a", "--raw", ""], "Error: --fields cannot be used"),
            (["select", "--fields", "a", "--count", ""], "Error: --fields cannot be used"),
            (["select", "--limit", "many", ""], "Error: The value 'many' is invalid for '--limit"),
            (["select", "--limit=-1", ""], "Error: --limit must be 0 or more."),
            (["records", "--limit=-1"], "Error: --limit must be 0 or more."),
            (["records", "--jobs", "0"], "Error: --jobs must be from 1 to 256."),
            (["records", "--jobs", "257"], "Error: --jobs must be from 1 to 256."),
            (
                ["records", "--jobs", "2", "--format", "sequence"],
                "Error: --jobs works only with --format lines."
            ),
            (
                ["records", "--jobs", "2", "--limit", "1"],
                "Error: --jobs cannot be used with --checkpoint or --limit."
            ),
            (
                ["records", "--jobs", "2", "--checkpoint", "c"],
                "Error: --jobs cannot be used with --checkpoint or --limit."
            ),
            (["records", "--rejects", "-"], "Error: --rejects needs a file: without it they"),
            (["records", "--rejects", "-", "--checkpoint", "c"], "Error: --rejects needs a file"),
            (["records", "--csv"], "Error: --csv needs --fields."),
            (["records", "--fields", ""], "Error: --fields contains an empty name."),
            (["records", "--fields", "a,,b"], "Error: --fields contains an empty name."),
            (["records", "--fields", "a,b,a"], "Error: --fields contains a name twice."),
            (
                ["records", "--format", "csv"],
                "Error: The value 'csv' is invalid for '--format <format>'"
            ),
            (["convert", "good.json"], "Error: Missing expected argument '--to <to>'"),
            (
                ["convert", "--to", "array", "--at", "/a"],
                "Error: --at works only with --to lines."
            ),
            (
                ["convert", "--to", "lines", "--format", "lines"],
                "Error: --format works only with --to array."
            ),
        ]

        @Test(arguments: mistakes)
        func refuses(_ arguments: [String], message: String) throws {
            let run = try Tool.run(arguments, in: folder)
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.errors.hasPrefix(message))
        }

        @Test(arguments: [
            ["--help"], ["-h"], ["help"], ["validate", "--help"], ["get", "-h"],
            ["help", "format"], ["minify", "-h"], ["stats", "--help"],
            ["select", "-h"], ["help", "records"], ["convert", "--help"], ["patch", "-h"],
            ["help", "diff"],
        ])
        func helps(_ arguments: [String]) throws {
            let run = try Tool.run(arguments, in: folder)
            #expect(run.status == 0)
            #expect(run.output.hasPrefix("OVERVIEW: "))
            #expect(run.errors.isEmpty)
        }

        /// What the help shows does what it shows.
        @Test(arguments: [
            "validate", "get", "select", "records", "convert", "format", "minify", "stats", "patch",
        ])
        func showsExamplesThatWork(_ command: String) throws {
            let examples = try Tool.run(["help", command], in: folder).output
                .split(separator: "\n")
                .filter { $0.hasPrefix("  ") && $0.contains("fastjson \(command) ") }
            #expect(!examples.isEmpty)
            let folder = try TemporaryFolder(files: [
                "people.json": #"{"users": [{"name": "Ada", "born": 1815}]}"#,
                "tweets.json": #"{"statuses": [{"id": 1, "user": {"name": "Ada"}}]}"#,
                "changes.json": #"[{"op": "remove", "path": "/users/0/born"}]"#,
                "config.json": #"{"port": 80}"#,
                "local.json": #"{"port": 8080}"#,
                "rows.jsonl": "{\"id\": 1, \"user\": {\"name\": \"Ada\"}}\n",
            ])
            for example in examples {
                // Small and quick here.
                let line = example.replacing("--size 100", with: "--size 1")
                    .replacing("--seconds 10", with: "--seconds 0.1")
                let run = try Tool.shell("fastjson() { \"$TOOL\" \"$@\"; }\n\(line)", in: folder)
                #expect(run.status == 0, "\(example)")
                #expect(run.errors.isEmpty, "\(example)")
            }
        }

        @Test(arguments: ["bash", "zsh", "fish"])
        func completes(_ shell: String) throws {
            let run = try Tool.run(["--generate-completion-script", shell], in: folder)
            #expect(run.status == 0)
            #expect(run.output.contains("fastjson"))
            #expect(run.output.contains("reject-duplicate-keys"))
            #expect(run.errors.isEmpty)
        }

        @Test
        func tellsItsVersion() throws {
            #if Yajl
            let text = "fastjson 1.0.0, engines: native, yajl\n"
            #else
            let text = "fastjson 1.0.0, engines: native (yajl is not in this build)\n"
            #endif
            #expect(try Tool.run(["--version"], in: folder) == Tool.Run(status: 0, output: text))
        }

        #if !Yajl
        @Test(arguments: [["validate"], ["get", ""], ["format"], ["minify"], ["stats"]])
        func saysHowToGetYajl(_ command: [String]) throws {
            let run = try Tool.run(command + ["--engine", "yajl", "good.json"], in: folder)
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.errors.hasPrefix("Error: This build has no yajl engine. To get it, "))
        }
        #endif
    }
}
