import FastJSON

extension TwitterResponse: HandCoded {
    private static let keys = JSONKeys<CodingKeys>()

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
            statuses: try required(statuses, CodingKeys.statuses),
            searchMetadata: try required(searchMetadata, CodingKeys.searchMetadata)
        )
    }
}

extension SearchMetadata: HandCoded {
    private static let keys = JSONKeys<CodingKeys>()

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
            completedIn: try required(completedIn, CodingKeys.completedIn),
            maxID: try required(maxID, CodingKeys.maxID),
            maxIDString: try required(maxIDString, CodingKeys.maxIDString),
            nextResults: try required(nextResults, CodingKeys.nextResults),
            query: try required(query, CodingKeys.query),
            refreshURL: try required(refreshURL, CodingKeys.refreshURL),
            count: try required(count, CodingKeys.count),
            sinceID: try required(sinceID, CodingKeys.sinceID),
            sinceIDString: try required(sinceIDString, CodingKeys.sinceIDString)
        )
    }
}
