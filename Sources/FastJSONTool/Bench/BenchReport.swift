import FastJSON

/// What was measured, as a table for people and as JSON for programs.
struct BenchReport {
    let results: [BenchResult]
    let date = System.timestamp()

    #if DEBUG
    private static let configuration = "debug"
    #else
    private static let configuration = "release"
    #endif

    #if compiler(>=6.4)
    private static let compiler = "6.4 or newer"
    #elseif compiler(>=6.3)
    private static let compiler = "6.3"
    #else
    private static let compiler = "6.2"
    #endif

    // MARK: The table

    var table: String {
        let heading =
            "\(Version.text), \(BenchReport.configuration) build\n"
            + "Swift \(BenchReport.compiler), \(System.platform), "
            + "\(Processors.count) x \(System.processorName ?? "unknown processor"), \(date)\n"
        let neighbour =
            FoundationContender.isThere
            ? "The last column compares with the tree of \(FoundationContender.name), or its writing."
            : "\(FoundationContender.name) is not in this build; it is in that of scripts/run."
        let legend = """

            MB is 10^6 bytes of the document, as it was read. Time is processor time, with the
            release of the result. validate: in memory; stream: through a window, in chunks of
            64 KB; document: JSONDocument; tree: JSONValue; write: the tree as compact text.
            \(neighbour)

            """
        let warning =
            BenchReport.configuration == "debug"
            ? "\nThis is a debug build: its figures mean nothing.\n" : ""
        return heading + results.map(BenchReport.table).joined() + legend + warning
    }

    private static func table(of result: BenchResult) -> String {
        var cells = [["reader", "task", "best MB/s", "median MB/s", "x Foundation"]]
        for row in result.rows {
            cells.append([
                row.reader,
                row.task.rawValue,
                decimal(result.rate(row.minimum), digits: 0),
                decimal(result.rate(row.median), digits: 0),
                result.ratio(row).map { decimal($0, digits: 2) } ?? "",
            ])
        }
        let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
        let lines = cells.map { line in
            line.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - line[column].count)
                // Names to the left, figures to the right.
                return column < 2 ? line[column] + padding : padding + line[column]
            }.joined(separator: "  ")
        }
        let size =
            result.size < 1_000_000
            ? "\(result.size) bytes" : "\(decimal(Double(result.size) / 1e6, digits: 2)) MB"
        let name = TerminalText.harmless(DiagnosticText.name(result.name))
        return "\n\(name): \(size), \(result.roundCount) rounds\n"
            + lines.map { "  \($0)\n" }.joined()
            + result.answers.differences.map { "  note: \($0)\n" }.joined()
    }

    /// The number with that many digits after the point: 0 or 2.
    private static func decimal(_ value: Double, digits: Int) -> String {
        guard digits > 0 else { return "\(Int(value.rounded()))" }
        let hundredths = Int((value * 100).rounded())
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }

    // MARK: JSON

    var json: JSONValue {
        [
            "version": .string(Version.number),
            "date": .string(date),
            "swift": .string(BenchReport.compiler),
            "configuration": .string(BenchReport.configuration),
            "machine": [
                "platform": .string(System.platform),
                "processor": System.processorName.map { .string($0) } ?? .null,
                "processors": .integer(Processors.count),
            ],
            "documents": .array(results.map(BenchReport.json)),
        ]
    }

    private static func json(of result: BenchResult) -> JSONValue {
        [
            "name": .string(ArgumentBytes.repaired(result.name)),
            "bytes": .integer(result.size),
            "rounds": .integer(result.roundCount),
            "differences": .array(result.answers.differences.map { .string($0) }),
            "rows": .array(
                result.rows.map { row in
                    [
                        "reader": .string(row.reader),
                        "task": .string(row.task.rawValue),
                        "minimumSeconds": .float(row.minimum),
                        "medianSeconds": .float(row.median),
                        "bestMegabytesPerSecond": .float(result.rate(row.minimum)),
                        "medianMegabytesPerSecond": .float(result.rate(row.median)),
                        "ratioToFoundation": result.ratio(row).map { .float($0) } ?? .null,
                    ]
                }
            ),
        ]
    }
}
