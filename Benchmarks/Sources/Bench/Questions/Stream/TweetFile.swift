import FastJSON
import Foundation

/// A file of tweets, written for the measurement.
struct TweetFile {
    let path: String
    let megabytes: Int
    let form: StreamForm
    let size: Int
    /// What every contender must find in it.
    let sum: TweetSum

    /// The text of a tweet, and what it adds to the sum.
    struct Source {
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
            return Source(text: try node.value.jsonBytes(), value: value)
        }
    }

    /// Writes at least that many megabytes (10^6 bytes), the same tweets again and again.
    init(_ tweets: [Source], megabytes: Int, form: StreamForm, path: String? = nil) throws {
        let name = "fastjson-\(ProcessInfo.processInfo.processIdentifier)-\(megabytes).json"
        self.path = path ?? FileManager.default.temporaryDirectory.appending(path: name).path
        self.megabytes = megabytes
        self.form = form
        guard FileManager.default.createFile(atPath: self.path, contents: nil),
            let file = FileHandle(forWritingAtPath: self.path)
        else { throw CocoaError(.fileWriteUnknown) }
        defer { try? file.close() }
        var sum = TweetSum()
        var size = 0
        var buffer = form == .array ? Array(#"{"statuses":["#.utf8) : []
        while size + buffer.count < megabytes * 1_000_000 {
            for tweet in tweets {
                if sum.count > 0 { buffer.append(UInt8(ascii: form == .array ? "," : "\n")) }
                buffer += tweet.text
                sum.add(tweet.value)
            }
            size += buffer.count
            try file.write(contentsOf: Data(buffer))
            buffer = []
        }
        let end = Data((form == .array ? "]}" : "\n").utf8)
        try file.write(contentsOf: end)
        self.size = size + end.count
        self.sum = sum
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
