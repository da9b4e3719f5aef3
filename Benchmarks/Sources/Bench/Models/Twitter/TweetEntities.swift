/// What stands out in the text of a tweet.
struct TweetEntities: Codable, Equatable, Sendable {
    var hashtags: [Hashtag]
    var symbols: [Hashtag]
    var urls: [URLEntity]
    var userMentions: [UserMention]
    var media: [Media]?

    enum CodingKeys: String, CodingKey, CaseIterable {
        case hashtags
        case symbols
        case urls
        case userMentions = "user_mentions"
        case media
    }
}

/// A tag or symbol, and where it stands.
struct Hashtag: Codable, Equatable, Sendable {
    var text: String
    var indices: [Int]
}

/// A link, and where it stands.
struct URLEntity: Codable, Equatable, Sendable {
    var url: String
    var expandedURL: String
    var displayURL: String
    var indices: [Int]

    enum CodingKeys: String, CodingKey, CaseIterable {
        case url
        case expandedURL = "expanded_url"
        case displayURL = "display_url"
        case indices
    }
}

/// The name of a user, and where it stands.
struct UserMention: Codable, Equatable, Sendable {
    var screenName: String
    var name: String
    var id: Int
    var idString: String
    var indices: [Int]

    enum CodingKeys: String, CodingKey, CaseIterable {
        case screenName = "screen_name"
        case name
        case id
        case idString = "id_str"
        case indices
    }
}

/// A picture, and where its link stands.
struct Media: Codable, Equatable, Sendable {
    var id: Int
    var idString: String
    var indices: [Int]
    var mediaURL: String
    var mediaURLHTTPS: String
    var url: String
    var displayURL: String
    var expandedURL: String
    var type: String
    var sizes: MediaSizes
    var sourceStatusID: Int?
    var sourceStatusIDString: String?

    enum CodingKeys: String, CodingKey, CaseIterable {
        case id
        case idString = "id_str"
        case indices
        case mediaURL = "media_url"
        case mediaURLHTTPS = "media_url_https"
        case url
        case displayURL = "display_url"
        case expandedURL = "expanded_url"
        case type
        case sizes
        case sourceStatusID = "source_status_id"
        case sourceStatusIDString = "source_status_id_str"
    }
}

/// The sizes of a picture.
struct MediaSizes: Codable, Equatable, Sendable {
    var medium: MediaSize
    var small: MediaSize
    var thumb: MediaSize
    var large: MediaSize
}

/// One size of a picture.
struct MediaSize: Codable, Equatable, Sendable {
    var width: Int
    var height: Int
    var resize: String

    enum CodingKeys: String, CodingKey, CaseIterable {
        case width = "w"
        case height = "h"
        case resize
    }
}
