import Decoding
import FastJSON

/// What the parser makes of each record, one on each line.
enum SumsStream: StreamContender {
    static let name = "JSONStream lines, mapped"
    static let form = StreamForm.lines

    static func sum(of path: String) throws -> TweetSum {
        let parser = Tweet.jsonParser.map { tweet in TweetSum.value(of: tweet) }
        let values = JSONStream(try .file(path)).lines(parser, onError: .stop)
        var sum = TweetSum()
        while let value = try values.next() { sum.add(value) }
        return sum
    }
}
