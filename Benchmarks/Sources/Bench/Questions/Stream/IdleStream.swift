/// Nothing: what a program takes that has the same modules.
enum IdleStream: StreamContender {
    static let name = "idle"
    static let hasAnswer = false

    static func sum(of path: String) -> TweetSum { TweetSum() }
}
