/// One tweet with all that comes with it, down to the tweet that it repeats.
struct Tweet: Codable, Equatable, Sendable {
    var metadata: TweetMetadata
    var createdAt: String
    var id: Int
    var idString: String
    var text: String
    var source: String
    var truncated: Bool
    var inReplyToStatusID: Int?
    var inReplyToStatusIDString: String?
    var inReplyToUserID: Int?
    var inReplyToUserIDString: String?
    var inReplyToScreenName: String?
    var user: User
    var geo: GeoPoint?
    var coordinates: GeoPoint?
    var place: Place?
    var contributors: [Int]?
    var retweetedStatus: Box<Tweet>?
    var retweetCount: Int
    var favoriteCount: Int
    var entities: TweetEntities
    var favorited: Bool
    var retweeted: Bool
    var possiblySensitive: Bool?
    var lang: String

    enum CodingKeys: String, CodingKey, CaseIterable {
        case metadata
        case createdAt = "created_at"
        case id
        case idString = "id_str"
        case text
        case source
        case truncated
        case inReplyToStatusID = "in_reply_to_status_id"
        case inReplyToStatusIDString = "in_reply_to_status_id_str"
        case inReplyToUserID = "in_reply_to_user_id"
        case inReplyToUserIDString = "in_reply_to_user_id_str"
        case inReplyToScreenName = "in_reply_to_screen_name"
        case user
        case geo
        case coordinates
        case place
        case contributors
        case retweetedStatus = "retweeted_status"
        case retweetCount = "retweet_count"
        case favoriteCount = "favorite_count"
        case entities
        case favorited
        case retweeted
        case possiblySensitive = "possibly_sensitive"
        case lang
    }
}

/// Why a tweet was found.
struct TweetMetadata: Codable, Equatable, Sendable {
    var resultType: String
    var isoLanguageCode: String

    enum CodingKeys: String, CodingKey, CaseIterable {
        case resultType = "result_type"
        case isoLanguageCode = "iso_language_code"
    }
}

/// A point on the globe; the sample has none.
struct GeoPoint: Codable, Equatable, Sendable {
    var type: String
    var coordinates: [Double]
}

/// A place with a name; the sample has none.
struct Place: Codable, Equatable, Sendable {
    var id: String
    var url: String
    var placeType: String
    var name: String
    var fullName: String
    var countryCode: String
    var country: String

    enum CodingKeys: String, CodingKey, CaseIterable {
        case id
        case url
        case placeType = "place_type"
        case name
        case fullName = "full_name"
        case countryCode = "country_code"
        case country
    }
}
