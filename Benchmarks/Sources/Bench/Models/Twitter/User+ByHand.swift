import FastJSON

extension User: HandCoded {
    private enum Key: String, CaseIterable {
        case id
        case idString = "id_str"
        case name
        case screenName = "screen_name"
        case location
        case description
        case url
        case entities
        case protected
        case followersCount = "followers_count"
        case friendsCount = "friends_count"
        case listedCount = "listed_count"
        case createdAt = "created_at"
        case favouritesCount = "favourites_count"
        case utcOffset = "utc_offset"
        case timeZone = "time_zone"
        case geoEnabled = "geo_enabled"
        case verified
        case statusesCount = "statuses_count"
        case lang
        case contributorsEnabled = "contributors_enabled"
        case isTranslator = "is_translator"
        case isTranslationEnabled = "is_translation_enabled"
        case profileBackgroundColor = "profile_background_color"
        case profileBackgroundImageURL = "profile_background_image_url"
        case profileBackgroundImageURLHTTPS = "profile_background_image_url_https"
        case profileBackgroundTile = "profile_background_tile"
        case profileImageURL = "profile_image_url"
        case profileImageURLHTTPS = "profile_image_url_https"
        case profileBannerURL = "profile_banner_url"
        case profileLinkColor = "profile_link_color"
        case profileSidebarBorderColor = "profile_sidebar_border_color"
        case profileSidebarFillColor = "profile_sidebar_fill_color"
        case profileTextColor = "profile_text_color"
        case profileUseBackgroundImage = "profile_use_background_image"
        case defaultProfile = "default_profile"
        case defaultProfileImage = "default_profile_image"
        case following
        case followRequestSent = "follow_request_sent"
        case notifications
    }

    private static let keys = JSONKeys<Key>()

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
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .id: id = try cursor.readInt()
            case .idString: idString = try cursor.readString()
            case .name: name = try cursor.readString()
            case .screenName: screenName = try cursor.readString()
            case .location: location = try cursor.readString()
            case .description: description = try cursor.readString()
            case .url: url = try cursor.readIfPresent()
            case .entities: entities = try UserEntities(reading: &cursor)
            case .protected: protected = try cursor.readBool()
            case .followersCount: followersCount = try cursor.readInt()
            case .friendsCount: friendsCount = try cursor.readInt()
            case .listedCount: listedCount = try cursor.readInt()
            case .createdAt: createdAt = try cursor.readString()
            case .favouritesCount: favouritesCount = try cursor.readInt()
            case .utcOffset: utcOffset = try cursor.readIfPresent()
            case .timeZone: timeZone = try cursor.readIfPresent()
            case .geoEnabled: geoEnabled = try cursor.readBool()
            case .verified: verified = try cursor.readBool()
            case .statusesCount: statusesCount = try cursor.readInt()
            case .lang: lang = try cursor.readString()
            case .contributorsEnabled: contributorsEnabled = try cursor.readBool()
            case .isTranslator: isTranslator = try cursor.readBool()
            case .isTranslationEnabled: isTranslationEnabled = try cursor.readBool()
            case .profileBackgroundColor: profileBackgroundColor = try cursor.readString()
            case .profileBackgroundImageURL:
                profileBackgroundImageURL = try cursor.readString()
            case .profileBackgroundImageURLHTTPS:
                profileBackgroundImageURLHTTPS = try cursor.readString()
            case .profileBackgroundTile: profileBackgroundTile = try cursor.readBool()
            case .profileImageURL: profileImageURL = try cursor.readString()
            case .profileImageURLHTTPS: profileImageURLHTTPS = try cursor.readString()
            case .profileBannerURL: profileBannerURL = try cursor.readIfPresent()
            case .profileLinkColor: profileLinkColor = try cursor.readString()
            case .profileSidebarBorderColor:
                profileSidebarBorderColor = try cursor.readString()
            case .profileSidebarFillColor: profileSidebarFillColor = try cursor.readString()
            case .profileTextColor: profileTextColor = try cursor.readString()
            case .profileUseBackgroundImage:
                profileUseBackgroundImage = try cursor.readBool()
            case .defaultProfile: defaultProfile = try cursor.readBool()
            case .defaultProfileImage: defaultProfileImage = try cursor.readBool()
            case .following: following = try cursor.readBool()
            case .followRequestSent: followRequestSent = try cursor.readBool()
            case .notifications: notifications = try cursor.readBool()
            }
        }
        self.init(
            id: try required(id, Key.id),
            idString: try required(idString, Key.idString),
            name: try required(name, Key.name),
            screenName: try required(screenName, Key.screenName),
            location: try required(location, Key.location),
            description: try required(description, Key.description),
            url: url,
            entities: try required(entities, Key.entities),
            protected: try required(protected, Key.protected),
            followersCount: try required(followersCount, Key.followersCount),
            friendsCount: try required(friendsCount, Key.friendsCount),
            listedCount: try required(listedCount, Key.listedCount),
            createdAt: try required(createdAt, Key.createdAt),
            favouritesCount: try required(favouritesCount, Key.favouritesCount),
            utcOffset: utcOffset,
            timeZone: timeZone,
            geoEnabled: try required(geoEnabled, Key.geoEnabled),
            verified: try required(verified, Key.verified),
            statusesCount: try required(statusesCount, Key.statusesCount),
            lang: try required(lang, Key.lang),
            contributorsEnabled: try required(contributorsEnabled, Key.contributorsEnabled),
            isTranslator: try required(isTranslator, Key.isTranslator),
            isTranslationEnabled: try required(isTranslationEnabled, Key.isTranslationEnabled),
            profileBackgroundColor: try required(
                profileBackgroundColor,
                Key.profileBackgroundColor
            ),
            profileBackgroundImageURL: try required(
                profileBackgroundImageURL,
                Key.profileBackgroundImageURL
            ),
            profileBackgroundImageURLHTTPS: try required(
                profileBackgroundImageURLHTTPS,
                Key.profileBackgroundImageURLHTTPS
            ),
            profileBackgroundTile: try required(profileBackgroundTile, Key.profileBackgroundTile),
            profileImageURL: try required(profileImageURL, Key.profileImageURL),
            profileImageURLHTTPS: try required(profileImageURLHTTPS, Key.profileImageURLHTTPS),
            profileBannerURL: profileBannerURL,
            profileLinkColor: try required(profileLinkColor, Key.profileLinkColor),
            profileSidebarBorderColor: try required(
                profileSidebarBorderColor,
                Key.profileSidebarBorderColor
            ),
            profileSidebarFillColor: try required(
                profileSidebarFillColor,
                Key.profileSidebarFillColor
            ),
            profileTextColor: try required(profileTextColor, Key.profileTextColor),
            profileUseBackgroundImage: try required(
                profileUseBackgroundImage,
                Key.profileUseBackgroundImage
            ),
            defaultProfile: try required(defaultProfile, Key.defaultProfile),
            defaultProfileImage: try required(defaultProfileImage, Key.defaultProfileImage),
            following: try required(following, Key.following),
            followRequestSent: try required(followRequestSent, Key.followRequestSent),
            notifications: try required(notifications, Key.notifications)
        )
    }
}

extension UserEntities: HandCoded {
    private enum Key: String, CaseIterable {
        case url
        case description
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var url: URLList?
        var description: URLList?
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .url: url = try cursor.readIfPresent()
            case .description: description = try URLList(reading: &cursor)
            }
        }
        self.init(url: url, description: try required(description, Key.description))
    }
}

extension URLList: HandCoded {
    private enum Key: String, CaseIterable {
        case urls
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var urls: [URLEntity]?
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .urls: urls = try cursor.readArray()
            }
        }
        self.init(urls: try required(urls, Key.urls))
    }
}
