/// One way to read a large file of tweets, in a separate process: for memory counts here.
protocol StreamContender {
    static var name: String { get }
    static var form: StreamForm { get }
    /// Reads the file; the sum of what every way must find there.
    static func sum(of path: String) async throws -> TweetSum
    /// False for those that are measured for what they take and find nothing.
    static var hasAnswer: Bool { get }
}

extension StreamContender {
    static var form: StreamForm { .array }
    static var hasAnswer: Bool { true }
}

/// How the tweets stand in the file.
enum StreamForm: String {
    /// As elements of one array, in an object.
    case array
    /// One on each line.
    case lines
}

/// What every way must find: how many tweets, and the sum of their ids and those of their users.
struct TweetSum: Codable, Equatable {
    var count = 0
    var total = 0

    mutating func add(_ value: Int) {
        count += 1
        total &+= value
    }

    mutating func add(_ tweet: Tweet) {
        add(TweetSum.value(of: tweet))
    }

    static func value(of tweet: Tweet) -> Int { tweet.id &+ tweet.user.id }
}
