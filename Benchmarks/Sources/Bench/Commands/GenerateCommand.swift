import ArgumentParser

/// `bench generate`: a file for the streaming question.
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Write a large file of the tweets of twitter.json.",
        discussion: "An array of them, or one on each line of a file whose name ends with .jsonl."
    )

    @Argument(help: "The size in megabytes (10^6 bytes).")
    var megabytes: Int

    @Argument(help: "The file.")
    var path: String

    @Option(help: "Where twitter.json is.")
    var documents: String?

    func run() throws {
        let corpora = Corpora(directory: documents)
        guard let tweets = try TweetFile.tweets(in: corpora) else {
            throw ValidationError("There is no \(corpora.path(of: .twitter)).")
        }
        let form = path.hasSuffix(".jsonl") ? TweetForm.lines : .array
        _ = try TweetFile(tweets, megabytes: megabytes, form: form, path: path)
    }
}
