/// What was measured for one question, as text.
struct Table {
    let result: QuestionResult

    var text: String {
        var lines = [title]
        let rows = [Table.heading(isSmall: isSmall)] + result.contenders.map(cells)
        let used = rows[0].indices.filter { column in
            rows.dropFirst().contains { !$0[column].isEmpty }
        }
        let widths = used.map { column in rows.map { $0[column].count }.max() ?? 0 }
        for row in rows {
            let cells = zip(used, widths).map { column, width in
                column == 0 ? row[column].padded(width) : row[column].aligned(width)
            }
            lines.append("  " + cells.joined(separator: "  "))
        }
        lines += result.absent.map { "  absent: \($0.name): \($0.reason)" }
        return lines.joined(separator: "\n") + "\n"
    }

    private var title: String {
        var title = "\(result.question) \(result.subject): \(result.bytes) bytes"
        if let count = result.heapObjects {
            title += ", an answer of \(count) heap objects"
        }
        return title
    }

    /// True where times say more than speeds.
    private var isSmall: Bool { result.bytes < 10_000 }

    private static func heading(isSmall: Bool) -> [String] {
        [
            "contender", isSmall ? "best us" : "best MB/s", isSmall ? "median us" : "median MB/s",
            "std", "runs", "ratio", "elapsed s", "allocations", "peak KB",
        ]
    }

    private func cells(_ contender: ContenderResult) -> [String] {
        let times = contender.times
        return [
            contender.name,
            times.map { speed($0.best) } ?? "",
            times.map { speed($0.median) } ?? "",
            times.map { "\(($0.deviation * 100).text(digits: 1)) %" } ?? "",
            times.map { "\($0.iterations)" } ?? "",
            contender.ratio.map { $0.text(digits: 2) } ?? "",
            contender.elapsedSeconds.map { $0.text(digits: 2) } ?? "",
            contender.allocations.map { "\($0)" } ?? "",
            contender.peakBytes.map { (Double($0) / 1000).text(digits: 1) } ?? "",
        ]
    }

    private func speed(_ seconds: Double) -> String {
        isSmall ? (seconds * 1e6).text(digits: 2) : result.rate(seconds).text(digits: 1)
    }
}
