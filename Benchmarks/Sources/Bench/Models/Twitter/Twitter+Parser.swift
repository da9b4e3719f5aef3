import Decoding
import FastJSON

extension TwitterResponse: Measured {
    static var parserCoding: ParserCoding<TwitterResponse> {
        ParserCoding(
            decode: { bytes, options throws(JSONError) in
                try jsonParser.decode(bytes, options: options)
            },
            encode: { value throws(JSONError) in try jsonParser.encode(value) }
        )
    }

    static var byTree: [(name: String, decode: (JSONValue) throws -> TwitterResponse?)] {
        [
            ("Argo style", { decode($0) }),
            ("Freddy style", { try createWithJSONValue($0).get() }),
        ]
    }
}

extension TwitterResponse: JSONParsable {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("statuses") { JSONArray { Tweet.jsonParser } }
        Field("search_metadata") { SearchMetadata.jsonParser }
    }
}

extension SearchMetadata {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("completed_in") { Double.jsonParser() }
        Field("max_id") { Int.jsonParser() }
        Field("max_id_str") { String.jsonParser() }
        Field("next_results") { String.jsonParser() }
        Field("query") { String.jsonParser() }
        Field("refresh_url") { String.jsonParser() }
        Field("count") { Int.jsonParser() }
        Field("since_id") { Int.jsonParser() }
        Field("since_id_str") { String.jsonParser() }
    }
}

extension Tweet {
    static let jsonParser: some JSONParserPrinter<Tweet> = ParsePrint(.memberwise(Self.init)) {
        Field("metadata") { TweetMetadata.jsonParser }
        Field("created_at") { String.jsonParser() }
        Field("id") { Int.jsonParser() }
        Field("id_str") { String.jsonParser() }
        Field("text") { String.jsonParser() }
        Field("source") { String.jsonParser() }
        Field("truncated") { Bool.jsonParser() }
        OptionalField("in_reply_to_status_id") { Int.jsonParser() }
        OptionalField("in_reply_to_status_id_str") { String.jsonParser() }
        OptionalField("in_reply_to_user_id") { Int.jsonParser() }
        OptionalField("in_reply_to_user_id_str") { String.jsonParser() }
        OptionalField("in_reply_to_screen_name") { String.jsonParser() }
        Field("user") { User.jsonParser }
        OptionalField("geo") { GeoPoint.jsonParser }
        OptionalField("coordinates") { GeoPoint.jsonParser }
        OptionalField("place") { Place.jsonParser }
        OptionalField("contributors") { JSONArray { Int.jsonParser() } }
        OptionalField("retweeted_status") {
            Lazy { Tweet.jsonParser }.map(apply: { Box($0) }, unapply: { $0.value })
        }
        Field("retweet_count") { Int.jsonParser() }
        Field("favorite_count") { Int.jsonParser() }
        Field("entities") { TweetEntities.jsonParser }
        Field("favorited") { Bool.jsonParser() }
        Field("retweeted") { Bool.jsonParser() }
        OptionalField("possibly_sensitive") { Bool.jsonParser() }
        Field("lang") { String.jsonParser() }
    }
}

extension TweetMetadata {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("result_type") { String.jsonParser() }
        Field("iso_language_code") { String.jsonParser() }
    }
}

extension GeoPoint {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("type") { String.jsonParser() }
        Field("coordinates") { JSONArray { Double.jsonParser() } }
    }
}

extension Place {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("id") { String.jsonParser() }
        Field("url") { String.jsonParser() }
        Field("place_type") { String.jsonParser() }
        Field("name") { String.jsonParser() }
        Field("full_name") { String.jsonParser() }
        Field("country_code") { String.jsonParser() }
        Field("country") { String.jsonParser() }
    }
}

extension User {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("id") { Int.jsonParser() }
        Field("id_str") { String.jsonParser() }
        Field("name") { String.jsonParser() }
        Field("screen_name") { String.jsonParser() }
        Field("location") { String.jsonParser() }
        Field("description") { String.jsonParser() }
        OptionalField("url") { String.jsonParser() }
        Field("entities") { UserEntities.jsonParser }
        Field("protected") { Bool.jsonParser() }
        Field("followers_count") { Int.jsonParser() }
        Field("friends_count") { Int.jsonParser() }
        Field("listed_count") { Int.jsonParser() }
        Field("created_at") { String.jsonParser() }
        Field("favourites_count") { Int.jsonParser() }
        OptionalField("utc_offset") { Int.jsonParser() }
        OptionalField("time_zone") { String.jsonParser() }
        Field("geo_enabled") { Bool.jsonParser() }
        Field("verified") { Bool.jsonParser() }
        Field("statuses_count") { Int.jsonParser() }
        Field("lang") { String.jsonParser() }
        Field("contributors_enabled") { Bool.jsonParser() }
        Field("is_translator") { Bool.jsonParser() }
        Field("is_translation_enabled") { Bool.jsonParser() }
        Field("profile_background_color") { String.jsonParser() }
        Field("profile_background_image_url") { String.jsonParser() }
        Field("profile_background_image_url_https") { String.jsonParser() }
        Field("profile_background_tile") { Bool.jsonParser() }
        Field("profile_image_url") { String.jsonParser() }
        Field("profile_image_url_https") { String.jsonParser() }
        OptionalField("profile_banner_url") { String.jsonParser() }
        Field("profile_link_color") { String.jsonParser() }
        Field("profile_sidebar_border_color") { String.jsonParser() }
        Field("profile_sidebar_fill_color") { String.jsonParser() }
        Field("profile_text_color") { String.jsonParser() }
        Field("profile_use_background_image") { Bool.jsonParser() }
        Field("default_profile") { Bool.jsonParser() }
        Field("default_profile_image") { Bool.jsonParser() }
        Field("following") { Bool.jsonParser() }
        Field("follow_request_sent") { Bool.jsonParser() }
        Field("notifications") { Bool.jsonParser() }
    }
}

extension UserEntities {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        OptionalField("url") { URLList.jsonParser }
        Field("description") { URLList.jsonParser }
    }
}

extension URLList {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("urls") { JSONArray { URLEntity.jsonParser } }
    }
}

extension TweetEntities {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("hashtags") { JSONArray { Hashtag.jsonParser } }
        Field("symbols") { JSONArray { Hashtag.jsonParser } }
        Field("urls") { JSONArray { URLEntity.jsonParser } }
        Field("user_mentions") { JSONArray { UserMention.jsonParser } }
        OptionalField("media") { JSONArray { Media.jsonParser } }
    }
}

extension Hashtag {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("text") { String.jsonParser() }
        Field("indices") { JSONArray { Int.jsonParser() } }
    }
}

extension URLEntity {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("url") { String.jsonParser() }
        Field("expanded_url") { String.jsonParser() }
        Field("display_url") { String.jsonParser() }
        Field("indices") { JSONArray { Int.jsonParser() } }
    }
}

extension UserMention {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("screen_name") { String.jsonParser() }
        Field("name") { String.jsonParser() }
        Field("id") { Int.jsonParser() }
        Field("id_str") { String.jsonParser() }
        Field("indices") { JSONArray { Int.jsonParser() } }
    }
}

extension Media {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("id") { Int.jsonParser() }
        Field("id_str") { String.jsonParser() }
        Field("indices") { JSONArray { Int.jsonParser() } }
        Field("media_url") { String.jsonParser() }
        Field("media_url_https") { String.jsonParser() }
        Field("url") { String.jsonParser() }
        Field("display_url") { String.jsonParser() }
        Field("expanded_url") { String.jsonParser() }
        Field("type") { String.jsonParser() }
        Field("sizes") { MediaSizes.jsonParser }
        OptionalField("source_status_id") { Int.jsonParser() }
        OptionalField("source_status_id_str") { String.jsonParser() }
    }
}

extension MediaSizes {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("medium") { MediaSize.jsonParser }
        Field("small") { MediaSize.jsonParser }
        Field("thumb") { MediaSize.jsonParser }
        Field("large") { MediaSize.jsonParser }
    }
}

extension MediaSize {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("w") { Int.jsonParser() }
        Field("h") { Int.jsonParser() }
        Field("resize") { String.jsonParser() }
    }
}
