#if Models
import JSONModels

extension Modelled {
    /// The answer to a search for tweets.
    @JSONModel(keys: .snakeCase)
    struct TwitterResponse: Sendable {
        let statuses: [Tweet]
        let searchMetadata: SearchMetadata
    }

    /// What was searched for, and how to continue.
    @JSONModel(keys: .snakeCase)
    struct SearchMetadata: Sendable {
        let completedIn: Double
        let maxId: Int
        let maxIdStr: String
        let nextResults: String
        let query: String
        let refreshUrl: String
        let count: Int
        let sinceId: Int
        let sinceIdStr: String
    }

    /// One tweet with all that comes with it, down to the tweet that it repeats.
    @JSONModel(keys: .snakeCase)
    struct Tweet: Sendable {
        let metadata: TweetMetadata
        let createdAt: String
        let id: Int
        let idStr: String
        let text: String
        let source: String
        let truncated: Bool
        let inReplyToStatusId: Int?
        let inReplyToStatusIdStr: String?
        let inReplyToUserId: Int?
        let inReplyToUserIdStr: String?
        let inReplyToScreenName: String?
        let user: User
        let geo: GeoPoint?
        let coordinates: GeoPoint?
        let place: Place?
        let contributors: [Int]?
        let retweetedStatus: Box<Tweet>?
        let retweetCount: Int
        let favoriteCount: Int
        let entities: TweetEntities
        let favorited: Bool
        let retweeted: Bool
        let possiblySensitive: Bool?
        let lang: String
    }

    /// Why a tweet was found.
    @JSONModel(keys: .snakeCase)
    struct TweetMetadata: Sendable {
        let resultType: String
        let isoLanguageCode: String
    }

    /// A point on the globe; the sample has none.
    @JSONModel
    struct GeoPoint: Sendable {
        let type: String
        let coordinates: [Double]
    }

    /// A place with a name; the sample has none.
    @JSONModel(keys: .snakeCase)
    struct Place: Sendable {
        let id: String
        let url: String
        let placeType: String
        let name: String
        let fullName: String
        let countryCode: String
        let country: String
    }

    /// What stands out in the text of a tweet.
    @JSONModel(keys: .snakeCase)
    struct TweetEntities: Sendable {
        let hashtags: [Hashtag]
        let symbols: [Hashtag]
        let urls: [URLEntity]
        let userMentions: [UserMention]
        let media: [Media]?
    }

    /// A tag or symbol, and where it stands.
    @JSONModel
    struct Hashtag: Sendable {
        let text: String
        let indices: [Int]
    }

    /// A link, and where it stands.
    @JSONModel(keys: .snakeCase)
    struct URLEntity: Sendable {
        let url: String
        let expandedUrl: String
        let displayUrl: String
        let indices: [Int]
    }

    /// The name of a user, and where it stands.
    @JSONModel(keys: .snakeCase)
    struct UserMention: Sendable {
        let screenName: String
        let name: String
        let id: Int
        let idStr: String
        let indices: [Int]
    }

    /// A picture, and where its link stands.
    @JSONModel(keys: .snakeCase)
    struct Media: Sendable {
        let id: Int
        let idStr: String
        let indices: [Int]
        let mediaUrl: String
        let mediaUrlHttps: String
        let url: String
        let displayUrl: String
        let expandedUrl: String
        let type: String
        let sizes: MediaSizes
        let sourceStatusId: Int?
        let sourceStatusIdStr: String?
    }

    /// The sizes of a picture.
    @JSONModel
    struct MediaSizes: Sendable {
        let medium: MediaSize
        let small: MediaSize
        let thumb: MediaSize
        let large: MediaSize
    }

    /// One size of a picture.
    @JSONModel
    struct MediaSize: Sendable {
        let w: Int
        let h: Int
        let resize: String
    }

    /// The author of a tweet.
    @JSONModel(keys: .snakeCase)
    struct User: Sendable {
        let id: Int
        let idStr: String
        let name: String
        let screenName: String
        let location: String
        let description: String
        let url: String?
        let entities: UserEntities
        let protected: Bool
        let followersCount: Int
        let friendsCount: Int
        let listedCount: Int
        let createdAt: String
        let favouritesCount: Int
        let utcOffset: Int?
        let timeZone: String?
        let geoEnabled: Bool
        let verified: Bool
        let statusesCount: Int
        let lang: String
        let contributorsEnabled: Bool
        let isTranslator: Bool
        let isTranslationEnabled: Bool
        let profileBackgroundColor: String
        let profileBackgroundImageUrl: String
        let profileBackgroundImageUrlHttps: String
        let profileBackgroundTile: Bool
        let profileImageUrl: String
        let profileImageUrlHttps: String
        let profileBannerUrl: String?
        let profileLinkColor: String
        let profileSidebarBorderColor: String
        let profileSidebarFillColor: String
        let profileTextColor: String
        let profileUseBackgroundImage: Bool
        let defaultProfile: Bool
        let defaultProfileImage: Bool
        let following: Bool
        let followRequestSent: Bool
        let notifications: Bool
    }

    /// The links in the profile of a user.
    @JSONModel
    struct UserEntities: Sendable {
        let url: URLList?
        let description: URLList
    }

    /// The links in one text.
    @JSONModel
    struct URLList: Sendable {
        let urls: [URLEntity]
    }
}
#endif
