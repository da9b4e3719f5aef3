import Foundation

/// Foundation's `JSONDecoder`, which needs the whole file.
enum JSONDecoderStream: StreamContender {
    static let name = "JSONDecoder, whole file"

    private struct Statuses: Decodable { let statuses: [Tweet] }

    static func sum(of path: String) throws -> TweetSum {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        var sum = TweetSum()
        for tweet in try JSONDecoder().decode(Statuses.self, from: data).statuses { sum.add(tweet) }
        return sum
    }
}
