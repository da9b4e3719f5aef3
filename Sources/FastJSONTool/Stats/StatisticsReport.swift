import FastJSON

/// What is in a document, as a table for people and as JSON for programs.
struct StatisticsReport {
    /// What the document is called.
    let name: String
    let statistics: DocumentStatistics
    private let frequentKeys: [(key: String, count: Int)]

    init(name: String, statistics: DocumentStatistics) {
        self.name = name
        self.statistics = statistics
        frequentKeys = statistics.keyCounter.mostFrequent(10)
    }

    // MARK: The table

    /// One line of the table: what was counted, and what else there is to say about it.
    private struct Row {
        let label: String
        let figure: String
        var note = ""
    }

    var table: String {
        let rows = countRows + largestRows
        let labelWidth = rows.map(\.label.count).max() ?? 0
        let figures = rows.map(\.figure) + frequentKeys.map { "\($0.count)" }
        let figureWidth = figures.map(\.count).max() ?? 0
        func padding(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: width - text.count)
        }
        let lines = rows.map { row in
            "  \(row.label)\(padding(row.label, labelWidth))"
                + "  \(padding(row.figure, figureWidth))\(row.figure)"
                + (row.note.isEmpty ? "" : "  \(row.note)")
        }
        let margin = String(repeating: " ", count: labelWidth)
        let keyLines = frequentKeys.enumerated().map { index, entry in
            let label = index == 0 ? "frequent keys" : ""
            return "  \(label)\(margin.dropFirst(label.count))"
                + "  \(padding("\(entry.count)", figureWidth))\(entry.count)"
                + "  \(DiagnosticText.quoted(entry.key))"
        }
        let name = TerminalText.harmless(DiagnosticText.name(name))
        let heading = "\(name): \(counted(statistics.size, "byte"))"
        return ([heading] + lines + keyLines).map { $0 + "\n" }.joined()
    }

    private var countRows: [Row] {
        let counter = statistics.keyCounter
        return [
            Row(label: "objects", figure: "\(statistics.objects)"),
            Row(label: "arrays", figure: "\(statistics.arrays)"),
            Row(label: "strings", figure: "\(statistics.strings)"),
            Row(label: "numbers", figure: "\(statistics.numbers)"),
            Row(label: "booleans", figure: "\(statistics.booleans)"),
            Row(label: "nulls", figure: "\(statistics.nulls)"),
            Row(
                label: "keys",
                figure: "\(statistics.keys)",
                note: (counter.isExact ? "" : "at least ") + "\(counter.distinctCount) different"
            ),
            Row(label: "greatest depth", figure: "\(statistics.depth)"),
        ]
    }

    private var largestRows: [Row] {
        [
            ("longest string", "byte", statistics.longestString),
            ("largest array", "element", statistics.largestArray),
            ("largest object", "member", statistics.largestObject),
        ].map { label, unit, largest in
            guard let largest else { return Row(label: label, figure: "-") }
            return Row(
                label: label,
                figure: "\(largest.size)",
                note: unit + (largest.size == 1 ? "" : "s")
                    + " at \(Diagnostics.shown(largest.path))"
            )
        }
    }

    private func counted(_ count: Int, _ unit: String) -> String {
        "\(count) \(unit)\(count == 1 ? "" : "s")"
    }

    // MARK: JSON

    /// The report as one line of JSON.
    var line: String { "\(json)\n" }

    private var json: JSONValue {
        [
            "name": .string(ArgumentBytes.repaired(name)),
            "bytes": .integer(statistics.size),
            "objects": .integer(statistics.objects),
            "arrays": .integer(statistics.arrays),
            "strings": .integer(statistics.strings),
            "numbers": .integer(statistics.numbers),
            "booleans": .integer(statistics.booleans),
            "nulls": .integer(statistics.nulls),
            "keys": .integer(statistics.keys),
            "distinctKeys": .integer(statistics.keyCounter.distinctCount),
            "distinctKeysAreExact": .boolean(statistics.keyCounter.isExact),
            "depth": .integer(statistics.depth),
            "longestString": json(of: statistics.longestString, unit: "bytes"),
            "largestArray": json(of: statistics.largestArray, unit: "elements"),
            "largestObject": json(of: statistics.largestObject, unit: "members"),
            "frequentKeys": .array(
                frequentKeys.map { ["key": .string($0.key), "count": .integer($0.count)] }
            ),
        ]
    }

    private func json(of largest: DocumentStatistics.Largest?, unit: String) -> JSONValue {
        guard let largest else { return .null }
        return .object(
            JSONValue.Object([
                (unit, .integer(largest.size)),
                ("pointer", .string(largest.path.pointer.description)),
            ])
        )
    }
}
