import Decoding
import FastJSON

/// Typed elements of the array, read on all processors and handed over in order.
enum ParallelElementsStream: StreamContender {
    static let name = "JSONStream parallel elements"

    static func sum(of path: String) async throws -> TweetSum {
        let tweets = try JSONStream(.file(path))
            .parallelElements(at: "/statuses", Tweet.jsonParser)
        var sum = TweetSum()
        for try await tweet in tweets { sum.add(tweet) }
        return sum
    }
}

/// What the parser makes of each element, read on all processors and handed over in order.
enum ParallelElementSumsStream: StreamContender {
    static let name = "JSONStream parallel elements, mapped"

    static func sum(of path: String) async throws -> TweetSum {
        let parser = Tweet.jsonParser.map { tweet in TweetSum.value(of: tweet) }
        let values = try JSONStream(.file(path)).parallelElements(at: "/statuses", parser)
        var sum = TweetSum()
        for try await value in values { sum.add(value) }
        return sum
    }
}
