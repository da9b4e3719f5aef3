/// What was measured for a question.
struct QuestionResult: Encodable {
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
        let reference = contenders.first { $0.name == question.reference }?.times
        self.contenders = contenders.map { contender in
            var contender = contender
            contender.ratio = reference.flatMap { contender.times?.ratio(to: $0)?.median }
            return contender
        }
        absent = question.absences
    }

    /// Megabytes (10^6 bytes) a second, for a time in seconds.
    func rate(_ seconds: Double) -> Double {
        Double(bytes) / 1e6 / seconds
    }
}

/// What was measured of a contender.
struct ContenderResult: Encodable {
    let name: String
    var times: Times?
    /// How many times as fast as the reference it is: the median of the ratios of all rounds.
    var ratio: Double?
    /// Seconds on the clock, where several processors can work.
    var elapsedSeconds: Double?
    /// The allocations of one run; nil where they cannot be counted.
    var allocations: Int?
    /// The memory at its peak: of the heap for one run, or of a process of its own.
    var peakBytes: Int?
}
