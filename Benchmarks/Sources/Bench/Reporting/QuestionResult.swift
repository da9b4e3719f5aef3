/// What was measured for a question.
struct QuestionResult: Codable {
    let question: String
    let subject: String
    /// The bytes of JSON text of one run.
    let bytes: Int
    let reference: String
    /// The allocations that an answer cannot do without.
    let heapObjects: Int?
    var contenders: [ContenderResult]
    var absent: [Absence]

    init(_ question: Question, _ contenders: [ContenderResult]) {
        self.question = question.name
        subject = question.subject
        bytes = question.size
        reference = question.reference
        heapObjects = question.answer?.total
        self.contenders = contenders
        absent = question.absences
    }

    /// How many times as fast as the reference a contender is, by the best times.
    func ratio(_ contender: ContenderResult) -> Double? {
        let best = contenders.first { $0.name == reference }?.times?.best
        guard let best, let own = contender.times?.best else { return nil }
        return best / own
    }

    /// Megabytes (10^6 bytes) a second, for a time in seconds.
    func rate(_ seconds: Double) -> Double {
        Double(bytes) / 1e6 / seconds
    }
}

/// What was measured of a contender.
struct ContenderResult: Codable {
    let name: String
    var times: Times?
    /// Seconds on the clock, where several processors can work.
    var elapsedSeconds: Double?
    /// The allocations of one run; nil where they cannot be counted.
    var allocations: Int?
    /// The memory at its peak: of the heap for one run, or of a process of its own.
    var peakBytes: Int?
}

/// The processor times of one run, in seconds.
struct Times: Codable {
    let best: Double
    let median: Double
    /// The standard deviation, as a part of the mean.
    let deviation: Double
    /// The runs that were measured.
    let iterations: Int

    /// What the rounds took, each of so many runs.
    init(_ seconds: [Double], repetitions: Int) {
        let sorted = seconds.sorted()
        let middle = sorted.count / 2
        let mean = sorted.reduce(0, +) / Double(max(1, sorted.count))
        let squares = sorted.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        let variance = squares / Double(max(1, sorted.count - 1))
        best = sorted.first ?? 0
        median =
            sorted.count % 2 == 1 || sorted.isEmpty
            ? sorted.isEmpty ? 0 : sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
        deviation = mean > 0 ? variance.squareRoot() / mean : 0
        iterations = sorted.count * repetitions
    }
}
