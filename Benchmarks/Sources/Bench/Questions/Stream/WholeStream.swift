import Decoding
import FastJSON

/// The whole file in memory first, then typed elements.
enum WholeStream: StreamContender {
    static let name = "JSONParser, whole file"

    static func sum(of path: String) throws -> TweetSum {
        let bytes = try JSONInput.file(path).readAll()
        let parser = Field("statuses") {
            JSONArray { Tweet.jsonParser.map { tweet in TweetSum.value(of: tweet) } }
        }
        var sum = TweetSum()
        for value in try parser.decode(bytes) { sum.add(value) }
        return sum
    }
}
