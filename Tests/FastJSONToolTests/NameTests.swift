import Foundation
import Testing

extension ToolTests {
    /// Files with names that are hard to write, to show, or no text.
    @Suite
    struct NameTests {
        /// A name as the shell's `printf` writes it, and how messages show it.
        static let names: [(name: String, shown: String)] = [
            ("a b.json", "a b.json"),
            (" ", " "),
            ("a:b.json", "a:b.json"),
            ("a\\047b\\042c.json", "a'b\"c.json"),
            ("$HOME.json", "$HOME.json"),
            ("*", "*"),
            ("größe.json", "größe.json"),
            ("a\\nb.json", "\"a\\nb.json\""),
            ("a\\tb\\r.json", "\"a\\tb\\r.json\""),
            ("\\033[31mred", "\"\\u{1B}[31mred\""),
            ("\\007", "\"\\u{7}\""),
            // A control of eight bits, and a mark that turns the rest of the line around.
            ("a\\302\\233b", "\"a\\u{9B}b\""),
            ("a\\342\\200\\256b", "\"a\\u{202E}b\""),
        ]

        /// Names that only some systems allow.
        static let bytes: [(name: String, shown: String)] = [
            ("a\\377b.json", "a\\xFFb.json"),
            ("\\200", "\\x80"),
            ("gr\\366\\337e.json", "gr\\xF6\\xDFe.json"),
            ("\\303", "\\xC3"),
            ("\\303\\251\\303", "é\\xC3"),
            ("\\355\\240\\200", "\\xED\\xA0\\x80"),
            ("a\\377\\033b", "\"a\\xFF\\u{1B}b\""),
            // What stands for bytes inside the command is a name like others.
            ("\\364\\217\\276\\200", "\\xF4\\x8F\\xBE\\x80"),
        ]

        #if os(Linux)
        static let all = names + bytes
        #else
        static let all = names
        #endif

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: ["good.json": "[1]\n", "good.jsonl": "{\"a\":1}\n"])
        }

        /// One name for each way in which names are shown.
        #if os(Linux)
        static let few = [names[0], names[7], bytes[4], bytes[6]]
        #else
        static let few = [names[0], names[7], names[9]]
        #endif

        /// Runs a line of shell with `$NAME`, whose end must be no line feed.
        private func shell(_ line: String, name: String) throws -> Tool.Run {
            try Tool.shell("NAME=$(printf '\(name)')\n\(line)", in: folder)
        }

        /// Runs a line of shell with all names as `$@`.
        private func shellWithAll(_ line: String) throws -> Tool.Run {
            let names = NameTests.all.map { "set -- \"$@\" \"$(printf '\($0.name)')\"\n" }
            return try Tool.shell(names.joined() + line, in: folder)
        }

        private static let error =
            ":1:4: error: expected ',' or ']' after an element, found '2' (byte 3, at $)\n"

        @Test
        func areShown() throws {
            let missing = try shellWithAll("\"$TOOL\" validate \"$@\"")
            let messages = NameTests.all.map {
                "fastjson: cannot open \($0.shown): No such file or directory\n"
            }
            #expect(missing == Tool.Run(status: 2, errors: messages.joined()))
            let wrong = try shellWithAll(
                "for name; do printf '[1 2]' > \"$name\"; done; \"$TOOL\" validate \"$@\""
            )
            let errors = NameTests.all.map { $0.shown + NameTests.error }
            #expect(wrong == Tool.Run(status: 1, output: errors.joined()))
            let stats = try shellWithAll(
                "for name; do printf '[]' > \"$name\"; done; \"$TOOL\" stats \"$@\" | grep bytes"
            )
            let sizes = NameTests.all.map { "\($0.shown): 2 bytes\n" }
            #expect(stats == Tool.Run(status: 0, output: sizes.joined()))
        }

        @Test(
            arguments: few,
            [
                "minify", "get /a", "select ''", "stats", "records", "convert --to lines",
            ]
        )
        func areRead(_ test: (name: String, shown: String), command: String) throws {
            let run = try shell(
                "printf '[1 2]' > \"$NAME\"; \"$TOOL\" \(command) \"$NAME\"",
                name: test.name
            )
            #expect(run.status == 1)
            #expect(run.errors.hasSuffix(test.shown + NameTests.error))
        }

        @Test(arguments: few)
        func areWritten(_ test: (name: String, shown: String)) throws {
            let run = try shell(
                """
                "$TOOL" minify good.json -o "$NAME" && cat "$NAME" \\
                && "$TOOL" format "$NAME" -o "$NAME" && cat "$NAME" && rm "$NAME" \\
                && ln -s "$NAME" link && "$TOOL" minify good.json -o link && rm "$NAME" \\
                && { printf x | "$TOOL" records --rejects "$NAME" || rm "$NAME"; }
                printf '{"a":1}\\nx' | "$TOOL" records --checkpoint "$NAME" > /dev/null
                test -s "$NAME" && printf '{"a":1}\\n' | "$TOOL" records --checkpoint "$NAME"
                test ! -e "$NAME"
                """,
                name: test.name
            )
            #expect(run.status == 0)
            #expect(run.output == "[1]\n[\n  1\n]\n")
        }

        @Test(arguments: few, ["minify -o", "records --rejects", "records --checkpoint"])
        func areShownIfTheyCannotBeWritten(
            _ test: (name: String, shown: String),
            command: String
        ) throws {
            let shown =
                test.shown.hasSuffix("\"") ? test.shown.dropLast() + "/x\"" : test.shown + "/x"
            let run = try shell("\"$TOOL\" \(command) \"$NAME/x\" good.json", name: test.name)
            let message = "fastjson: cannot write \(shown): No such file or directory\n"
            #expect(run == Tool.Run(status: 2, errors: message))
        }

        @Test
        func areTextForOtherPrograms() throws {
            #if os(Linux)
            let (name, expected) = ("a\\377b\\033", "a\u{FFFD}b\\u001b")
            #else
            let (name, expected) = ("ab\\033", "ab\\u001b")
            #endif
            let run = try shell(
                "printf '[]' > \"$NAME\"; \"$TOOL\" stats --json \"$NAME\"",
                name: name
            )
            #expect(run.status == 0)
            #expect(run.output.contains("\"\(expected)\""))
        }

        @Test
        func mayStartWithADash() throws {
            let line = "\"$TOOL\" minify"
            let run = try Tool.shell(
                """
                \(line) good.json --output=-x.json && \(line) -- -x.json && \(line) ./-x.json \\
                && \(line) -o=-y.json -- -x.json && cat ./-y.json && "$TOOL" validate -- -x.json -y.json
                """,
                in: folder
            )
            #expect(run == Tool.Run(status: 0, output: "[1]\n[1]\n[1]\n"))
        }

        // MARK: Other arguments and the text

        /// Command lines with what would steer a terminal, written with `$BAD`.
        static let lines = [
            "\"$BAD\"", "\"--$BAD\"", "validate --engine \"$BAD\" good.json",
            "validate --max-depth \"$BAD\" good.json", "get \"$BAD\" good.json",
            "get \"/$BAD\" good.json", "get \"/$BAD/$BAD\" keys.json",

            "select \"$BAD\" good.json", "select \"/$BAD\" good.json",
            "select \"/$BAD\" keys.json", "convert --to lines --at \"/$BAD\" keys.json",
            "convert --to \"$BAD\"", "records --checkpoint note good.jsonl",
            "validate values.json", "validate --report values.json", "stats values.json",
            "records values.json", "select '' values.json",
            "validate --reject-duplicate-keys twice.json", "stats keys.json",
            "validate \"$BAD\" good.json \"$BAD\"",
        ]

        /// What a person sees is harmless, whatever a file or an argument holds.
        @Test(arguments: lines)
        func steerNoTerminal(_ line: String) throws {
            let bad = "\\033[31m\\302\\233\\342\\200\\256\\007"
            let run = try Tool.shell(
                """
                BAD=$(printf '\(bad)')
                printf '{"\\\\u001b[31m\\302\\233\\342\\200\\256\\\\u0007": "\\\\u001b"}' > keys.json
                printf '["\(bad)", x\(bad)' > values.json
                printf '{"\\302\\233": 1, "\\302\\233": 2}' > twice.json
                printf '{"command":"\\\\u001b[31m","written":0,"isLast":true,"rejectCount":0}' > note
                "$TOOL" \(line)
                """,
                in: folder
            )
            let steering = (run.output + run.errors).unicodeScalars.filter { scalar in
                scalar.value < 0x20 && scalar != "\n" || (0x7F..<0xA0).contains(scalar.value)
                    || scalar.value == 0x202E
            }
            #expect(steering.isEmpty)
            #expect(!(run.output + run.errors).isEmpty)
        }
    }
}
