/// One way to read a large file of tweets, in a separate process: for memory counts here.
struct StreamContender: Sendable {
    let name: String
    var form = TweetForm.array
    /// False for those that are measured for what they take and find nothing.
    var hasAnswer = true
    /// Reads the file; the sum of what every way must find there.
    let sum: @Sendable (_ path: String) async throws -> TweetSum
}
