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
