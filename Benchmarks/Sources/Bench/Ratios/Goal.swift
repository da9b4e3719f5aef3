/// Two contenders, and how many times as fast as the other the first should be.
struct Goal {
    let contender: String
    let reference: String
    /// The least that is wanted, beside simdjson with AVX-512; nil for "not less than before".
    let bar: Double?
    /// The question that both answer; nil if its document is absent.
    let question: (Corpora) throws -> Question?

    /// Measures the two alone, in turn.
    ///
    /// Nil if one of them is absent, or if the pair does not have all these words.
    func measure(_ corpora: Corpora, rounds: Int, only words: [String]) throws -> MeasuredRatio? {
        guard var question = try question(corpora) else { return nil }
        question.entries.removeAll { entry in
            entry.contender?.name != contender && entry.contender?.name != reference
        }
        guard question.contenders.count == 2,
            Question.has(words, question.title, "\(contender) \(reference)")
        else { return nil }
        let effort = Effort(rounds: rounds, seconds: .infinity)
        let result = try question.measure(effort)
        return MeasuredRatio(result, contender: contender, reference: reference, bar: bar)
    }
}
