/// What was measured on one document.
struct BenchResult {
    /// What one contender needed.
    struct Row {
        let reader: String
        let task: Contender.Task
        /// The processor time of one run in each round, in seconds, in order.
        let seconds: [Double]

        var minimum: Double { seconds.first ?? 0 }
        var median: Double {
            let middle = seconds.count / 2
            return seconds.count % 2 == 1
                ? seconds[middle] : (seconds[middle - 1] + seconds[middle]) / 2
        }
    }

    let name: String
    let size: Int
    /// What the contenders do not agree about.
    let answers: AnswerCheck
    let rows: [Row]

    var roundCount: Int { rows.first?.seconds.count ?? 0 }

    /// How many times as fast as Foundation a row is, by the best times: as its writing, or as its
    /// tree, since it has no other way to read.
    func ratio(_ row: Row) -> Double? {
        let task = row.task == .write ? Contender.Task.write : .tree
        let foundation = rows.first { $0.reader == FoundationContender.name && $0.task == task }
        return foundation.map { $0.minimum / row.minimum }
    }

    /// The speed for a time, in megabytes (10^6 bytes) per second.
    func rate(_ seconds: Double) -> Double {
        Double(size) / 1e6 / seconds
    }
}

extension BenchResult {
    private static let fewestRounds = 3
    /// A run is repeated until a round takes so long, or the clock would be too coarse.
    private static let shortestRound = 0.005

    /// Measures all contenders in turn, round after round, for about this processor time.
    ///
    /// Taking turns spreads what else the machine does over all of them.
    static func measure(
        _ contenders: [Contender],
        seconds budget: Double,
        name: String,
        size: Int,
        answers: AnswerCheck
    ) throws -> BenchResult {
        let start = System.processorSeconds()
        // The first runs warm the caches, and say how often to repeat.
        let repetitions = try contenders.map { contender in
            let once = try time(contender, repetitions: 1)
            return max(1, Int((shortestRound / max(once, 1e-7)).rounded(.up)))
        }
        var times = contenders.map { _ in [Double]() }
        repeat {
            for index in contenders.indices {
                let time = try time(contenders[index], repetitions: repetitions[index])
                times[index].append(time / Double(repetitions[index]))
            }
        } while times[0].count < fewestRounds || System.processorSeconds() - start < budget
        let rows = contenders.indices.map { index in
            Row(
                reader: contenders[index].reader,
                task: contenders[index].task,
                seconds: times[index].sorted()
            )
        }
        return BenchResult(name: name, size: size, answers: answers, rows: rows)
    }

    private static func time(_ contender: Contender, repetitions: Int) throws -> Double {
        let start = System.processorSeconds()
        for _ in 0..<repetitions {
            try contender.run()
        }
        return System.processorSeconds() - start
    }
}
