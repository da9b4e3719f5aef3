import AllocationCounter

/// A contender gave another answer than it should.
struct WrongAnswer: Error, CustomStringConvertible {
    let question: String
    let contender: String

    var description: String { "\(question): \(contender) gives a wrong answer" }
}

extension Question {
    /// A run is repeated until a measurement takes so long, or the clock would be too coarse.
    private static let shortestMeasurement = 0.002

    /// Checks all answers, then measures the contenders in turn, round after round.
    ///
    /// Taking turns spreads what else the machine does over all of them.
    func measure(_ effort: Effort) throws -> QuestionResult {
        let contenders = contenders
        var results: [ContenderResult] = []
        var repetitions: [Int] = []
        for contender in contenders {
            guard try contender.isRight() else {
                throw WrongAnswer(question: title, contender: contender.name)
            }
            results.append(try Question.countMemory(of: contender))
            let once = try Question.time(contender, repetitions: 1)
            let count = (Question.shortestMeasurement / max(once, 1e-7)).rounded(.up)
            repetitions.append(max(1, Int(count)))
        }
        var times = contenders.map { _ in [Double]() }
        let start = Stopwatch.threadSeconds()
        for round in 0..<effort.rounds {
            let isLate = Stopwatch.threadSeconds() - start > effort.seconds
            if isLate, round >= Effort.leastRounds { break }
            // Another contender begins each time, so that none always follows the same one.
            for turn in contenders.indices {
                let index = (turn + round) % contenders.count
                let time = try Question.time(contenders[index], repetitions: repetitions[index])
                times[index].append(time / Double(repetitions[index]))
            }
        }
        for index in contenders.indices {
            results[index].times = Times(times[index], repetitions: repetitions[index])
        }
        return QuestionResult(self, results)
    }

    /// Counts allocations, in one run, and the bytes at their peak, in another.
    private static func countMemory(of contender: Contender) throws -> ContenderResult {
        // A printer checks the initialisers of the first three values of a type.
        for _ in 0..<3 { try contender.run() }
        allocation_count_begin()
        try contender.run()
        let count = allocation_count_end()
        allocation_peak_begin()
        try contender.run()
        let peak = allocation_peak_end()
        return ContenderResult(
            name: contender.name,
            allocations: count < 0 ? nil : count,
            peakBytes: peak < 0 ? nil : peak
        )
    }

    private static func time(_ contender: Contender, repetitions: Int) throws -> Double {
        let start = Stopwatch.threadSeconds()
        for _ in 0..<repetitions {
            try contender.run()
        }
        return Stopwatch.threadSeconds() - start
    }
}
