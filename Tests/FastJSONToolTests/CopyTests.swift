import Foundation
import Testing

extension ToolTests {
    /// What is copied from the input: it must not matter in which pieces that comes.
    @Suite
    struct CopyTests {
        /// Strings with every kind of escape, and some that are longer than a word.
        private static let strings = #"""
            "", "a", "\"\\\/\b\f\n\r\t", "\u0000\u001F\u007f\u00e9\uFFFF\ud83d\ude00", "é€😀",
            "0123456\n", "01234567\u0022", "0123456789abcdef\u005C0123456789abcdef", "\u0041\u0042"
            """#

        /// The same as they are written.
        private static let written =
            #""","a","\"\\/\b\f\n\r\t","\u0000\u001f\#u{7F}é\#u{FFFF}😀","é€😀","#
            + #""0123456\n","01234567\"","0123456789abcdef\\0123456789abcdef","AB""#

        private static let numbers = "0, -0, 1.0, 1.10, 1E+2, 1e400, 123456789012345678901234567890"

        private let folder: TemporaryFolder

        init() throws {
            let record =
                #"{"\u0069d": [\#(CopyTests.strings)], "n": [ \#(CopyTests.numbers) ],"#
                + #" "user" : {"name": "\u00e9,\"", "name": {"a": null}}, "user.": true}"#
            let line = record.replacingOccurrences(of: "\n", with: " ")
            let lines = Array(repeating: line, count: 40)
            folder = try TemporaryFolder(files: [
                "rows.jsonl": lines.joined(separator: "\n"),
                "rows.json": "[" + lines.joined(separator: ",\n") + "]",
            ])
        }

        private static let small =
            #"{"id":[\#(written)],"n":[\#(numbers.replacingOccurrences(of: " ", with: ""))],"#
            + #""user":{"name":"é,\"","name":{"a":null}},"user.":true}"#

        /// Each line for a record.
        private static let lines = String(repeating: small + "\n", count: 40)
        private static let array = Array(repeating: small, count: 40).joined(separator: ",")

        static let commands = [
            (["minify"], "rows.json", "[" + array + "]\n"),
            (["convert", "--to", "lines"], "rows.json", lines),
            (["select", ""], "rows.json", lines),
            (["select", "/*/user"], "rows.json", repeated(#"{"name":"é,\"","name":{"a":null}}"#)),
            (["records"], "rows.jsonl", lines),
            (["records", "--format", "concatenated"], "rows.jsonl", lines),
            (["convert", "--to", "array"], "rows.jsonl", arrayOfLines),
            (
                ["records", "--fields", "user.name,n,none,user."], "rows.jsonl",
                repeated(
                    #"{"user.name":{"a":null},"n":[\#(numbers.filter { $0 != " " })],"user.":true}"#
                )
            ),
            (
                ["records", "--fields", "user.,user.name,none", "--csv"], "rows.jsonl",
                "user.,user.name,none\r\n" + repeated(#"true,"{""a"":null}","# + "\r")
            ),
        ]

        private static let arrayOfLines =
            "[\n" + Array(repeating: small, count: 40).joined(separator: ",\n") + "\n]\n"

        private static func repeated(_ line: String) -> String {
            String(repeating: line + "\n", count: 40)
        }

        @Test(arguments: commands, Tool.engines)
        func copies(_ command: ([String], file: String, output: String), engine: String) throws {
            let (arguments, file, output) = command
            let expected = Tool.Run(status: 0, output: output)
            let whole = arguments + ["--engine", engine]
            #expect(try Tool.run(whole + [file], in: folder) == expected)
            let words = whole.map { $0.isEmpty ? "''" : "'\($0)'" }.joined(separator: " ")
            for size in [7, 1000] {
                let line = "dd if=\(file) bs=\(size) 2>/dev/null | \"$TOOL\" \(words)"
                #expect(try Tool.shell(line, in: folder) == expected)
            }
        }

        /// The layout does not matter to what is counted.
        @Test(arguments: Tool.engines)
        func countsTheSame(engine: String) throws {
            let words = "stats --json --engine \(engine)"
            let reports = try [7, 1000, 1 << 20].map { size in
                try Tool.shell(
                    "dd if=rows.json bs=\(size) 2>/dev/null | \"$TOOL\" \(words)",
                    in: folder
                )
            }
            #expect(reports[0].status == 0)
            #expect(
                reports[0].output.contains(#""strings":400,"numbers":280,"booleans":40,"nulls":40"#)
            )
            #expect(reports.allSatisfy { $0 == reports[0] })
        }
    }
}
