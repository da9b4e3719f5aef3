/// The processor times of one run, in seconds.
struct Times: Encodable {
    let best: Double
    let median: Double
    /// The standard deviation, as a part of the mean.
    let deviation: Double
    /// The runs that were measured.
    let iterations: Int
    /// The time of each round, in their order, which is not recorded.
    let rounds: [Double]

    private enum CodingKeys: CodingKey { case best, median, deviation, iterations }

    /// What the rounds took, each of that many runs.
    init(_ rounds: [Double], repetitions: Int) {
        let spread = Spread(rounds)
        let mean = rounds.reduce(0, +) / Double(max(1, rounds.count))
        let squares = rounds.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        let variance = squares / Double(max(1, rounds.count - 1))
        best = rounds.min() ?? 0
        median = spread?.median ?? 0
        deviation = mean > 0 ? variance.squareRoot() / mean : 0
        iterations = rounds.count * repetitions
        self.rounds = rounds
    }

    /// How many times as fast as another these are, round by round.
    ///
    /// Whatever slows a whole round, it slows both, and the ratio stays. Nil without rounds.
    func ratio(to reference: Times) -> Spread? {
        Spread(zip(reference.rounds, rounds).map { $0 / $1 })
    }
}

/// Where the middle of some numbers is, and the middle half of them.
struct Spread: Encodable {
    let lowerQuarter: Double
    let median: Double
    let upperQuarter: Double

    /// Nil for no numbers.
    init?(_ numbers: [Double]) {
        if numbers.isEmpty { return nil }
        let sorted = numbers.sorted()
        /// The number at a part of the way, between its two neighbours.
        func number(at part: Double) -> Double {
            let place = part * Double(sorted.count - 1)
            let index = Int(place)
            let next = sorted[min(index + 1, sorted.count - 1)]
            return sorted[index] + (next - sorted[index]) * (place - Double(index))
        }
        lowerQuarter = number(at: 0.25)
        median = number(at: 0.5)
        upperQuarter = number(at: 0.75)
    }
}
