import Foundation
import Testing

extension ToolTests {
    /// Processes that may use little, and arguments that are many or huge.
    @Suite
    struct LimitAbuseTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: ["good.json": "[1]\n", "deep.json": "[[1]]"])
        }

        // MARK: Limits of the process

        /// The unit is 512 bytes for some shells and 1024 for others.
        @Test(arguments: [
            "format large.json -o out", "minify large.json -o out",
            "convert --to lines large.json -o out", "minify large.json > out",
            "select '' large.json > out",
        ])
        func saysThatAFileIsTooLarge(_ command: String) throws {
            let isReplaced = !command.contains(">")
            try folder.write(SampleText.array(bytes: 1_000_000), to: "large.json")
            let run = try Tool.shell("ulimit -f 100; \"$TOOL\" \(command)", in: folder)
            let name = isReplaced ? "out" : "standard output"
            let message = "fastjson: cannot write \(name): File too large\n"
            #expect(run == Tool.Run(status: 2, errors: message))
            let names = ["deep.json", "good.json", "large.json"]
            #expect(try folder.names() == names + (isReplaced ? [] : ["out"]))
        }

        #if os(Linux)
        /// The libraries alone take so much, or more.
        private static let addresses = 200_000

        /// A large file of which only the start is there, so that nothing is wrong with that.
        private func writeHole() throws {
            let text = "[" + String(repeating: "1,\n", count: 200_000)
            try folder.write(text, to: "hole.json")
            let file = try FileHandle(forWritingTo: folder.url("hole.json"))
            try file.truncate(atOffset: 1 << 29)
            try file.close()
        }

        @Test
        func saysThatMemoryIsTooSmallForAFile() throws {
            try writeHole()
            let run = try Tool.shell(
                "ulimit -v \(LimitAbuseTests.addresses); \"$TOOL\" get '' hole.json",
                in: folder
            )
            let message =
                "fastjson: cannot hold 536870912 bytes in memory: Cannot allocate memory\n"
            #expect(run == Tool.Run(status: 2, errors: message))
        }

        @Test(arguments: ["records", "convert --to array -o out"])
        func saysThatMemoryIsTooSmallForARecord(_ command: String) throws {
            let run = try Tool.shell(
                "ulimit -v \(LimitAbuseTests.addresses); \"$TOOL\" \(command) /dev/zero",
                in: folder
            )
            #expect(run.status == 2)
            #expect(run.errors.hasPrefix("fastjson: cannot hold "))
            #expect(run.errors.hasSuffix(" bytes in memory: Cannot allocate memory\n"))
            #expect(try folder.names() == ["deep.json", "good.json"])
        }

        /// The runtime says it, or the command.
        @Test
        func saysThatMemoryIsTooSmallToSort() throws {
            let row = "[1,2,[],{\"a\":[]}],"
            try folder.write("[" + String(repeating: row, count: 500_000) + "1]", to: "large.json")
            let run = try Tool.shell(
                """
                ulimit -c 0; ulimit -v \(LimitAbuseTests.addresses / 2)
                "$TOOL" format --sort-keys large.json -o out
                """,
                in: folder
            )
            #expect(run.status == 2)
            #expect(
                run.errors == "fastjson: not enough memory\n"
                    || run.errors.hasPrefix("Fatal error: failed to allocate ")
            )
            #expect(run.errors.split(separator: "\n").count == 1)
            #expect(try folder.names() == ["deep.json", "good.json", "large.json"])
        }

        /// One file can be open beside the standard streams.
        @Test
        func saysThatTooManyFilesAreOpen() throws {
            let line = "ulimit -n 4; exec \"$TOOL\""
            #expect(try Tool.shell("\(line) validate good.json", in: folder) == Tool.Run(status: 0))
            for command in [
                "minify good.json -o out", "records good.json --rejects out",
                "records good.json --checkpoint out",
            ] {
                let run = try Tool.shell("\(line) \(command)", in: folder)
                let message = "fastjson: cannot write out: Too many open files\n"
                #expect(run == Tool.Run(status: 2, errors: message))
            }
        }
        #endif

        // MARK: The environment

        @Test(arguments: [
            "", "LANG=xx_YY.none LC_ALL=C", "LC_ALL=tr_TR.UTF-8 TERM=dumb NO_COLOR=1",
            "HOME= PATH=",
        ])
        func dependsOnNoEnvironment(_ variables: String) throws {
            let run = try Tool.shell(
                "printf '[\"größe\", 1.5' | env -i \(variables) \"$TOOL\" validate -",
                in: folder
            )
            #expect(
                run
                    == Tool.Run(
                        status: 1,
                        output: "<stdin>:1:14: error: unexpected end of input: expected ',' or ']' "
                            + "after an element (byte 15, at $)\n"
                    )
            )
        }

        // MARK: Arguments

        /// Options with values that are no numbers of theirs.
        static let options: [(option: String, values: [String])] = [
            (
                "validate good.json --max-depth",
                [
                    "0", "-1", "10001", "99999999999999999999", "9223372036854775807", "1e3",
                    "' 1'", "''", "١",
                ]
            ),
            ("validate good.json --chunk-size", ["0", "67108865", "99999999999999999999", "1k"]),
            ("format good.json --indent", ["-1", "17", "99999999999999999999"]),
        ]

        @Test(arguments: options)
        func refusesValuesOutOfRange(_ test: (option: String, values: [String])) throws {
            for value in test.values {
                let run = try Tool.shell("\"$TOOL\" \(test.option) \(value)", in: folder)
                #expect(run.status == 2, "\(value)")
                #expect(run.output.isEmpty)
                #expect(run.errors.hasPrefix("Error: "))
            }
        }

        @Test(arguments: [
            "validate good.json --max-depth 10000", "validate good.json --max-depth 1",
            "validate good.json --chunk-size 67108864", "format good.json --indent 16",
        ])
        func takesTheLastValuesInRange(_ command: String) throws {
            let run = try Tool.shell("\"$TOOL\" \(command)", in: folder)
            #expect(run.status == 0)
            #expect(run.errors.isEmpty)
        }

        /// All files are read, in their order, wherever the options stand.
        @Test(arguments: [
            "--max-depth 1 $FILES", "$FILES --max-depth 1", "--max-depth 1 -- $FILES",
            "deep.json $FILES --max-depth 1 good.json",
        ])
        func readsManyFiles(_ arguments: String) throws {
            let run = try Tool.shell(
                """
                FILES=$(i=0; while test $i -lt 300; do echo "good.json deep.json no$i"
                i=$((i + 1)); done)
                "$TOOL" validate \(arguments)
                """,
                in: folder
            )
            #expect(run.status == 2)
            let count = arguments.hasPrefix("deep") ? 301 : 300
            let line = "deep.json:1:2: error: arrays and objects are nested more than 1 level deep"
            #expect(run.output == String(repeating: line + " (byte 1, at $[0])\n", count: count))
            let missing = (0..<300).map {
                "fastjson: cannot open no\($0): No such file or directory\n"
            }
            #expect(run.errors == missing.joined())
        }

        @Test
        func findsMistakesAfterManyFiles() throws {
            let files = "$(i=0; while test $i -lt 300; do echo good.json; i=$((i + 1)); done)"
            for (command, message) in [
                ("validate \(files) - -", "Error: Standard input can be read only once."),
                ("stats - \(files) -", "Error: Standard input can be read only once."),
                ("validate --bogus \(files)", "Error: Unknown option '--bogus'"),
                ("validate \(files) --bogus", "Error: Unknown option '--bogus'"),
                ("validate --chunk-size \(files)", "Error: The value 'good.json' is invalid"),
                ("minify \(files)", "Error: 299 unexpected arguments"),
            ] {
                let run = try Tool.shell("\"$TOOL\" \(command)", in: folder)
                #expect(run.status == 2)
                #expect(run.errors.hasPrefix(message))
            }
        }

        /// In less than the square of the time for one.
        @Test(.timeLimit(.minutes(5)))
        func readsVeryManyFiles() throws {
            let run = try Tool.shell(
                "\"$TOOL\" validate $(yes good.json | head -n 60000)",
                in: folder
            )
            #expect(run == Tool.Run(status: 0))
        }
    }
}
