import FastJSON

extension TwitterResponse: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var statuses: [Tweet]?
        var searchMetadata: SearchMetadata?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "statuses": statuses = try cursor.readArray()
                case "search_metadata": searchMetadata = try SearchMetadata(reading: &cursor)
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            statuses: try required(statuses, "statuses"),
            searchMetadata: try required(searchMetadata, "search_metadata")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("statuses", statuses)
        writer.member("search_metadata", searchMetadata)
        writer.endObject()
    }
}

extension SearchMetadata: HandCoded {
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
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "completed_in": completedIn = try cursor.readDouble()
                case "max_id": maxID = try cursor.readInt()
                case "max_id_str": maxIDString = try cursor.readString()
                case "next_results": nextResults = try cursor.readString()
                case "query": query = try cursor.readString()
                case "refresh_url": refreshURL = try cursor.readString()
                case "count": count = try cursor.readInt()
                case "since_id": sinceID = try cursor.readInt()
                case "since_id_str": sinceIDString = try cursor.readString()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            completedIn: try required(completedIn, "completed_in"),
            maxID: try required(maxID, "max_id"),
            maxIDString: try required(maxIDString, "max_id_str"),
            nextResults: try required(nextResults, "next_results"),
            query: try required(query, "query"),
            refreshURL: try required(refreshURL, "refresh_url"),
            count: try required(count, "count"),
            sinceID: try required(sinceID, "since_id"),
            sinceIDString: try required(sinceIDString, "since_id_str")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("completed_in", completedIn)
        writer.member("max_id", maxID)
        writer.member("max_id_str", maxIDString)
        writer.member("next_results", nextResults)
        writer.member("query", query)
        writer.member("refresh_url", refreshURL)
        writer.member("count", count)
        writer.member("since_id", sinceID)
        writer.member("since_id_str", sinceIDString)
        writer.endObject()
    }
}
