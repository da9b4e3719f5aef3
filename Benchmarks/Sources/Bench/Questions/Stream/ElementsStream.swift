import Decoding
import FastJSON

/// Typed elements of the array, each gone before the next, over an engine.
enum ElementsStream<Engine: StreamEngine>: StreamContender {
    static var name: String { "JSONStream elements \(Engine.engine)" }

    static func sum(of path: String) throws -> TweetSum {
        let options = JSONReadingOptions(engine: Engine.engine)
        let tweets = try JSONStream(.file(path), options: options)
            .elements(at: "/statuses", Tweet.jsonParser)
        var sum = TweetSum()
        while let tweet = try tweets.next() { sum.add(tweet) }
        return sum
    }
}

/// An engine, as a type.
protocol StreamEngine {
    static var engine: JSONEngine { get }
}

enum Native: StreamEngine {
    static let engine = JSONEngine.native
}

enum Yajl: StreamEngine {
    static let engine = JSONEngine.yajl
}
