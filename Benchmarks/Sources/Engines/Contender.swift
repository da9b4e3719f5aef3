/// One contender with what was measured of it.
struct Contender {
    let name: String
    /// Reads the document and returns a number that every contender of its question must give.
    let run: () throws -> Int
    var times: [Double] = []
    var allocations = 0

    init(_ name: String, _ run: @escaping () throws -> Int) {
        self.name = name
        self.run = run
    }

    var best: Double { times.min() ?? .infinity }
    var median: Double { times.sorted()[times.count / 2] }
}
