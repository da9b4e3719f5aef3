import Decoding
import FastJSON
import Foundation
import Measuring

/// One way of reading a file of tweets, in a process of its own: for memory is what counts here.
enum StreamQuestion: String, CaseIterable {
    /// Nothing: what the modules alone take.
    case idle
    /// Typed elements of one array.
    case elements
    /// The same in a task.
    case async
    /// The same, the whole file in memory first.
    case whole
    /// Elements as `JSONValue`.
    case values
    /// Typed records, one on each line.
    case lines
    /// The same on several processors.
    case parallel
    /// What is made of typed records where they are read, so that they need not change the thread.
    case sums
    /// The same on several processors.
    case parallelSums = "parallel-sums"

    /// What was asked for on the command line.
    struct Arguments {
        var question = StreamQuestion.idle
        var engine = JSONEngine.native
        var path = ""

        static let usage = """
            usage: typed stream QUESTION [yajl] FILE    how fast, and in how much memory
                   typed generate MEGABYTES twitter.json FILE
              QUESTION     \(StreamQuestion.allCases.map(\.rawValue).joined(separator: ", "))
              generate     writes an array of tweets, or lines of them into a FILE.jsonl
            """

        init?(_ arguments: some Sequence<String>) {
            for argument in arguments {
                if let question = StreamQuestion(rawValue: argument) {
                    self.question = question
                } else if let engine = JSONEngine.allCases.first(where: { "\($0)" == argument }) {
                    self.engine = engine
                } else {
                    path = argument
                }
            }
            if path.isEmpty { return nil }
        }
    }

    /// Reads the file, and prints what it took.
    static func answer(_ arguments: Arguments) async throws {
        let options = JSONReadingOptions(engine: arguments.engine)
        let path = arguments.path
        let clock = ContinuousClock()
        let start = clock.now
        var sum = Sum()
        switch arguments.question {
        case .idle:
            break
        case .elements:
            let tweets = try JSONStream(.file(path), options: options)
                .elements(at: "/statuses", Tweet.jsonParser)
            while let tweet = try tweets.next() { sum.add(tweet) }
        case .async:
            let tweets = try JSONStream(.file(path), options: options)
                .elements(at: "/statuses", Tweet.jsonParser)
            for try await tweet in tweets { sum.add(tweet) }
        case .whole:
            let bytes = try JSONInput.file(path).readAll()
            let parser = Field("statuses") {
                JSONArray { Tweet.jsonParser.map { tweet in sumOf(tweet) } }
            }
            for value in try parser.decode(bytes, options: options) { sum.add(value) }
        case .values:
            let tweets = try JSONStream(.file(path), options: options).elements(at: "/statuses")
            while let tweet = try tweets.next() {
                sum.count += 1
                sum.total &+= tweet["id"]?.int ?? 0
            }
        case .lines:
            let tweets = try JSONStream(.file(path), options: options)
                .lines(Tweet.jsonParser, onError: .stop)
            while let tweet = try tweets.next() { sum.add(tweet) }
        case .parallel:
            let tweets = try JSONStream(.file(path), options: options)
                .parallelLines(Tweet.jsonParser, onError: .stop)
            for try await tweet in tweets { sum.add(tweet) }
        case .sums:
            let sums = JSONStream(try .file(path), options: options)
                .lines(Tweet.jsonParser.map { tweet in sumOf(tweet) }, onError: .stop)
            while let value = try sums.next() { sum.add(value) }
        case .parallelSums:
            let sums = JSONStream(try .file(path), options: options)
                .parallelLines(Tweet.jsonParser.map { tweet in sumOf(tweet) }, onError: .stop)
            for try await value in sums { sum.add(value) }
        }
        let elapsed = (clock.now - start) / .milliseconds(1) / 1000
        report(arguments, sum, elapsed)
    }

    private static func report(_ arguments: Arguments, _ sum: Sum, _ elapsed: Double) {
        let size = (try? JSONInput.file(arguments.path).size) ?? 0
        let time = Stopwatch.processSeconds()
        print(
            "\(arguments.question.rawValue) \(arguments.engine):",
            "\(sum.count) tweets, sum of their ids \(sum.total);",
            String(
                format: "CPU %.2f s, elapsed %.2f s, %.0f MB/s of CPU time, peak %.1f MB",
                time,
                elapsed,
                Double(size) / 1e6 / time,
                peakMemory()
            )
        )
    }

    /// The largest resident size so far, in MB.
    private static func peakMemory() -> Double {
        var usage = rusage()
        #if os(Linux)
        getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1000
        #else
        getrusage(RUSAGE_SELF, &usage)
        return Double(usage.ru_maxrss) / 1e6
        #endif
    }

    private static func sumOf(_ tweet: Tweet) -> Int { tweet.id &+ tweet.user.id }

    /// What every question must come to.
    private struct Sum {
        var count = 0
        var total = 0

        mutating func add(_ tweet: Tweet) { add(sumOf(tweet)) }

        mutating func add(_ value: Int) {
            count += 1
            total &+= value
        }
    }

    /// Writes so many megabytes of tweets.
    static func generate(_ arguments: [String]) throws {
        guard arguments.count == 3, let size = Int(arguments[0]) else {
            complain(Arguments.usage, status: 2)
        }
        let document = try JSONDocument(parsing: .file(arguments[1]))
        let isLines = arguments[2].hasSuffix(".jsonl")
        let tweets = document["statuses"]?.elements?.map { Array($0.value.jsonBytesOrEmpty) } ?? []
        guard FileManager.default.createFile(atPath: arguments[2], contents: nil),
            let file = FileHandle(forWritingAtPath: arguments[2])
        else { complain("cannot write \(arguments[2])", status: 1) }
        var buffer = isLines ? [] : Array(#"{"statuses":["#.utf8)
        var written = 0
        var isFirst = true
        while written + buffer.count < size * 1_000_000 {
            for tweet in tweets {
                if !isFirst { buffer.append(isLines ? 0x0A : 0x2C) }
                isFirst = false
                buffer += tweet
            }
            file.write(Data(buffer))
            written += buffer.count
            buffer = []
        }
        file.write(Data(isLines ? "\n".utf8 : "]}".utf8))
    }
}

extension JSONValue {
    fileprivate var jsonBytesOrEmpty: [UInt8] { (try? jsonBytes()) ?? [] }
}
