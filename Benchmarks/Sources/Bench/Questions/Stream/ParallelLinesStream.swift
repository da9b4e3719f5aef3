import Decoding
import FastJSON

/// Typed records, one on each line, read on all processors and handed over in order.
enum ParallelLinesStream: StreamContender {
    static let name = "JSONStream parallel lines"
    static let form = StreamForm.lines

    static func sum(of path: String) async throws -> TweetSum {
        let tweets = JSONStream(try .file(path)).parallelLines(Tweet.jsonParser, onError: .stop)
        var sum = TweetSum()
        for try await tweet in tweets { sum.add(tweet) }
        return sum
    }
}
