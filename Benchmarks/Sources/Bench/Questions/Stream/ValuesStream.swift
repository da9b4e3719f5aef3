import FastJSON

/// Elements of the array as `JSONValue`.
enum ValuesStream: StreamContender {
    static let name = "JSONStream elements as JSONValue"

    static func sum(of path: String) throws -> TweetSum {
        let tweets = try JSONStream(.file(path)).elements(at: "/statuses")
        var sum = TweetSum()
        while let tweet = try tweets.next() {
            sum.add((tweet["id"]?.int ?? 0) &+ (tweet["user"]?["id"]?.int ?? 0))
        }
        return sum
    }
}
