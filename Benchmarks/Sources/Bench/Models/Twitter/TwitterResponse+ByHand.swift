import FastJSON

extension TwitterResponse: HandCoded {
    private enum Key: String, CaseIterable {
        case statuses
        case searchMetadata = "search_metadata"
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var statuses: [Tweet]?
        var searchMetadata: SearchMetadata?
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .statuses: statuses = try cursor.readArray()
            case .searchMetadata: searchMetadata = try SearchMetadata(reading: &cursor)
            }
        }
        self.init(
            statuses: try required(statuses, Key.statuses),
            searchMetadata: try required(searchMetadata, Key.searchMetadata)
        )
    }
}

extension SearchMetadata: HandCoded {
    private enum Key: String, CaseIterable {
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

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var completedIn: Double?
        var maxID: Int?
        var maxIDString: String?
        var nextResults: String?
        var query: String?
        var refreshURL: String?
        var count: Int?
        var sinceID: Int?
        var sinceIDString: String?
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .completedIn: completedIn = try cursor.readDouble()
            case .maxID: maxID = try cursor.readInt()
            case .maxIDString: maxIDString = try cursor.readString()
            case .nextResults: nextResults = try cursor.readString()
            case .query: query = try cursor.readString()
            case .refreshURL: refreshURL = try cursor.readString()
            case .count: count = try cursor.readInt()
            case .sinceID: sinceID = try cursor.readInt()
            case .sinceIDString: sinceIDString = try cursor.readString()
            }
        }
        self.init(
            completedIn: try required(completedIn, Key.completedIn),
            maxID: try required(maxID, Key.maxID),
            maxIDString: try required(maxIDString, Key.maxIDString),
            nextResults: try required(nextResults, Key.nextResults),
            query: try required(query, Key.query),
            refreshURL: try required(refreshURL, Key.refreshURL),
            count: try required(count, Key.count),
            sinceID: try required(sinceID, Key.sinceID),
            sinceIDString: try required(sinceIDString, Key.sinceIDString)
        )
    }
}
