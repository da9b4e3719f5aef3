import Decoding
import FastJSON

/// What the parser makes of each record, read on all processors and handed over in order.
enum ParallelSumsStream: StreamContender {
    static let name = "JSONStream parallel lines, mapped"
    static let form = StreamForm.lines

    static func sum(of path: String) async throws -> TweetSum {
        let parser = Tweet.jsonParser.map { tweet in TweetSum.value(of: tweet) }
        let values = JSONStream(try .file(path)).parallelLines(parser, onError: .stop)
        var sum = TweetSum()
        for try await value in values { sum.add(value) }
        return sum
    }
}
