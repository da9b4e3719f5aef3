/// How many times as fast as another a contender was.
struct MeasuredRatio: Encodable {
    let subject: String
    let contender: String
    let reference: String
    /// Of the ratios of all rounds.
    let ratio: Spread
    /// The median times of one run.
    let seconds: Double
    let referenceSeconds: Double
    let bar: Double?

    /// Nil if one of them was not measured.
    init?(_ result: QuestionResult, contender: String, reference: String, bar: Double? = nil) {
        func times(_ name: String) -> Times? {
            result.contenders.first { $0.name == name }?.times
        }
        guard let own = times(contender), let other = times(reference),
            let ratio = own.ratio(to: other)
        else { return nil }
        subject = "\(result.question) \(result.subject)"
        self.contender = contender
        self.reference = reference
        self.ratio = ratio
        seconds = own.median
        referenceSeconds = other.median
        self.bar = bar
    }

    /// The line above those of `line`.
    static let heading = cells(
        ["what", "contender", "beside", "ratio", "middle half", "us", "us", "bar"]
    )

    /// The ratio as a line of a table.
    var line: String {
        let verdict = bar.map { ratio.median < $0 ? "  below" : "" } ?? ""
        return MeasuredRatio.cells([
            subject, contender, reference,
            ratio.median.text(digits: 2),
            "\(ratio.lowerQuarter.text(digits: 2))-\(ratio.upperQuarter.text(digits: 2))",
            (seconds * 1e6).text(digits: 1),
            (referenceSeconds * 1e6).text(digits: 1),
            bar?.text(digits: 2) ?? "",
        ]) + verdict
    }

    private static func cells(_ texts: [String]) -> String {
        let names = zip(texts, [39, 28, 28]).map { $0.padded($1) }
        let numbers = zip(texts.dropFirst(3), [7, 12, 9, 9, 6]).map { $0.aligned($1) }
        return (names + numbers).joined(separator: " ")
    }
}
