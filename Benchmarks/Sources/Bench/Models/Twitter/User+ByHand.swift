import FastJSON

extension User: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var id: Int?
        var idString: String?
        var name: String?
        var screenName: String?
        var location: String?
        var description: String?
        var url: String?
        var entities: UserEntities?
        var protected: Bool?
        var followersCount: Int?
        var friendsCount: Int?
        var listedCount: Int?
        var createdAt: String?
        var favouritesCount: Int?
        var utcOffset: Int?
        var timeZone: String?
        var geoEnabled: Bool?
        var verified: Bool?
        var statusesCount: Int?
        var lang: String?
        var contributorsEnabled: Bool?
        var isTranslator: Bool?
        var isTranslationEnabled: Bool?
        var profileBackgroundColor: String?
        var profileBackgroundImageURL: String?
        var profileBackgroundImageURLHTTPS: String?
        var profileBackgroundTile: Bool?
        var profileImageURL: String?
        var profileImageURLHTTPS: String?
        var profileBannerURL: String?
        var profileLinkColor: String?
        var profileSidebarBorderColor: String?
        var profileSidebarFillColor: String?
        var profileTextColor: String?
        var profileUseBackgroundImage: Bool?
        var defaultProfile: Bool?
        var defaultProfileImage: Bool?
        var following: Bool?
        var followRequestSent: Bool?
        var notifications: Bool?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "id": id = try cursor.readInt()
                case "id_str": idString = try cursor.readString()
                case "name": name = try cursor.readString()
                case "screen_name": screenName = try cursor.readString()
                case "location": location = try cursor.readString()
                case "description": description = try cursor.readString()
                case "url": url = try cursor.passNull() ? nil : cursor.readString()
                case "entities": entities = try UserEntities(reading: &cursor)
                case "protected": protected = try cursor.readBool()
                case "followers_count": followersCount = try cursor.readInt()
                case "friends_count": friendsCount = try cursor.readInt()
                case "listed_count": listedCount = try cursor.readInt()
                case "created_at": createdAt = try cursor.readString()
                case "favourites_count": favouritesCount = try cursor.readInt()
                case "utc_offset": utcOffset = try cursor.passNull() ? nil : cursor.readInt()
                case "time_zone": timeZone = try cursor.passNull() ? nil : cursor.readString()
                case "geo_enabled": geoEnabled = try cursor.readBool()
                case "verified": verified = try cursor.readBool()
                case "statuses_count": statusesCount = try cursor.readInt()
                case "lang": lang = try cursor.readString()
                case "contributors_enabled": contributorsEnabled = try cursor.readBool()
                case "is_translator": isTranslator = try cursor.readBool()
                case "is_translation_enabled": isTranslationEnabled = try cursor.readBool()
                case "profile_background_color": profileBackgroundColor = try cursor.readString()
                case "profile_background_image_url":
                    profileBackgroundImageURL = try cursor.readString()
                case "profile_background_image_url_https":
                    profileBackgroundImageURLHTTPS = try cursor.readString()
                case "profile_background_tile": profileBackgroundTile = try cursor.readBool()
                case "profile_image_url": profileImageURL = try cursor.readString()
                case "profile_image_url_https": profileImageURLHTTPS = try cursor.readString()
                case "profile_banner_url":
                    profileBannerURL = try cursor.passNull() ? nil : cursor.readString()
                case "profile_link_color": profileLinkColor = try cursor.readString()
                case "profile_sidebar_border_color":
                    profileSidebarBorderColor = try cursor.readString()
                case "profile_sidebar_fill_color": profileSidebarFillColor = try cursor.readString()
                case "profile_text_color": profileTextColor = try cursor.readString()
                case "profile_use_background_image":
                    profileUseBackgroundImage = try cursor.readBool()
                case "default_profile": defaultProfile = try cursor.readBool()
                case "default_profile_image": defaultProfileImage = try cursor.readBool()
                case "following": following = try cursor.readBool()
                case "follow_request_sent": followRequestSent = try cursor.readBool()
                case "notifications": notifications = try cursor.readBool()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            id: try required(id, "id"),
            idString: try required(idString, "id_str"),
            name: try required(name, "name"),
            screenName: try required(screenName, "screen_name"),
            location: try required(location, "location"),
            description: try required(description, "description"),
            url: url,
            entities: try required(entities, "entities"),
            protected: try required(protected, "protected"),
            followersCount: try required(followersCount, "followers_count"),
            friendsCount: try required(friendsCount, "friends_count"),
            listedCount: try required(listedCount, "listed_count"),
            createdAt: try required(createdAt, "created_at"),
            favouritesCount: try required(favouritesCount, "favourites_count"),
            utcOffset: utcOffset,
            timeZone: timeZone,
            geoEnabled: try required(geoEnabled, "geo_enabled"),
            verified: try required(verified, "verified"),
            statusesCount: try required(statusesCount, "statuses_count"),
            lang: try required(lang, "lang"),
            contributorsEnabled: try required(contributorsEnabled, "contributors_enabled"),
            isTranslator: try required(isTranslator, "is_translator"),
            isTranslationEnabled: try required(isTranslationEnabled, "is_translation_enabled"),
            profileBackgroundColor: try required(
                profileBackgroundColor,
                "profile_background_color"
            ),
            profileBackgroundImageURL: try required(
                profileBackgroundImageURL,
                "profile_background_image_url"
            ),
            profileBackgroundImageURLHTTPS: try required(
                profileBackgroundImageURLHTTPS,
                "profile_background_image_url_https"
            ),
            profileBackgroundTile: try required(profileBackgroundTile, "profile_background_tile"),
            profileImageURL: try required(profileImageURL, "profile_image_url"),
            profileImageURLHTTPS: try required(profileImageURLHTTPS, "profile_image_url_https"),
            profileBannerURL: profileBannerURL,
            profileLinkColor: try required(profileLinkColor, "profile_link_color"),
            profileSidebarBorderColor: try required(
                profileSidebarBorderColor,
                "profile_sidebar_border_color"
            ),
            profileSidebarFillColor: try required(
                profileSidebarFillColor,
                "profile_sidebar_fill_color"
            ),
            profileTextColor: try required(profileTextColor, "profile_text_color"),
            profileUseBackgroundImage: try required(
                profileUseBackgroundImage,
                "profile_use_background_image"
            ),
            defaultProfile: try required(defaultProfile, "default_profile"),
            defaultProfileImage: try required(defaultProfileImage, "default_profile_image"),
            following: try required(following, "following"),
            followRequestSent: try required(followRequestSent, "follow_request_sent"),
            notifications: try required(notifications, "notifications")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        writer.member("id_str", idString)
        writer.member("name", name)
        writer.member("screen_name", screenName)
        writer.member("location", location)
        writer.member("description", description)
        writer.member("url", url)
        writer.member("entities", entities)
        writer.member("protected", protected)
        writer.member("followers_count", followersCount)
        writer.member("friends_count", friendsCount)
        writer.member("listed_count", listedCount)
        writer.member("created_at", createdAt)
        writer.member("favourites_count", favouritesCount)
        writer.member("utc_offset", utcOffset)
        writer.member("time_zone", timeZone)
        writer.member("geo_enabled", geoEnabled)
        writer.member("verified", verified)
        writer.member("statuses_count", statusesCount)
        writer.member("lang", lang)
        writer.member("contributors_enabled", contributorsEnabled)
        writer.member("is_translator", isTranslator)
        writer.member("is_translation_enabled", isTranslationEnabled)
        writer.member("profile_background_color", profileBackgroundColor)
        writer.member("profile_background_image_url", profileBackgroundImageURL)
        writer.member("profile_background_image_url_https", profileBackgroundImageURLHTTPS)
        writer.member("profile_background_tile", profileBackgroundTile)
        writer.member("profile_image_url", profileImageURL)
        writer.member("profile_image_url_https", profileImageURLHTTPS)
        writer.member("profile_banner_url", profileBannerURL)
        writer.member("profile_link_color", profileLinkColor)
        writer.member("profile_sidebar_border_color", profileSidebarBorderColor)
        writer.member("profile_sidebar_fill_color", profileSidebarFillColor)
        writer.member("profile_text_color", profileTextColor)
        writer.member("profile_use_background_image", profileUseBackgroundImage)
        writer.member("default_profile", defaultProfile)
        writer.member("default_profile_image", defaultProfileImage)
        writer.member("following", following)
        writer.member("follow_request_sent", followRequestSent)
        writer.member("notifications", notifications)
        writer.endObject()
    }
}

extension UserEntities: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var url: URLList?
        var description: URLList?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "url": url = try cursor.passNull() ? nil : URLList(reading: &cursor)
                case "description": description = try URLList(reading: &cursor)
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            url: url,
            description: try required(description, "description")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("url", url)
        writer.member("description", description)
        writer.endObject()
    }
}

extension URLList: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var urls: [URLEntity]?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "urls": urls = try cursor.readArray()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            urls: try required(urls, "urls")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("urls", urls)
        writer.endObject()
    }
}
