import FastJSON
import Foundation

/// What people do with a file of JSON in a shell.
enum ToolTask: CaseIterable {
    case select, table, minify

    /// One tool, and how it does the task.
    struct Contender {
        let tool: Tool
        /// What tells it from another one with the same tool.
        var note = ""
        let process: (_ path: String) -> ChildProcess

        init(_ tool: Tool, note: String = "", _ arguments: String...) {
            self.tool = tool
            self.note = note
            process = { path in .named(tool.program, arguments + [path]) }
        }

        init(_ tool: Tool, note: String = "", script: String, _ arguments: String...) {
            self.tool = tool
            self.note = note
            process = { path in .script(script, [path] + arguments) }
        }
    }

    var subject: String {
        switch self {
        case .select: "a name of each element"
        case .table: "two columns of lines as CSV"
        case .minify: "indented text without white space"
        }
    }

    var form: TweetForm {
        switch self {
        case .select: .array
        case .table: .lines
        case .minify: .indented
        }
    }

    var contenders: [Contender] {
        switch self {
        case .select:
            let filter = ".statuses[].user.screen_name"
            return [
                Contender(.fastjson, "select", "/statuses/*/user/screen_name"),
                Contender(.jq, filter), Contender(.gojq, filter),
                Contender(.ijson, script: "ijson_names.py"),
            ]
        case .table:
            let filter = "[.user.screen_name, .retweet_count] | @csv"
            let row = "emit1 {\"name\": $user.screen_name, \"retweets\": $retweet_count}"
            let fields = "user.screen_name,retweet_count"
            return [
                Contender(.fastjson, "records", "--csv", "--fields", fields),
                Contender(.jq, "-r", filter), Contender(.gojq, "-r", filter),
                Contender(.miller, "--ijsonl", "--ocsv", "put", "-q", row),
                Contender(.duckDB, script: "duckdb_table.py"),
                Contender(.duckDB, note: ", types declared", script: "duckdb_table.py", "types"),
                Contender(.polars, script: "polars_table.py"),
                Contender(.polars, note: ", types declared", script: "polars_table.py", "types"),
            ]
        case .minify:
            return [
                Contender(.fastjson, "minify"), Contender(.jq, "-c", "."),
                Contender(.gojq, "-c", "."),
            ]
        }
    }

    /// True if a tool printed what it should of the file.
    func isRight(_ output: URL, of file: TweetFile) throws -> Bool {
        switch self {
        case .select:
            return try Data(contentsOf: output) == Self.lines(of: file) { name, _ in "\"\(name)\"" }
        case .table:
            // Some quote all text, end lines as RFC 4180 says, or begin with the names of the columns.
            let text = try Data(contentsOf: output).filter { !"\"\r".utf8.contains($0) }
            let lines = Self.lines(of: file) { name, count in "\(name),\(count)" }
            return text.suffix(lines.count) == lines && text.count < lines.count + 100
        case .minify:
            return try isSame(output, file)
        }
    }

    /// A line for the name and the number of each tweet.
    private static func lines(
        of file: TweetFile,
        _ line: (_ name: String, _ retweets: Int) -> String
    ) -> Data {
        let lines = file.tweets.map { tweet in
            let name = tweet.tree["user"]?["screen_name"]?.string ?? ""
            return line(name, tweet.tree["retweet_count"]?.int ?? 0)
        }
        let block = Data(lines.map { $0 + "\n" }.joined().utf8)
        return Data(repeatElement(block, count: file.sum.count / lines.count).joined())
    }

    /// True if the output is the file without white space.
    private func isSame(_ output: URL, _ file: TweetFile) throws -> Bool {
        let compact = file.tweets.reduce(0) { $0 + $1.text.count + 1 }
        let count = file.sum.count / file.tweets.count * compact + "{\"statuses\":[]}".utf8.count
        // A tool may write a number or a character in another way.
        guard let size = try output.resourceValues(forKeys: [.fileSizeKey]).fileSize,
            Double(size) < 1.01 * Double(count)
        else { return false }
        let elements = try JSONStream(.file(output.path)).elements(at: "/statuses")
        var index = 0
        while let element = try elements.next() {
            let expected = file.tweets[index % file.tweets.count].tree
            guard Self.isSame(element, expected) else { return false }
            index += 1
        }
        return index == file.sum.count
    }

    /// True for the same value, with members in any order, and with numbers that are equal as doubles: jq
    /// before 1.7 reads all of them so.
    private static func isSame(_ one: JSONValue, _ other: JSONValue) -> Bool {
        switch (one, other) {
        case (.array(let one), .array(let other)):
            return one.count == other.count && zip(one, other).allSatisfy(isSame)
        case (.object(let one), .object(let other)):
            return one.count == other.count
                && one.allSatisfy { key, value in other[key].map { isSame(value, $0) } ?? false }
        default:
            return one == other || one.double != nil && one.double == other.double
        }
    }
}
