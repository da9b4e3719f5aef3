/// How much is measured.
struct Effort {
    /// The rounds that count, for each question.
    var rounds: Int
    /// The processor time after which no round is begun, if there were `leastRounds`.
    var seconds: Double
    /// The sizes of the files that are streamed, in megabytes (10^6 bytes).
    var fileSizes: [Int] = []
    /// The size of the files that tools read, in megabytes.
    var toolFileSize = 0
    /// How often a process of its own is run, where one is needed for each measurement.
    var processes = 0

    static let leastRounds = 5

    static let full = Effort(
        rounds: 25,
        seconds: 20,
        fileSizes: [10, 100, 1000],
        toolFileSize: 100,
        processes: 3
    )
    static let quick = Effort(
        rounds: 25,
        seconds: 1.5,
        fileSizes: [10, 100],
        toolFileSize: 10,
        processes: 1
    )
}
