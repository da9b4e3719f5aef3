import Decoding
import FastJSON

/// Typed elements of the array, awaited in a task.
enum AwaitedStream: StreamContender {
    static let name = "JSONStream elements, awaited"

    static func sum(of path: String) async throws -> TweetSum {
        let tweets = try JSONStream(.file(path)).elements(at: "/statuses", Tweet.jsonParser)
        var sum = TweetSum()
        for try await tweet in tweets { sum.add(tweet) }
        return sum
    }
}
