import Foundation
import Testing

extension ToolTests {
    /// `fastjson stats`.
    @Suite
    struct StatsTests {
        /// One command line and what must come of it.
        struct Case: Sendable, CustomTestStringConvertible {
            var arguments: [String]
            var input = ""
            var status: Int32 = 0
            var output = ""
            var errors = ""

            var testDescription: String { arguments.joined(separator: " ") }
        }

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: [
                "good.json": #"""
                {"b": [1, "größe", [true, false, null, 1.5e400]], "a": {"k": {}, "k": "\u00e9\n"}}

                """#,
                "broken.json": "[1 2]",
                "seven.json": "7",
            ])
        }

        private static let table = #"""
            good.json: 85 bytes
              objects         3
              arrays          2
              strings         2
              numbers         2
              booleans        2
              nulls           1
              keys            4  3 different
              greatest depth  3
              longest string  7  bytes at $.b[1]
              largest array   4  elements at $.b[2]
              largest object  2  members at $.a
              frequent keys   2  "k"
                              1  "a"
                              1  "b"

            """#

        private static let line = #"""
            {"name":"good.json","bytes":85,"objects":3,"arrays":2,"strings":2,"numbers":2,\#
            "booleans":2,"nulls":1,"keys":4,"distinctKeys":3,"distinctKeysAreExact":true,"depth":3,\#
            "longestString":{"bytes":7,"pointer":"/b/1"},\#
            "largestArray":{"elements":4,"pointer":"/b/2"},\#
            "largestObject":{"members":2,"pointer":"/a"},\#
            "frequentKeys":[{"key":"k","count":2},{"key":"a","count":1},{"key":"b","count":1}]}

            """#

        private static let sevenTable = """
            seven.json: 1 byte
              objects         0
              arrays          0
              strings         0
              numbers         1
              booleans        0
              nulls           0
              keys            0  0 different
              greatest depth  0
              longest string  -
              largest array   -
              largest object  -

            """

        private static let sevenLine = #"""
            ,"bytes":1,"objects":0,"arrays":0,"strings":0,"numbers":1,"booleans":0,"nulls":0,"keys":0,\#
            "distinctKeys":0,"distinctKeysAreExact":true,"depth":0,"longestString":null,\#
            "largestArray":null,"largestObject":null,"frequentKeys":[]}

            """#

        private static let broken =
            "broken.json:1:4: error: expected ',' or ']' after an element, found '2'"
            + " (byte 3, at $)\n"
        private static let missing =
            "fastjson: cannot open missing.json: No such file or directory\n"

        static let cases = [
            Case(arguments: ["good.json"], output: table),
            Case(arguments: ["good.json", "seven.json"], output: table + "\n" + sevenTable),
            Case(arguments: ["--json", "good.json"], output: line),
            Case(
                arguments: ["--json", "seven.json", "-"],
                input: "8",
                output: "{\"name\":\"seven.json\"" + sevenLine + "{\"name\":\"<stdin>\"" + sevenLine
            ),
            Case(arguments: ["--json"], input: "8", output: "{\"name\":\"<stdin>\"" + sevenLine),
            Case(arguments: ["broken.json"], status: 1, errors: broken),
            Case(
                arguments: ["broken.json", "seven.json"],
                status: 1,
                output: sevenTable,
                errors: broken
            ),
            Case(
                arguments: ["broken.json", "missing.json", "good.json"],
                status: 2,
                output: table,
                errors: broken + missing
            ),
            Case(
                arguments: ["--max-depth", "2", "good.json"],
                status: 1,
                errors: "good.json:1:20: error: "
                    + "arrays and objects are nested more than 2 levels deep (byte 21, at $.b[2])\n"
            ),
            Case(
                arguments: [],
                status: 1,
                errors: "<stdin>:1:1: error: empty input: expected a JSON value (byte 0, at $)\n"
            ),
        ]

        @Test(arguments: cases, Tool.engines)
        func prints(_ expected: Case, engine: String) throws {
            let run = try Tool.run(
                ["stats", "--engine", engine] + expected.arguments,
                input: expected.input,
                in: folder
            )
            #expect(
                run
                    == Tool.Run(
                        status: expected.status,
                        output: expected.output,
                        errors: expected.errors
                    )
            )
        }

        // MARK: Many keys

        private struct Report: Decodable {
            struct Frequency: Decodable, Equatable {
                var key: String
                var count: Int
            }

            var keys: Int
            var distinctKeys: Int
            var distinctKeysAreExact: Bool
            var frequentKeys: [Frequency]
        }

        private func report(of text: String) throws -> Report {
            let run = try Tool.run(["stats", "--json"], input: text, in: folder)
            #expect(run.status == 0)
            #expect(run.errors.isEmpty)
            return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        }

        /// Equality is that of bytes; Swift would take the two for one.
        @Test
        func tellsKeysApartByTheirBytes() throws {
            let report = try report(of: #"{"\u00e9": 1, "e\u0301": 2, "é": 3}"#)
            #expect(report.distinctKeys == 2)
            #expect(report.frequentKeys.map(\.count) == [2, 1])
        }

        @Test
        func printsTheTenMostFrequentKeys() throws {
            let members = (0..<12).flatMap { index in
                Array(
                    repeating: "\"\(Character(Unicode.Scalar(UInt8(97 + index))))\":0",
                    count: index
                )
            }
            let report = try report(of: "{" + members.joined(separator: ",") + "}")
            #expect(report.keys == 66)
            #expect(report.distinctKeys == 11)
            #expect(report.frequentKeys.map(\.key) == "lkjihgfedc".map(String.init))
            #expect(report.frequentKeys.map(\.count) == Array((2...11).reversed()))
        }

        /// What does not fit is not counted, and what was known before still is.
        @Test(arguments: [(100_000, true, 100_000), (100_005, false, 100_001)])
        func boundsTheNumberOfKeys(count: Int, isExact: Bool, distinct: Int) throws {
            let members = (0..<count).map { "\"\($0)\":0" } + ["\"7\":0"]
            let report = try report(of: "{" + members.joined(separator: ",") + "}")
            #expect(report.keys == count + 1)
            #expect(report.distinctKeys == distinct)
            #expect(report.distinctKeysAreExact == isExact)
            #expect(report.frequentKeys.first == Report.Frequency(key: "7", count: 2))
        }

        /// A key that is not counted is still named.
        @Test
        func namesKeysThatAreNotKnown() throws {
            let members = (0..<100_000).map { "\"\($0)\":0" }
            let rest = #""a": [{"\u0062": "long", "c": {"d": "lo"}}, "longer"], "e": "\u0061""#
            let text = "{" + members.joined(separator: ",") + "," + rest + "}"
            let run = try Tool.run(["stats"], input: text, in: folder)
            #expect(run.output.contains("  longest string       6  bytes at $.a[1]\n"))
            let inner = text.replacingOccurrences(of: "longer", with: "")
            let other = try Tool.run(["stats"], input: inner, in: folder)
            #expect(other.output.contains("  longest string       4  bytes at $.a[0].b\n"))
        }

        @Test
        func boundsTheTextOfKeys() throws {
            let text = String(repeating: "x", count: 999_999)
            let members = (0..<20).map { index in
                "\"\(Character(Unicode.Scalar(UInt8(97 + index))))\(text)\":0"
            }
            try Data(("{" + members.joined(separator: ",") + "}").utf8)
                .write(to: folder.url("long.json"))
            let run = try Tool.run(["stats", "long.json"], in: folder)
            #expect(run.status == 0)
            #expect(run.output.contains("keys            20  at least 17 different\n"))
        }

        /// Keys come from the document, and must do no harm to a terminal.
        @Test
        func showsOnlyHarmlessText() throws {
            let run = try Tool.run(["stats"], input: #"{"\u001b[2J": ["\u0007"]}"#, in: folder)
            #expect(run.status == 0)
            #expect(run.output.contains("at $[\"\\u{1B}[2J\"][0]\n"))
            #expect(run.output.contains("1  \"\\u{1B}[2J\"\n"))
        }

        /// Of a long path only the ends are shown.
        @Test
        func shortensLongPaths() throws {
            let depth = 512
            let text =
                String(repeating: "[", count: depth) + "\"x\""
                + String(repeating: "]", count: depth)
            let run = try Tool.run(["stats"], input: text, in: folder)
            let start = "$" + String(repeating: "[0]", count: 33)
            let end = "]" + String(repeating: "[0]", count: 33)
            #expect(run.output.contains("longest string    1  byte at \(start)…\(end)\n"))
            #expect(run.output.contains("greatest depth  512\n"))
        }
    }
}
