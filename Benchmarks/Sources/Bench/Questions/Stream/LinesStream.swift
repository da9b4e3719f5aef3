import Decoding
import FastJSON

/// Typed records, one on each line.
enum LinesStream: StreamContender {
    static let name = "JSONStream lines"
    static let form = StreamForm.lines

    static func sum(of path: String) throws -> TweetSum {
        let tweets = JSONStream(try .file(path)).lines(Tweet.jsonParser, onError: .stop)
        var sum = TweetSum()
        while let tweet = try tweets.next() { sum.add(tweet) }
        return sum
    }
}
