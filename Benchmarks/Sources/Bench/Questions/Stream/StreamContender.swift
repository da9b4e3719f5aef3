/// One way to read a large file of tweets, in a separate process: for memory counts here.
struct StreamContender: Sendable {
    let name: String
    var form = StreamForm.array
    /// False for those that are measured for what they take and find nothing.
    var hasAnswer = true
    /// Reads the file; the sum of what every way must find there.
    let sum: @Sendable (_ path: String) async throws -> TweetSum
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
