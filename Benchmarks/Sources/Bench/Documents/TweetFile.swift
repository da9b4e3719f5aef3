import FastJSON
import Foundation

/// How the tweets stand in a file.
enum TweetForm: String {
    /// As elements of one array, in an object.
    case array
    /// The same, indented.
    case indented
    /// One on each line.
    case lines
}

/// A file of tweets, written for the measurement.
struct TweetFile {
    let path: String
    let megabytes: Int
    let form: TweetForm
    let size: Int
    /// What every contender must find in it.
    let sum: TweetSum
    /// What stands in it again and again.
    let tweets: [Source]

    /// The text of a tweet, and what it adds to the sum.
    struct Source {
        let tree: JSONValue
        let text: [UInt8]
        let value: Int
    }

    /// The tweets of twitter.json, compact; nil if it is absent.
    static func tweets(in corpora: Corpora) throws -> [Source]? {
        guard let bytes = try corpora.bytes(of: .twitter) else { return nil }
        let elements =
            try JSONDocument(parsing: bytes)["statuses"]?.elements.map { Array($0) } ?? []
        return try elements.map { node in
            let value = (node["id"]?.int ?? 0) &+ (node["user"]?["id"]?.int ?? 0)
            let tree = node.value
            return Source(tree: tree, text: try tree.jsonBytes(), value: value)
        }
    }

    /// Writes at least that many megabytes (10^6 bytes), the same tweets again and again.
    init(_ tweets: [Source], megabytes: Int, form: TweetForm, path: String? = nil) throws {
        let process = ProcessInfo.processInfo.processIdentifier
        let name = "fastjson-\(process)-\(megabytes)-\(form).json"
        self.path = path ?? FileManager.default.temporaryDirectory.appending(path: name).path
        self.megabytes = megabytes
        self.form = form
        self.tweets = tweets
        guard FileManager.default.createFile(atPath: self.path, contents: nil),
            let file = FileHandle(forWritingAtPath: self.path)
        else { throw CocoaError(.fileWriteUnknown) }
        defer { try? file.close() }
        var sum = TweetSum()
        var size = 0
        let texts = form == .indented ? try tweets.map(TweetFile.indented) : tweets.map(\.text)
        let space = form == .indented ? "\n    " : ""
        var buffer = form == .lines ? [] : Array(#"{"statuses":[\#(space)"#.utf8)
        while size + buffer.count < megabytes * 1_000_000 {
            for (tweet, text) in zip(tweets, texts) {
                if sum.count > 0 { buffer += (form == .lines ? "\n" : "," + space).utf8 }
                buffer += text
                sum.add(tweet.value)
            }
            size += buffer.count
            try file.write(contentsOf: Data(buffer))
            buffer = []
        }
        let end = Data((form == .lines ? "\n" : "]}").utf8)
        try file.write(contentsOf: end)
        self.size = size + end.count
        self.sum = sum
    }

    /// The text of a tweet with two spaces for each level, within an array within an object.
    private static func indented(_ tweet: Source) throws -> [UInt8] {
        let text = try tweet.tree.jsonString(options: .pretty)
        return Array(text.replacing("\n", with: "\n    ").utf8)
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
