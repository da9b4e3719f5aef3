/// The answer to a search for tweets.
struct TwitterResponse: Codable, Equatable, Sendable {
    var statuses: [Tweet]
    var searchMetadata: SearchMetadata

    enum CodingKeys: String, CodingKey, CaseIterable {
        case statuses
        case searchMetadata = "search_metadata"
    }
}

/// What was searched for, and how to continue.
struct SearchMetadata: Codable, Equatable, Sendable {
    var completedIn: Double
    var maxID: Int
    var maxIDString: String
    var nextResults: String
    var query: String
    var refreshURL: String
    var count: Int
    var sinceID: Int
    var sinceIDString: String

    enum CodingKeys: String, CodingKey, CaseIterable {
        case completedIn = "completed_in"
        case maxID = "max_id"
        case maxIDString = "max_id_str"
        case nextResults = "next_results"
        case query
        case refreshURL = "refresh_url"
        case count
        case sinceID = "since_id"
        case sinceIDString = "since_id_str"
    }
}
