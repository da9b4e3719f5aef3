import DecodingClassics

// In the style of Freddy: results of subscripts, and paths.

extension JSONValuePathOptions {
    fileprivate static let absent: JSONValuePathOptions = [.nullBecomesNil, .missingKeyBecomesNil]
}

extension TwitterResponse: JSONValueDecodable {
    static func createWithJSONValue(_ json: JSONValue) -> Result<TwitterResponse, JSONError> {
        Result { () throws(JSONError) in
            TwitterResponse(
                statuses: try json.decodedArray(at: "statuses"),
                searchMetadata: try json.decode(at: "search_metadata")
            )
        }
    }
}

extension SearchMetadata: JSONValueDecodable {
    static func createWithJSONValue(_ json: JSONValue) -> Result<SearchMetadata, JSONError> {
        Result { () throws(JSONError) in
            SearchMetadata(
                completedIn: try json["completed_in"].double.get(),
                maxID: try json["max_id"].int.get(),
                maxIDString: try json["max_id_str"].string.get(),
                nextResults: try json["next_results"].string.get(),
                query: try json["query"].string.get(),
                refreshURL: try json["refresh_url"].string.get(),
                count: try json["count"].int.get(),
                sinceID: try json["since_id"].int.get(),
                sinceIDString: try json["since_id_str"].string.get()
            )
        }
    }
}

extension Tweet: JSONValueDecodable {
    static func createWithJSONValue(_ json: JSONValue) -> Result<Tweet, JSONError> {
        Result { () throws(JSONError) in
            Tweet(
                metadata: try json.decode(at: "metadata"),
                createdAt: try json["created_at"].string.get(),
                id: try json["id"].int.get(),
                idString: try json["id_str"].string.get(),
                text: try json["text"].string.get(),
                source: try json["source"].string.get(),
                truncated: try json["truncated"].bool.get(),
                inReplyToStatusID: try json.int(at: "in_reply_to_status_id", alongPath: .absent),
                inReplyToStatusIDString: try json.string(
                    at: "in_reply_to_status_id_str",
                    alongPath: .absent
                ),
                inReplyToUserID: try json.int(at: "in_reply_to_user_id", alongPath: .absent),
                inReplyToUserIDString: try json.string(
                    at: "in_reply_to_user_id_str",
                    alongPath: .absent
                ),
                inReplyToScreenName: try json.string(
                    at: "in_reply_to_screen_name",
                    alongPath: .absent
                ),
                user: try json.decode(at: "user"),
                geo: try json.decode(at: "geo", alongPath: .absent),
                coordinates: try json.decode(at: "coordinates", alongPath: .absent),
                place: try json.decode(at: "place", alongPath: .absent),
                contributors: try json.decodedArray(at: "contributors", alongPath: .absent),
                retweetedStatus: try json.decode(
                    at: "retweeted_status",
                    alongPath: .absent,
                    as: Tweet.self
                ).map { Box($0) },
                retweetCount: try json["retweet_count"].int.get(),
                favoriteCount: try json["favorite_count"].int.get(),
                entities: try json.decode(at: "entities"),
                favorited: try json["favorited"].bool.get(),
                retweeted: try json["retweeted"].bool.get(),
                possiblySensitive: try json.bool(at: "possibly_sensitive", alongPath: .absent),
                lang: try json["lang"].string.get()
            )
        }
    }
}

extension TweetMetadata: JSONValueDecodable {
    static func createWithJSONValue(_ json: JSONValue) -> Result<TweetMetadata, JSONError> {
        Result { () throws(JSONError) in
            TweetMetadata(
                resultType: try json["result_type"].string.get(),
                isoLanguageCode: try json["iso_language_code"].string.get()
            )
        }
    }
}

extension GeoPoint: JSONValueDecodable {
    static func createWithJSONValue(_ json: JSONValue) -> Result<GeoPoint, JSONError> {
        Result { () throws(JSONError) in
            GeoPoint(
                type: try json["type"].string.get(),
                coordinates: try json.decodedArray(at: "coordinates")
            )
        }
    }
}

extension Place: JSONValueDecodable {
    static func createWithJSONValue(_ json: JSONValue) -> Result<Place, JSONError> {
        Result { () throws(JSONError) in
            Place(
                id: try json["id"].string.get(),
                url: try json["url"].string.get(),
                placeType: try json["place_type"].string.get(),
                name: try json["name"].string.get(),
                fullName: try json["full_name"].string.get(),
                countryCode: try json["country_code"].string.get(),
                country: try json["country"].string.get()
            )
        }
    }
}

extension User: JSONValueDecodable {
    static func createWithJSONValue(_ json: JSONValue) -> Result<User, JSONError> {
        Result { () throws(JSONError) in
            User(
                id: try json["id"].int.get(),
                idString: try json["id_str"].string.get(),
                name: try json["name"].string.get(),
                screenName: try json["screen_name"].string.get(),
                location: try json["location"].string.get(),
                description: try json["description"].string.get(),
                url: try json.string(at: "url", alongPath: .absent),
                entities: try json.decode(at: "entities"),
                protected: try json["protected"].bool.get(),
                followersCount: try json["followers_count"].int.get(),
                friendsCount: try json["friends_count"].int.get(),
                listedCount: try json["listed_count"].int.get(),
                createdAt: try json["created_at"].string.get(),
                favouritesCount: try json["favourites_count"].int.get(),
                utcOffset: try json.int(at: "utc_offset", alongPath: .absent),
                timeZone: try json.string(at: "time_zone", alongPath: .absent),
                geoEnabled: try json["geo_enabled"].bool.get(),
                verified: try json["verified"].bool.get(),
                statusesCount: try json["statuses_count"].int.get(),
                lang: try json["lang"].string.get(),
                contributorsEnabled: try json["contributors_enabled"].bool.get(),
                isTranslator: try json["is_translator"].bool.get(),
                isTranslationEnabled: try json["is_translation_enabled"].bool.get(),
                profileBackgroundColor: try json["profile_background_color"].string.get(),
                profileBackgroundImageURL: try json["profile_background_image_url"].string.get(),
                profileBackgroundImageURLHTTPS: try json["profile_background_image_url_https"]
                    .string.get(),
                profileBackgroundTile: try json["profile_background_tile"].bool.get(),
                profileImageURL: try json["profile_image_url"].string.get(),
                profileImageURLHTTPS: try json["profile_image_url_https"].string.get(),
                profileBannerURL: try json.string(at: "profile_banner_url", alongPath: .absent),
                profileLinkColor: try json["profile_link_color"].string.get(),
                profileSidebarBorderColor: try json["profile_sidebar_border_color"].string.get(),
                profileSidebarFillColor: try json["profile_sidebar_fill_color"].string.get(),
                profileTextColor: try json["profile_text_color"].string.get(),
                profileUseBackgroundImage: try json["profile_use_background_image"].bool.get(),
                defaultProfile: try json["default_profile"].bool.get(),
                defaultProfileImage: try json["default_profile_image"].bool.get(),
                following: try json["following"].bool.get(),
                followRequestSent: try json["follow_request_sent"].bool.get(),
                notifications: try json["notifications"].bool.get()
            )
        }
    }
}

extension UserEntities: JSONValueDecodable {
    static func createWithJSONValue(_ json: JSONValue) -> Result<UserEntities, JSONError> {
        Result { () throws(JSONError) in
            UserEntities(
                url: try json.decode(at: "url", alongPath: .absent),
                description: try json.decode(at: "description")
            )
        }
    }
}

extension URLList: JSONValueDecodable {
    static func createWithJSONValue(_ json: JSONValue) -> Result<URLList, JSONError> {
        Result { () throws(JSONError) in
            URLList(urls: try json.decodedArray(at: "urls"))
        }
    }
}

extension TweetEntities: JSONValueDecodable {
    static func createWithJSONValue(_ json: JSONValue) -> Result<TweetEntities, JSONError> {
        Result { () throws(JSONError) in
            TweetEntities(
                hashtags: try json.decodedArray(at: "hashtags"),
                symbols: try json.decodedArray(at: "symbols"),
                urls: try json.decodedArray(at: "urls"),
                userMentions: try json.decodedArray(at: "user_mentions"),
                media: try json.decodedArray(at: "media", alongPath: .absent)
            )
        }
    }
}

extension Hashtag: JSONValueDecodable {
    static func createWithJSONValue(_ json: JSONValue) -> Result<Hashtag, JSONError> {
        Result { () throws(JSONError) in
            Hashtag(
                text: try json["text"].string.get(),
                indices: try json.decodedArray(at: "indices")
            )
        }
    }
}

extension URLEntity: JSONValueDecodable {
    static func createWithJSONValue(_ json: JSONValue) -> Result<URLEntity, JSONError> {
        Result { () throws(JSONError) in
            URLEntity(
                url: try json["url"].string.get(),
                expandedURL: try json["expanded_url"].string.get(),
                displayURL: try json["display_url"].string.get(),
                indices: try json.decodedArray(at: "indices")
            )
        }
    }
}

extension UserMention: JSONValueDecodable {
    static func createWithJSONValue(_ json: JSONValue) -> Result<UserMention, JSONError> {
        Result { () throws(JSONError) in
            UserMention(
                screenName: try json["screen_name"].string.get(),
                name: try json["name"].string.get(),
                id: try json["id"].int.get(),
                idString: try json["id_str"].string.get(),
                indices: try json.decodedArray(at: "indices")
            )
        }
    }
}

extension Media: JSONValueDecodable {
    static func createWithJSONValue(_ json: JSONValue) -> Result<Media, JSONError> {
        Result { () throws(JSONError) in
            Media(
                id: try json["id"].int.get(),
                idString: try json["id_str"].string.get(),
                indices: try json.decodedArray(at: "indices"),
                mediaURL: try json["media_url"].string.get(),
                mediaURLHTTPS: try json["media_url_https"].string.get(),
                url: try json["url"].string.get(),
                displayURL: try json["display_url"].string.get(),
                expandedURL: try json["expanded_url"].string.get(),
                type: try json["type"].string.get(),
                sizes: try json.decode(at: "sizes"),
                sourceStatusID: try json.int(at: "source_status_id", alongPath: .absent),
                sourceStatusIDString: try json.string(
                    at: "source_status_id_str",
                    alongPath: .absent
                )
            )
        }
    }
}

extension MediaSizes: JSONValueDecodable {
    static func createWithJSONValue(_ json: JSONValue) -> Result<MediaSizes, JSONError> {
        Result { () throws(JSONError) in
            MediaSizes(
                medium: try json.decode(at: "medium"),
                small: try json.decode(at: "small"),
                thumb: try json.decode(at: "thumb"),
                large: try json.decode(at: "large")
            )
        }
    }
}

extension MediaSize: JSONValueDecodable {
    static func createWithJSONValue(_ json: JSONValue) -> Result<MediaSize, JSONError> {
        Result { () throws(JSONError) in
            MediaSize(
                width: try json["w"].int.get(),
                height: try json["h"].int.get(),
                resize: try json["resize"].string.get()
            )
        }
    }
}
