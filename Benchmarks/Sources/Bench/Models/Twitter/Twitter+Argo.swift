import DecodingOperators

// In the style of Argo: operators for up to 24 fields, and a guard for more.

extension TwitterResponse: JSONDecodable {
    static func decode(_ json: JSON) -> TwitterResponse? {
        curry(TwitterResponse.init)
            <^> json <|| "statuses"
            <*> json <| "search_metadata"
    }
}

extension SearchMetadata: JSONDecodable {
    static func decode(_ json: JSON) -> SearchMetadata? {
        curry(SearchMetadata.init)
            <^> json <| "completed_in"
            <*> json <| "max_id"
            <*> json <| "max_id_str"
            <*> json <| "next_results"
            <*> json <| "query"
            <*> json <| "refresh_url"
            <*> json <| "count"
            <*> json <| "since_id"
            <*> json <| "since_id_str"
    }
}

extension Tweet: JSONDecodable {
    static func decode(_ json: JSON) -> Tweet? {
        guard
            let metadata: TweetMetadata = json <| "metadata",
            let createdAt: String = json <| "created_at",
            let id: Int = json <| "id",
            let idString: String = json <| "id_str",
            let text: String = json <| "text",
            let source: String = json <| "source",
            let truncated: Bool = json <| "truncated",
            let inReplyToStatusID: Int? = json <|?! "in_reply_to_status_id",
            let inReplyToStatusIDString: String? = json <|?! "in_reply_to_status_id_str",
            let inReplyToUserID: Int? = json <|?! "in_reply_to_user_id",
            let inReplyToUserIDString: String? = json <|?! "in_reply_to_user_id_str",
            let inReplyToScreenName: String? = json <|?! "in_reply_to_screen_name",
            let user: User = json <| "user",
            let geo: GeoPoint? = json <|?! "geo",
            let coordinates: GeoPoint? = json <|?! "coordinates",
            let place: Place? = json <|?! "place",
            let contributors: [Int]? = json <||?! "contributors",
            let retweetedStatus: Box<Tweet>? = json <|?! "retweeted_status",
            let retweetCount: Int = json <| "retweet_count",
            let favoriteCount: Int = json <| "favorite_count",
            let entities: TweetEntities = json <| "entities",
            let favorited: Bool = json <| "favorited",
            let retweeted: Bool = json <| "retweeted",
            let possiblySensitive: Bool? = json <|?! "possibly_sensitive",
            let lang: String = json <| "lang"
        else { return nil }
        return Tweet(
            metadata: metadata,
            createdAt: createdAt,
            id: id,
            idString: idString,
            text: text,
            source: source,
            truncated: truncated,
            inReplyToStatusID: inReplyToStatusID,
            inReplyToStatusIDString: inReplyToStatusIDString,
            inReplyToUserID: inReplyToUserID,
            inReplyToUserIDString: inReplyToUserIDString,
            inReplyToScreenName: inReplyToScreenName,
            user: user,
            geo: geo,
            coordinates: coordinates,
            place: place,
            contributors: contributors,
            retweetedStatus: retweetedStatus,
            retweetCount: retweetCount,
            favoriteCount: favoriteCount,
            entities: entities,
            favorited: favorited,
            retweeted: retweeted,
            possiblySensitive: possiblySensitive,
            lang: lang
        )
    }
}

extension TweetMetadata: JSONDecodable {
    static func decode(_ json: JSON) -> TweetMetadata? {
        curry(TweetMetadata.init)
            <^> json <| "result_type"
            <*> json <| "iso_language_code"
    }
}

extension GeoPoint: JSONDecodable {
    static func decode(_ json: JSON) -> GeoPoint? {
        curry(GeoPoint.init)
            <^> json <| "type"
            <*> json <|| "coordinates"
    }
}

extension Place: JSONDecodable {
    static func decode(_ json: JSON) -> Place? {
        curry(Place.init)
            <^> json <| "id"
            <*> json <| "url"
            <*> json <| "place_type"
            <*> json <| "name"
            <*> json <| "full_name"
            <*> json <| "country_code"
            <*> json <| "country"
    }
}

extension User: JSONDecodable {
    static func decode(_ json: JSON) -> User? {
        guard
            let id: Int = json <| "id",
            let idString: String = json <| "id_str",
            let name: String = json <| "name",
            let screenName: String = json <| "screen_name",
            let location: String = json <| "location",
            let description: String = json <| "description",
            let url: String? = json <|?! "url",
            let entities: UserEntities = json <| "entities",
            let protected: Bool = json <| "protected",
            let followersCount: Int = json <| "followers_count",
            let friendsCount: Int = json <| "friends_count",
            let listedCount: Int = json <| "listed_count",
            let createdAt: String = json <| "created_at",
            let favouritesCount: Int = json <| "favourites_count",
            let utcOffset: Int? = json <|?! "utc_offset",
            let timeZone: String? = json <|?! "time_zone",
            let geoEnabled: Bool = json <| "geo_enabled",
            let verified: Bool = json <| "verified",
            let statusesCount: Int = json <| "statuses_count",
            let lang: String = json <| "lang",
            let contributorsEnabled: Bool = json <| "contributors_enabled",
            let isTranslator: Bool = json <| "is_translator",
            let isTranslationEnabled: Bool = json <| "is_translation_enabled",
            let profileBackgroundColor: String = json <| "profile_background_color",
            let profileBackgroundImageURL: String = json <| "profile_background_image_url",
            let profileBackgroundImageURLHTTPS: String = json
                <| "profile_background_image_url_https",
            let profileBackgroundTile: Bool = json <| "profile_background_tile",
            let profileImageURL: String = json <| "profile_image_url",
            let profileImageURLHTTPS: String = json <| "profile_image_url_https",
            let profileBannerURL: String? = json <|?! "profile_banner_url",
            let profileLinkColor: String = json <| "profile_link_color",
            let profileSidebarBorderColor: String = json <| "profile_sidebar_border_color",
            let profileSidebarFillColor: String = json <| "profile_sidebar_fill_color",
            let profileTextColor: String = json <| "profile_text_color",
            let profileUseBackgroundImage: Bool = json <| "profile_use_background_image",
            let defaultProfile: Bool = json <| "default_profile",
            let defaultProfileImage: Bool = json <| "default_profile_image",
            let following: Bool = json <| "following",
            let followRequestSent: Bool = json <| "follow_request_sent",
            let notifications: Bool = json <| "notifications"
        else { return nil }
        return User(
            id: id,
            idString: idString,
            name: name,
            screenName: screenName,
            location: location,
            description: description,
            url: url,
            entities: entities,
            protected: protected,
            followersCount: followersCount,
            friendsCount: friendsCount,
            listedCount: listedCount,
            createdAt: createdAt,
            favouritesCount: favouritesCount,
            utcOffset: utcOffset,
            timeZone: timeZone,
            geoEnabled: geoEnabled,
            verified: verified,
            statusesCount: statusesCount,
            lang: lang,
            contributorsEnabled: contributorsEnabled,
            isTranslator: isTranslator,
            isTranslationEnabled: isTranslationEnabled,
            profileBackgroundColor: profileBackgroundColor,
            profileBackgroundImageURL: profileBackgroundImageURL,
            profileBackgroundImageURLHTTPS: profileBackgroundImageURLHTTPS,
            profileBackgroundTile: profileBackgroundTile,
            profileImageURL: profileImageURL,
            profileImageURLHTTPS: profileImageURLHTTPS,
            profileBannerURL: profileBannerURL,
            profileLinkColor: profileLinkColor,
            profileSidebarBorderColor: profileSidebarBorderColor,
            profileSidebarFillColor: profileSidebarFillColor,
            profileTextColor: profileTextColor,
            profileUseBackgroundImage: profileUseBackgroundImage,
            defaultProfile: defaultProfile,
            defaultProfileImage: defaultProfileImage,
            following: following,
            followRequestSent: followRequestSent,
            notifications: notifications
        )
    }
}

extension UserEntities: JSONDecodable {
    static func decode(_ json: JSON) -> UserEntities? {
        curry(UserEntities.init)
            <^> json <|?! "url"
            <*> json <| "description"
    }
}

extension URLList: JSONDecodable {
    static func decode(_ json: JSON) -> URLList? {
        curry(URLList.init)
            <^> json <|| "urls"
    }
}

extension TweetEntities: JSONDecodable {
    static func decode(_ json: JSON) -> TweetEntities? {
        curry(TweetEntities.init)
            <^> json <|| "hashtags"
            <*> json <|| "symbols"
            <*> json <|| "urls"
            <*> json <|| "user_mentions"
            <*> json <||?! "media"
    }
}

extension Hashtag: JSONDecodable {
    static func decode(_ json: JSON) -> Hashtag? {
        curry(Hashtag.init)
            <^> json <| "text"
            <*> json <|| "indices"
    }
}

extension URLEntity: JSONDecodable {
    static func decode(_ json: JSON) -> URLEntity? {
        curry(URLEntity.init)
            <^> json <| "url"
            <*> json <| "expanded_url"
            <*> json <| "display_url"
            <*> json <|| "indices"
    }
}

extension UserMention: JSONDecodable {
    static func decode(_ json: JSON) -> UserMention? {
        curry(UserMention.init)
            <^> json <| "screen_name"
            <*> json <| "name"
            <*> json <| "id"
            <*> json <| "id_str"
            <*> json <|| "indices"
    }
}

extension Media: JSONDecodable {
    static func decode(_ json: JSON) -> Media? {
        curry(Media.init)
            <^> json <| "id"
            <*> json <| "id_str"
            <*> json <|| "indices"
            <*> json <| "media_url"
            <*> json <| "media_url_https"
            <*> json <| "url"
            <*> json <| "display_url"
            <*> json <| "expanded_url"
            <*> json <| "type"
            <*> json <| "sizes"
            <*> json <|?! "source_status_id"
            <*> json <|?! "source_status_id_str"
    }
}

extension MediaSizes: JSONDecodable {
    static func decode(_ json: JSON) -> MediaSizes? {
        curry(MediaSizes.init)
            <^> json <| "medium"
            <*> json <| "small"
            <*> json <| "thumb"
            <*> json <| "large"
    }
}

extension MediaSize: JSONDecodable {
    static func decode(_ json: JSON) -> MediaSize? {
        curry(MediaSize.init)
            <^> json <| "w"
            <*> json <| "h"
            <*> json <| "resize"
    }
}

extension Box: JSONDecodable where Value: JSONDecodable, Value.DecodedType == Value {
    static func decode(_ json: JSON) -> Box? {
        Value.decode(json).map { Box($0) }
    }
}
