import FastJSON
import Measuring

/// What was measured for one question, as text.
struct Table {
    let question: Question

    var text: String {
        let widths = [20, 11, 13, 7, 12]
        var lines = ["\(question.title): \(question.size) bytes"]
        if question.answer.total > 0 {
            lines.append(answerLine)
        }
        let heading = ["contender", "best MB/s", "median MB/s", "ratio", "allocations"]
        for cells in [heading] + question.contenders.map(cells) {
            let line = cells.indices.map {
                $0 == 0 ? cells[$0].padded(widths[$0]) : cells[$0].aligned(widths[$0])
            }
            lines.append("  " + line.joined(separator: " "))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var answerLine: String {
        let answer = question.answer
        return "  the answer holds \(answer.total) heap objects: \(answer.strings) strings,"
            + " \(answer.arrays) arrays, \(answer.dictionaries) dictionaries,"
            + " \(answer.boxes) boxes"
    }

    private func cells(_ contender: Contender) -> [String] {
        let reference = question.contenders.first { $0.name == Question.reference }
        return [
            contender.name,
            decimal(Double(question.size) / contender.best / 1e6),
            decimal(Double(question.size) / contender.median / 1e6),
            reference.map { decimal($0.best / contender.best) } ?? "",
            "\(contender.allocations)",
        ]
    }

    /// The number with one digit behind the point.
    private func decimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
